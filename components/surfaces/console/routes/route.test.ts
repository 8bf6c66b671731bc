import fc from "fast-check";
import { expect, test } from "vitest";
import { seedBackend } from "../project/seed";
import { pages, pathOf, projectIdOf, readRoute } from "./route";

const backend = seedBackend("64abc");
const read = (path: string) => readRoute(path, backend);

test.each([
  ["/project/64abc", "overview", []],
  ["/projects/64abc/", "overview", []],
  ["/project/64abc/databases", "databases", []],
  ["/projects/64abc/databases/main", "database", ["main"]],
  ["/projects/64abc/databases/tablesdb/main", "database", ["main"]],
  ["/project/64abc/databases/main/table/events", "table", ["main", "events"]],
  ["/project/64abc/auth/users", "users", []],
  ["/project/64abc/auth/user/user_1", "user", ["user_1"]],
  ["/project/64abc/auth/teams", "teams", []],
  ["/project/64abc/storage/avatars?limit=5#card-x", "bucket", ["avatars"]],
  ["/project/64abc/messaging", "messages", []],
  ["/project/64abc/messaging/topics", "topics", []],
  ["/project/64abc/functions/a%2Fb", "function", ["a/b"]],
  ["/project/64abc/functions/%E0%A4", "function", ["%E0%A4"]],
])("%s is the page %s", (path, page, ids) => {
  expect(read(path)).toEqual({ kind: "page", page, projectId: "64abc", ids });
});

test.each(["/", "/projects", "/organizations/acme", "/organization"])("%s is the organisation", (path) => {
  expect(read(path)).toEqual({ kind: "organization" });
});

test.each([
  ["/project/64abc/nothing", "64abc"],
  ["/project/nowhere/databases", undefined],
  ["/somewhere", undefined],
  ["//evil.example/project/64abc", undefined],
  ["/organizations/other", undefined],
  ["/project/__proto__", undefined],
])("%s is no page", (path, projectId) => {
  expect(read(path)).toEqual({ kind: "unknown", projectId });
});

test("the path of every page leads to it, whatever the ids are", () => {
  const id = fc.string({ unit: "binary-ascii", minLength: 1 });
  fc.assert(
    fc.property(fc.constantFrom(...pages), id, id, (page, first, second) => {
      fc.pre(!["tablesdb", "users"].includes(first));
      const route = read(pathOf(page, "64abc", [first, second]));
      expect(route).toMatchObject({ kind: "page", page });
    }),
  );
});

test("any path is read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (path) => {
      expect(["page", "organization", "unknown"]).toContain(read(`/${path}`).kind);
      projectIdOf(path);
    }),
  );
});
