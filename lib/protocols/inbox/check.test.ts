import { describe, expect, test } from "vitest";
import { createCheck } from "../../protocol/create-check";
import { inbox } from ".";
import { samples } from "./samples";
import { approval, envelope, inboxUpdate } from "./samples/make";

const { check, inspect } = createCheck([inbox]);
const checkOf = (value: unknown) => check(typeof value === "string" ? value : JSON.stringify(value));
const codesOf = (value: unknown) =>
  checkOf(value).problems.map(({ code, pointer }) => `${code.slice(6)} ${pointer}`);
const one = (rest: object) =>
  inboxUpdate({ approvals: [approval("1", "run", { summary: "Run it", ...rest })] });
const field = (value: unknown, rest: object = {}) => ({ type: "field", label: "L", value, ...rest });

/** The text after the first fix of the first problem with this code. */
function mended(value: unknown, code: string): unknown {
  const text = JSON.stringify(value);
  const edit = check(text).problems.find((problem) => problem.code === `inbox/${code}`)?.fixes[0]?.edits[0];
  if (edit === undefined) throw new Error(`No fix for ${code}.`);
  const { start, end } = edit.range;
  return JSON.parse(text.slice(0, start.column - 1) + edit.text + text.slice(end.column - 1));
}

test("every rule speaks in a sample", () => {
  const spoken = new Set(samples.flatMap(({ problems }) => problems.map(({ code }) => code)));
  expect(inbox.rules.map(({ code }) => code).filter((code) => !spoken.has(code))).toEqual([]);
});

test("what turns letters round is warned of and taken out, what a text of two directions needs is not", () => {
  const value = one({
    summary: "Open \u202efdp.exe",
    blocks: [field("\u2067שלום\u2069"), field("a\u202db")],
  });
  const found = codesOf(value).filter((code) => code.startsWith("reordered"));
  expect(found).toEqual(["reordered /approvals/0/summary", "reordered /approvals/0/blocks/1/value"]);
  expect(mended(value, "reordered")).toMatchObject({ approvals: [{ summary: "Open fdp.exe" }] });
});

describe("forms", () => {
  test.each([
    ["a snapshot", inboxUpdate({}), "envelope"],
    ["a notification", { ...envelope("notification"), title: "a", body: "b" }, "envelope"],
    ["a bind result", { ...envelope("bind_result"), ok: true, user: null, error: null }, "envelope"],
    ["a lock", envelope("needs_unlock"), "envelope"],
    ["an approval", approval("1", "run", { summary: "Run it" }), "envelope"],
    ["blocks", { v: 1, summary: "Run it", blocks: [] }, "envelope"],
    ["a request", envelope("inbox_request"), "answer"],
    ["a farewell", envelope("logout"), "answer"],
    ["an answer", { ...envelope("approval_response"), request_id: "1", decision: "approved" }, "answer"],
  ])("%s", (_, value, form) => {
    expect(checkOf(value)).toMatchObject({ protocol: "inbox", form });
  });

  test("a payload in a code fence or inside of a string has its places in the source", () => {
    const payload = JSON.stringify({ ...inboxUpdate({}), badge: 3 });
    const fenced = check(`\`\`\`json\n${payload}\n\`\`\``);
    expect(fenced.problems).toMatchObject([
      { code: "inbox/badge", pointer: "/badge", range: { start: { line: 2 } } },
    ]);
    expect(check(JSON.stringify(payload)).problems).toMatchObject([
      { code: "inbox/badge", pointer: "/badge" },
    ]);
  });

  test("an entry of a transcript opens as its payload", () => {
    const payload = JSON.stringify(inboxUpdate({}));
    expect(checkOf({ kind: "frame", from: "agent", channel: "ws", payload })).toMatchObject({
      protocol: "inbox",
      form: "frame",
      verdict: "works",
    });
  });

  test("a part is wrapped with ids and times that are always the same", () => {
    const { client } = checkOf({ v: 1, summary: "Run it", blocks: [field("x")] });
    expect(client).toMatchObject({
      payload: {
        kind: "inbox_update",
        id: "00000000-0000-4000-8000-000000000001",
        ts: 1_782_990_000_000,
        badge: 1,
        approvals: [{ request_id: "1", tool_name: "tool", agent_label: "Skald", summary: "Run it" }],
      },
    });
  });

  test.each([{}, { v: 1 }, { kind: "tool_start" }, [], { badge: 1 }])("%j is none of them", (value) => {
    expect(checkOf(value).protocol).toBeNull();
  });
});

describe("what the client holds", () => {
  test("the size of this very payload, as compact JSON", () => {
    const value = one({ arguments: { a: "ü" } });
    const compact = JSON.stringify(value);
    const { client } = check(JSON.stringify(value, null, 4));
    expect(client).toMatchObject({
      push: {
        plainBytes: Buffer.byteLength(compact),
        framedBytes: Buffer.byteLength(compact) + 2,
        base64Length: 4 * Math.ceil((Buffer.byteLength(compact) + 18) / 3),
        kind: "content",
      },
    });
  });

  test("the lists oldest first, whatever their order", () => {
    const at = (request_id: string, created_at: number) => ({
      ...approval(request_id, "run", { summary: "x" }),
      created_at,
    });
    const { client } = checkOf(
      inboxUpdate({ approvals: [at("1", 1.8e12), at("2", 1.7e12), at("3", 1.75e12)] }),
    );
    expect(client).toMatchObject({
      payload: { approvals: [{ request_id: "2" }, { request_id: "3" }, { request_id: "1" }] },
    });
  });

  test("the agent's own words where a summary is missing", () => {
    const value = inboxUpdate({
      approvals: [approval("1", "execute_cmd", { arguments: { command: "/bin/ls -la" } })],
    });
    expect(checkOf(value).client).toMatchObject({
      payload: { approvals: [{ summary: "execute_cmd `ls`" }] },
    });
    expect(mended(value, "item-field")).toMatchObject({ approvals: [{ summary: "execute_cmd `ls`" }] });
  });

  test("names every object has, and keys that look like numbers, as they are", () => {
    const text =
      '{"request_id":"1","tool_name":"constructor","summary":"Run","created_at":1782990000000,"agent_label":"Skald","arguments":{"b":1,"10":{"__proto__":{"x":1}},"a":-0,"n":1e999}}';
    const found = check(text);
    expect(found).toMatchObject({ protocol: "inbox", verdict: "works" });
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});

describe("verdicts", () => {
  test.each([
    ["works", one({ blocks: [field("x")] })],
    ["works", one({})],
    ["works", one({ blocks: [] })],
    ["degraded", one({ blocks: [field("x", { value_type: "money" })] })],
    ["degraded", one({ blocks: [{ type: "table", key: "L", value: "x" }] })],
    ["degraded", one({ v: 2, blocks: [field("x")] })],
    ["degraded", { ...inboxUpdate({}), clarifications: [7] }],
    ["blocked", { ...inboxUpdate({}), v: 1.5 }],
    ["blocked", JSON.stringify(inboxUpdate({})).replace('"v":1', '"v":1.0')],
    ["blocked", JSON.stringify(inboxUpdate({})).replace('"v":1', '"v":true')],
    ["blocked", { ...inboxUpdate({}), kind: "Inbox_Update" }],
    ["works", one({ summary: "x".repeat(500) })],
  ])("%s: %j", (verdict, value) => {
    expect(checkOf(value).verdict).toBe(verdict);
  });

  test.each([
    [126, true],
    [127, false],
  ])("an answer with %d levels inside of it is read: %s", (levels, isRead) => {
    const text = `{"v":1,"kind":"inbox_request","x":${"[".repeat(levels)}${"]".repeat(levels)}}`;
    expect(check(text)).toMatchObject({ verdict: isRead ? "works" : "blocked", engine: { ok: isRead } });
  });

  test("a payload for the phone may nest deeper than the agent reads", () => {
    const deep = `${"[".repeat(400)}${"]".repeat(400)}`;
    const text = JSON.stringify(one({ arguments: { x: "DEEP" } })).replace('"DEEP"', deep);
    expect(check(text).verdict).toBe("works");
  });
});

describe("advice", () => {
  const command = (summary: string, line = "rm -rf dist") =>
    inboxUpdate({ approvals: [approval("1", "execute_cmd", { summary, arguments: { command: line } })] });

  test.each([
    ["execute_cmd `rm`", true],
    ["rm", true],
    ["Run rm", true],
    ["execute_cmd", true],
    ["execute_cmd `rm -rf dist`", false],
    ["Delete dist with rm", false],
    ["Remove the folder the build made, by rm", false],
  ])("a summary that says %s, less than the tool does: %s", (summary, isLess) => {
    expect(codesOf(command(summary)).includes("summary-program /approvals/0/summary")).toBe(isLess);
  });
  test("a program without arguments is all there is to say", () => {
    expect(codesOf(command("Run uptime", "uptime"))).not.toContain("summary-program /approvals/0/summary");
  });
  test("its fix says the whole command", () => {
    expect(mended(command("execute_cmd `rm`"), "summary-program")).toMatchObject({
      approvals: [{ summary: "execute_cmd `rm -rf dist`" }],
    });
  });

  test.each([
    ["Call set_theme now", true],
    ["mcp__gmail__send to Mario", true],
    ["Write `my_file.rs`", false],
    ["Write /srv/my_file", false],
    ["Send an email to my_name@acme.com", false],
    ["Write src/a_b.rs", false],
  ])("an internal name in “%s”: %s", (summary, isInternal) => {
    expect(codesOf(one({ summary })).includes("summary-name /approvals/0/summary")).toBe(isInternal);
  });

  test("a secret among the blocks is marked by the fix, and is not repeated by the message", () => {
    const value = { v: 1, summary: "Log in", blocks: [field("hunter2-hunter2", { label: "Password" })] };
    const { problems } = checkOf(value);
    expect(problems.map(({ code }) => code)).toContain("inbox/secret-open");
    expect(JSON.stringify(problems)).not.toContain("hunter2");
    expect(mended(value, "secret-open")).toMatchObject({ blocks: [{ value_type: "secret" }] });
  });

  test("a secret of the arguments is open unless a secret block has its value", () => {
    const args = { arguments: { env: { API_TOKEN: "abcd-1234" } } };
    expect(codesOf(one(args))).toContain("secret-open /approvals/0/arguments/env");
    const masked = one({ ...args, blocks: [field("abcd-1234", { value_type: "secret" })] });
    expect(codesOf(masked)).toEqual(["deployed-differs /approvals/0/blocks"]);
  });

  test("an argument no block shows is named; what a diff, a list or a word of a block says is shown", () => {
    const value = one({
      blocks: [
        field("= alpha\n- beta\n+ gamma", { value_type: "diff" }),
        field("two guests at 20:00"),
        field({ tags: ["x1", "x2"] }, { value_type: "json" }),
      ],
      arguments: {
        content: "alpha\ngamma\n",
        guests: "two guests",
        tags: ["x1", "x2"],
        time: "20:00",
        dry: false,
        note: null,
        hidden: "to be deleted",
        "a/b~c": 12,
      },
    });
    expect(codesOf(value).filter((code) => code.startsWith("arguments"))).toEqual([
      "arguments-hidden /approvals/0/arguments/hidden",
      "arguments-hidden /approvals/0/arguments/a~1b~0c",
    ]);
  });

  test.each([
    ["seconds", { ts: 1_782_990_000 }, { ts: 1_782_990_000_000 }],
    ["badge", { badge: 2 }, { badge: 0 }],
    ["version", { v: 2 }, { v: 1 }],
    ["kind", { kind: "inboxUpdate" }, { kind: "inbox_update" }],
  ])("%s has a fix that works", (code, fault, sound) => {
    expect(mended({ ...inboxUpdate({}), ...fault }, code)).toMatchObject(sound);
  });

  test.each([
    ["decision", "deny", "rejected"],
    ["decision", "Approved", "approved"],
  ])("a %s of %s is mended to %s", (key, word, mend) => {
    const value = { ...envelope("approval_response"), request_id: "1", [key]: word };
    expect(mended(value, "answer")).toMatchObject({ [key]: mend });
  });

  test("an id that is a number is mended to a string, whatever its size", () => {
    const text = JSON.stringify({ ...envelope("approval_response"), request_id: 0, decision: "approved" });
    const { problems } = check(text.replace('"request_id":0', '"request_id":9007199254740993'));
    expect(problems[0]?.fixes[0]?.edits[0]?.text).toBe('"9007199254740993"');
  });
});

test("what Send puts on the wire is compact, and for a broken text the text itself", () => {
  const text = JSON.stringify({ ...inboxUpdate({}), v: 2 }, null, 2);
  const { subject } = inspect(text);
  if (subject === null) throw new Error("Not recognised.");
  expect(inbox.send(subject, null)).toEqual([
    { kind: "frame", from: "agent", channel: "ws", payload: JSON.stringify(JSON.parse(text)) },
  ]);
});
