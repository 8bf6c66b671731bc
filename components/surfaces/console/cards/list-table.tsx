import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { MouseEvent } from "react";
import { Badge } from "@/components/ui/badge";
import type { Cell, ListRow } from "@/lib/protocols/console";
import { toneOf } from "./card";
import { DateText } from "./date";
import { ConsoleLink, OtherProject } from "./link";
import type { TableColumn } from "./list-filter";
import { Marked } from "./marked";
import { usePlace } from "./place";

export interface Sorting {
  readonly columnId: string;
  readonly isDescending: boolean;
}

interface ListTableProps {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly ListRow[];
  readonly sorting: Sorting | undefined;
  /** Marked where it is found. */
  readonly query: string;
  readonly utc: boolean;
  readonly onSort: (columnId: string) => void;
}

/** The rows of a list. Wide or long, it scrolls within its card; the first column stays. */
export function ListTable({ name, columns, rows, sorting, query, utc, onSort }: ListTableProps) {
  const isWide = columns.length > 4;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark for each list would be too many, and it holds no fields
    <div
      role="group"
      aria-label={`${name}, rows`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={clsx(
        "relative max-h-[340px] overflow-auto -outline-offset-2",
        // As high as it can be, so that nothing moves when it comes into view.
        rows.length > MANY && "[contain-intrinsic-block-size:340px] [content-visibility:auto]",
      )}
    >
      <table className={clsx("w-full border-separate border-spacing-0", isWide ? "min-w-max" : "table-auto")}>
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Head
                key={column.id}
                column={column}
                isFirst={index === 0}
                sorting={sorting?.columnId === column.id ? sorting : undefined}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ids may be doubled.
            <Row key={index} row={row} columns={columns} query={query} utc={utc} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MANY = 12;
const EDGE = "first:pl-3 last:pr-3";
const STAYS = "sticky left-0 z-1";

interface HeadProps {
  readonly column: TableColumn;
  readonly isFirst: boolean;
  readonly sorting: Sorting | undefined;
  readonly onSort: (columnId: string) => void;
}

function Head({ column, isFirst, sorting, onSort }: HeadProps) {
  const Arrow = sorting?.isDescending === true ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorting === undefined ? undefined : sorting.isDescending ? "descending" : "ascending"}
      className={clsx(
        "sticky top-0 whitespace-nowrap border-line border-y bg-sunken px-1.5 py-[5px] text-start font-medium text-2xs",
        isFirst ? "left-0 z-3" : "z-2",
        sorting === undefined ? "text-muted" : "text-ink",
        EDGE,
      )}
    >
      <button
        type="button"
        onClick={() => onSort(column.id)}
        className="group inline-flex max-w-56 items-center gap-[3px] rounded-xs hover:text-ink narrow:min-h-9"
      >
        <bdi className="truncate">{column.header}</bdi>
        <Arrow
          aria-hidden="true"
          className={clsx("!size-[11px] shrink-0", sorting === undefined && "invisible group-hover:visible")}
        />
      </button>
    </th>
  );
}

interface RowProps {
  readonly row: ListRow;
  readonly columns: readonly TableColumn[];
  readonly query: string;
  readonly utc: boolean;
}

function Row({ row, columns, query, utc }: RowProps) {
  const { onNavigate } = usePlace();
  const [first, ...others] = columns;
  // The title is the link; a press anywhere on the row is a shortcut to it.
  const handleClick = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) => {
    const isOwn = target instanceof Element && target.closest("button, a") !== null;
    if (!isOwn && getSelection()?.isCollapsed !== false) {
      currentTarget.querySelector<HTMLElement>("[data-href]")?.click();
    }
  };
  return (
    <tr
      onClick={row.href === null || onNavigate === undefined ? undefined : handleClick}
      className={clsx("group", row.href !== null && onNavigate !== undefined && "cursor-pointer")}
    >
      {first !== undefined && (
        <th scope="row" className={clsx(CELL, EDGE, STAYS, "bg-raised text-left font-normal")}>
          <span className="block max-w-56 truncate text-left font-medium text-sm" dir="auto">
            <ConsoleLink href={row.href} className="max-w-full truncate align-bottom">
              <Marked text={row.item.title} query={query} />
            </ConsoleLink>
          </span>
          <OtherProject href={row.href} />
        </th>
      )}
      {others.map((column) => (
        <td key={column.id} className={clsx(CELL, EDGE)}>
          <CellText cell={column.cellOf(row)} query={query} utc={utc} />
        </td>
      ))}
    </tr>
  );
}

const CELL =
  "whitespace-nowrap px-1.5 py-[7px] text-xs leading-[18px] [tr+tr>&]:border-line [tr+tr>&]:border-t group-hover:bg-[linear-gradient(var(--hover),var(--hover))]";

interface CellTextProps {
  readonly cell: Cell;
  readonly query: string;
  readonly utc: boolean;
}

function CellText({ cell, query, utc }: CellTextProps) {
  switch (cell.as) {
    case "badge":
      return (
        <Badge tone={toneOf[cell.variant]} className="max-w-40">
          <bdi className="truncate">{cell.text}</bdi>
        </Badge>
      );
    case "date":
      return <DateText iso={cell.iso} isUtc={utc} />;
    case "dash":
      return (
        <span className="text-muted">
          <span aria-hidden="true">–</span>
          <span className="sr-only">nothing</span>
        </span>
      );
    case "email":
    case "text":
      return (
        <span
          dir="auto"
          title={cell.text.length > 32 ? cell.text.slice(0, 1000) : undefined}
          className={clsx("block max-w-64 truncate text-left", cell.as === "email" && "text-ink-soft")}
        >
          <Marked text={cell.text} query={query} />
        </span>
      );
  }
}
