import { z } from "../../text/zod";
import { blockTypes, valueTypes } from "./payload";

const say = (description: string) => ({ description });
const text = (description: string) => z.string().meta(say(description));
const time = (description: string) => z.int().meta(say(`${description} Milliseconds since 1970.`));
const requestId = text('Given back in the answer, untouched. A decimal number in a string, such as "42".');

const envelope = {
  v: z
    .literal(1)
    .meta(say("Version of the payload: the whole number 1. Anything else, and all of it is ignored.")),
  id: text("A UUID of this payload."),
  ts: time("When it was sent."),
};

const blockSchema = z
  .object({
    type: z
      .enum(blockTypes)
      .meta(
        say(
          "Layout. key_value: one compact row. field: a label, its value on one line. block: a label over a longer text.",
        ),
      ),
    key: text("The name of the value; for key_value.").optional(),
    label: text("The name of the value; for field and block.").optional(),
    value: z.unknown().meta(say("What is shown. A text as a rule; other JSON is shown as JSON.")),
    value_type: z
      .enum(valueTypes)
      .meta(
        say(
          "What the value is: how it is set, whether it can be tapped, whether it is masked. A diff has = for same, - for old, + for new, one blank, the line.",
        ),
      )
      .default("string"),
  })
  .meta(say("One parameter of the call, described for people."));

const blocksSchema = z
  .array(blockSchema)
  .meta(say("The call for people, drawn on the detail screen. Never part of a push."));
const summary = text(
  "One line for the card and the notification: what is done to what. At most 120 characters.",
);

const describedSchema = z
  .object({ v: z.literal(1).optional().meta(say("Version of the blocks.")), summary, blocks: blocksSchema })
  .meta(say("What describes an approval. Parley puts it into a snapshot of its own."));

const approvalSchema = z
  .object({
    request_id: requestId,
    tool_name: text("The tool that wants to run."),
    agent_label: text("Who asks."),
    v: z.literal(1).optional().meta(say("Version of the blocks.")),
    summary,
    detail: text("More words.").optional(),
    blocks: blocksSchema.optional(),
    arguments: z.unknown().meta(say("The raw arguments of the call, one step away from the blocks.")),
    created_at: time("When it was asked."),
  })
  .meta(say("A call that waits for a person's word."));

const clarificationSchema = z
  .object({
    request_id: requestId,
    question: text("What the agent asks."),
    agent_label: text("Who asks."),
    context: z.string().nullable().optional().meta(say("Where the question comes from.")),
    suggested_answers: z
      .array(z.string())
      .optional()
      .meta(say("Answers to tap; free text is always possible.")),
    created_at: time("When it was asked."),
  })
  .meta(say("A question of the agent."));

const elicitationSchema = z
  .object({
    request_id: requestId,
    server_name: text("The server that needs a value."),
    message: text("What it asks for."),
    field_name: z.string().nullable().meta(say("Key of the value in the answer; null for a confirmation.")),
    sensitive: z.boolean().meta(say("Whether the value is masked and never stored.")),
    is_confirmation: z.boolean().meta(say("Whether only accept and decline are asked.")),
    created_at: time("When it was asked. It waits for five minutes."),
  })
  .meta(say("A value or a confirmation a server needs."));

const kind = <Kind extends string>(name: Kind, description: string) => z.literal(name).meta(say(description));

const agentSchemas = [
  z.object({
    ...envelope,
    kind: kind("inbox_update", "A snapshot of everything that waits; it replaces the one before."),
    badge: z.int().min(0).meta(say("How many items wait, all lists together.")),
    approvals: z.array(approvalSchema).meta(say("Calls that wait.")),
    clarifications: z.array(clarificationSchema).meta(say("Questions that wait.")),
    elicitations: z.array(elicitationSchema).meta(say("Values that wait.")),
  }),
  z.object({
    ...envelope,
    kind: kind("notification", "What a push carries: a line, and nothing of the blocks or the arguments."),
    title: text("Who speaks."),
    body: text("The summary of what waits."),
  }),
  z.object({
    ...envelope,
    kind: kind("bind_result", "Whether the phone was bound to a user."),
    ok: z.boolean(),
    user: z.string().nullable(),
    error: z.string().nullable(),
  }),
  z.object({ ...envelope, kind: kind("needs_unlock", "The user's data is locked.") }),
] as const;

const phoneSchemas = [
  z.object({
    ...envelope,
    kind: kind("hello", "The phone introduces itself."),
    device_info: z.record(z.string(), z.unknown()).meta(say("Platform, model and the like.")),
  }),
  z.object({ ...envelope, kind: kind("inbox_request", "The phone asks for the snapshot.") }),
  z.object({
    ...envelope,
    kind: kind("approval_response", "The person's word on a call."),
    request_id: requestId,
    decision: z.enum(["approved", "rejected"]).meta(say("The word.")),
    reason: text("Why; kept with a rejection only.").optional(),
    bypass_secs: z
      .int()
      .optional()
      .meta(say("Approve for longer: 900 is a quarter of an hour, 0 the session.")),
  }),
  z.object({
    ...envelope,
    kind: kind("clarification_response", "The answer to a question."),
    request_id: requestId,
    answer: text("The text of a suggestion, or the person's own."),
  }),
  z.object({
    ...envelope,
    kind: kind("elicitation_response", "What the server gets."),
    request_id: requestId,
    action: z.enum(["accept", "decline", "cancel"]).meta(say("Whether it gets what it asked for.")),
    content: z
      .record(z.string(), z.unknown())
      .optional()
      .meta(say("One member, named by field_name; with accept only.")),
  }),
  z.object({ ...envelope, kind: kind("logout", "The phone is forgotten.") }),
] as const;

type Schema = Readonly<Record<string, unknown>>;

function toJsonSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { target: "draft-7", io: "input" }) as Schema;
}

const made = new Map<string, Schema>();

function once(name: string, schema: () => z.ZodType): Schema {
  const known = made.get(name) ?? toJsonSchema(schema());
  made.set(name, known);
  return known;
}

/** What an agent sends: a payload, or an approval that stands alone. */
export function agentJsonSchema(): Schema {
  return once("agent", () => z.union([...agentSchemas, approvalSchema, describedSchema]));
}

/** What a phone sends. */
export function phoneJsonSchema(): Schema {
  return once("phone", () => z.union([...phoneSchemas]));
}
