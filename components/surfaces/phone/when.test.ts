import { expect, test } from "vitest";
import { ageOf, clockOf, localTimeOf, spellSeconds, timeLeft } from "./when";

const now = "2026-08-04T09:41:00.000Z";

test.each([
  ["2026-08-04T09:41:00Z", "now"],
  ["2026-08-04T09:50:00Z", "now"],
  ["2026-08-04T09:40:00Z", "1 min ago"],
  ["2026-08-04T06:41:00Z", "3 h ago"],
  ["2026-08-01T09:00:00Z", "3 d ago"],
  ["never", "now"],
])("%s is %s", (at, age) => {
  expect(ageOf(at, now)).toBe(age);
});

test("what is left counts down to nothing", () => {
  const left = (seconds: number) => timeLeft(new Date(Date.parse(now) + seconds * 1000).toISOString(), now);
  expect([left(252)?.text, left(9.2)?.text, left(0), left(-5)]).toEqual(["4:12", "0:10", null, null]);
  expect([spellSeconds(252), spellSeconds(61), spellSeconds(5)]).toEqual([
    "4 minutes 12 seconds",
    "1 minute 1 second",
    "5 seconds",
  ]);
});

test("the clock is that of a phone", () => {
  expect(clockOf(now, true)).toEqual({ time: "9:41", day: "Tuesday 4 August" });
});

test.each([
  ["2026-08-04T10:00:00Z", "Today, 10:00"],
  ["2026-08-04T12:00:00+02:00", "Today, 10:00"],
  ["2026-08-03T23:59:00Z", "Yesterday, 23:59"],
  ["2026-08-05 00:00:00Z", "Tomorrow, 00:00"],
  ["2027-01-02T03:04:05.678Z", "2 January 2027, 03:04"],
  ["1785837600000", "Today, 10:00"],
  ["2026-08-04", undefined],
  ["1785837600", undefined],
  ["soon", undefined],
  ["2026-13-45T99:99:00Z", undefined],
])("%s is told as %s", (value, told) => {
  expect(localTimeOf(value, now, true)).toBe(told);
});
