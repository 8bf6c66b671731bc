import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  type FilterFn,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { compareCells, type ListRow } from "@/lib/protocols/console";
import { type ColumnFilter, fits, type TableColumn } from "./list-filter";

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

/** A list as a table that sorts and filters; what is drawn and pressed is the caller's. */
export function useListTable(rows: readonly ListRow[], columns: readonly TableColumn[]) {
  const defs = useMemo(() => columns.map(toDef), [columns]);
  return useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: (_row, index) => String(index),
    sortDescFirst: false,
    enableMultiSort: false,
    autoResetAll: false,
  });
}

function toDef({ id, header, cellOf }: TableColumn) {
  const sortFn: SortFn<typeof features, ListRow> = (a, b) =>
    compareCells(cellOf(a.original), cellOf(b.original));
  const filterFn: FilterFn<typeof features, ListRow> = (row, _id, filter: ColumnFilter) =>
    fits(cellOf(row.original), filter);
  return {
    id,
    header,
    accessorFn: (row: ListRow) => cellOf(row).sort,
    sortFn,
    filterFn,
    sortUndefined: "last" as const,
  };
}
