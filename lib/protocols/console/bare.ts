import type { Subject } from "../../protocol/protocol";
import { formatText } from "../../text/format";
import { readCall } from "./call";
import { wireName } from "./client";

/** The message as a bare envelope, with the spellings it has. Actions that cannot be read stay as they are given. */
export function bare({ kind, layer, node, text }: Subject): string {
  const { list } = kind === "arguments" ? readCall({ layer, node }) : {};
  if (list === undefined) return formatText(text) ?? text;
  const written = list.layer.text.slice(list.node.start, list.node.end);
  const actions = list.node.type === "object" ? `[${written}]` : written;
  const envelope = `{"protocol":${JSON.stringify(wireName)},"actions":${actions}}`;
  return formatText(envelope) ?? envelope;
}
