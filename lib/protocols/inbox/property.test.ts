import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCheck } from "../../protocol/create-check";
import { readJson } from "../../text/json";
import { inbox } from ".";
import type { Act } from "./act";
import { agentStateOf } from "./agent";
import { readDiff } from "./diff";
import { agentKinds, blockTypes, phoneKinds, valueTypes } from "./payload";
import { measurePush } from "./push";
import { decimalOf } from "./read-phone";
import { samples } from "./samples";
import { openPush, sealPush } from "./seal";
import { Simulation } from "./simulation";

const { check } = createCheck([inbox]);

/** Any JSON, or what the protocol goes by, so that many texts come near to being right. */
const json = fc.jsonValue({ maxDepth: 2 });
const orAny = <Value>(sound: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: sound as fc.Arbitrary<unknown> }, json);
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("__proto__", "\ud83d", "سرّي", "🔑🔑", ""),
);
const id = orAny(fc.oneof(fc.bigInt().map(String), fc.constantFrom("1", "007", "+5", "appr_1", "")));
const some = (members: Record<string, fc.Arbitrary<unknown>>) => fc.record(members, { requiredKeys: [] });

const block = some({
  type: orAny(fc.constantFrom(...blockTypes)),
  key: orAny(text),
  label: orAny(text),
  value: orAny(text),
  value_type: orAny(fc.constantFrom(...valueTypes)),
});
const blocks = orAny(
  fc.oneof(
    fc.array(orAny(block), { maxLength: 4 }),
    some({ v: orAny(fc.constant(1)), blocks: orAny(fc.array(block, { maxLength: 3 })) }),
  ),
);
const approval = some({
  request_id: id,
  tool_name: orAny(fc.constantFrom("execute_cmd", "write_file", "constructor")),
  agent_label: orAny(text),
  v: orAny(fc.constant(1)),
  summary: orAny(text),
  blocks,
  arguments: orAny(fc.dictionary(text, json)),
  created_at: orAny(fc.integer()),
});
const clarification = some({
  request_id: id,
  question: orAny(text),
  suggested_answers: orAny(fc.array(text)),
});
const elicitation = some({
  request_id: id,
  message: orAny(text),
  field_name: orAny(text),
  sensitive: orAny(fc.boolean()),
});
const payload = some({
  v: orAny(fc.constant(1)),
  kind: orAny(fc.constantFrom(...agentKinds, ...phoneKinds)),
  id: orAny(fc.uuid()),
  ts: orAny(fc.integer()),
  badge: orAny(fc.nat(5)),
  approvals: orAny(fc.array(orAny(approval), { maxLength: 3 })),
  clarifications: orAny(fc.array(orAny(clarification), { maxLength: 2 })),
  elicitations: orAny(fc.array(orAny(elicitation), { maxLength: 2 })),
  title: orAny(text),
  body: orAny(text),
  request_id: id,
  decision: orAny(fc.constantFrom("approved", "rejected")),
  reason: orAny(text),
  answer: orAny(text),
  action: orAny(fc.constantFrom("accept", "decline", "cancel")),
  content: orAny(fc.dictionary(text, text)),
  device_info: orAny(fc.dictionary(text, json)),
});

describe("the check", () => {
  test("has a word on any payload, as JSON all through, and agrees with itself", () => {
    fc.assert(
      fc.property(fc.oneof(payload, approval), (value) => {
        const source = JSON.stringify(value);
        const found = check(source);
        expect(found.problems.map(({ code }) => code)).not.toContain("parley/internal");
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
        const isBlocked = found.totals.error > 0 && found.client === null;
        if (found.engine !== null) expect(found.verdict).toBe(found.engine.ok ? "works" : "blocked");
        if (found.verdict === "blocked") expect(isBlocked).toBe(true);
      }),
      { numRuns: 1_500 },
    );
  });

  test("leaves no secret in the flat text", () => {
    const secret = fc
      .string({ minLength: 6, unit: "grapheme-ascii" })
      .filter((value) => value.trim().length > 5);
    fc.assert(
      fc.property(secret, fc.string(), (value, around) => {
        const source = {
          request_id: "1",
          tool_name: "run",
          summary: `${around} ${value} ${around}`,
          blocks: [
            { type: "field", label: "a", value, value_type: "secret" },
            { type: "block", label: "b", value: `${around}\n${value}${around}`, value_type: "command" },
          ],
        };
        const { client } = check(JSON.stringify(source));
        const { flattened } = client as { flattened: string };
        // The words around it may hold it by chance, and then it is masked there too.
        expect(flattened.replaceAll("••••••••", "").includes(value)).toBe(
          around.replaceAll(value, "").includes(value),
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

test("ids are the decimal integers of 64 bits, in any spelling, and nothing else", () => {
  const least = -(2n ** 63n);
  const most = 2n ** 63n - 1n;
  const spelled = fc
    .tuple(fc.bigInt({ min: least * 4n, max: most * 4n }), fc.nat(3), fc.boolean())
    .map(([value, zeros, hasPlus]) => {
      const digits = `${"0".repeat(zeros)}${value < 0n ? -value : value}`;
      return { value, spelling: `${value < 0n ? "-" : hasPlus ? "+" : ""}${digits}` };
    });
  fc.assert(
    fc.property(spelled, ({ value, spelling }) => {
      expect(decimalOf(spelling)).toBe(value < least || value > most ? undefined : String(value));
    }),
    { numRuns: 10_000 },
  );
  expect(decimalOf(`-${"0".repeat(1_000_000)}5`)).toBe("-5");
  expect(decimalOf("9".repeat(1_000_000))).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (spelling) => {
      expect(decimalOf(spelling) !== undefined).toBe(/^[+-]?[0-9]+$/.test(spelling));
    }),
    { numRuns: 10_000 },
  );
});

describe("pushes", () => {
  const value = fc.record({ body: fc.string({ unit: "binary", maxLength: 3_000 }) });

  test("carry their content exactly while the base64 is 3500 characters or less", () => {
    fc.assert(
      fc.property(value, (one) => {
        const push = measurePush(JSON.stringify(one));
        expect(push.sealedBytes).toBe(push.framedBytes + 16);
        expect(push.base64Length).toBe(Math.ceil(push.sealedBytes / 3) * 4);
        expect(push.kind).toBe(push.base64Length <= 3500 ? "content" : "wake");
        if (!push.isCompressed)
          expect([push.framedBytes, push.kind]).toEqual([push.plainBytes + 2, "content"]);
      }),
      { numRuns: 1_000 },
    );
  });

  test("are opened to what was sealed, with sizes as they were reckoned", async () => {
    await fc.assert(
      fc.asyncProperty(value, fc.nat(), async (one, count) => {
        const source = JSON.stringify(one);
        const sealed = await sealPush(source, count);
        const { kind, base64Length } = measurePush(source);
        expect(sealed.sealed?.length ?? null).toBe(kind === "wake" ? null : base64Length);
        expect(await openPush(sealed)).toBe(kind === "wake" ? undefined : source);
      }),
      { numRuns: 200 },
    );
  });

  test("are not opened once a bit of them is another", async () => {
    const { sealed, ...rest } = await sealPush('{"v":1}', 1);
    const other = sealed?.startsWith("A") ? "B" : "A";
    expect(await openPush({ ...rest, sealed: `${other}${sealed?.slice(1)}` })).toBeUndefined();
    expect(await openPush({ ...rest, sealed: "no base64 at all!" })).toBeUndefined();
  });
});

/** Text of that many bytes no deflate makes smaller than they are: the limit is 2607 bytes of body. */
function noise(bytes: number): string {
  let state = 7;
  return Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCharCode(33 + ((state >>> 16) % 90)).replace(/["\\]/, "x");
  }).join("");
}

test.each([
  [2_400, "content"],
  [4_000, "wake"],
])("a notification of %d characters that cannot be compressed: %s", (length, kind) => {
  const push = measurePush(
    JSON.stringify({ v: 1, kind: "notification", title: "Skald", body: noise(length) }),
  );
  expect(push).toMatchObject({ kind, isCompressed: true });
});

test("the limit is met to the byte: the longest body that travels, and one that only wakes", () => {
  const sizes = Array.from({ length: 1_200 }, (_, more) =>
    measurePush(JSON.stringify({ body: noise(2_600 + more) })),
  );
  const kinds = sizes.map(({ kind }) => kind);
  expect(kinds).toContain("content");
  expect(kinds).toContain("wake");
  for (const { kind, framedBytes } of sizes) expect(kind).toBe(framedBytes - 2 <= 2607 ? "content" : "wake");
});

test("a diff gives back both of its sides", () => {
  const line = fc.string({ unit: "grapheme-ascii", maxLength: 8 }).filter((one) => !one.startsWith("@@"));
  const marked = fc.record({ mark: fc.constantFrom("same", "old", "new"), text: line });
  const marks: Readonly<Record<string, string>> = { same: "=", old: "-", new: "+" };
  fc.assert(
    fc.property(fc.array(marked, { minLength: 1 }), (lines) => {
      const value = lines.map(({ mark, text: one }) => `${marks[mark]} ${one}`).join("\n");
      expect(readDiff(value)).toEqual(lines);
    }),
    { numRuns: 10_000 },
  );
});

describe("agent and phone", () => {
  const names = samples.flatMap(({ name, verdict }) => (verdict === "blocked" ? [] : [name]));
  const list = fc.constantFrom("approvals", "clarifications", "elicitations");
  const requestId = fc.constantFrom("1", "2", "3", "5", "7", "12", "appr_8f2a", "99");
  const answer = fc
    .tuple(list, requestId, fc.boolean(), fc.boolean())
    .map(([name, request_id, isYes, isLost]): Act => {
      const common = { do: "answer", isLost } as const;
      if (name === "approvals")
        return { ...common, answer: { list: name, request_id, decision: isYes ? "approved" : "rejected" } };
      if (name === "clarifications") return { ...common, answer: { list: name, request_id, answer: "main" } };
      return {
        ...common,
        answer: { list: name, request_id, action: isYes ? "accept" : "decline", value: "hunter2" },
      };
    });
  const doing = fc.oneof(
    fc.record({ send: fc.constantFrom(...names) }),
    fc.record({ act: answer }),
    fc.record({ act: fc.constantFrom<Act>({ do: "open" }, { do: "refresh" }, { do: "restart" }) }),
    fc.record({ resend: fc.nat(30) }),
    fc.record({ advance: fc.constantFrom(1, 60_000, 299_999, 300_000) }),
  );

  test("agree after every snapshot the agent sends, whatever was done", () => {
    fc.assert(
      fc.property(fc.array(doing, { maxLength: 15 }), (doings) => {
        const simulation = new Simulation();
        for (const one of doings) {
          if ("send" in one) simulation.send(samples.find(({ name }) => name === one.send)?.text ?? "");
          else if ("act" in one) simulation.act(one.act);
          else if ("advance" in one) simulation.advance(one.advance);
          else simulation.act({ do: "resend", entryId: `e${one.resend}` });
        }
        simulation.act({ do: "refresh" });
        const { pending } = agentStateOf(simulation.sent);
        const shown = simulation.phone.items.map(({ key }) => key).sort();
        const known = pending.map(({ list: name, request_id }) => `${name}/${request_id}`).sort();
        expect(known).toEqual(expect.arrayContaining(shown));
        for (const { payload: bytes } of simulation.sent) expect(readJson(bytes).ok).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
