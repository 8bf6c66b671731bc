import { type Cell, type ListRow, type ListView, statusVariant } from "@/lib/protocols/console";

/** What a column must say for its rows to stay: words it has, or exactly one of its values. */
export type ColumnFilter =
  | { readonly by: "words"; readonly text: string }
  | { readonly by: "value"; readonly text: string };

/** A column of the table; the first is the resource itself. */
export interface TableColumn {
  /** By place, as keys may be doubled. */
  readonly id: string;
  readonly header: string;
  /** As the message calls it. */
  readonly label: string;
  cellOf(row: ListRow): Cell;
}

export interface Facet {
  readonly text: string;
  readonly count: number;
}

const FACETS = 12;

/** The columns of a list: the resource, those of the view, and the rows' own status where no column shows it. */
export function columnsOf(view: ListView): readonly TableColumn[] {
  const name: TableColumn = {
    id: "name",
    header: view.nameHeader,
    label: view.nameHeader,
    cellOf: ({ item }) => ({ as: "text", text: item.title, sort: item.title.toLowerCase() }),
  };
  const columns = view.columns.map(
    ({ header, label }, index): TableColumn => ({
      id: `column ${index}`,
      header,
      label,
      cellOf: ({ cells }) => cells[index] ?? MISSING,
    }),
  );
  const hasStatus =
    view.columns.every(({ key }) => key.toLowerCase() !== "status") &&
    view.rows.some(({ item }) => item.status !== undefined);
  if (!hasStatus) return [name, ...columns];
  const status: TableColumn = {
    id: "status",
    header: "Status",
    label: "Status",
    cellOf: ({ item }) => statusCell(item.status),
  };
  return [name, ...columns, status];
}

const MISSING: Cell = { as: "dash", text: "-", sort: undefined };

function statusCell(status: string | undefined): Cell {
  if (status === undefined) return MISSING;
  return { as: "badge", text: status, variant: statusVariant(status), sort: status.toLowerCase() };
}

export function fits({ text }: Cell, filter: ColumnFilter): boolean {
  return filter.by === "value"
    ? text === filter.text
    : text.toLowerCase().includes(filter.text.trim().toLowerCase());
}

/** The values of a column that several rows share, the most frequent first; none where nearly every row has its own. */
export function facetsOf(rows: readonly ListRow[], { cellOf }: TableColumn): readonly Facet[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const { text } = cellOf(row);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  if (counts.size > FACETS || (counts.size === rows.length && counts.size > 3)) return [];
  return [...counts].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count);
}
