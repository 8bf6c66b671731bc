import { describe, expect, test } from "vitest";
import { defaultContext } from "../../protocol/context";
import { readOutput } from "./client";
import { outcomesOf } from "./outcomes";
import { type ConsoleState, consoleStateOf, type LoggedEntry } from "./state";

const start = { projectId: "64abc" };
let count = 0;

/** A message with what becomes of it, as it lies in a transcript. */
function sent(...actions: readonly unknown[]): readonly LoggedEntry[] {
  const id = `m${++count}`;
  const output = JSON.stringify({ protocol: "appwrite.console/v1", actions });
  const outcomes = outcomesOf(readOutput(output), defaultContext);
  return [
    { id, kind: "tool_end", tool: "console", output },
    ...outcomes.map(({ index, result }) => ({
      id: `${id}-${index}`,
      kind: "outcome",
      of: id,
      index,
      result,
    })),
  ];
}

const stateOf = (...entries: readonly LoggedEntry[]): ConsoleState => consoleStateOf(entries, start);

describe("the shell's state", () => {
  test("starts in the project, with the agent beside it", () => {
    expect(stateOf()).toMatchObject({
      theme: null,
      history: [{ path: "/project/64abc" }],
      at: 0,
      pane: "agent",
      isTerminalOpen: false,
      drawer: null,
      dialog: null,
      card: null,
      last: null,
    });
  });

  test("follows what was applied, and nothing that was not", () => {
    const entries = sent(
      { type: "set_theme", theme: "dark" },
      { type: "confetti" },
      { type: "navigate", path: "//evil.example" },
      { type: "toggle_terminal" },
    );
    expect(stateOf(...entries)).toMatchObject({
      theme: "dark",
      isTerminalOpen: true,
      history: [{ path: "/project/64abc" }],
    });
    expect(stateOf(...entries.slice(0, 2))).toMatchObject({ theme: "dark", isTerminalOpen: false });
    expect(stateOf(...entries.slice(0, 1)).theme).toBe(null);
  });

  test("keeps the history as a browser does", () => {
    const state = stateOf(
      ...sent(
        { type: "navigate", path: "/project/64abc/databases", hash: "#card-api-endpoint" },
        { type: "navigate", path: "/project/64abc/auth", replace: true },
        { type: "navigate", path: "/project/64abc/storage#card-files" },
      ),
    );
    expect(state.history).toEqual([
      { path: "/project/64abc" },
      { path: "/project/64abc/auth" },
      { path: "/project/64abc/storage", hash: "card-files" },
    ]);
    expect(state.at).toBe(2);
    expect(state.card?.cardId).toBe("files");
  });

  test("opens a drawer in the project one stands in, and closes it on another page", () => {
    const opened = sent(
      { type: "navigate", path: "/project/shop/auth" },
      { type: "open_create", resource: "user" },
    );
    expect(stateOf(...opened).drawer).toMatchObject({ resource: "user", projectId: "shop", index: 1 });
    const dialog = sent({ type: "open_dialog", dialog: "support" });
    expect(stateOf(...opened, ...dialog)).toMatchObject({ drawer: null, dialog: { dialog: "support" } });
    const gone = sent({ type: "navigate", path: "/" });
    expect(stateOf(...opened, ...dialog, ...gone)).toMatchObject({ drawer: null, dialog: null });
  });

  test("opens the docs at the section of what was done before", () => {
    const before = sent({ type: "open_create", resource: "bucket" }, { type: "show_pane", content: "docs" });
    expect(stateOf(...before)).toMatchObject({ pane: "docs", docsTopic: "open_create" });
  });

  test("knows what a list that was fetched by a refresh can show", () => {
    const made = { type: "resource", mutation: "create", resourceType: "database", title: "Main" };
    const state = stateOf(
      ...sent({ ...made, resourceId: "a" }, { type: "refresh", scopes: ["databases"] }),
      ...sent({ ...made, resourceId: "b", href: "/project/shop/databases/b" }),
    );
    expect(state.mutations.map(({ resource, projectId }) => [resource.resourceId, projectId])).toEqual([
      ["a", "64abc"],
      ["b", "shop"],
    ]);
    expect([...state.refreshes]).toEqual([
      ["databases", { count: 1, mutationsSeen: 1 }],
      ["database", { count: 1, mutationsSeen: 1 }],
    ]);
  });

  test("runs a step again when another outcome says so", () => {
    const entries = sent({ type: "toast", level: "success", message: "Done" }, { type: "toggle_terminal" });
    const [message] = entries;
    const again = { id: "again", kind: "outcome", of: message?.id ?? "", index: 1, result: "applied" };
    const state = stateOf(...entries, again);
    expect(state.isTerminalOpen).toBe(false);
    expect(state.toasts).toHaveLength(1);
    expect(state.last).toEqual({ of: message?.id, index: 1, entryId: "again" });
  });

  test("ignores outcomes of nothing", () => {
    const odd = { id: "x", kind: "outcome", of: "nothing", index: 0, result: "applied" };
    const far = sent({ type: "toggle_terminal" }).map((entry) =>
      entry.kind === "outcome" ? { ...entry, index: 99 } : entry,
    );
    expect(stateOf(odd, ...far).isTerminalOpen).toBe(false);
  });
});
