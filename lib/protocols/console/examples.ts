import type { ActionType } from "./actions";

/** The document's example of each action. */
export const examples = {
  set_theme: { type: "set_theme", theme: "dark" },
  navigate: { type: "navigate", path: "/project/64abc/databases", hash: "card-api-endpoint" },
  open_create: { type: "open_create", resource: "bucket", projectId: "64abc" },
  open_dialog: { type: "open_dialog", dialog: "connect_mcp" },
  toast: {
    type: "toast",
    level: "success",
    message: "Database created",
    description: "Main is ready to use",
  },
  show_pane: { type: "show_pane", content: "docs" },
  toggle_terminal: { type: "toggle_terminal" },
  scroll_to_card: { type: "scroll_to_card", cardId: "api-endpoint" },
  resource: {
    type: "resource",
    mutation: "create",
    resourceType: "database",
    resourceId: "main",
    title: "Main",
    subtitle: "TablesDB",
    href: "/project/64abc/databases/main",
    fields: { type: "tablesdb" },
    metadata: [
      { label: "ID", value: "main" },
      { label: "Region", value: "fra" },
    ],
  },
  resource_list: {
    type: "resource_list",
    resourceType: "user",
    title: "Users",
    total: 2,
    listHref: "/project/64abc/auth/users",
    projectId: "64abc",
    columns: [
      { key: "email", label: "Email" },
      { key: "status", label: "Status" },
    ],
    items: [
      {
        resourceId: "user_1",
        title: "Ada Lovelace",
        subtitle: "ada@example.com",
        href: "/project/64abc/auth/user/user_1",
        status: "verified",
        fields: { email: "ada@example.com", status: "verified", emailVerification: true },
        metadata: [{ label: "ID", value: "user_1" }],
      },
      {
        resourceId: "user_2",
        title: "Alan Turing",
        subtitle: "alan@example.com",
        href: "/project/64abc/auth/user/user_2",
        fields: { email: "alan@example.com", status: "unverified", emailVerification: false },
      },
    ],
  },
  chart: {
    type: "chart",
    title: "Requests (last 24 hours)",
    unitLabel: "requests",
    interval: "1h",
    startAt: "2026-08-03T08:00:00.000Z",
    endAt: "2026-08-04T08:00:00.000Z",
    projectId: "64abc",
    metrics: [{ metric: "network.requests", points: [{ time: "2026-08-04T08:00:00+00:00", value: 49 }] }],
  },
  refresh: { type: "refresh", scopes: ["databases", "tables"] },
} as const satisfies Readonly<Record<ActionType, object>>;

/** "Created a database via MCP". */
export const createdExample = [
  {
    type: "resource",
    mutation: "create",
    resourceType: "database",
    resourceId: "main",
    title: "Main",
    href: "/project/64abc/databases/main",
  },
  { type: "refresh", scopes: ["databases"] },
  { type: "toast", level: "success", message: "Created database Main" },
] as const;

/** "Listed databases". */
export const listedExample = {
  type: "resource_list",
  resourceType: "database",
  title: "Databases",
  listHref: "/project/64abc/databases",
  projectId: "64abc",
  items: [
    {
      resourceId: "main",
      title: "Main",
      href: "/project/64abc/databases/main",
      fields: { type: "tablesdb" },
      metadata: [{ label: "ID", value: "main" }],
    },
    {
      resourceId: "analytics",
      title: "Analytics",
      href: "/project/64abc/databases/analytics",
      fields: { type: "tablesdb" },
    },
  ],
} as const;
