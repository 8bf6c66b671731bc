import type { Sample } from "../../protocol/protocol";
import { createdExample, examples } from "./examples";
import { envelope, spread } from "./samples-write";

const problem = (code: string, pointer: string) => ({ code: `console/${code}`, pointer });
const toast = { type: "toast", level: "info", message: "Hello" };

export const badSamples: readonly Sample[] = [
  {
    name: "unknown-type",
    title: "An action nobody knows, a path that leaves, a toast",
    text: envelope([
      { type: "confetti", amount: 100 },
      { type: "navigate", path: "//evil.example/login" },
      { type: "toast", level: "success", message: "All done" },
    ]),
    verdict: "degraded",
    problems: [problem("type", "/actions/0/type"), problem("leaves-app", "/actions/1/path")],
  },
  {
    name: "too-many",
    title: "Twenty-one actions",
    text: envelope(Array.from({ length: 21 }, (_, index) => ({ ...toast, message: `Step ${index + 1}` }))),
    verdict: "degraded",
    problems: [problem("actions-count", "/actions")],
  },
  {
    name: "wrong-values",
    title: "Words and types that do not fit",
    text: spread({
      actions: JSON.stringify([
        { type: "set_theme", theme: "drak" },
        { type: "navigate", path: "project/64abc", replace: "yes" },
        { type: "toast", level: "success" },
        { type: "scroll_to_card", cardId: 5 },
      ]),
    }),
    verdict: "blocked",
    problems: [
      problem("enum", "/actions/0/theme"),
      problem("path", "/actions/1/path"),
      problem("not-boolean", "/actions/1/replace"),
      problem("missing", "/actions/2/message"),
      problem("not-text", "/actions/3/cardId"),
    ],
  },
  {
    name: "no-refresh",
    title: "A change without its refresh",
    text: envelope([createdExample[0]]),
    verdict: "works",
    problems: [problem("no-refresh", "/actions/0/type")],
  },
  {
    name: "bare-requests",
    title: "A chart of “requests”",
    text: envelope([
      {
        type: "chart",
        title: "Requests",
        metrics: [
          {
            metric: "requests",
            points: [
              { time: "2026-08-04T06:00:00Z", value: 12 },
              { time: "2026-08-04T07:00:00Z", value: 31 },
              { time: "2026-08-04T08:00:00Z", value: 49 },
            ],
          },
        ],
      },
    ]),
    verdict: "works",
    problems: [
      problem("no-interval", "/actions/0/interval"),
      problem("no-window", "/actions/0/startAt"),
      problem("no-window", "/actions/0/endAt"),
      problem("metric-alias", "/actions/0/metrics/0/metric"),
      problem("no-project", "/actions/0/projectId"),
    ],
  },
  {
    name: "careless-list",
    title: "A list that could say more",
    text: envelope([
      {
        type: "resource_list",
        resourceType: "user",
        title: "Users",
        total: 340,
        projectId: "64abc",
        columns: [
          { key: "mail", label: "Email" },
          { key: "plan", label: "Plan" },
        ],
        items: [
          { resourceId: "user_1", title: "Ada Lovelace", fields: { email: "ada@example.com" } },
          { resourceId: "user_2", title: "Alan Turing", href: "https://example.com/alan" },
        ],
      },
      { type: "refresh", scopes: ["user", "everything"] },
      { type: "toast", level: "success", message: "Users" },
    ]),
    verdict: "works",
    problems: [
      problem("total-without-link", "/actions/0/total"),
      problem("column-unused", "/actions/0/columns/0/key"),
      problem("column-unused", "/actions/0/columns/1/key"),
      problem("leaves-app", "/actions/0/items/1/href"),
      problem("unknown-scope", "/actions/1/scopes/0"),
      problem("unknown-scope", "/actions/1/scopes/1"),
      problem("no-href", "/actions/0/items/0/href"),
      problem("toast-repeats", "/actions/2/message"),
    ],
  },
  {
    name: "other-project",
    title: "Another project is meant",
    text: envelope([
      { type: "navigate", path: "/project/shop/databases" },
      { type: "open_create", resource: "bucket", projectId: "shop" },
    ]),
    verdict: "works",
    problems: [problem("other-project", "/actions/0/path"), problem("other-project", "/actions/1/projectId")],
  },
  {
    name: "null-action",
    title: "Null among the actions",
    text: envelope([null, toast]),
    verdict: "degraded",
    problems: [problem("action-type", "/actions/0")],
  },
  {
    name: "native-actions",
    title: "Actions that are no string",
    text: spread({ actions: [examples.set_theme] }),
    verdict: "degraded",
    problems: [problem("actions-native", "/actions")],
  },
  {
    name: "broken-actions",
    title: "Actions that are no JSON",
    text: spread({ actions: '[{"type":"toggle_terminal"} {"type":"show_pane"}]' }),
    verdict: "blocked",
    problems: [problem("actions-json", "/actions")],
  },
  {
    name: "empty-list",
    title: "An empty list without a word",
    text: envelope([{ type: "resource_list", resourceType: "site", title: "Sites", items: [] }]),
    verdict: "works",
    problems: [
      problem("no-empty-message", "/actions/0/emptyMessage"),
      problem("deployed-differs", "/actions/0/items"),
    ],
  },
  {
    name: "failed-call",
    title: "A call the engine refused",
    text: spread({
      type: "tool_end",
      tool: "console",
      run_id: "run_9",
      output: "Error: invalid console actions — 'toast': The message is missing.",
    }),
    verdict: "blocked",
    problems: [problem("failed-call", "")],
  },
];
