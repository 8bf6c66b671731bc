import { expect, test } from "vitest";
import { check } from "../check";

/** Twenty actions: ten lists of 50 rows with 10 fields, a chart of 10 × 5000 points. */
function bigEnvelope(): object {
  const list = (kind: number) => ({
    type: "resource_list",
    resourceType: "user",
    title: `Users ${kind}`,
    listHref: "/project/64abc/auth/users",
    projectId: "64abc",
    items: Array.from({ length: 50 }, (_, row) => ({
      resourceId: `user_${kind}_${row}`,
      title: `Person ${row}`,
      href: `/project/64abc/auth/user/user_${kind}_${row}`,
      fields: Object.fromEntries(
        Array.from({ length: 10 }, (__, field) => [`field_${field}`, `value ${row} ${field}`]),
      ),
    })),
  });
  const start = Date.UTC(2026, 0, 1);
  const chart = {
    type: "chart",
    title: "Everything",
    interval: "1h",
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 4999 * 3_600_000).toISOString(),
    projectId: "64abc",
    metrics: Array.from({ length: 10 }, (_, metric) => ({
      metric: `metric.number.${metric}`,
      points: Array.from({ length: 5000 }, (__, hour) => ({
        time: new Date(start + hour * 3_600_000).toISOString(),
        value: (hour * 37 + metric) % 1000,
      })),
    })),
  };
  const toasts = Array.from({ length: 9 }, (_, index) => ({
    type: "toast",
    level: "info",
    message: `Step ${index} is done`,
  }));
  const actions = [...Array.from({ length: 10 }, (_, kind) => list(kind)), chart, ...toasts];
  return { protocol: "appwrite.console/v1", actions };
}

const pretty = JSON.stringify(bigEnvelope(), null, 2);
const call = JSON.stringify({ actions: JSON.stringify(JSON.parse(pretty).actions) });
const refused = pretty.replace('"value": 999', '"value": "many"');

test.each([
  ["an envelope", pretty, "works"],
  ["a call", call, "works"],
  ["an envelope that is refused", refused, "degraded"],
] as const)(
  "the biggest message is checked as %s without a walk that grows out of hand",
  (_, text, verdict) => {
    expect(check(text).verdict).toBe(verdict);
    // Processor time, as other work on the machine counts into any other. The budget of 200 ms is the benchmark's to hold.
    const start = process.cpuUsage();
    check(text);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(2000);
  },
);
