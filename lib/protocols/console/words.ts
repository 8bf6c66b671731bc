import type { Issue } from "../../protocol/place";
import type { Chart, ConsoleAction, ConsoleClient, ResourceList } from "./actions";
import { readActions } from "./read";
import { severityOf } from "./rules";

/** Lines of a Markdown list or table; more of them nobody reads. */
const maxLines = 500;

/** Words that write out what the Console draws beside them. */
export function adviseWords(client: ConsoleClient, words: string): Issue | undefined {
  const lines = linesOf(words);
  if (lines.length < 2) return undefined;
  const actions = readActions(client).flatMap(({ action }) => action ?? []);
  const repeated = actions.find((action) => isRepeated(action, lines));
  if (repeated === undefined) return undefined;
  const what = repeated.type === "chart" ? "the points of the chart" : "the rows of the list";
  const message = `The agent's words repeat ${what} as Markdown. Say briefly what it is, such as “Here are 2 users.”`;
  return { severity: severityOf("rows-in-words"), code: "console/rows-in-words", message };
}

function linesOf(words: string): readonly string[] {
  return words
    .slice(0, 100_000)
    .split("\n")
    .filter((line) => /^\s*(?:[-*+•]\s|\d+[.)]\s|\|)/.test(line))
    .slice(0, maxLines)
    .map((line) => line.toLowerCase());
}

function isRepeated(action: ConsoleAction, lines: readonly string[]): boolean {
  if (action.type === "resource_list") return repeatsRows(action, lines);
  return action.type === "chart" && repeatsPoints(action, lines);
}

/** Two rows, or more than half of them. */
function repeatsRows({ items }: ResourceList, lines: readonly string[]): boolean {
  const names = items.map(({ title, resourceId }) => [title, resourceId].map((name) => name.toLowerCase()));
  const found = names.filter((own) =>
    lines.some((line) => own.some((name) => name.length > 1 && line.includes(name))),
  );
  return found.length >= 2;
}

/** Three points of a series, each on a line of its own. */
function repeatsPoints({ metrics }: Chart, lines: readonly string[]): boolean {
  const points = metrics.flatMap((metric) => metric.points.slice(0, maxLines));
  const values = new Set(points.map(({ value }) => String(value)));
  const found = lines.filter((line) =>
    (line.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? []).some((number) => values.has(number)),
  );
  return points.length >= 3 && found.length >= 3;
}
