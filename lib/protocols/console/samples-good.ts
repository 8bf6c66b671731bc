import type { Sample } from "../../protocol/protocol";
import type { ActionType } from "./actions";
import { createdExample, examples, listedExample } from "./examples";
import { envelope, spread } from "./samples-write";

const good = { verdict: "works", problems: [] } as const;
const problem = (code: string, pointer: string) => ({ code: `console/${code}`, pointer });

const titles: Readonly<Record<Exclude<ActionType, "resource">, string>> = {
  set_theme: "Dark mode",
  navigate: "Go to the databases",
  open_create: "Create a bucket",
  open_dialog: "Connect MCP",
  toast: "A toast",
  show_pane: "Show the docs",
  toggle_terminal: "Toggle the terminal",
  scroll_to_card: "Scroll to a card",
  resource_list: "A list of users",
  chart: "Requests of a day",
  refresh: "Refresh databases and tables",
};

const singles: readonly Sample[] = Object.entries(titles).map(([type, title]) => ({
  name: type.replaceAll("_", "-"),
  title,
  text: envelope([examples[type as keyof typeof titles]]),
  ...good,
}));

const hours = (count: number, valueAt: (hour: number) => number) =>
  Array.from({ length: count }, (_, hour) => ({
    time: new Date(Date.UTC(2026, 7, 3, 8 + hour)).toISOString(),
    value: valueAt(hour),
  }));
const wave = (hour: number) => Math.round(420 + 260 * Math.sin(hour / 3.4) + ((hour * 37) % 83));

export const goodSamples: readonly Sample[] = [
  {
    name: "created-database",
    title: "Created a database",
    text: envelope(createdExample),
    ...good,
  },
  {
    name: "listed-databases",
    title: "Listed databases",
    text: envelope([listedExample]),
    ...good,
  },
  ...singles,
  {
    name: "resource-card",
    title: "A resource card",
    text: envelope([examples.resource, { type: "refresh", scopes: ["databases"] }]),
    ...good,
  },
  {
    name: "busy-day",
    title: "Traffic of a day, in and out",
    text: envelope([
      {
        type: "chart",
        title: "Bandwidth (last 24 hours)",
        interval: "1h",
        startAt: "2026-08-03T08:00:00.000Z",
        endAt: "2026-08-04T07:00:00.000Z",
        projectId: "64abc",
        changePercent: 12.4,
        metrics: [
          { metric: "network.inbound", points: hours(24, (hour) => wave(hour) * 41_000) },
          { metric: "network.outbound", points: hours(24, (hour) => wave(hour + 5) * 96_000) },
        ],
      },
    ]),
    verdict: "works",
    problems: [problem("deployed-differs", "/actions/0/metrics/1/metric")],
  },
  {
    name: "methods",
    title: "A breakdown as bars",
    text: envelope([
      {
        type: "chart",
        title: "Requests by method",
        chartType: "bar",
        unitLabel: "requests",
        projectId: "64abc",
        metrics: [
          {
            metric: "network.requests",
            points: ["GET", "POST", "PATCH", "DELETE"].map((label, index) => ({
              time: "2026-08-04T08:00:00Z",
              value: [8412, 2210, 640, 118][index],
              label,
            })),
          },
        ],
      },
    ]),
    ...good,
  },
  {
    name: "no-functions",
    title: "An empty list",
    text: envelope([
      {
        type: "resource_list",
        resourceType: "function",
        title: "Functions",
        items: [],
        emptyMessage: "No functions in this project yet",
        listHref: "/project/64abc/functions",
        projectId: "64abc",
      },
    ]),
    verdict: "works",
    problems: [problem("deployed-differs", "/actions/0/items")],
  },
  {
    name: "tour",
    title: "A tour of the Console",
    text: envelope([
      { type: "navigate", path: "/project/64abc/settings", hash: "card-api-endpoint" },
      { type: "show_pane", content: "docs" },
      { type: "toggle_terminal" },
      { type: "toast", level: "info", message: "Welcome", description: "This is your project’s endpoint" },
    ]),
    ...good,
  },
  {
    name: "tool-arguments",
    title: "As tool arguments",
    text: spread({ actions: JSON.stringify(createdExample) }),
    ...good,
  },
  {
    name: "tool-event",
    title: "As a tool event",
    text: spread({
      type: "tool_end",
      tool: "console",
      run_id: "run_4",
      output: JSON.stringify({ protocol: "appwrite.console/v1", actions: [examples.set_theme] }),
    }),
    ...good,
  },
];
