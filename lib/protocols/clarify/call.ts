import { type ArgumentFinding, readListArgument } from "../../protocol/list-argument";
import type { Problem } from "../../protocol/problem";
import type { Subject } from "../../protocol/protocol";
import { findSite, rootSite, type Site } from "../../protocol/site";
import { type PlainJson, toValue } from "../../text/node";
import { wireName } from "./schema";

/** What a call or an envelope holds: the prompts one by one, wherever they were found, and the title. */
export interface Call {
  readonly root: Site;
  readonly title: Site | undefined;
  /** The list, or the lone prompt, of the text it was read from; undefined where it could not be read. */
  readonly list: Site | undefined;
  /** As many as are looked at; `count` says how many there are. */
  readonly prompts: readonly Site[];
  readonly count: number;
  readonly fault: ArgumentFinding<"prompts"> | undefined;
  /** Keys that stand twice in the text of the prompts. */
  readonly duplicates: readonly Problem[];
  /** What does not stop the engine. */
  readonly notes: readonly ArgumentFinding<"prompts">[];
}

/** Finds the prompts as the engine does: in a JSON text, a list, or a single object. */
export function readCall({ layer, node }: Pick<Subject, "layer" | "node">): Call {
  const root = rootSite(layer, node);
  const { items: prompts, ...found } = readListArgument(root, "prompts");
  return { root, title: findSite(root, "title"), prompts, ...found };
}

/** The message as the client gets it, however the agent passed it; undefined where its prompts cannot be read. */
export function envelopeOf({ list, title }: Call): PlainJson | undefined {
  if (list === undefined) return undefined;
  const prompts = toValue(list.node);
  return {
    protocol: wireName,
    ...(title && { title: toValue(title.node) }),
    prompts: list.node.type === "array" ? prompts : [prompts],
  };
}
