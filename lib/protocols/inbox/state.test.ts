import { expect, test } from "vitest";
import { samples } from "./samples";
import { Simulation } from "./simulation";
import { emptyPhone, phoneStateOf } from "./state";

const sample = (name: string) => samples.find((one) => one.name === name)?.text ?? "";
const frame = {
  id: "e0",
  at: "2026-08-04T09:41:00.000Z",
  from: "agent",
  channel: "ws",
  outcomes: [],
} as const;

test("a phone nothing was sent to is empty", () => {
  expect(phoneStateOf([])).toBe(emptyPhone);
});

test("a payload the phone cannot read changes nothing and is named in the log", () => {
  const simulation = new Simulation();
  simulation.send(sample("waiting"));
  simulation.act({ do: "open" });
  const { items } = simulation.phone;
  simulation.send(sample("version-2"));
  expect(simulation.phone.items).toEqual(items);
  expect(simulation.phone.log.at(-1)).toMatchObject({ result: "ignored" });
});

test("snapshots replace each other", () => {
  const simulation = new Simulation();
  for (const name of ["waiting", "question"]) {
    simulation.send(sample(name));
    simulation.act({ do: "open" });
  }
  expect(simulation.phone.items.map(({ key }) => key)).toEqual(["clarifications/3"]);
});

test("an item keeps the time it was first told of while it stays as it is", () => {
  const simulation = new Simulation();
  simulation.send(sample("password"));
  simulation.advance(100_000);
  simulation.act({ do: "open" });
  expect(simulation.phone.items).toMatchObject([
    { since: "2026-08-04T09:41:00.000Z", expiresAt: "2026-08-04T09:46:00.000Z" },
  ]);
});

test("a notification too large for a push wakes the phone only", () => {
  const simulation = new Simulation();
  simulation.send(sample("push-large"));
  expect(simulation.phone.notifications).toMatchObject([{ kind: "wake" }]);
});

test("a snapshot that is pushed, as the deployed agent does, counts where it fits", () => {
  const payload = JSON.stringify(JSON.parse(sample("waiting")));
  const phone = phoneStateOf([{ ...frame, channel: "push", payload }]);
  expect(phone).toMatchObject({ hasInbox: true, badge: 4, notifications: [{ kind: "content" }] });
});

test("the wire view has each frame with its size, and knows all secrets", () => {
  const simulation = new Simulation();
  simulation.send(sample("waiting"));
  simulation.act({ do: "open" });
  const { wire, secrets } = simulation.phone;
  expect(wire.at(-1)).toMatchObject({ kind: "inbox_update", from: "agent", channel: "ws", isLost: false });
  expect(wire.at(-1)?.push.plainBytes).toBe(JSON.stringify(JSON.parse(sample("waiting"))).length);
  expect(secrets).toEqual(["dt_9f2c41d07be84a55"]);
});

test("what is no JSON is a row without a kind", () => {
  expect(phoneStateOf([{ ...frame, payload: "{" }]).wire).toMatchObject([{ kind: null, payload: "{" }]);
});
