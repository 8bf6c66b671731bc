import { expect, test } from "vitest";
import { findProject, listOf } from "../project/backend";
import { seedBackend } from "../project/seed";
import { type Doing, type Event, parseDoings } from "./event";
import { addressOf, change, foldShell, type Shell, snapshotOf, startShell } from "./shell";

const start = startShell({ path: "/project/64abc", backend: seedBackend("64abc") });
const go = (path: string, rest: Partial<Extract<Event, { type: "go" }>> = {}): Event => ({
  type: "go",
  path,
  isReplace: false,
  key: path,
  ...rest,
});
const after = (...events: readonly Event[]): Shell => events.reduce(change, start);
const create: Event = {
  type: "mutate",
  mutation: {
    mutation: "create",
    projectId: "64abc",
    resourceType: "database",
    resource: { id: "main", name: "Main", fields: [] },
  },
};
const fetch = (...prefixes: string[]): Event => ({
  type: "fetch",
  prefixes,
  at: "2026-01-01T00:00:00Z",
  by: "refresh",
});
const databasesIn = (shell: Shell, from: "server" | "cache") => {
  const backend = from === "server" ? shell.backend : snapshotOf(shell, "databases").backend;
  const project = findProject(backend, "64abc");
  return project ? listOf(project, { kind: "database" }).map(({ id }) => id) : [];
};

test("Back and Forward go through what was visited; replacing keeps it short", () => {
  const shell = after(go("/a"), go("/b", { isReplace: true }), { type: "back" });
  expect(shell.history.map(({ path }) => path)).toEqual(["/project/64abc", "/b"]);
  expect(addressOf(shell).path).toBe("/project/64abc");
  expect(addressOf(change(shell, { type: "forward" })).path).toBe("/b");
  expect(change(change(shell, { type: "forward" }), { type: "forward" }).at).toBe(1);
});

test("going somewhere forgets what lay ahead", () => {
  const shell = after(go("/a"), go("/b"), { type: "back" }, go("/c"));
  expect(shell.history.map(({ path }) => path)).toEqual(["/project/64abc", "/a", "/c"]);
});

test("the open project is the last one whose page was opened", () => {
  expect(after(go("/projects/77fox/databases")).projectId).toBe("77fox");
  expect(after(go("/projects/77fox"), go("/organizations/acme")).projectId).toBe("77fox");
  expect(after(go("/projects/nowhere")).projectId).toBe("64abc");
});

test("a hash rings the card it names, until another page is opened", () => {
  const shell = after(go("/project/64abc/settings", { hash: "card-services", key: "e1" }));
  expect(shell.card).toEqual({ cardId: "services", key: "e1" });
  expect(change(shell, go("/project/64abc")).card).toBeNull();
});

test("a page that is opened closes what was open over the one before", () => {
  const open: Event = { type: "dialog", dialog: "feedback", projectId: "64abc", key: "e1" };
  expect(after(open).dialog?.dialog).toBe("feedback");
  expect(after(open, go("/project/64abc/usage")).dialog).toBeNull();
});

test("a list stays as cached until its prefix is fetched", () => {
  const stale = after(create);
  expect(databasesIn(stale, "server")).toContain("main");
  expect(databasesIn(stale, "cache")).not.toContain("main");
  expect(databasesIn(change(stale, fetch("users")), "cache")).not.toContain("main");
  const fresh = change(stale, fetch("databases"));
  expect(databasesIn(fresh, "cache")).toContain("main");
  expect(snapshotOf(fresh, "databases")).toMatchObject({ at: "2026-01-01T00:00:00Z", by: "refresh" });
});

test("what the person did stands between the messages, and belongs to its branch", () => {
  const moments = [
    { entryId: "e1", events: [go("/a")] },
    { entryId: "e2", events: [go("/b")] },
  ];
  const doings: Doing[] = [
    { after: null, event: go("/first") },
    { after: "e1", event: go("/between") },
    { after: "elsewhere", event: go("/never") },
  ];
  const shell = foldShell(start, { moments, doings });
  expect(shell.history.map(({ path }) => path)).toEqual(["/project/64abc", "/first", "/a", "/between", "/b"]);
});

test("what was kept is read again, and anything else is nothing", () => {
  const doings: Doing[] = [
    { after: "e1", event: create },
    { after: null, event: { type: "terminal" } },
  ];
  expect(parseDoings(JSON.parse(JSON.stringify(doings)))).toEqual(doings);
  expect(parseDoings([{ after: 1, event: { type: "explode" } }])).toEqual([]);
  expect(parseDoings("x")).toEqual([]);
  expect(parseDoings(undefined)).toEqual([]);
});
