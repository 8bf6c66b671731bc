import { describe, expect, test } from "vitest";
import { samples } from "./samples";
import { Simulation } from "./simulation";

const sample = (name: string) => samples.find((one) => one.name === name)?.text ?? "";
const keysOf = (simulation: Simulation) => simulation.phone.items.map(({ key }) => key);
const approve = (request_id: string) =>
  ({ do: "answer", answer: { list: "approvals", request_id, decision: "approved" } }) as const;

function opened(name: string): Simulation {
  const simulation = new Simulation();
  simulation.send(sample(name));
  simulation.act({ do: "open" });
  return simulation;
}

describe("a snapshot is announced and held", () => {
  test.each([
    ["email", "Send an email to to@mail.com"],
    ["write-file", "Write /path/x.rs"],
  ])("the push of %s says the summary and nothing else", (name, body) => {
    const simulation = new Simulation();
    const [step, ...more] = simulation.send(sample(name));
    expect(more).toEqual([]);
    expect(step).toMatchObject({ kind: "frame", from: "agent", channel: "push" });
    expect(simulation.last("notification")).toEqual({
      v: 1,
      kind: "notification",
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      ts: Date.parse("2026-08-04T09:41:00.000Z"),
      title: "Skald",
      body,
    });
    expect(simulation.phone).toMatchObject({ hasInbox: false, isBehind: true, badge: 0, items: [] });
    expect(simulation.phone.notifications).toMatchObject([{ title: "Skald", body, kind: "content" }]);
  });

  test("the phone says hello, asks, and gets the very text", () => {
    const simulation = new Simulation();
    simulation.send(sample("waiting"));
    const steps = simulation.act({ do: "open" });
    expect(steps.map((step) => (step.kind === "frame" ? [step.from, step.channel] : step.kind))).toEqual([
      ["client", "ws"],
      ["client", "ws"],
      ["agent", "ws"],
    ]);
    expect(simulation.last("hello")).toMatchObject({ device_info: { platform: "ios" } });
    expect(JSON.stringify(simulation.last("inbox_update"))).toBe(
      JSON.stringify(JSON.parse(sample("waiting"))),
    );
    expect(simulation.phone).toMatchObject({ hasInbox: true, isBehind: false, badge: 4 });
  });

  test("an answer that comes before the inbox was asked for opens the phone it is given on", () => {
    const simulation = new Simulation();
    simulation.send(sample("email"));
    simulation.act({ ...approve("1"), platform: "android" });
    expect(simulation.last("hello")).toMatchObject({ device_info: { platform: "android", model: "Pixel" } });
    expect(simulation.last("approval_response")).toMatchObject({ request_id: "1", decision: "approved" });
  });

  test("of several items each has a push, and of a second snapshot only what is new", () => {
    const simulation = new Simulation();
    expect(simulation.send(sample("waiting"))).toHaveLength(4);
    const waiting = JSON.parse(sample("waiting"));
    const more = {
      ...waiting,
      badge: 5,
      approvals: [...waiting.approvals, { ...waiting.approvals[0], request_id: "9" }],
    };
    expect(simulation.send(more)).toHaveLength(1);
    expect(simulation.send({ ...more, badge: 6 })).toMatchObject([{ channel: "ws" }]);
  });

  test("an empty snapshot is pushed to nobody", () => {
    expect(new Simulation().send(sample("empty"))).toMatchObject([{ from: "agent", channel: "ws" }]);
  });

  test("the second answer to a request has an id and a time of its own", () => {
    const simulation = opened("email");
    const first = simulation.last("inbox_update");
    simulation.advance(60_000);
    simulation.act({ do: "refresh" });
    const second = simulation.last("inbox_update");
    expect(second.id).not.toBe(first.id);
    expect(second.ts).toBe(Date.parse("2026-08-04T09:42:00.000Z"));
    expect(second.approvals).toEqual(first.approvals);
  });
});

describe("answers", () => {
  test("an approval goes out exactly, and the next snapshot is without the item", () => {
    const simulation = opened("waiting");
    const [answer, outcome, snapshot] = simulation.act(approve("1"));
    expect(JSON.parse(answer?.kind === "frame" ? answer.payload : "")).toEqual({
      v: 1,
      kind: "approval_response",
      id: expect.any(String),
      ts: Date.parse("2026-08-04T09:41:00.000Z"),
      request_id: "1",
      decision: "approved",
    });
    expect(answer).toMatchObject({ answers: "e6" });
    expect(outcome).toMatchObject({ kind: "outcome", action: "approval_response", result: "applied" });
    expect(JSON.parse(snapshot?.kind === "frame" ? snapshot.payload : "")).toMatchObject({ badge: 3 });
    expect(keysOf(simulation)).toEqual(["approvals/2", "clarifications/1", "elicitations/1"]);
  });

  test("a rejection carries its reason, trimmed, and none where it is blank", () => {
    const simulation = opened("waiting");
    const reject = (reason: string, request_id: string) =>
      simulation.act({
        do: "answer",
        answer: { list: "approvals", request_id, decision: "rejected", reason },
      });
    reject("  Wrong recipient ", "1");
    expect(simulation.last("approval_response")).toMatchObject({
      decision: "rejected",
      reason: "Wrong recipient",
    });
    reject("  ", "2");
    expect(simulation.last("approval_response")).not.toHaveProperty("reason");
  });

  test.each([900, 0])("an approval for longer says bypass_secs %d", (bypass_secs) => {
    const simulation = opened("waiting");
    simulation.act({
      do: "answer",
      answer: { list: "approvals", request_id: "2", decision: "approved", bypass_secs },
    });
    expect(simulation.last("approval_response")).toMatchObject({
      request_id: "2",
      decision: "approved",
      bypass_secs,
    });
  });

  test("a question and a value are answered under the same id in their own lists", () => {
    const simulation = opened("waiting");
    simulation.act({ do: "answer", answer: { list: "clarifications", request_id: "1", answer: "main" } });
    expect(simulation.last("clarification_response")).toMatchObject({ request_id: "1", answer: "main" });
    simulation.act({
      do: "answer",
      answer: { list: "elicitations", request_id: "1", action: "accept", value: "pw" },
    });
    expect(simulation.last("elicitation_response")).toMatchObject({
      action: "accept",
      content: { password: "pw" },
    });
    expect(keysOf(simulation)).toEqual(["approvals/1", "approvals/2"]);
  });

  test.each(["decline", "cancel"] as const)("a %s says nothing of a value", (action) => {
    const simulation = opened("password");
    simulation.act({ do: "answer", answer: { list: "elicitations", request_id: "7", action, value: "pw" } });
    expect(simulation.last("elicitation_response")).not.toHaveProperty("content");
  });

  test("a confirmation is accepted without content", () => {
    const simulation = opened("confirmation");
    simulation.act({ do: "answer", answer: { list: "elicitations", request_id: "7", action: "accept" } });
    expect(simulation.last("elicitation_response")).toMatchObject({ request_id: "7", action: "accept" });
    expect(keysOf(simulation)).toEqual([]);
  });

  test("what was never shown is fetched first", () => {
    const simulation = new Simulation();
    simulation.send(sample("email"));
    simulation.act(approve("1"));
    expect(simulation.phone.wire.map(({ kind }) => kind)).toEqual([
      "notification",
      "hello",
      "inbox_request",
      "inbox_update",
      "approval_response",
      "inbox_update",
    ]);
  });

  test("ids go back as they came, and one that is no string is ignored", () => {
    const simulation = opened("ids");
    simulation.act(approve("12"));
    expect(simulation.last("approval_response").request_id).toBe(12);
    expect(simulation.phone.log.at(-1)).toMatchObject({ result: "ignored" });
    expect(keysOf(simulation)).not.toContain("approvals/12");
    simulation.act({ do: "refresh" });
    expect(keysOf(simulation)).toContain("approvals/12");
  });
});

describe("what goes wrong", () => {
  test("a lost answer takes the card away until the next snapshot", () => {
    const simulation = opened("email");
    simulation.act({ ...approve("1"), isLost: true });
    expect(simulation.phone).toMatchObject({ badge: 0, items: [] });
    expect(simulation.phone.log.at(-1)?.result).toBe("lost");
    simulation.act({ do: "refresh" });
    expect(keysOf(simulation)).toEqual(["approvals/1"]);
    expect(simulation.phone.badge).toBe(1);
  });

  test("a second answer is a no-op, and a snapshot follows it all the same", () => {
    const simulation = opened("email");
    const [first] = simulation.act(approve("1"));
    const entryId =
      simulation.sent.find(({ payload }) => first?.kind === "frame" && payload === first.payload)?.id ?? "";
    const steps = simulation.act({ do: "resend", entryId });
    expect(steps).toMatchObject([
      { kind: "frame", from: "client", payload: first?.kind === "frame" ? first.payload : "" },
      { kind: "outcome", result: "skipped" },
      { kind: "frame", from: "agent" },
    ]);
    expect(simulation.phone.log.map(({ result }) => result)).toEqual(["done", "no-op"]);
  });

  test("after a restart an answer is a no-op, and no phone was told before", () => {
    const simulation = opened("waiting");
    expect(simulation.act({ do: "restart" })).toMatchObject([{ kind: "outcome", action: "restart" }]);
    expect(keysOf(simulation)).toHaveLength(4);
    simulation.act(approve("1"));
    expect(simulation.phone.log.map(({ result }) => result)).toEqual(["told", "no-op"]);
    expect(keysOf(simulation)).toEqual([]);
  });

  test("an elicitation is given up after five minutes, and not a millisecond before", () => {
    const simulation = opened("waiting");
    expect(simulation.advance(299_999)).toEqual([]);
    expect(simulation.advance(1)).toMatchObject([
      { kind: "outcome", action: "expire", result: "skipped" },
      { kind: "frame", from: "agent", channel: "ws" },
    ]);
    expect(simulation.advance(600_000)).toEqual([]);
    expect(keysOf(simulation)).toEqual(["approvals/1", "approvals/2", "clarifications/1"]);
    simulation.act({
      do: "answer",
      answer: { list: "elicitations", request_id: "1", action: "accept", value: "late" },
    });
    expect(simulation.phone.log.at(-1)?.result).toBe("no-op");
  });

  test("a phone that never asked is told nothing when an elicitation is given up", () => {
    const simulation = new Simulation();
    simulation.send(sample("password"));
    expect(simulation.advance(300_000)).toMatchObject([{ kind: "outcome" }]);
    simulation.act({ do: "open" });
    expect(keysOf(simulation)).toEqual([]);
  });

  test("an answer to an id nobody knows is a no-op", () => {
    const simulation = opened("email");
    simulation.act(approve("99"));
    expect(simulation.phone.log.at(-1)?.result).toBe("no-op");
  });

  test("a pasted answer reaches the agent as one from the phone", () => {
    const simulation = opened("waiting");
    simulation.send({
      v: 1,
      kind: "approval_response",
      id: "a",
      ts: 1,
      request_id: "02",
      decision: "approved",
    });
    expect(keysOf(simulation)).not.toContain("approvals/2");
    simulation.send({
      v: 1,
      kind: "approval_response",
      id: "a",
      ts: 1,
      request_id: "appr_1",
      decision: "approved",
    });
    expect(simulation.phone.log.map(({ result }) => result)).toEqual(["done", "ignored"]);
    simulation.send({ v: 1, kind: "inbox_request", id: "a", ts: 1 });
    expect(simulation.sent.at(-1)).toMatchObject({ from: "agent", channel: "ws" });
  });

  test("a value for a sensitive elicitation cannot be sent twice", () => {
    const simulation = opened("password");
    simulation.act({
      do: "answer",
      answer: { list: "elicitations", request_id: "7", action: "accept", value: "hunter2" },
    });
    const entryId = simulation.sent.findLast(({ from }) => from === "client")?.id ?? "";
    expect(simulation.act({ do: "resend", entryId })).toEqual([]);
  });

  test.each([
    null,
    7,
    "open",
    { do: "fly" },
    { do: "answer" },
    { do: "answer", answer: { list: "approvals", request_id: 1 } },
    { do: "resend", entryId: "nobody" },
  ])("an act that is none does nothing: %j", (act) => {
    expect(opened("email").act(act as never)).toEqual([]);
  });
});
