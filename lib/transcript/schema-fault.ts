import type { z } from "../text/zod";

/** Where a value leaves its schema: the field in words (`sets 2 values`), and what it must be. */
export interface SchemaFault {
  readonly field: string;
  readonly says: string;
}

/** The first fault of a failed parse, in words for people. */
export function schemaFault(error: z.ZodError, value: unknown): SchemaFault {
  const [issue] = error.issues;
  if (issue === undefined) return { field: "", says: "cannot be read" };
  return { field: fieldName(issue.path), says: sayIssue(issue, valueAt(value, issue.path)) };
}

function fieldName(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === "number" ? String(step + 1) : String(step))).join(" ");
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Object.getOwnPropertyDescriptor(found, step)?.value;
  }
  return found;
}

function sayIssue(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${types[issue.expected] ?? `a ${issue.expected}`}`;
    case "invalid_value":
      return `must be ${issue.values.map((allowed) => JSON.stringify(allowed)).join(" or ")}`;
    case "invalid_format":
      return "must be a time such as 2026-01-01T00:00:00.000Z";
    case "too_small":
      return issue.origin === "string" ? "must not be empty" : `must be at least ${issue.minimum}`;
    default:
      return issue.message;
  }
}

const types: Readonly<Record<string, string>> = {
  string: "a string",
  boolean: "true or false",
  number: "a number",
  int: "a whole number",
  object: "an object",
  array: "an array",
  record: "an object",
};
