import { expect, test } from "vitest";
import { buildJsonSchema } from "./json-schema";
import { promptKeys, promptKinds, unknownKindSchema } from "./schema";

test("the editor is told of each member what it is, how long it may be and what it is by default", () => {
  const schema = buildJsonSchema("envelope");
  const prompts = Object(schema).properties.prompts;
  const [choice, confirm] = prompts.items.oneOf;
  expect(prompts).toMatchObject({ minItems: 1, maxItems: 5 });
  expect(choice.properties.options).toMatchObject({ minItems: 2, maxItems: 12 });
  expect(choice.required).toEqual(["id", "kind", "question", "options"]);
  expect(confirm.properties.confirmLabel).toEqual({
    type: "string",
    maxLength: 120,
    default: "Confirm",
    description: "The button that goes ahead.",
  });
  expect(confirm.properties.danger).toMatchObject({ type: "boolean", default: false });
  expect(JSON.stringify(schema)).not.toContain("null");
});

test("every member of every kind has a description", () => {
  for (const { properties } of Object(buildJsonSchema("envelope")).properties.prompts.items.oneOf) {
    const silent = Object.entries(properties).filter(([, one]) => !Object(one).description);
    expect(silent).toEqual([]);
  }
});

test("arguments may hold the prompts as a string, a list or a single one", () => {
  const { anyOf } = Object(buildJsonSchema("arguments")).properties.prompts;
  expect(anyOf.map((one: object) => ("type" in one ? one.type : "prompt"))).toEqual([
    "string",
    "array",
    "prompt",
  ]);
  expect(buildJsonSchema("failure")).toBeNull();
});

test("a schema is made once", () => {
  expect(buildJsonSchema("answer")).toBe(buildJsonSchema("answer"));
});

test("members are written in the engine's order, and an unknown kind is told what all kinds share", () => {
  expect(promptKinds.map((kind) => promptKeys[kind].join())).toEqual([
    "id,kind,question,hint,required,options,allowMultiple",
    "id,kind,question,hint,required,confirmLabel,cancelLabel,danger",
    "id,kind,question,hint,required,placeholder,defaultValue,multiline",
  ]);
  expect(Object.keys(unknownKindSchema.shape)).toEqual(["kind", "id", "question", "hint", "required"]);
});
