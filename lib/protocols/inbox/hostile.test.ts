import { describe, expect, test } from "vitest";
import { createCheck } from "../../protocol/create-check";
import { inbox } from ".";
import { approval, inboxUpdate } from "./samples/make";
import { Simulation } from "./simulation";

const { check } = createCheck([inbox]);

function many<Item>(count: number, make: (index: number) => Item): readonly Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

describe("a payload made to take long is checked all the same", () => {
  const value = (index: number) => `value number ${index} of the lot`;

  test.each([
    [
      "five thousand blocks and arguments",
      {
        blocks: many(5_000, (index) => ({
          type: "field",
          label: `l${index}`,
          value: value(index),
          value_type: "secret",
        })),
        arguments: Object.fromEntries(many(5_000, (index) => [`a${index}`, value(-index)])),
      },
    ],
    ["a summary of a million characters", { summary: "a_".repeat(500_000) }],
    ["a summary of a million brackets", { summary: '{"'.repeat(500_000) }],
    [
      "a diff of a hundred thousand lines",
      { blocks: [{ type: "block", label: "d", value: "+ a\n- b\n".repeat(50_000) }] },
    ],
    [
      "a million blanks",
      {
        summary: " ".repeat(1_000_000),
        blocks: [{ type: "block", label: " ".repeat(100_000), value: " ".repeat(1_000_000) }],
      },
    ],
  ])("%s", (_, rest) => {
    const text = JSON.stringify(
      inboxUpdate({ approvals: [approval("1", "execute_cmd", { summary: "Run it", ...rest })] }),
    );
    // Of the processor, not of the clock: the machine has other things to do.
    const before = process.cpuUsage();
    const found = check(text);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
    expect(found.protocol).toBe("inbox");
    expect(found.problems.map(({ code }) => code)).not.toContain("parley/internal");
  });

  test("a snapshot of five thousand items is announced by twenty pushes, and answered", () => {
    const simulation = new Simulation();
    const items = many(5_000, (index) => approval(String(index), "run", { summary: `Run ${index}` }));
    expect(simulation.send(inboxUpdate({ approvals: items }))).toHaveLength(20);
    simulation.act({ do: "open" });
    simulation.act({
      do: "answer",
      answer: { list: "approvals", request_id: "4999", decision: "approved" },
    });
    expect(simulation.phone).toMatchObject({ badge: 4_999, log: [{ result: "done" }] });
    expect(simulation.send(inboxUpdate({ approvals: items }))).toHaveLength(1);
  });
});

test("what is put around text from a message cannot be broken out of", () => {
  const simulation = new Simulation();
  const odd = '","decision":"rejected","x":"\u2028\ud83d';
  simulation.send(
    inboxUpdate({
      clarifications: [{ request_id: odd, question: odd, agent_label: "Skald", created_at: 1 }],
    }),
  );
  simulation.act({ do: "open" });
  simulation.act({ do: "answer", answer: { list: "clarifications", request_id: odd, answer: odd } });
  expect(simulation.last("clarification_response")).toMatchObject({ request_id: odd, answer: odd });
  expect(simulation.last("clarification_response")).not.toHaveProperty("decision");
});

test("a field may have a name every object has", () => {
  const simulation = new Simulation();
  const asked = {
    request_id: "1",
    server_name: "s",
    message: "m",
    field_name: "__proto__",
    sensitive: false,
  };
  simulation.send(inboxUpdate({ elicitations: [{ ...asked, is_confirmation: false, created_at: 1 }] }));
  simulation.act({ do: "open" });
  simulation.act({
    do: "answer",
    answer: { list: "elicitations", request_id: "1", action: "accept", value: "v" },
  });
  const { payload = "" } = simulation.sent.findLast(({ from }) => from === "client") ?? {};
  expect(payload).toContain('"content":{"__proto__":"v"}');
});
