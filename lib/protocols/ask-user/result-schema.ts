import { z } from "../../text/zod";
import { isRecord } from "./schema";

/** A record that may hold any key: the schema of zod's own loses `__proto__`. */
function recordOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .unknown()
    .transform((value, context): Record<string, z.output<Schema>> => {
      const record: Record<string, z.output<Schema>> = Object.create(null);
      if (!isRecord(value)) {
        context.addIssue({ code: "invalid_type", expected: "record", input: value });
        return z.NEVER;
      }
      for (const [key, item] of Object.entries(value)) {
        const parsed = schema.safeParse(item);
        if (parsed.success) record[key] = parsed.data;
        else
          for (const issue of parsed.error.issues) context.addIssue({ ...issue, path: [key, ...issue.path] });
      }
      return record;
    })
    .meta({ type: "object" });
}

const typeSchema = z.enum(["single", "multi", "preview"]);

const answerSchema = z.strictObject({
  values: z.array(z.string()),
  labels: z.array(z.string()),
  indices: z.array(z.int().min(1)),
  customText: z.string().optional(),
  note: z.string().optional(),
  optionNotes: recordOf(z.string()).optional(),
});

const optionSchema = z.strictObject({
  value: z.string(),
  label: z.string(),
  description: z.string().optional(),
  preview: z.string().optional(),
});

const questionSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  prompt: z.string(),
  type: typeSchema,
});
const fullQuestionSchema = z.strictObject({ ...questionSchema.shape, options: z.array(optionSchema) });

const itemSchema = z.union([
  z.strictObject({
    target: z.strictObject({ kind: z.literal("question") }),
    question: fullQuestionSchema,
    answered: z.boolean(),
    answer: answerSchema.optional(),
    note: z.string(),
  }),
  z.strictObject({
    target: z.strictObject({ kind: z.literal("option"), optionValue: z.string() }),
    question: fullQuestionSchema,
    option: optionSchema,
    selected: z.boolean(),
    answered: z.boolean(),
    answer: answerSchema.optional(),
    note: z.string(),
  }),
]);

const statusSchema = z.strictObject({ status: z.enum(["answered", "needs_clarification", "unanswered"]) });

const continuationSchema = z.strictObject({
  affectedQuestionIds: z.array(z.string()),
  preservedAnswers: recordOf(answerSchema),
  questionStates: recordOf(statusSchema),
  strategy: z.enum(["refine_only", "resume"]),
});

const elaborationSchema = z.strictObject({
  instruction: z.string(),
  nextAction: z.enum(["clarify", "clarify_then_reask"]),
  items: z.array(itemSchema),
});

const errorSchema = z.strictObject({
  kind: z.literal("invalid_input"),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })),
});

const detailsSchema = z.strictObject({
  title: z.unknown().optional(),
  cancelled: z.boolean(),
  mode: z.enum(["submit", "elaborate"]),
  questions: z.array(questionSchema),
  answers: recordOf(answerSchema),
  error: errorSchema.optional(),
  continuation: continuationSchema.optional(),
  elaboration: elaborationSchema.optional(),
});

/** The tool result of the contract: what the agent reads, and the same as data. */
export const resultSchema = z.strictObject({
  content: z.tuple([z.strictObject({ type: z.literal("text"), text: z.string() })]),
  details: detailsSchema,
});

/** JSON Schema (draft-7) of the tool result. */
export function resultJsonSchema(): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(resultSchema, { target: "draft-7", io: "input" });
}

type Frozen<T> = { readonly [K in keyof T]: T[K] };

export type ResultAnswer = Frozen<z.output<typeof answerSchema>>;
export type ResultQuestion = Frozen<z.output<typeof questionSchema>>;
export type FullQuestion = Frozen<z.output<typeof fullQuestionSchema>>;
export type Item = Frozen<z.output<typeof itemSchema>>;
export type Status = z.output<typeof statusSchema>["status"];
export type Continuation = Frozen<z.output<typeof continuationSchema>>;
export type Elaboration = Frozen<z.output<typeof elaborationSchema>>;
export type InputError = Frozen<z.output<typeof errorSchema>>;
export type Details = Frozen<z.output<typeof detailsSchema>>;
export type Result = Frozen<z.output<typeof resultSchema>>;
