export interface DocsPage {
  /** The type of an action, or `overview`. */
  readonly topic: string;
  readonly title: string;
  readonly says: string;
}

export const docsPages: readonly DocsPage[] = [
  {
    topic: "overview",
    title: "Console protocol",
    says: "What an agent may show or do in the shell, in one message.",
  },
  { topic: "resource", title: "resource: a card", says: "Shows what the agent created, updated or deleted." },
  {
    topic: "resource_list",
    title: "resource_list: a list",
    says: "Up to 50 rows with columns, filters, sorting and links.",
  },
  {
    topic: "chart",
    title: "chart: usage over time",
    says: "Area or bar, from the metrics of the usage API.",
  },
  {
    topic: "refresh",
    title: "refresh: fetch again",
    says: "Names the lists whose cached rows are out of date.",
  },
  {
    topic: "navigate",
    title: "navigate: go to a page",
    says: "A path in the Console, and a card to scroll to.",
  },
  {
    topic: "open_create",
    title: "open_create: a create drawer",
    says: "Database, bucket, user, team, function, site.",
  },
  {
    topic: "open_dialog",
    title: "open_dialog: a dialog",
    says: "Invitations, projects, MCP, keys, search, support.",
  },
  {
    topic: "toast",
    title: "toast: a short message",
    says: "Success, error, info or warning; it goes by itself.",
  },
  { topic: "set_theme", title: "set_theme: light or dark", says: "Light, dark, or as the system has it." },
  { topic: "show_pane", title: "show_pane: the right pane", says: "The agent, the docs, or nothing." },
  {
    topic: "toggle_terminal",
    title: "toggle_terminal: the terminal",
    says: "Opens the panel, or closes it.",
  },
  {
    topic: "scroll_to_card",
    title: "scroll_to_card: a settings card",
    says: "Scrolls to a card and marks it.",
  },
];

/** The pages that have every word of the query; those with one in the title come first. */
export function searchDocs(query: string): readonly DocsPage[] {
  const words = query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = docsPages.filter(({ title, says }) => {
    const text = `${title} ${says}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isTitled = ({ title }: DocsPage) => words.some((word) => title.toLowerCase().includes(word));
  return [...found.filter(isTitled), ...found.filter((page) => !isTitled(page))];
}
