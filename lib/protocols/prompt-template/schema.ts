import type { JsonSchema } from "../../protocol/protocol";
import { z } from "../../text/zod";

/** The name of the request that carries a prompt. */
export const promptMethod = "session/prompt";
/** The wire name of a template block. */
export const templateType = "prompt_template";

/** Types of a variable but for select, which carries its options. */
export const plainTypes = ["string", "number", "boolean", "date_time", "url", "email", "text"] as const;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// Not `z.record`, which drops a member called `__proto__`.
const metaSchema = z
  .unknown()
  .refine((value) => value === undefined || value === null || isRecord(value))
  .optional()
  .meta({
    type: ["object", "null"],
    description: "Anything the two sides agree on. The protocol gives it no meaning.",
  });

const optionalText = (description: string) => z.string().nullable().optional().meta({ description });

const annotationsSchema = z
  .object({
    audience: z
      .array(z.enum(["assistant", "user"]))
      .nullable()
      .optional()
      .meta({ description: "Whom the block is for." }),
    priority: z.number().nullable().optional().meta({ description: "From 0, least, to 1, most important." }),
    lastModified: optionalText("When the block was changed last, ISO 8601."),
    _meta: metaSchema,
  })
  .nullable()
  .optional()
  .meta({ description: "How the block is meant to be used." });

const shared = { annotations: annotationsSchema, _meta: metaSchema };

const variableTypeSchema = z
  .union([
    z.enum(plainTypes),
    z.strictObject({
      select: z
        .object({ options: z.array(z.string()).meta({ description: "What can be chosen, in order." }) })
        .meta({ description: "One value out of a list." }),
    }),
  ])
  .nullable()
  .optional()
  .meta({
    description:
      'What its value has to be: string (also when left out), number, boolean, date_time, url, email, text (several lines), or {"select": {"options": […]}}.',
  });

export const variableSchema = z
  .object({
    name: z.string().meta({ description: "The name between the braces, exactly, blanks and case too." }),
    value: optionalText("What stands for the placeholder. Always a string, also for numbers and booleans."),
    description: optionalText("Says what to fill in."),
    type: variableTypeSchema,
    required: z
      .boolean()
      .default(false)
      .meta({ description: "The form is not sent before this is filled in. The agent does not check it." }),
    default_value: optionalText(
      "What the form starts with where there is no value. The reference's substitution does not apply it.",
    ),
    _meta: metaSchema,
  })
  .meta({ description: "A value that can be filled into the template." });

const templateSchema = z
  .object({
    type: z.literal(templateType),
    template: z
      .string()
      .meta({ description: "The text, with {{name}} wherever the value of a variable goes." }),
    variables: z.array(variableSchema).meta({
      description: "The values, in the order in which they are put in. May be empty, must be there.",
    }),
    ...shared,
  })
  .meta({ description: "A text with blanks to fill in." });

const linkSchema = z.object({
  type: z.literal("resource_link"),
  name: z.string(),
  uri: z.string(),
  description: optionalText("Says what it is."),
  mimeType: optionalText("Its media type."),
  size: z.int().nullable().optional().meta({ description: "Its size in bytes." }),
  title: optionalText("Its name for people."),
  ...shared,
});

const contents = {
  uri: z.string(),
  mimeType: optionalText("Its media type."),
  _meta: metaSchema,
};

/** A content block of a prompt. */
export const blockSchema = z.discriminatedUnion("type", [
  templateSchema,
  z.object({ type: z.literal("text"), text: z.string(), ...shared }),
  z.object({
    type: z.literal("image"),
    data: z.string(),
    mimeType: z.string(),
    uri: optionalText("Where it can be had."),
    ...shared,
  }),
  z.object({ type: z.literal("audio"), data: z.string(), mimeType: z.string(), ...shared }),
  linkSchema,
  z.object({
    type: z.literal("resource"),
    resource: z.union([
      z.object({ ...contents, text: z.string() }),
      z.object({ ...contents, blob: z.string() }),
    ]),
    ...shared,
  }),
]);

const promptSchema = z.array(blockSchema).meta({ description: "The blocks of the prompt, in order." });

/** What a `session/prompt` request carries. */
export const paramsSchema = z.object({
  sessionId: z.string().meta({ description: "The session the prompt is for." }),
  prompt: promptSchema,
  messageId: optionalText("An id of the client's for this message, a UUID."),
  _meta: metaSchema,
});

/** What an agent says in `initialize` of the prompts it takes. */
export const capabilitiesSchema = z.object({
  audio: z.boolean().default(false),
  embeddedContext: z.boolean().default(false),
  image: z.boolean().default(false),
  promptVariables: z.boolean().default(false),
  _meta: metaSchema,
});

export type Block = Readonly<z.output<typeof blockSchema>>;
export type TemplateBlock = Extract<Block, { readonly type: typeof templateType }>;
export type Variable = Readonly<z.output<typeof variableSchema>>;
export type VariableType = NonNullable<Variable["type"]>;
export type Params = Readonly<z.output<typeof paramsSchema>>;

const requestSchema = z
  .object({
    jsonrpc: z.literal("2.0").meta({ description: "Always 2.0." }),
    id: z.union([z.string(), z.int()]).meta({ description: "Ties the response to this request." }),
    method: z.literal(promptMethod),
    params: paramsSchema.meta({ description: "What is asked of the agent." }),
  })
  .meta({ description: "A request that prompts the agent." });

/** JSON Schema (draft-7) of a block, a list of blocks or a request. */
export function buildJsonSchema(): JsonSchema {
  const schema = z.union([blockSchema, promptSchema, requestSchema]);
  return z.toJSONSchema(schema, { target: "draft-7", io: "input" });
}
