import { shorten } from "../../text/value";
import type { ActionReading, ConsoleAction, CreateKind, Dialog } from "./actions";
import { namedProject } from "./outcomes";

/** Marks that turn the text behind them around. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** As sent, but short, and turning nothing of the sentence it stands in. */
const told = (text: string, max?: number) => shorten(text, max).replace(turning, "");

/** What each dialog is called: on its own head, in the command centre, in the words of a step. */
export const dialogNames: Readonly<Record<Dialog, string>> = {
  invite_member: "Invite member",
  create_project: "Create project",
  connect_mcp: "Connect MCP",
  shortcuts: "Keyboard shortcuts",
  docs_search: "Search docs",
  feedback: "Give feedback",
  support: "Contact support",
};
const paneNames = { agent: "agent", docs: "docs", none: "nothing" } as const;
const changes = { create: "was created", update: "was updated", delete: "was deleted" } as const;

/** What a step does, in words: "Switch the Console to dark". `projectId` is the project the Console stands in. */
export function describeAction(
  { action, fate, type, reason = "" }: ActionReading,
  projectId: string,
): string {
  if (action === null) return fate === "skipped" ? `Skip “${told(type === "" ? "unknown" : type)}”` : reason;
  const named = namedProject(action);
  const other =
    named === undefined || named === "" || named === projectId ? "" : `, in project ${told(named)}`;
  return `${wordsOf(action)}${other}`;
}

function wordsOf(action: ConsoleAction): string {
  switch (action.type) {
    case "set_theme":
      return action.theme === "system"
        ? "Use the system's theme in the Console"
        : `Switch the Console to ${action.theme}`;
    case "navigate":
      return `${action.replace ? "Go, without a step back, to" : "Go to"} ${shortPath(action)}`;
    case "open_create":
      return `Open the drawer to create a ${action.resource}`;
    case "open_dialog":
      return `Open the dialog “${dialogNames[action.dialog]}”`;
    case "toast":
      return `Toast, ${action.level}: ${told(action.message)}`;
    case "show_pane":
      return action.content === "none"
        ? "Close the right pane"
        : `Show ${paneNames[action.content]} in the right pane`;
    case "toggle_terminal":
      return "Open or close the terminal";
    case "scroll_to_card":
      return `Scroll to the card ${told(action.cardId)}`;
    case "resource": {
      const what = `${action.resourceType || "resource"} ${told(action.title)}`.trim();
      return action.mutation === null
        ? `Show the ${what}`
        : `Tell that the ${what} ${changes[action.mutation]}`;
    }
    case "resource_list":
      return `Show a list of ${action.items.length} ${action.items.length === 1 ? "row" : "rows"}`;
    case "chart":
      return `Draw the chart ${told(action.title)}`;
    case "refresh":
      return `Refresh ${action.scopes
        .slice(0, 5)
        .map((scope) => told(scope))
        .join(", ")}${action.scopes.length > 5 ? " and more" : ""}`;
  }
}

function shortPath({ path, hash }: { readonly path: string; readonly hash?: string }): string {
  return told(hash === undefined ? path.trim() : `${path.trim()}#${hash}`, 80);
}

/** The Console's own words for a button that runs a step again; undefined for steps that get none. */
export function repeatLabel(raw: unknown): string | undefined {
  if (typeof raw !== "object" || raw === null || !("type" in raw)) return undefined;
  const find = (key: string): unknown => Reflect.get(raw, key);
  switch (raw.type) {
    case "navigate":
      return "Open in Console";
    case "open_create":
      return `Create ${isCreateKind(find("resource")) ? find("resource") : "resource"}`;
    case "open_dialog": {
      const dialog = find("dialog");
      return isDialog(dialog) ? dialogNames[dialog] : "Open";
    }
    case "toggle_terminal":
      return "Open terminal";
    case "show_pane": {
      const content = find("content");
      return content === "docs" ? "Open docs" : content === "agent" ? "Open agent" : "Close panel";
    }
    case "set_theme": {
      const theme = find("theme");
      return theme === "dark" || theme === "light" ? `Switch to ${theme} mode` : "Use system theme";
    }
    default:
      return undefined;
  }
}

const isDialog = (name: unknown): name is Dialog =>
  typeof name === "string" && Object.hasOwn(dialogNames, name);
const isCreateKind = (name: unknown): name is CreateKind =>
  typeof name === "string" && ["database", "bucket", "user", "team", "function", "site"].includes(name);
