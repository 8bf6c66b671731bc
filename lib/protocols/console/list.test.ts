import { describe, expect, test } from "vitest";
import type { FieldValue, ResourceItem, ResourceList } from "./actions";
import { compareCells, filterRows, viewList } from "./list";

const row = (
  title: string,
  fields: Readonly<Record<string, FieldValue>> = {},
  more: Partial<ResourceItem> = {},
): ResourceItem => ({
  resourceId: title.toLowerCase(),
  title,
  metadata: [],
  fields: new Map(Object.entries(fields)),
  ...more,
});
const list = (items: readonly ResourceItem[], more: Partial<ResourceList> = {}): ResourceList => ({
  type: "resource_list",
  resourceType: "site",
  items,
  ...more,
});
const keysOf = (action: ResourceList) => viewList(action, null).columns.map(({ key }) => key);

describe("columns", () => {
  test("are those the message names, in its order, also where no row has them", () => {
    const columns = [
      { key: "plan", label: "Plan" },
      { key: "email", label: "Mail" },
    ];
    const view = viewList(list([row("A", { email: "a@b.c" })], { columns }), null);
    expect(view.columns).toEqual([
      { key: "plan", label: "Plan", header: "Plan", from: "fields" },
      { key: "email", label: "Mail", header: "Contact", from: "fields" },
    ]);
    expect(view.rows[0]?.cells).toMatchObject([
      { as: "dash", text: "-" },
      { as: "email", text: "a@b.c" },
    ]);
  });

  test("are derived: four at most, the telling ones first, never id, name or title", () => {
    const fields = { zeta: 1, $id: "x", name: "N", alpha: 2, enabled: true, email: "e", beta: 3 };
    expect(keysOf(list([row("A", fields), row("B", { zeta: 2 })]))).toEqual([
      "email",
      "enabled",
      "zeta",
      "alpha",
    ]);
  });

  test("come to one of details where there is nothing but subtitles", () => {
    expect(viewList(list([row("A", {}, { subtitle: "first" })]), null).columns).toEqual([
      { key: "subtitle", label: "Details", header: "Details", from: "subtitle" },
    ]);
  });
});

test("rows are sorted by what they mean, and those without a value come last", () => {
  const items = [row("A", { size: 10 }), row("B"), row("C", { size: 9 }), row("D", { size: 100 })];
  const rows = viewList(list(items, { columns: [{ key: "size", label: "Size" }] }), null).rows;
  const sorted = rows.toSorted(({ cells: [one] }, { cells: [other] }) =>
    one && other ? compareCells(one, other) : 0,
  );
  expect(sorted.map(({ item }) => item.title)).toEqual(["C", "A", "D", "B"]);
});

test("a filter looks at every value a row shows, whatever its case, and not at names of fields", () => {
  const items = [
    row("Shop", { region: "fra", size: 12 }, { metadata: [{ label: "Owner", value: "Ada" }] }),
    row("Blog", { region: "syd" }, { status: "ready" }),
  ];
  const { rows } = viewList(list(items), null);
  const found = (filter: string) => filterRows(rows, filter).map(({ item }) => item.title);
  expect(found(" OWNER ada ")).toEqual(["Shop"]);
  expect(found("12")).toEqual(["Shop"]);
  expect(found("Ready")).toEqual(["Blog"]);
  expect(found("region")).toEqual([]);
  expect(found("")).toEqual(["Shop", "Blog"]);
});

test("an empty list shows its message, and how many there are in all is told under the rows", () => {
  expect(viewList(list([], { emptyMessage: "No sites yet" }), null)).toMatchObject({
    heading: "0 results",
    emptyText: "No sites yet",
    footer: null,
  });
  expect(viewList(list([row("A")], { title: "Sites", total: 340 }), null)).toMatchObject({
    heading: "Sites",
    countText: "340 results",
    footer: "Showing 1 of 340",
  });
});

test("fifty rows of forty fields, right-to-left and markup are plain text", () => {
  const fields = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`f${index}`, `<b>${index}</b> עברית 😀`]),
  );
  const items = Array.from({ length: 50 }, (_, index) => row(`<img src=x> ${index}`, fields));
  const view = viewList(list(items), null);
  expect(view.columns).toHaveLength(4);
  expect(view.rows).toHaveLength(50);
  expect(view.rows[0]?.cells[0]).toMatchObject({ as: "text", text: "<b>0</b> עברית 😀" });
});
