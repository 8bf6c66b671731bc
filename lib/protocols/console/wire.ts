import { strip } from "../../text/python";
import {
  type ActionType,
  axisFormats,
  chartKinds,
  chartTypes,
  createKinds,
  dialogs,
  mutations,
  panes,
  themes,
  toastLevels,
} from "./actions";
import { listOf, textsOf } from "./lists";
import { count, flag, float, oneOf, optionalText, printed, scalars, text } from "./members";
import { canonicalMetrics } from "./metrics";
import { documentedScopes } from "./scopes";
import { type Field, type Shape, shapeOf } from "./shape";

/** Limits of the engine. */
export const limits = {
  actions: 20,
  items: 50,
  metadata: 20,
  fields: 40,
  columns: 12,
  metrics: 10,
  points: 5000,
} as const;

const lower = (given: string) => strip(given).toLowerCase();
const withoutHash = (given: string) => strip(given).replace(/^#+/, "");
const withoutPrefix = (given: string) => strip(given).replace(/^card-/, "");

const projectId = (description: string) => optionalText("projectId", description);
const href = (description: string) => optionalText("href", description);
const resourceType = (description: string) => text("resourceType", description, lower);

const path: Field = (() => {
  const field = text("path", "Where to go. Begins with a slash and stays in the Console.");
  return {
    ...field,
    read: (value, reader, owner) => {
      const written = field.read(value, reader, owner);
      if (written === undefined || written.startsWith('"/')) return written;
      return reader.fault(value, owner, { code: "path", message: "The path must begin with a slash." });
    },
    schema: { ...field.schema, pattern: "^\\s*/", examples: ["/project/64abc/databases"] },
  };
})();

const metadata = listOf(
  "metadata",
  shapeOf([
    text("label", "What the value is called."),
    printed("value", "Shown as it is. What is no text is written as Python prints it."),
  ]),
  {
    description: `Facts for display only, at most ${limits.metadata}. Prefer “fields”.`,
    min: 0,
    max: limits.metadata,
    isRequired: false,
    one: "fact",
  },
);

const itemFields = [
  text("resourceId", "The resource's $id."),
  text("title", "Its name: the first thing a person reads."),
  optionalText("subtitle", "A second line."),
  href("Where the row or card leads, in the Console."),
  optionalText("status", "A badge."),
  metadata,
  scalars(
    "fields",
    `Typed values for filters, sorting and columns, at most ${limits.fields}. Prefer them over metadata.`,
    limits.fields,
  ),
];

const items = listOf("items", shapeOf(itemFields), {
  description: `The rows, at most ${limits.items}; none is allowed.`,
  min: 0,
  max: limits.items,
  isRequired: true,
  one: "row",
  isNamed: true,
});

const columns = listOf(
  "columns",
  shapeOf([text("key", "A key of the rows' fields."), text("label", "What stands over the column.")]),
  {
    description: `Columns of the table, 1 to ${limits.columns}.`,
    min: 1,
    max: limits.columns,
    isRequired: false,
    one: "column",
  },
);

const points = listOf(
  "points",
  shapeOf([
    text("time", "ISO 8601, as the usage API gives it."),
    float("value", "A number.", true),
    optionalText("label", "A name for the point; makes a bar chart."),
  ]),
  {
    description: `The series, at most ${limits.points} points.`,
    min: 0,
    max: limits.points,
    isRequired: true,
    one: "point",
    isNamed: true,
  },
);

const metricId: Field = (() => {
  const field = text("metric", "The exact metric id, such as network.requests.");
  return { ...field, schema: { ...field.schema, examples: canonicalMetrics } };
})();

const metrics = listOf("metrics", shapeOf([metricId, points]), {
  description: `What the usage API answered, 1 to ${limits.metrics} metrics.`,
  min: 1,
  max: limits.metrics,
  isRequired: true,
  one: "metric",
  isNamed: true,
});

const hash = optionalText("hash", "A card on the page, with or without “#”.", withoutHash);
const scopesField = textsOf("scopes", {
  description: "The lists to fetch again; lower-cased.",
  min: 1,
  max: Number.POSITIVE_INFINITY,
  isRequired: true,
  one: "scope",
  examples: documentedScopes,
});

/** The members of each action beside its type. */
export const shapes: Readonly<Record<ActionType, Shape>> = {
  set_theme: shapeOf([oneOf("theme", themes, { description: "How the Console looks." })]),
  navigate: shapeOf([path, hash, flag("replace", "Take the place of the entry in the history.")]),
  open_create: shapeOf([
    oneOf("resource", createKinds, { description: "What is to be created." }),
    projectId("In which project; the current one when left out."),
  ]),
  open_dialog: shapeOf([
    oneOf("dialog", dialogs, { description: "Which dialog." }),
    projectId("For a dialog that belongs to a project."),
  ]),
  toast: shapeOf([
    oneOf("level", toastLevels, { description: "Its tone." }),
    text("message", "A short title."),
    optionalText("description", "A line below it."),
  ]),
  show_pane: shapeOf([oneOf("content", panes, { description: "What the right pane shows." })]),
  toggle_terminal: shapeOf([]),
  scroll_to_card: shapeOf([text("cardId", "The card's id, with or without “card-”.", withoutPrefix)]),
  resource: shapeOf(
    [
      oneOf("mutation", mutations, { description: "What the agent did already." }),
      ...itemFields,
      resourceType("The kind: database, bucket, user, function, site, table, file, team, …"),
    ],
    ["mutation", "resourceType", ...itemFields.map(({ key }) => key)],
  ),
  resource_list: shapeOf(
    [
      items,
      resourceType("The kind of all rows."),
      optionalText("title", "A heading over the list."),
      optionalText("description", "A line under the heading."),
      optionalText("listHref", "Where “View all” leads."),
      optionalText("emptyMessage", "Shown when there are no rows."),
      count("total", "How many there are in all; the number of rows when left out.", (owner) => {
        const list = owner.members.findLast(({ key }) => key === "items")?.value;
        return list?.type === "array" ? list.items.length : 0;
      }),
      projectId("For links that have to be built."),
      columns,
    ],
    [
      "resourceType",
      "items",
      "title",
      "description",
      "listHref",
      "emptyMessage",
      "total",
      "projectId",
      "columns",
    ],
  ),
  chart: shapeOf(
    [
      metrics,
      text("title", "A heading over the chart."),
      optionalText("description", "A line under the heading."),
      optionalText("unitLabel", "Stands beside the total, such as “requests”."),
      {
        ...optionalText("interval", "The size of a bucket; always for a series in time."),
        schema: {
          type: "string",
          description: "The size of a bucket; always for a series in time.",
          examples: ["1m", "15m", "30m", "1h", "1d"],
        },
      },
      optionalText("startAt", "Where the window begins, ISO 8601."),
      optionalText("endAt", "Where the window ends, ISO 8601."),
      href("Where “View usage” leads."),
      projectId("The project the usage is of."),
      oneOf("chartType", chartTypes, {
        description: "area: a series in time, the default. bar: a breakdown.",
        isRequired: false,
      }),
      oneOf("kind", chartKinds, {
        description: "events: gaps are zero, the default. gauges: gaps keep the value before.",
        isRequired: false,
      }),
      oneOf("axisFormat", axisFormats, { description: "How values are written.", isRequired: false }),
      float("changePercent", "The change against the period before.", false),
    ],
    [
      "title",
      "metrics",
      "description",
      "unitLabel",
      "interval",
      "startAt",
      "endAt",
      "href",
      "projectId",
      "chartType",
      "kind",
      "axisFormat",
      "changePercent",
    ],
  ),
  refresh: shapeOf([scopesField]),
};

export const actionTypes = Object.keys(shapes) as readonly ActionType[];

/** What each action is for. */
export const summaries: Readonly<Record<ActionType, string>> = {
  set_theme: "Switches how the Console looks.",
  navigate: "Opens another page of the Console, and a card on it.",
  open_create: "Opens the drawer in which something is created.",
  open_dialog: "Opens one of the Console's dialogs.",
  toast: "Shows a short notice.",
  show_pane: "Shows the agent, the docs or nothing in the right pane.",
  toggle_terminal: "Opens or closes the terminal.",
  scroll_to_card: "Scrolls to a card of the page and marks it.",
  resource: "Shows as a card what the agent has created, updated or deleted already.",
  resource_list: "Shows rows as a table that can be filtered and sorted.",
  chart: "Draws usage over time, or a breakdown.",
  refresh: "Fetches lists again that a change has made stale.",
};
