import { describe, expect, test } from "vitest";
import { createCheck } from "../../protocol/create-check";
import { inbox } from ".";
import { samples } from "./samples";

const { check } = createCheck([inbox]);
const reportOn = (name: string) => inbox.report(check(samples.find((one) => one.name === name)?.text ?? ""));

describe("a report", () => {
  test.each([
    ["waiting", "draws 4 items, a push would carry it"],
    ["notification", "draws a notification, a push would carry it"],
    ["push-large", "draws a notification, a push would only wake the phone"],
    ["unknown-types", "draws 1 item, a push would carry it, not all as it asks"],
    ["version-2", "the phone drops this payload"],
    ["approved", "the agent accepts it"],
    ["ack", "the agent ignores it"],
  ])("on %s says “%s”", (name, reason) => {
    expect(reportOn(name).reason).toBe(reason);
  });

  test("on an answer speaks of the agent, not of a tool", () => {
    expect(reportOn("approved").engineSays?.title).toBe("The agent accepts this");
    expect(reportOn("id-ignored")).toMatchObject({
      engineSays: { title: "The agent ignores this" },
      engine: [{ state: "fault", says: expect.stringContaining("request_id") }],
    });
    expect(reportOn("waiting").engineSays).toBeUndefined();
  });

  test("names every block, says why one falls back, and tells no secret", () => {
    const { client } = reportOn("unknown-types");
    expect(client.map(({ name, state }) => [name, state])).toEqual([
      ["approval 1", "done"],
      ["When", "skipped"],
      ["Where", "skipped"],
      ["Guests", "skipped"],
      ["block", "skipped"],
      ["Nothing", "skipped"],
    ]);
    expect(JSON.stringify(reportOn("waiting"))).not.toContain("dt_9f2c");
  });
});
