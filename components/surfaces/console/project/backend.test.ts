import fc from "fast-check";
import { expect, test } from "vitest";
import { apply, type Backend, findProject, hasList, type ListName, listOf, type Mutation } from "./backend";
import { findKind, findParent } from "./resource";
import { seedBackend } from "./seed";

const backend = seedBackend("64abc");

const rowsIn = (from: Backend, list: ListName, projectId = "64abc") => {
  const project = findProject(from, projectId);
  return project === undefined ? [] : listOf(project, list);
};
const idsIn = (from: Backend, list: ListName, projectId?: string) =>
  rowsIn(from, list, projectId).map(({ id }) => id);

const create = (resource: Partial<Mutation["resource"]>, rest: Partial<Mutation> = {}): Mutation => ({
  mutation: "create",
  projectId: "64abc",
  resourceType: "database",
  ...rest,
  resource: { id: "main", name: "Main", fields: [], ...resource },
});

test("there are two projects, the context's and another", () => {
  expect(backend.projects.map(({ id }) => id)).toEqual(["64abc", "77fox"]);
  expect(new Set(seedBackend("77fox").projects.map(({ id }) => id)).size).toBe(2);
});

test("what is created stands first, in its own project alone", () => {
  const after = apply(backend, create({}));
  expect(idsIn(after, { kind: "database" })[0]).toBe("main");
  expect(idsIn(after, { kind: "database" }, "77fox")).toEqual(["catalogue"]);
});

test("lists that did not change stay the same lists", () => {
  const after = apply(backend, create({}));
  expect(rowsIn(after, { kind: "user" })).toBe(rowsIn(backend, { kind: "user" }));
  expect(rowsIn(after, { kind: "database" })).not.toBe(rowsIn(backend, { kind: "database" }));
});

test("an update keeps the place and the fields it does not name", () => {
  const after = apply(
    backend,
    create({ id: "orders_eu", name: "Orders, EU", fields: [["tables", 3]] }, { mutation: "update" }),
  );
  expect(rowsIn(after, { kind: "database" })[1]).toEqual({
    id: "orders_eu",
    name: "Orders, EU",
    subtitle: "TablesDB",
    fields: [
      ["type", "tablesdb"],
      ["tables", 3],
    ],
  });
});

test("what lay in a deleted database is gone with it", () => {
  const after = apply(backend, create({ id: "analytics" }, { mutation: "delete" }));
  const project = findProject(after, "64abc");
  expect(project && hasList(project, { kind: "table", parent: "analytics" })).toBe(false);
  expect(rowsIn(after, { kind: "table", parent: "analytics" })).toEqual([]);
  expect(rowsIn(after, { kind: "table", parent: "orders_eu" })).toHaveLength(2);
});

test.each([
  ["of a project there is not", create({}, { projectId: "nowhere" })],
  ["that deletes what is not there", create({ id: "gone" }, { mutation: "delete" })],
])("a change %s changes nothing", (_, mutation) => {
  expect(apply(backend, mutation)).toBe(backend);
});

test("a kind no page lists is kept apart from those that are listed", () => {
  const after = apply(backend, create({}, { resourceType: "webhook" }));
  expect(idsIn(after, { kind: "database" })).toEqual(idsIn(backend, { kind: "database" }));
});

test("what a message tells of projects and members lies in the organisation", () => {
  const projects = (from: Backend) => from.projects.map(({ id, name, region }) => [id, name, region]);
  const made = apply(backend, create({ id: "new", name: "New" }, { resourceType: "Projects" }));
  expect(projects(made)[0]).toEqual(["new", "New", "fra"]);
  const change = { resourceType: "project", mutation: "update" } as const;
  const changed = apply(made, create({ id: "64abc", name: "Photos", fields: [["region", "sgp"]] }, change));
  expect(projects(changed)[1]).toEqual(["64abc", "Photos", "sgp"]);
  expect(idsIn(changed, { kind: "bucket" })).toEqual(idsIn(backend, { kind: "bucket" }));
  const gone = { resourceType: "project", mutation: "delete" } as const;
  expect(projects(apply(made, create({ id: "new" }, gone)))).toEqual(projects(backend));
  expect(apply(backend, create({ id: "new" }, gone))).toBe(backend);
  const member = apply(backend, create({ id: "joan" }, { resourceType: "member" }));
  expect(member.organization.members[0]?.id).toBe("joan");
});

test("any names and ids do, and a created thing can be deleted again", () => {
  const word = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("__proto__", "constructor", "", "a in b", "1"),
  );
  fc.assert(
    fc.property(word, word, word, (id, resourceType, parent) => {
      const made = create({ id, name: id, fields: [[id, null]] }, { resourceType, parent });
      const after = apply(backend, made);
      const kind = findKind(resourceType);
      if (kind !== undefined) expect(idsIn(after, { kind, parent })).toContain(id);
      const gone = apply(after, { ...made, mutation: "delete" });
      if (kind !== undefined) expect(idsIn(gone, { kind, parent })).not.toContain(id);
    }),
  );
});

test.each([
  ["database", "database"],
  [" Databases ", "database"],
  ["collection", "table"],
  ["webhook", undefined],
  ["__proto__", undefined],
])("what a message calls %s is the kind %s", (resourceType, kind) => {
  expect(findKind(resourceType)).toBe(kind);
});

test("a table lies in the database a field names, in any case", () => {
  expect(findParent("table", [["databaseId", "main"]])).toBe("main");
  expect(findParent("table", [["other", "main"]])).toBeUndefined();
  expect(findParent("user", [["databaseId", "main"]])).toBeUndefined();
});
