import type { JsonSchema, Kind } from "../../protocol/protocol";
import { z } from "../../text/zod";
import { answersSchema, argumentsSchema, envelopeSchema } from "./schema";

const byKind: Readonly<Record<Exclude<Kind, "failure">, z.ZodType>> = {
  arguments: argumentsSchema,
  envelope: envelopeSchema,
  answer: answersSchema,
};

const built = new Map<z.ZodType, JsonSchema>();

/** For completion and hover: what a person writes, so what may be null is shown as what it is otherwise. */
export function buildJsonSchema(kind: Kind): JsonSchema | null {
  if (kind === "failure") return null;
  const schema = byKind[kind];
  const known = built.get(schema);
  if (known !== undefined) return known;
  const made = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => {
      const [one, none, ...more] = jsonSchema.anyOf ?? [];
      if (one === undefined || none?.type !== "null" || more.length > 0) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, { ...one, ...jsonSchema });
    },
  });
  built.set(schema, made);
  return made;
}
