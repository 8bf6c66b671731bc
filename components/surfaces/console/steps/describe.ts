import type { ActionReading, ActionType } from "@/lib/protocols/console";

const titles: Readonly<Record<ActionType, string>> = {
  set_theme: "Set theme",
  navigate: "Go to a page",
  open_create: "Open a form",
  open_dialog: "Open a dialog",
  toast: "Toast",
  show_pane: "Show pane",
  toggle_terminal: "Terminal",
  scroll_to_card: "Scroll to a card",
  resource: "Change a resource",
  resource_list: "List",
  chart: "Chart",
  refresh: "Refresh",
};

/** What a step is called: a known type in words, another as it was sent. */
export function titleOf({ type, action }: ActionReading): string {
  if (action !== null) return titles[action.type];
  return type === "" ? "A step without a type" : cut(type);
}

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
