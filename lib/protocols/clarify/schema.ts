import { strip } from "../../text/python";
import { z } from "../../text/zod";

export const wireName = "appwrite.clarify/v1";

/** Limits of the engine, counted in code points after trimming. */
export const limits = {
  prompts: 5,
  options: { min: 2, max: 12 },
  title: 120,
  question: 500,
  hint: 500,
  label: 120,
  description: 300,
  placeholder: 200,
  defaultValue: 2000,
} as const;

export const defaultLabels = { confirm: "Confirm", cancel: "Cancel" } as const;

const idPattern = /^[a-z][a-z0-9_.-]{0,63}$/;

const id = (description: string) =>
  z
    .string()
    .overwrite(strip)
    .regex(idPattern)
    .meta({
      description: `${description} A small letter, then up to 63 small letters, digits, “_”, “.” or “-”.`,
    });

const text = (max: number, description: string) =>
  z.string().overwrite(strip).min(1).max(max).meta({ description });

const optionalText = (max: number, description: string) =>
  z
    .string()
    .overwrite(strip)
    .max(max)
    .nullish()
    .transform((value) => value || undefined)
    .meta({ description });

const label = (fallback: string, description: string) =>
  z
    .string()
    .overwrite(strip)
    .max(limits.label)
    .meta({ default: fallback })
    .nullish()
    .transform((value) => value || fallback)
    .meta({ description });

const flag = (fallback: boolean, description: string) =>
  z
    .boolean()
    .meta({ default: fallback })
    .nullish()
    .transform((value) => value ?? fallback)
    .meta({ description });

const optionSchema = z.object({
  id: id("What the answer carries when this option is picked."),
  label: text(limits.label, "What the person reads and picks."),
  description: optionalText(limits.description, "A line below the label."),
});

const common = {
  id: id("The key of the answer. Unique in the form."),
  question: text(limits.question, "Shown to the person."),
  hint: optionalText(limits.hint, "Helper text below the question."),
  required: flag(true, "Whether the form can be sent without an answer to this."),
};
const { id: promptId, ...afterKind } = common;

const kindDescription = "choice: pick from options. confirm: a yes or no gate. text: free text.";
const kindOf = <Kind extends string>(kind: Kind) => z.literal(kind).meta({ description: kindDescription });

/** The order of the members is the order the engine writes them in. */
export const promptSchemas = {
  choice: z
    .object({
      id: promptId,
      kind: kindOf("choice"),
      ...afterKind,
      options: z
        .array(optionSchema)
        .min(limits.options.min)
        .max(limits.options.max)
        .meta({ description: `${limits.options.min} to ${limits.options.max} options with unique ids.` }),
      allowMultiple: flag(false, "Whether several options may be picked."),
    })
    .meta({ title: "choice", description: "Pick one option, or several." }),
  confirm: z
    .object({
      id: promptId,
      kind: kindOf("confirm"),
      ...afterKind,
      confirmLabel: label(defaultLabels.confirm, "The button that goes ahead."),
      cancelLabel: label(defaultLabels.cancel, "The button that does not."),
      danger: flag(
        false,
        "Draws the confirming button as destructive. Set it for deletes and what cannot be undone.",
      ),
    })
    .meta({ title: "confirm", description: "A yes or no gate before something happens." }),
  text: z
    .object({
      id: promptId,
      kind: kindOf("text"),
      ...afterKind,
      placeholder: optionalText(limits.placeholder, "Shown in the empty box, never sent."),
      defaultValue: optionalText(limits.defaultValue, "What the box starts with. Counts as an answer."),
      multiline: flag(false, "A box of several lines."),
    })
    .meta({ title: "text", description: "A value the person types." }),
} as const;

export type PromptKind = keyof typeof promptSchemas;
export const promptKinds = Object.keys(promptSchemas) as readonly PromptKind[];

/** What can still be said of a prompt whose kind is unknown. The engine looks at the kind first. */
export const unknownKindSchema = z.object({ kind: z.enum(promptKinds), ...common });

export const optionKeys: readonly string[] = Object.keys(optionSchema.shape);
export const promptKeys: Readonly<Record<PromptKind, readonly string[]>> = {
  choice: Object.keys(promptSchemas.choice.shape),
  confirm: Object.keys(promptSchemas.confirm.shape),
  text: Object.keys(promptSchemas.text.shape),
};

const titleSchema = optionalText(limits.title, "A short heading above the prompts.");
export const titledSchema = z.object({ title: titleSchema });

const promptSchema = z.discriminatedUnion("kind", [
  promptSchemas.choice,
  promptSchemas.confirm,
  promptSchemas.text,
]);

const snippets = [
  {
    label: "choice",
    description: "Pick from options",
    body: {
      id: "$1",
      kind: "choice",
      question: "$2",
      options: [
        { id: "$3", label: "$4" },
        { id: "$5", label: "$6" },
      ],
    },
  },
  {
    label: "confirm",
    description: "Yes or no before something happens",
    body: { id: "$1", kind: "confirm", question: "$2", confirmLabel: "$3", cancelLabel: "$4" },
  },
  { label: "text", description: "A value to type", body: { id: "$1", kind: "text", question: "$2" } },
];

/** The count is the engine's first check, before it looks at any prompt. */
const promptListSchema = z
  .array(promptSchema.meta({ defaultSnippets: snippets }))
  .min(1)
  .max(limits.prompts)
  .meta({ description: `1 to ${limits.prompts} prompts, drawn in this order.` });

export const envelopeSchema = z
  .object({
    protocol: z
      .literal(wireName)
      .meta({ description: "A client ignores the message when it is anything else." }),
    title: titleSchema,
    prompts: promptListSchema,
  })
  .meta({ description: "The tool result the client draws." });

export const argumentsSchema = z
  .object({
    prompts: z
      .union([z.string(), promptListSchema, promptSchema])
      .meta({ description: "The prompts as a JSON string: an array of prompts, or a single one." }),
    title: titleSchema,
  })
  .meta({ description: "What the agent passes to the tool." });

const isFilled = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

const answerId = z
  .string()
  .overwrite((value) => value.trim())
  .min(1)
  .meta({ description: "The id of the prompt." });

/** As a client reads them back: ids trimmed, values that are no text dropped. */
export const answerSchemas = {
  choice: z.object({
    id: answerId,
    kind: z.literal("choice"),
    values: z
      .array(z.unknown().meta({ type: "string" }))
      .transform((values) => values.filter(isFilled))
      .meta({ description: "Ids of the picked options, in the order they were picked." }),
  }),
  confirm: z.object({
    id: answerId,
    kind: z.literal("confirm"),
    confirmed: z.boolean().meta({ description: "False when the person cancelled." }),
  }),
  text: z.object({
    id: answerId,
    kind: z.literal("text"),
    value: z.string().meta({ description: "What the person typed." }),
  }),
} as const;

const answerSchema = z.discriminatedUnion("kind", [
  answerSchemas.choice,
  answerSchemas.confirm,
  answerSchemas.text,
]);

/** ClarifyAnswers of the document: the person's next message. */
export const answersSchema = z
  .object({
    protocol: z.literal(wireName),
    answers: z.array(answerSchema).meta({
      description: "One for each answered prompt, in the order of the prompts.",
    }),
  })
  .meta({ description: "What the person sends back." });

export type Answer = z.infer<typeof answerSchema>;
export type Answers = z.infer<typeof answersSchema>;
