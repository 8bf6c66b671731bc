import { type ListArgument, readListArgument } from "../../protocol/list-argument";
import type { Subject } from "../../protocol/protocol";
import { rootSite, type Site } from "../../protocol/site";
import { type PlainJson, toValue } from "../../text/node";
import { wireName } from "./client";

/** What a call or an envelope holds: the actions one by one, wherever they were found. */
export interface Call extends Omit<ListArgument<"actions">, "items"> {
  readonly root: Site;
  /** As many as are looked at; `count` says how many there are. */
  readonly actions: readonly Site[];
}

/** Finds the actions as the engine does: in a JSON text, a list, or a single object. */
export function readCall({ layer, node }: Pick<Subject, "layer" | "node">): Call {
  const root = rootSite(layer, node);
  const { items: actions, ...found } = readListArgument(root, "actions");
  return { root, actions, ...found };
}

/** The message as the client gets it, however the agent passed it; undefined where its actions cannot be read. */
export function envelopeOf({ list }: Call): PlainJson | undefined {
  if (list === undefined) return undefined;
  const actions = toValue(list.node);
  return { protocol: wireName, actions: list.node.type === "array" ? actions : [actions] };
}
