import { clsx } from "clsx";
import { ListFilter, Search, X } from "lucide-react";
import { useId, useState } from "react";
import { fieldClass } from "@/components/ui/field";
import type { ListRow } from "@/lib/protocols/console";
import { type ColumnFilter, facetsOf, type TableColumn } from "./list-filter";

interface ListFiltersProps {
  readonly columns: readonly TableColumn[];
  /** All rows of the list: what can be chosen stays while choosing. */
  readonly rows: readonly ListRow[];
  readonly search: string;
  readonly filterOf: (columnId: string) => ColumnFilter | undefined;
  readonly onSearch: (text: string) => void;
  readonly onFilter: (columnId: string, filter: ColumnFilter | undefined) => void;
}

/** A search over everything, and a filter for each column. */
export function ListFilters({ columns, rows, search, filterOf, onSearch, onFilter }: ListFiltersProps) {
  const id = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = columns.find((column) => column.id === openId);
  return (
    <div className="px-3 pb-[9px]">
      <div className="-m-0.5 flex items-center gap-1.5 overflow-x-auto p-0.5 [scrollbar-width:none] narrow:flex-wrap">
        <SearchBox text={search} onChange={onSearch} />
        {inOrder(columns).map((column) => (
          <Chip
            key={column.id}
            column={column}
            filter={filterOf(column.id)}
            isOpen={column.id === openId}
            panelId={`${id}-panel`}
            onPress={() => setOpenId(column.id === openId ? null : column.id)}
            onClear={() => onFilter(column.id, undefined)}
          />
        ))}
      </div>
      {open !== undefined && (
        <FilterPanel
          id={`${id}-panel`}
          key={open.id}
          column={open}
          rows={rows}
          filter={filterOf(open.id)}
          onChange={(filter) => onFilter(open.id, filter)}
        />
      )}
    </div>
  );
}

/** The search looks at names already, so their own filter comes last. */
const inOrder = ([name, ...others]: readonly TableColumn[]) => (name === undefined ? [] : [...others, name]);

interface SearchBoxProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function SearchBox({ text, onChange }: SearchBoxProps) {
  return (
    <span className="relative min-w-[120px] flex-1 narrow:basis-full">
      <Search
        className="pointer-events-none absolute top-1/2 left-[9px] size-3.5 -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
      <input
        type="search"
        aria-label="Search this list"
        placeholder="Search"
        dir="auto"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          fieldClass(),
          "h-7 !pr-7 !pl-[29px] !text-xs narrow:h-touch narrow:!text-[16px] [&::-webkit-search-cancel-button]:hidden",
        )}
      />
      {text !== "" && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => onChange("")}
          className="absolute top-1/2 right-1 grid size-5 -translate-y-1/2 place-items-center rounded-sm text-muted hover:text-ink"
        >
          <X className="size-3.5" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

interface ChipProps {
  readonly column: TableColumn;
  readonly filter: ColumnFilter | undefined;
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly onPress: () => void;
  readonly onClear: () => void;
}

function Chip({ column, filter, isOpen, panelId, onPress, onClear }: ChipProps) {
  const isOn = filter !== undefined;
  return (
    <span
      className={clsx(
        "inline-flex h-7 shrink-0 items-center rounded-md border font-medium text-xs narrow:h-touch",
        isOn ? "border-accent-line bg-accent-soft text-accent" : "border-edge border-dashed text-ink-soft",
        isOpen && !isOn && "bg-press",
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={`Filter by ${column.label}${isOn ? `, now ${filter.text}` : ""}`}
        onClick={onPress}
        className="flex h-full max-w-48 items-center rounded-md px-2"
      >
        <bdi className="truncate">
          {column.label}
          {isOn && `: ${filter.text}`}
        </bdi>
      </button>
      {isOn && (
        <button
          type="button"
          aria-label={`Clear the filter by ${column.label}`}
          onClick={onClear}
          className="-ms-1 grid h-full w-6 place-items-center rounded-md narrow:w-9"
        >
          <X className="size-3" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

interface FilterPanelProps {
  readonly id: string;
  readonly column: TableColumn;
  readonly rows: readonly ListRow[];
  readonly filter: ColumnFilter | undefined;
  readonly onChange: (filter: ColumnFilter | undefined) => void;
}

function FilterPanel({ id, column, rows, filter, onChange }: FilterPanelProps) {
  const facets = facetsOf(rows, column);
  return (
    <fieldset
      id={id}
      aria-label={`Filter by ${column.label}`}
      className="mt-2 flex flex-wrap items-center gap-1.5 rounded-md bg-sunken p-2"
    >
      <span className="relative min-w-[140px] flex-1">
        <ListFilter
          className="pointer-events-none absolute top-1/2 left-[9px] size-3.5 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
        <input
          aria-label={`${column.label} contains`}
          placeholder="Contains"
          dir="auto"
          autoComplete="off"
          value={filter?.by === "words" ? filter.text : ""}
          onChange={({ target }) =>
            onChange(target.value === "" ? undefined : { by: "words", text: target.value })
          }
          className={clsx(fieldClass(), "h-7 !pl-[29px] !text-xs narrow:h-touch narrow:!text-[16px]")}
        />
      </span>
      {facets.map(({ text, count }) => {
        const isPicked = filter?.by === "value" && filter.text === text;
        return (
          <button
            key={text}
            type="button"
            aria-pressed={isPicked}
            onClick={() => onChange(isPicked ? undefined : { by: "value", text })}
            className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-md border border-line-strong bg-raised px-2 text-xs hover:border-edge aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:text-accent narrow:h-touch"
          >
            <bdi className="max-w-48 truncate">{text === "" ? "empty" : text}</bdi>
            <span className="text-muted tabular-nums">{count}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
