import { readFileSync } from "node:fs";
import Ajv from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import { createCheck } from "../../protocol/create-check";
import { promptTemplate } from ".";
import { blockSchema, capabilitiesSchema, paramsSchema } from "./schema";

interface Row {
  readonly id: string;
  readonly def: "ContentBlock" | "PromptRequest" | "PromptCapabilities";
  readonly block: unknown;
  readonly valid: boolean;
}

const read = (name: string) => readFileSync(new URL(`./vectors/${name}`, import.meta.url), "utf8");
const rows: readonly Row[] = read("acp-schema.jsonl")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

const schemas = {
  ContentBlock: blockSchema,
  PromptRequest: paramsSchema,
  PromptCapabilities: capabilitiesSchema,
};
const { check } = createCheck([promptTemplate]);

const numbers = ["int32", "int64", "uint16", "uint32", "uint64", "double"];
const ajv = new Ajv({
  strict: false,
  logger: false,
  formats: Object.fromEntries(numbers.map((name) => [name, true])),
});
ajv.addSchema({ ...JSON.parse(read("acp.schema.json")), $id: "acp" });

describe("recorded verdicts", () => {
  test.each(rows.map((row) => [row.id, row] as const))("%s", (_, { def, block, valid }) => {
    expect(schemas[def].safeParse(block).success).toBe(valid);
    // The published file is a witness only: nothing of Parley reads it.
    expect(ajv.validate(`acp#/$defs/${def}`, block)).toBe(valid);
  });

  test.each(rows.filter(({ def }) => def !== "PromptCapabilities").map((row) => [row.id, row] as const))(
    "%s, in a whole request",
    (_, { def, block, valid }) => {
      const params = def === "ContentBlock" ? { sessionId: "s1", prompt: [block] } : block;
      const found = check(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "session/prompt", params }));
      expect(found).toMatchObject({
        protocol: "prompt-template",
        verdict: valid ? "works" : "blocked",
        engine: { ok: valid },
      });
      expect(found.totals.error > 0).toBe(!valid);
    },
  );
});

test("the editor's schema knows every member of the wire, and what it means", () => {
  const text = JSON.stringify(promptTemplate.schema("envelope"));
  for (const name of [
    "template",
    "variables",
    "default_value",
    "required",
    "select",
    "sessionId",
    "audience",
  ]) {
    expect(text).toContain(`"${name}":`);
  }
  expect(promptTemplate.schema("arguments")).toBeNull();
});
