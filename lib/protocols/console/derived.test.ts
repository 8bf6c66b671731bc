import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Chart, ConsoleAction, Resource, ResourceList } from "./actions";
import { viewCard } from "./card";
import { viewChart } from "./chart";
import type { Cell } from "./derived";
import { chartHref, itemHref, listHref, normalizePath } from "./links";
import { filterRows, noMatchText, viewList } from "./list";
import { plainCardId, readAction, readItem } from "./read";
import { refreshKeys } from "./scopes";

interface Row {
  readonly id: string;
  readonly mode: string;
  readonly note: string;
  readonly action: unknown;
  readonly item: unknown;
  readonly resourceType: string;
  readonly projectId: string | null;
  readonly path: string;
  readonly href: string | null;
  readonly listHref: string | null;
  readonly cardId: string;
  readonly scopes: readonly string[];
  readonly filter: string | undefined;
  readonly expect: Readonly<Record<string, unknown>>;
}

const rows: readonly Row[] = readFileSync(new URL("vectors/console-derived.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

function actionOf<Action extends ConsoleAction>(row: Row): Action {
  const { action } = readAction(row.action, 0);
  if (action === null) throw new Error("A row's action can be read.");
  return action as Action;
}

const present = (own: string | null | undefined) => own ?? undefined;

function cellOf(cell: Cell): unknown {
  if (cell.as === "date") return { as: "date", iso: cell.iso };
  if (cell.as === "badge") return { as: "badge", variant: cell.variant, text: cell.text };
  return { as: cell.as, text: cell.text };
}

/** What a row expects of each of the Console's rules, made from ours. */
const made: Readonly<Record<string, (row: Row) => unknown>> = {
  href: ({ item, resourceType, projectId }) => {
    const named = { title: "named", ...(item as object) };
    const read = readItem(named);
    return read && { href: itemHref(read, resourceType, projectId) };
  },
  listHref: (row) => ({
    href: listHref(
      { resourceType: row.resourceType, ...(row.listHref && { listHref: row.listHref }) },
      row.projectId,
    ),
  }),
  chartHref: ({ href, projectId }) => ({ href: chartHref({ ...(href && { href }) }, projectId) }),
  path: ({ path }) => ({ path: normalizePath(path) }),
  cardId: ({ cardId }) => ({ cardId: plainCardId(cardId) }),
  refresh: ({ scopes, projectId }) => ({ queryKeys: refreshKeys(scopes, projectId) }),
  chart: (row) => {
    const view = viewChart(actionOf<Chart>(row), present(row.projectId) ?? null);
    const [total] = view.totals;
    return {
      chartType: view.chartType,
      unitLabel: total?.unit,
      axisFormat: view.axisFormat,
      total: total?.value,
      formattedTotal: total?.text,
      change: view.change,
      href: view.href,
      hasData: view.emptyText === null,
      emptyText: view.emptyText,
      ...(view.chartType === "bar"
        ? { bars: view.bars }
        : { points: view.rows.map(({ date, time, values }) => ({ date, time, total: values[0] })) }),
    };
  },
  list: (row) => {
    const view = viewList(actionOf<ResourceList>(row), row.projectId);
    const shown = filterRows(view.rows, row.filter ?? "");
    return {
      shown: true,
      heading: view.heading,
      countText: view.countText,
      listHref: view.href,
      nameHeader: view.nameHeader,
      columns: view.columns,
      rows: shown.map(({ item, href, cells }) => ({
        resourceId: item.resourceId,
        href,
        cells: cells.map(cellOf),
      })),
      emptyText: view.emptyText ?? (shown.length === 0 ? noMatchText : null),
      footer: view.footer,
    };
  },
  card: (row) => {
    const view = viewCard(actionOf<Resource>(row), row.projectId);
    return {
      ...view,
      // The recorded rows leave the text of a date out.
      footer: view.footer.map(({ label, value, date }) =>
        date === null ? { label, value, date } : { label, date },
      ),
    };
  },
};

/** Fields of rows where the document or good sense wins (contracts/decisions.md). */
const exempt: Readonly<Record<string, readonly string[]>> = {
  "cd-0434": ["shown"],
  "cd-0331": ["formattedTotal"],
  "cd-0347": ["formattedTotal"],
};

const judged = rows.filter(({ mode }) => mode !== "applyKey" && mode !== "collect");

describe.each([...new Set(judged.map(({ mode }) => mode))])("the Console's rule of %s", (mode) => {
  test.each(judged.filter((row) => row.mode === mode))("$id: $note", (row) => {
    const expected = { ...row.expect };
    const actual = { ...(made[mode]?.(row) as object) } as Record<string, unknown>;
    for (const field of exempt[row.id] ?? []) {
      delete expected[field];
      delete actual[field];
    }
    expect(actual).toEqual(expected);
  });
});
