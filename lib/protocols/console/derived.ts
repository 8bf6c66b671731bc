import type { AxisFormat, ChartType, ResourceItem } from "./actions";

export type BadgeVariant = "success" | "warning" | "error" | "info" | "processing";

/** A chart as it is drawn: gaps filled, sums made. */
export interface ChartView {
  readonly chartType: ChartType;
  readonly axisFormat: AxisFormat;
  /** Of an area chart one for each metric, of a bar chart one over all bars; at least one. */
  readonly totals: readonly ChartTotal[];
  /** "+12.4% vs previous period". */
  readonly change: string | null;
  /** A link as it is followed; see `isFollowable`. */
  readonly href: string | null;
  /** Why nothing is drawn; null where something is. */
  readonly emptyText: string | null;
  /** The metrics of an area chart, in the order of `values`. */
  readonly series: readonly string[];
  /** The moments of an area chart, in order of time. */
  readonly rows: readonly ChartRow[];
  /** The bars of a bar chart. */
  readonly bars: readonly Bar[];
  /** Whether gaps were filled: interval, startAt and endAt were given. */
  readonly isFilled: boolean;
}
export interface ChartTotal {
  /** The unit as given, else the metric's id, else "total". */
  readonly unit: string;
  readonly value: number;
  /** The value as written: "1.2K", "12.5MB". */
  readonly text: string;
}
export interface ChartRow {
  /** ISO, UTC. */
  readonly time: string;
  /** On the axis: "08:00", "4 Aug 08:00", "4 Aug". UTC. */
  readonly date: string;
  /** By metric; null where this one has no point at that moment (only where gaps are not filled). */
  readonly values: readonly (number | null)[];
}
export interface Bar {
  /** On the axis, cut to 28 characters. */
  readonly label: string;
  readonly fullLabel: string;
  readonly value: number;
}

export interface ListView {
  /** The title, or "2 results". */
  readonly heading: string;
  /** "2 results" beside a title; null where the heading says it. */
  readonly countText: string | null;
  readonly description: string | null;
  /** A link as it is followed; see `isFollowable`. */
  readonly href: string | null;
  readonly nameHeader: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListRow[];
  /** What an empty list shows; null where there are rows. */
  readonly emptyText: string | null;
  /** "Showing 2 of 340"; null where all are shown. */
  readonly footer: string | null;
}
export interface ListColumn {
  readonly key: string;
  readonly label: string;
  readonly header: string;
  readonly from: "fields" | "metadata" | "subtitle";
}
export interface ListRow {
  readonly item: ResourceItem;
  readonly href: string | null;
  /** By column. */
  readonly cells: readonly Cell[];
  /** All a text filter looks at, lower-case. */
  readonly searchText: string;
}
export type Cell =
  | { readonly as: "text" | "email" | "dash"; readonly text: string; readonly sort: SortValue }
  | { readonly as: "badge"; readonly text: string; readonly variant: BadgeVariant; readonly sort: SortValue }
  /** ISO, UTC; `text` as sent. */
  | { readonly as: "date"; readonly iso: string; readonly text: string; readonly sort: SortValue };
/** What a column sorts by; undefined sorts last. */
export type SortValue = number | string | undefined;

export interface CardView {
  readonly href: string | null;
  /** "Created"; null where the mutation is unknown. */
  readonly mutationLabel: string | null;
  readonly mutationVariant: BadgeVariant | null;
  readonly statusVariant: BadgeVariant | null;
  readonly footer: readonly CardFact[];
}
export interface CardFact {
  readonly label: string;
  readonly value: string;
  /** ISO, UTC, where the value is a date. */
  readonly date: string | null;
}

/** A section of the protocol's document, for the docs pane. */
export interface DocsSection {
  /** An action's type, or `overview`. */
  readonly topic: string;
  readonly title: string;
  readonly summary: string;
  readonly fields: readonly { readonly name: string; readonly isRequired: boolean; readonly says: string }[];
  /** JSON, set over lines. */
  readonly example: string;
}
