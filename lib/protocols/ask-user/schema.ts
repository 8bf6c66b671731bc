import { z } from "../../text/zod";
import { type Issue, readIssues } from "./issues";

const questionTypes = ["single", "multi", "preview"] as const;

function requiredText(description: string) {
  return z.string().trim().min(1).meta({ description });
}

function optionalText(description: string) {
  return z.string().trim().min(1).optional().meta({ description });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whatever stands in the place of an option is read as an option that has none of its members. */
function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

const optionSchema = z.object({
  value: requiredText("What the agent gets when this option is chosen. Unique within the question."),
  label: requiredText("What the person reads. Labels that differ only in case are hard to tell apart."),
  description: optionalText("A second line under the label."),
  preview: optionalText("Text for the pane beside the options; shown on questions of type preview only."),
});

const always = { when: () => true };

function isBlank(value: unknown): boolean {
  return value === undefined || value === "";
}

/** One member of each item of a list that may be anything. */
function membersOf(list: unknown, key: string): unknown[] {
  return Array.isArray(list) ? list.map((item: unknown) => asRecord(item)[key]) : [];
}

/** Pairs each repeated text with the place where it stood first. */
function repetitions(texts: readonly unknown[]): { index: number; first: number }[] {
  const places = new Map<string, number>();
  const found: { index: number; first: number }[] = [];
  for (const [index, text] of texts.entries()) {
    if (typeof text !== "string" || text === "") continue;
    const first = places.get(text);
    if (first === undefined) places.set(text, index);
    else found.push({ index, first });
  }
  return found;
}

const questionSchema = z
  .object({
    type: z.enum(questionTypes).default("single").meta({
      description:
        "single: one answer. multi: as many as wanted. preview: one answer, with a pane of text beside the options and no row for an own answer.",
    }),
    id: requiredText("Key of the answer in `details.answers`. Unique within the call."),
    label: optionalText("Name on the tab. Falls back to Q1, Q2, …"),
    prompt: requiredText("The question, in full."),
    required: z
      .unknown()
      .optional()
      .meta({ type: "boolean", default: false, description: "Metadata only: it never blocks submission." }),
    options: z.array(z.preprocess(asRecord, optionSchema)).min(1).meta({
      description: "At least one. The digits 1 to 9 reach the first nine rows.",
    }),
  })
  .superRefine((question: unknown, context) => {
    const { type, options } = asRecord(question);
    for (const { index, first } of repetitions(membersOf(options, "value"))) {
      context.addIssue({ code: "custom", path: ["options", index, "value"], params: { first } });
    }
    if (type !== "preview") return;
    for (const [index, preview] of membersOf(options, "preview").entries()) {
      if (isBlank(preview)) context.addIssue({ code: "custom", path: ["options", index, "preview"] });
    }
  }, always);

const payloadSchema = z
  .object({
    title: z
      .unknown()
      .optional()
      .meta({ type: "string", description: "Heading of the flow; passed on as it is." }),
    questions: z
      .array(questionSchema)
      .min(1)
      .superRefine((questions, context) => {
        for (const { index, first } of repetitions(membersOf(questions, "id"))) {
          context.addIssue({ code: "custom", path: [index, "id"], params: { first } });
        }
      }, always)
      .meta({
        description: "The tabs of the flow, in order. Bundle two or three related questions into one call.",
      }),
  })
  .transform(({ questions, ...rest }) => ({
    ...rest,
    questions: questions.map(({ id, label, prompt, type, required, options }, index) => ({
      id,
      label: label ?? `Q${index + 1}`,
      prompt,
      type,
      required: required === true,
      options,
    })),
  }));

type Payload = z.output<typeof payloadSchema>;
export function isQuestionType(text: string): text is Question["type"] {
  return (questionTypes as readonly string[]).includes(text);
}

export type Question = Readonly<Payload["questions"][number]>;
export type Option = Readonly<Question["options"][number]>;

/** What the sheet is drawn from: the normalised questions, and the title as it was passed. */
export interface Client {
  readonly questions: readonly Question[];
  /** Any JSON, as passed; absent where none was. */
  readonly title?: unknown;
  /** Set to false where nobody can be asked: the call has ended with the non-interactive result. */
  readonly hasUI?: false;
}

export type Reading =
  | { readonly ok: true; readonly client: Client }
  | { readonly ok: false; readonly issues: readonly Issue[]; readonly title?: unknown };

/** Reads the tool's parameters by the contract's input rules; all issues, in the contract's order. */
export function readPayload(value: unknown): Reading {
  const parsed = payloadSchema.safeParse(value, { reportInput: true });
  if (parsed.success) {
    const { questions, ...rest } = parsed.data;
    return { ok: true, client: { questions, ...rest } };
  }
  const issues = readIssues(parsed.error.issues);
  const { title } = asRecord(value);
  return title === undefined ? { ok: false, issues } : { ok: false, issues, title };
}

/** JSON Schema (draft-7) of the tool's parameters. */
export function payloadJsonSchema(): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(payloadSchema, { target: "draft-7", io: "input" });
}
