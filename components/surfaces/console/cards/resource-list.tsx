import { useMemo, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import {
  type ResourceList as Action,
  filterRows,
  type ListView,
  noMatchText,
  viewList,
} from "@/lib/protocols/console";
import { Card, LINK } from "./card";
import { ConsoleLink } from "./link";
import { columnsOf } from "./list-filter";
import { ListFilters } from "./list-filters";
import { ListTable } from "./list-table";
import { usePlace } from "./place";
import { useTurn } from "./turn";
import { useListTable } from "./use-list-table";

interface ResourceListProps {
  readonly action: Action;
  readonly utc: boolean;
}

const FEW_CELLS = 120;
const ROW_PX = 33;

/** Rows the agent found, to be searched, filtered, sorted and opened. */
export function ResourceList({ action, utc }: ResourceListProps) {
  const { projectId } = usePlace();
  const view = useMemo(() => viewList(action, projectId ?? null), [action, projectId]);
  const { ref, isOn } = useTurn(view.rows.length * (view.columns.length + 1) <= FEW_CELLS);
  const viewAll = view.href !== null && (
    <ConsoleLink href={view.href} className={LINK} label={`View all: ${view.heading}`}>
      View all
    </ConsoleLink>
  );
  return (
    <div ref={ref}>
      <Card
        kind="resource_list"
        title={view.heading}
        count={view.countText ?? undefined}
        end={viewAll || undefined}
        description={view.description}
      >
        {view.emptyText !== null ? (
          <p dir="auto" className="wrap-anywhere border-line border-t px-3 py-6 text-center text-muted">
            {view.emptyText}
          </p>
        ) : isOn ? (
          <Rows view={view} utc={utc} />
        ) : (
          <div style={{ height: Math.min(340, view.rows.length * ROW_PX) + 64 }} aria-busy="true" />
        )}
      </Card>
    </div>
  );
}

function Rows({ view, utc }: { readonly view: ListView; readonly utc: boolean }) {
  const [search, setSearch] = useState("");
  const columns = useMemo(() => columnsOf(view), [view]);
  const found = useMemo(() => filterRows(view.rows, search), [view, search]);
  const table = useListTable(found, columns);
  const rows = table.getRowModel().rows.map(({ original }) => original);
  const [sorting] = table.state.sorting;
  const { columnFilters } = table.state;
  const isFiltered = search.trim() !== "" || columnFilters.length > 0;
  const clear = () => {
    setSearch("");
    table.setColumnFilters([]);
  };
  return (
    <>
      <ListFilters
        columns={columns}
        rows={view.rows}
        search={search}
        filterOf={(id) => columnFilters.find((filter) => filter.id === id)?.value as never}
        onSearch={setSearch}
        onFilter={(id, filter) => table.getColumn(id)?.setFilterValue(filter)}
      />
      {rows.length === 0 ? (
        <p className="border-line border-t px-3 py-6 text-center text-muted">
          {noMatchText}. <LinkButton onClick={clear}>Clear it</LinkButton>
        </p>
      ) : (
        <ListTable
          name={view.heading}
          columns={columns}
          rows={rows}
          sorting={sorting && { columnId: sorting.id, isDescending: sorting.desc }}
          query={search}
          utc={utc}
          onSort={(id) => table.getColumn(id)?.toggleSorting()}
        />
      )}
      <p
        aria-live="polite"
        className="flex flex-wrap justify-between gap-x-4 px-3 text-muted text-xs tabular-nums not-empty:border-line not-empty:border-t not-empty:py-[7px]"
      >
        {view.footer !== null && <span>{view.footer}</span>}
        {isFiltered && (
          <span>
            {rows.length} of {view.rows.length} {view.rows.length === 1 ? "row matches" : "rows match"}
          </span>
        )}
      </p>
    </>
  );
}
