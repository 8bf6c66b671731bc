import fc from "fast-check";
import { expect, test } from "vitest";
import { type ResourceItem, type ResourceList, viewList } from "@/lib/protocols/console";
import { otherProjectOf } from "./link";
import { columnsOf, facetsOf, fits } from "./list-filter";
import { markParts } from "./marked";

const item = (resourceId: string, region: string, status?: string): ResourceItem => ({
  resourceId,
  title: `Title ${resourceId}`,
  ...(status !== undefined && { status }),
  metadata: [],
  fields: new Map([["region", region]]),
});

const list = (items: readonly ResourceItem[], columns?: ResourceList["columns"]) =>
  viewList({ type: "resource_list", resourceType: "bucket", items, ...(columns && { columns }) }, "64abc");

test("the rows' own status has a column where none shows it", () => {
  const headers = (view: ReturnType<typeof list>) => columnsOf(view).map(({ header }) => header);
  const items = [item("a", "fra", "ready"), item("b", "nyc")];
  expect(headers(list(items))).toEqual(["Name", "Region", "Status"]);
  expect(headers(list([item("b", "nyc")]))).toEqual(["Name", "Region"]);
  expect(headers(list(items, [{ key: "Status", label: "State" }]))).toEqual(["Name", "State"]);
});

test("columns of one key are told apart", () => {
  const view = list(
    [item("a", "fra")],
    [
      { key: "region", label: "One" },
      { key: "region", label: "Two" },
    ],
  );
  const ids = columnsOf(view).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("values that rows share can be chosen, the most frequent first; values of one row each cannot", () => {
  const view = list(["fra", "nyc", "fra", "syd", "fra", "nyc"].map((region, at) => item(String(at), region)));
  const [name, region] = columnsOf(view);
  expect(region && facetsOf(view.rows, region)).toEqual([
    { text: "fra", count: 3 },
    { text: "nyc", count: 2 },
    { text: "syd", count: 1 },
  ]);
  expect(name && facetsOf(view.rows, name)).toEqual([]);
});

test("a filter goes by words without regard to case, or by the whole value", () => {
  const cell = { as: "text", text: "Frankfurt", sort: "frankfurt" } as const;
  expect(fits(cell, { by: "words", text: " FRANK " })).toBe(true);
  expect(fits(cell, { by: "value", text: "Frank" })).toBe(false);
  expect(fits(cell, { by: "value", text: "Frankfurt" })).toBe(true);
});

test("marking a text keeps every character of it, whatever is searched for", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (text, query) => {
      expect(markParts(text, query).join("")).toBe(text);
    }),
  );
  expect(markParts("Ada (ADA)", "ada")).toEqual(["", "Ada", " (", "ADA", ")"]);
  expect(markParts("a.b", ".")).toEqual(["a", ".", "b"]);
});

test.each([
  ["/project/77fox/auth", "77fox"],
  ["/projects/77fox", "77fox"],
  ["/projects/64abc/storage", undefined],
  ["/organizations/acme", undefined],
])("%s leads to another project: %s", (href, other) => {
  expect(otherProjectOf(href, "64abc")).toBe(other);
});
