import { z } from "../../text/zod";

const targetSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("answer") }),
  z.object({ kind: z.literal("question") }),
  z.object({ kind: z.literal("option"), optionValue: z.string() }),
]);

export const editorSchema = z.object({
  questionId: z.string(),
  target: targetSchema,
  text: z.string(),
  caret: z.int().min(0),
  suggestion: z.int().min(0).nullable(),
});

/** What an open editor writes: the own answer, the note on the question, or the note on an option. */
export type Target = Readonly<z.output<typeof targetSchema>>;

/** An open text box. `suggestion` is the highlighted row of the `@` list while that may show, else null. */
export type Editor = Readonly<z.output<typeof editorSchema>>;
