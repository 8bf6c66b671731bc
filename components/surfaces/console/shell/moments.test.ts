import { expect, test } from "vitest";
import type { Entry } from "@/lib/transcript/entry";
import { momentsOf } from "./moments";

const start = { projectId: "64abc", path: "/project/64abc" };
const at = "2026-08-04T09:41:00.000Z";

/** A message and an outcome of each of its actions, applied unless it is named. */
function sent(
  actions: readonly { readonly type: string; readonly [key: string]: unknown }[],
): readonly Entry[] {
  const output = JSON.stringify({ protocol: "appwrite.console/v1", actions });
  return [
    { id: "m", at, kind: "tool_end", tool: "console", run_id: "r", output },
    ...actions.map(({ type }, index): Entry => {
      const result = type === "confetti" ? "skipped" : "applied";
      return { id: `o${index}`, at, kind: "outcome", of: "m", index, action: type, result };
    }),
  ];
}

const eventsOf = (...actions: Parameters<typeof sent>[0]) =>
  momentsOf(sent(actions), start).flatMap(({ events }) => events);

test("each applied step is what happens in the shell, in order", () => {
  expect(
    eventsOf(
      { type: "set_theme", theme: "dark" },
      { type: "confetti" },
      { type: "navigate", path: "/a", hash: "#card-x" },
      { type: "navigate", path: "/b", replace: true },
      { type: "show_pane", content: "docs" },
      { type: "toggle_terminal" },
      { type: "scroll_to_card", cardId: "card-y" },
      { type: "open_create", resource: "team" },
      { type: "open_dialog", dialog: "feedback", projectId: "77fox" },
    ),
  ).toEqual([
    { type: "theme", theme: "dark" },
    { type: "go", path: "/a", hash: "card-x", isReplace: false, key: "o2" },
    { type: "go", path: "/b", isReplace: true, key: "o3" },
    { type: "pane", pane: "docs", docsTopic: "navigate" },
    { type: "terminal" },
    { type: "card", cardId: "y", key: "o6" },
    { type: "create", resource: "team", projectId: "64abc", key: "o7" },
    { type: "dialog", dialog: "feedback", projectId: "77fox", key: "o8" },
  ]);
});

test("a refresh fetches the prefixes it names, also when it names them again", () => {
  expect(
    eventsOf({ type: "refresh", scopes: ["teams", "weather"] }, { type: "refresh", scopes: ["weather"] }),
  ).toEqual([
    { type: "fetch", prefixes: ["teams", "team", "weather"], at, by: "refresh" },
    { type: "fetch", prefixes: ["weather"], at, by: "refresh" },
  ]);
});

test("what a resource lies in is told by its fields, or by its path", () => {
  const table = { type: "resource", mutation: "create", resourceType: "table", resourceId: "t", title: "T" };
  const parents = eventsOf(
    { ...table, fields: { databaseId: "one" } },
    { ...table, href: "/project/77fox/databases/two/table/t" },
    table,
  ).map((event) => event.type === "mutate" && [event.mutation.projectId, event.mutation.parent]);
  expect(parents).toEqual([
    ["64abc", "one"],
    ["77fox", "two"],
    ["64abc", undefined],
  ]);
});

test("a toast is shown when it happens and changes nothing", () => {
  const moments = momentsOf(sent([{ type: "toast", level: "info", message: "Hello" }]), start);
  expect(moments).toEqual([
    { entryId: "m", events: [] },
    { entryId: "o0", events: [], toast: { level: "info", message: "Hello" } },
  ]);
});

test("a transcript of a thousand entries is read in no time", () => {
  const many = sent(Array.from({ length: 1000 }, () => ({ type: "refresh", scopes: ["users"] })));
  const began = performance.now();
  expect(momentsOf(many, start)).toHaveLength(1001);
  expect(performance.now() - began).toBeLessThan(2000);
});
