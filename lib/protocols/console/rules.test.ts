import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Problem } from "../../protocol/problem";
import { applyEdits, textAt } from "../../text/testing/marked";
import { check } from "../check";
import { createdExample, examples, listedExample } from "./examples";
import { rules } from "./rules";

const json = (value: unknown) => JSON.stringify(value, null, 2);
const envelope = (...actions: readonly unknown[]) => json({ protocol: "appwrite.console/v1", actions });
const args = (actions: string) => json({ actions });
const call = (given: unknown) =>
  json({ method: "tools/call", params: { name: "console", arguments: given } });
const event = (output: unknown) => json({ type: "tool_end", tool: "console", output });

const toast = examples.toast;
const list = (more: object) => envelope({ ...listedExample, ...more });
const chart = (more: object) => envelope({ ...examples.chart, ...more });
const card = (more: object) =>
  envelope({ ...createdExample[0], ...more }, { type: "refresh", scopes: ["databases"] });
const { interval: _interval, ...noInterval } = examples.chart;
const { startAt: _start, ...noStart } = examples.chart;
const { projectId: _project, ...noProject } = examples.chart;
const { listHref: _href, ...noListHref } = listedExample;
const [row] = listedExample.items;
const { href: _rowHref, ...bareRow } = row;
const points = (...hours: readonly number[]) =>
  hours.map((hour) => ({ time: `2026-08-04T0${hour}:00:00Z`, value: hour }));
const series = (...hours: readonly number[]) => [{ metric: "network.requests", points: points(...hours) }];

/** For each code a text that gives it, where, and what is marked. */
const cases: readonly (readonly [code: string, pointer: string, marked: string, text: string])[] = [
  ["arguments", "", "[", call([1])],
  ["actions-missing", "/actions", "{", call({ title: "x" })],
  ["actions-type", "/actions", "5", call({ actions: 5 })],
  ["actions-empty", "/actions", '" "', args(" ")],
  ["actions-json", "/actions", "{", args('[{"type":"toggle_terminal"} {"type":"toggle_terminal"}]')],
  ["actions-depth", "/actions", "[", args("[".repeat(600))],
  ["actions-number", "/actions", "1".repeat(4301), args(`[${"1".repeat(4301)}]`)],
  ["actions-count", "/actions", '"actions"', envelope()],
  ["action-type", "/actions/0", "null", envelope(null)],
  ["type", "/actions/0/type", '"toats"', envelope({ ...toast, type: "toats" })],
  ["missing", "/actions/0/message", '" "', envelope({ ...toast, message: " " })],
  ["not-text", "/actions/0/message", "5", envelope({ ...toast, message: 5 })],
  ["not-boolean", "/actions/0/replace", '"yes"', envelope({ ...examples.navigate, replace: "yes" })],
  ["not-number", "/actions/0/changePercent", '"5"', chart({ changePercent: "5" })],
  ["not-list", "/actions/0/items", "5", list({ items: 5 })],
  ["not-object", "/actions/0/items/0", "5", list({ items: [5] })],
  [
    "number-size",
    "/actions/0/changePercent",
    "1".repeat(400),
    chart({ changePercent: "BIG" }).replace('"BIG"', "1".repeat(400)),
  ],
  ["count", "/actions/0/columns", "[", list({ columns: [] })],
  ["enum", "/actions/0/level", '"succes"', envelope({ ...toast, level: "succes" })],
  ["path", "/actions/0/path", '"databases"', envelope({ type: "navigate", path: "databases" })],
  ["total", "/actions/0/total", '"2"', list({ total: "2" })],
  ["field-key", "/actions/0/fields/ ", '"x"', card({ fields: { " ": "x" } })],
  ["field-value", "/actions/0/fields/a", "[", card({ fields: { a: [] } })],
  ["protocol", "/protocol", '"x"', event({ protocol: "x", actions: [toast] })],
  ["output", "", "5", event(5)],
  ["actions-list", "/actions", '"actions"', json({ protocol: "appwrite.console/v1", actions: toast })],
  ["actions-native", "/actions", '"actions"', json({ actions: [toast] })],
  ["skipped", "/actions/0", "{", envelope({ type: "scroll_to_card", cardId: "card-card-" }, toast)],
  ["leaves-app", "/actions/0/path", '"//x.y"', envelope({ type: "navigate", path: "//x.y" })],
  ["output-cut", "", "{", envelope({ ...toast, message: "x".repeat(500_001) })],
  [
    "metric-alias",
    "/actions/0/metrics/0/metric",
    '"requests"',
    chart({ metrics: [{ metric: "requests", points: [] }] }),
  ],
  ["no-interval", "/actions/0/interval", "{", envelope({ ...noInterval, metrics: series(1, 2) })],
  ["unknown-interval", "/actions/0/interval", '"2h"', chart({ interval: "2h" })],
  ["no-window", "/actions/0/startAt", "{", envelope(noStart)],
  [
    "bad-time",
    "/actions/0/metrics/0/points/1/time",
    '"soon"',
    chart({ metrics: [{ metric: "storage", points: [...points(1), { time: "soon", value: 1 }] }] }),
  ],
  ["bad-time", "/actions/0/endAt", '"2020-01-01"', chart({ endAt: "2020-01-01" })],
  ["no-project", "/actions/0/projectId", "{", envelope(noProject)],
  ["total-without-link", "/actions/0/total", "99", envelope({ ...noListHref, total: 99 })],
  ["total-too-small", "/actions/0/total", "1", list({ total: 1 })],
  ["no-empty-message", "/actions/0/emptyMessage", "{", list({ items: [] })],
  ["column-unused", "/actions/0/columns/0/key", '"typ"', list({ columns: [{ key: "typ", label: "Type" }] })],
  ["no-refresh", "/actions/0/type", '"resource"', envelope(createdExample[0])],
  ["refresh-early", "/actions/1/type", '"resource"', envelope(createdExample[1], createdExample[0])],
  ["unknown-scope", "/actions/0/scopes/0", '"database"', envelope({ type: "refresh", scopes: ["database"] })],
  ["no-href", "/actions/0/items/0/href", "{", list({ items: [bareRow] })],
  [
    "toast-repeats",
    "/actions/2/message",
    '"Created Main"',
    envelope(createdExample[0], createdExample[1], { ...toast, message: "Created Main" }),
  ],
  [
    "other-project",
    "/actions/0/path",
    '"/project/shop"',
    envelope({ type: "navigate", path: "/project/shop" }),
  ],
  [
    "rows-in-words",
    "/1/text",
    JSON.stringify("- Main\n- Analytics"),
    json([
      { type: "tool_end", tool: "console", output: envelope(listedExample) },
      { kind: "agent_message", text: "- Main\n- Analytics" },
    ]),
  ],
  [
    "unknown-key",
    "/actions/0/body",
    '"body"',
    envelope({ type: "toast", level: "info", message: "Hi", body: "x" }),
  ],
  ["foreign-key", "/actions/0/scopes", '"scopes"', envelope({ ...toast, scopes: [] })],
  ["deployed-differs", "/actions/0/items", '"items"', list({ items: [], emptyMessage: "None" })],
  ["summed-gauge", "/actions/0/kind", '"gauges"', chart({ kind: "gauges" })],
  ["failed-call", "", "Error: Tool execution failed", event("Error: Tool execution failed")],
];

function find(text: string, code: string, pointer: string): Problem | undefined {
  return check(text).problems.find(
    (problem) => problem.code === `console/${code}` && problem.pointer === pointer,
  );
}

describe("each rule", () => {
  test("has a text that gives it", () => {
    const spoken = new Set(cases.map(([code]) => `console/${code}`));
    expect(rules.map(({ code }) => code).filter((code) => !spoken.has(code))).toEqual([]);
  });

  test.each(cases)("%s speaks at %s and marks %s", (code, pointer, marked, text) => {
    const problem = find(text, code, pointer);
    expect(
      problem === undefined ? check(text).problems.map((one) => [one.code, one.pointer]) : problem.code,
    ).toBe(`console/${code}`);
    if (problem !== undefined) expect(textAt(text, problem.range)).toBe(marked);
  });

  test.each(cases)("%s is mended by each of its fixes", (code, pointer, _marked, text) => {
    for (const fix of find(text, code, pointer)?.fixes ?? []) {
      const mended = applyEdits(text, fix.edits);
      expect([fix.title, find(mended, code, pointer)?.message]).toEqual([fix.title, undefined]);
      expect(check(mended).verdict).not.toBe("unrecognised");
    }
  });
});

test("these rules can be mended by a press", () => {
  const fixable = cases.filter(
    ([code, pointer, , text]) => (find(text, code, pointer)?.fixes ?? []).length > 0,
  );
  expect([...new Set(fixable.map(([code]) => code))]).toEqual([
    "actions-json",
    "type",
    "not-text",
    "not-boolean",
    "not-number",
    "enum",
    "total",
    "protocol",
    "actions-native",
    "metric-alias",
    "no-interval",
    "unknown-interval",
    "no-window",
    "bad-time",
    "no-project",
    "total-without-link",
    "total-too-small",
    "no-empty-message",
    "column-unused",
    "no-refresh",
    "refresh-early",
    "unknown-scope",
    "no-href",
    "unknown-key",
  ]);
});

test("the README lists every code as it is", () => {
  const readme = readFileSync(new URL("./README.md", import.meta.url), "utf8");
  const listed = readme
    .split("\n")
    .filter((line) => line.startsWith("| `console/"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, code = "", severity, says]) => ({ code: code.replaceAll("`", ""), severity, says }));
  expect(listed).toEqual(rules);
});
