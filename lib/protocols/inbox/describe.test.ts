import { describe, expect, test } from "vitest";
import { readJson } from "../../text/json";
import { readBlocks } from "./blocks";
import { looksLikeDiff, readDiff } from "./diff";
import { flatten, flattenBlock } from "./flatten";
import type { Found } from "./found";
import { type Block, blockTypes, type InboxUpdate, valueTypes } from "./payload";
import { readAgent } from "./read-agent";
import { samples } from "./samples";
import { isSecretName, looksSecret, secretsOfPayloads } from "./secrets";

function nodeOf(value: unknown) {
  const reading = readJson(typeof value === "string" ? value : JSON.stringify(value));
  if (!reading.ok) throw new Error("No JSON.");
  return reading.root;
}

const read = (value: unknown) => readBlocks(nodeOf(value));
const block = (rest: Partial<Block> = {}): Block => ({
  type: "field",
  label: "L",
  value: "v",
  value_type: "string",
  degraded: [],
  ...rest,
});

describe("blocks", () => {
  const one = { type: "field", label: "L", value: "v", value_type: "text" };

  test.each([
    ["beside v", { v: 1, summary: "s", blocks: [one] }],
    ["without v", { summary: "s", blocks: [one] }],
    ["inside of blocks", { summary: "s", blocks: { v: 1, blocks: [one] } }],
    ["inside of blocks, without v", { blocks: { blocks: [one] } }],
    ["with v as 1.0", '{"v":1.0,"blocks":[{"type":"field","label":"L","value":"v","value_type":"text"}]}'],
  ])("are read %s", (_, approval) => {
    expect(read(approval)).toEqual({ blocks: [block({ value_type: "text" })], plain: null });
  });

  test.each([
    ["of another version", { v: 2, blocks: [one] }],
    ["of a version that is text", { v: "1", blocks: [one] }],
    ["of another version, inside", { blocks: { v: 2, blocks: [one] } }],
    ["that are none", {}],
    ["that are null", { blocks: null }],
    ["that are empty", { blocks: [] }],
    ["that are an empty object", { blocks: {} }],
    ["that are text", { blocks: "none" }],
    ["without an object among them", { blocks: [1, null, "x"] }],
  ])("%s leave summary and arguments, with a reason", (_, approval) => {
    expect(read(approval)).toEqual({ blocks: [], plain: expect.stringMatching(/shown\.$/) });
  });

  test.each(blockTypes.flatMap((type) => valueTypes.map((value_type) => [type, value_type] as const)))(
    "a %s of %s is drawn as it asks",
    (type, value_type) => {
      const name = type === "key_value" ? "key" : "label";
      const { blocks } = read({ blocks: [{ type, [name]: "L", value: "v", value_type }] });
      expect(blocks).toEqual([block({ type, value_type })]);
    },
  );

  test.each([
    ["an unknown type", { type: "table", label: "L", value: "v" }, block({ type: "key_value" })],
    [
      "a type of a name every object has",
      { type: "toString", key: "L", value: "v" },
      block({ type: "key_value" }),
    ],
    ["an unknown value type", { ...one, value_type: "money" }, block()],
    ["a value type that is no text", { ...one, value_type: 1 }, block()],
    ["a label under the other name", { type: "field", key: "L", value: "v" }, block()],
    ["no label", { type: "field", value: "v" }, block({ label: "" })],
    ["no value", { type: "field", label: "L" }, block({ value: "" })],
    ["a number", { type: "field", label: "L", value: 4 }, block({ value: "4" })],
    ["an object", { type: "field", label: "L", value: { a: [1] } }, block({ value: '{"a":[1]}' })],
    ["null", { type: "field", label: "L", value: null }, block({ value: "null" })],
  ])("%s falls back, and says so", (_, json, drawn) => {
    const [found] = read({ blocks: [json] }).blocks;
    expect(found).toEqual({ ...drawn, degraded: [expect.stringMatching(/\.$/)] });
  });

  test("the phone says in short what the problem says at length", () => {
    const found: Found[] = [];
    const json = { type: "table", label: "L", value: "v", value_type: "money" };
    const { blocks } = readBlocks(nodeOf({ blocks: [json] }), [], (one) => found.push(one));
    expect(blocks[0]?.degraded).toEqual([
      "The type “table” is not known; it is drawn as key and value.",
      "The value type “money” is not known; the raw text is shown.",
    ]);
    expect(found.map(({ message }) => message.includes("Known are"))).toEqual([true, true]);
  });

  test.each([
    ["number", "1e400", "1e400"],
    ["boolean", "true", "true"],
    ["json", '{"b":1,"10":2,"__proto__":3}', '{"b":1,"10":2,"__proto__":3}'],
  ])("a %s may be JSON of its kind, spelled as it was", (value_type, json, value) => {
    const { blocks } = read(
      `{"blocks":[{"type":"field","label":"L","value":${json},"value_type":"${value_type}"}]}`,
    );
    expect(blocks).toEqual([{ ...block(), value_type, value }]);
  });

  test("are found fault with at their places", () => {
    const found: Found[] = [];
    readBlocks(nodeOf({ blocks: { v: 1, blocks: [{ type: "x", value: 1 }] } }), ["approvals", 3], (one) =>
      found.push(one),
    );
    expect(found.map(({ code, path }) => [code, path.join("/")])).toEqual([
      ["block-type", "approvals/3/blocks/blocks/0/type"],
      ["block-label", "approvals/3/blocks/blocks/0/key"],
      ["block-value", "approvals/3/blocks/blocks/0/value"],
    ]);
  });
});

describe("diffs", () => {
  test.each([
    [
      "= same\n- old line\n+ new line",
      [
        ["same", "same"],
        ["old", "old line"],
        ["new", "new line"],
      ],
    ],
    [
      "plain\n-no blank\n+\n=",
      [
        ["same", "plain"],
        ["old", "no blank"],
        ["new", ""],
        ["same", ""],
      ],
    ],
    [
      "-   indented\n  not marked",
      [
        ["old", "  indented"],
        ["same", "  not marked"],
      ],
    ],
    [
      "= a\r\n+ b\r\n",
      [
        ["same", "a"],
        ["new", "b"],
      ],
    ],
    ["", [["same", ""]]],
    [
      "--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n context\n-  old\n+  new\n\\ No newline at end of file",
      [
        ["hunk", "--- a/x"],
        ["hunk", "+++ b/x"],
        ["hunk", "@@ -1,2 +1,2 @@"],
        ["same", "context"],
        ["old", "  old"],
        ["new", "  new"],
        ["hunk", "\\ No newline at end of file"],
      ],
    ],
  ])("are read line by line: %j", (value, lines) => {
    expect(readDiff(value).map(({ mark, text }) => [mark, text])).toEqual(lines);
  });

  test.each([
    ["- old\n+ new", true],
    ["= a\n- b", true],
    ["@@ -1 +1 @@\n-a\n+b", true],
    ["- milk\n- bread", false],
    ["+ one line", false],
    ["a\n- b\n+ c", false],
  ])("are known by their looks: %j", (value, isDiff) => {
    expect(looksLikeDiff(value)).toBe(isDiff);
  });
});

describe("flattening", () => {
  test.each([
    [block(), "L: v"],
    [block({ label: "" }), "v"],
    [block({ value: "a\nb", value_type: "text" }), "L:\na\nb"],
    [block({ value: "= a\n+ b", value_type: "diff" }), "L:\n```\n= a\n+ b\n```"],
    [block({ value: "a\n```\nb", value_type: "code" }), "L:\n````\na\n```\nb\n````"],
    [block({ value: "hunter2", value_type: "secret" }), "L: ••••••••"],
    [block({ value: "a", value_type: "secret" }), "L: ••••••••"],
  ])("%j", (one, text) => {
    expect(flattenBlock(one)).toBe(text);
  });

  test("all of a snapshot, secrets masked in the arguments and the commands too", () => {
    const text = samples.find(({ name }) => name === "waiting")?.text ?? "";
    expect(flatten(readAgent(nodeOf(text)) as InboxUpdate)).toMatchInlineSnapshot(`
      "Deploy docs 4.2 to production
      Site: docs
      Goes live at: https://docs.example.com
      Not before: 2026-08-04T10:00:00Z
      Tell: ops@example.com
      Command: npm run build && rsync -a --delete dist/ deploy@web1:/srv/docs
      site.config.ts:
      \`\`\`
      = export const site = {
      -   cache: 60,
      +   cache: 3600,
      +   region: "fra",
      =   preview: false,
      = }
      \`\`\`
      DEPLOY_TOKEN: ••••••••

      Send an email to mario@acme.com
      To: mario@acme.com
      Subject: Q3 estimate
      Body:
      Dear Mario,

      please find our estimate attached.

      Nora

      Which branch should I deploy?
      - main
      - release/4.2

      ssh: Password for deploy@web1
      Asks for password."
    `);
  });
});

describe("secrets", () => {
  const approval = (value: unknown) => ({
    blocks: [{ type: "field", label: "K", value, value_type: "secret" }],
  });

  test.each([
    ["text", "hunter2", ["hunter2"]],
    ["a number", 4711, ["4711"]],
    ["an object, whole and in parts", { a: ["one", 2] }, ['{"a":["one",2]}', "one", "2"]],
    ["nothing", "  ", []],
  ])("are known where they are %s", (_, value, secrets) => {
    const payload = JSON.stringify({ kind: "inbox_update", approvals: [approval(value)] });
    expect(secretsOfPayloads([payload]).map((secret) => secret.value)).toEqual(secrets);
  });

  test("are known in blocks that are not shown, and in a part that stands alone", () => {
    expect(secretsOfPayloads([JSON.stringify({ v: 2, ...approval("hunter2") })])).toEqual([
      { value: "hunter2", isPassing: false },
    ]);
  });

  const elicitation = (sensitive: unknown) =>
    JSON.stringify({ kind: "inbox_update", elicitations: [{ request_id: "7", sensitive }] });
  const given = (request_id: string, key: string) =>
    JSON.stringify({ kind: "elicitation_response", request_id, content: { [key]: "hunter2" } });

  test.each([
    ["sensitive", [elicitation(true), given("07", "port")], true],
    ["not sensitive", [elicitation(false), given("7", "password")], false],
    ["not said to be either", [elicitation(undefined), given("7", "port")], true],
    ["unknown, with a name that says it", [given("7", "password")], true],
    ["unknown, with a name that says nothing", [given("7", "port")], false],
  ])("what is given for an elicitation that is %s", (_, payloads, isSecret) => {
    expect(secretsOfPayloads(payloads)).toEqual(isSecret ? [{ value: "hunter2", isPassing: true }] : []);
  });

  test("no text, and nothing of another kind, is a fault", () => {
    expect(secretsOfPayloads(["{", "[]", '"x"', '{"approvals":[1,null,{"blocks":[1]}]}'])).toEqual([]);
  });

  test.each(["password", "DEPLOY_TOKEN", "apiKey", "API key", "client-secret", "private_key"])(
    "%s names one",
    (name) => {
      expect(isSecretName(name)).toBe(true);
    },
  );
  test.each(["path", "tokenizer", "keyboard", "compass", "secretary", "key"])("%s names none", (name) => {
    expect(isSecretName(name)).toBe(false);
  });
  test("looks of keys are known", () => {
    expect(looksSecret("ghp_abcdefghijklmnop1234")).toBe(true);
    expect(looksSecret("postgres://nora:pa55word@db/main")).toBe(true);
    expect(looksSecret("https://docs.example.com/a:b")).toBe(false);
  });
});
