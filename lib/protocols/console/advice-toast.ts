import { textAt } from "../../protocol/site";
import type { EngineAction } from "./engine";
import { findingAt } from "./finding";
import type { Finding } from "./reader";

const verbs: Readonly<Record<string, string>> = { create: "created", update: "updated", delete: "deleted" };

/** Toasts that say what a card beside them says already, word for word. */
export function adviseToasts(actions: readonly EngineAction[]): readonly Finding[] {
  const said = new Map(actions.flatMap(saidBy));
  return actions.flatMap(({ site, type }) => {
    const message = type === "toast" ? textAt(site, "message") : undefined;
    const card = message === undefined ? undefined : said.get(plain(message));
    if (card === undefined) return [];
    const says = `The toast repeats the ${card}. Leave it out, or say what the ${card} does not.`;
    return [findingAt(site, "message", { code: "toast-repeats", message: says })];
  });
}

function saidBy({ site, type }: EngineAction): readonly (readonly [words: string, card: string])[] {
  const title = textAt(site, "title");
  if (title === undefined) return [];
  if (type === "resource_list") return [[plain(title), "list"]];
  if (type === "chart") return [[plain(title), "chart"]];
  if (type !== "resource") return [];
  const verb = verbs[textAt(site, "mutation")?.toLowerCase() ?? ""] ?? "";
  return [title, `${verb} ${title}`, `${title} ${verb}`, `${title} was ${verb}`].map((words) => [
    plain(words),
    "card",
  ]);
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
