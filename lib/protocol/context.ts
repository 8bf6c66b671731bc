import { readJson } from "../text/json";
import { effectiveMembers } from "../text/node";
import { z } from "../text/zod";
import type { CheckContext } from "./check";

/** The surroundings of a check that is told nothing: the documents' own project, every capability on. */
export const defaultContext: CheckContext = {
  projectId: "64abc",
  promptVariables: true,
  protocolVersion: 1,
  hasUI: true,
  values: {},
};

const flagSchema = z
  .enum(["true", "false"], { error: "Say true or false." })
  .transform((flag): boolean => flag === "true");

const valuesSchema = z.string().transform((text, issues): Readonly<Record<string, string>> => {
  const reading = readJson(text);
  const members = reading.ok && reading.root.type === "object" ? effectiveMembers(reading.root) : undefined;
  const pairs = members?.map(
    ({ key, value }) => [key, value.type === "string" ? value.value : undefined] as const,
  );
  if (pairs === undefined || pairs.some(([, value]) => value === undefined)) {
    issues.addIssue({ code: "custom", message: 'Give a JSON object of strings, such as {"name":"Lea"}.' });
    return z.NEVER;
  }
  // Not `z.record`, which drops a placeholder called `__proto__`.
  return Object.fromEntries(pairs as readonly (readonly [string, string])[]);
});

/** The context as query parameters, each by its own name; what is left out has its default. */
export const contextParametersSchema = z
  .object({
    projectId: z.string().min(1, { error: "Give the id of a project, or leave it out." }),
    promptVariables: flagSchema,
    protocolVersion: z
      .enum(["1", "2"], { error: "Say 1 or 2." })
      .transform((version): 1 | 2 => (version === "1" ? 1 : 2)),
    hasUI: flagSchema,
    values: valuesSchema,
  })
  .partial();

export interface ContextIssue {
  readonly parameter: string;
  readonly message: string;
}

export type ContextReading =
  | { readonly ok: true; readonly context: CheckContext }
  | { readonly ok: false; readonly issues: readonly ContextIssue[] };

/** Reads a context from query parameters. Of one given twice the last counts; names of nothing here are ignored. */
export function readContext(parameters: URLSearchParams): ContextReading {
  const result = contextParametersSchema.safeParse(Object.fromEntries(parameters));
  if (!result.success) {
    const issues = result.error.issues.map(({ path, message }) => ({ parameter: String(path[0]), message }));
    return { ok: false, issues };
  }
  const given = Object.entries(result.data).filter(([, value]) => value !== undefined);
  return { ok: true, context: { ...defaultContext, ...Object.fromEntries(given) } };
}
