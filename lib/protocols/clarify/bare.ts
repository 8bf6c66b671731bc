import type { Subject } from "../../protocol/protocol";
import type { Site } from "../../protocol/site";
import { formatText } from "../../text/format";
import { readCall } from "./call";
import { wireName } from "./schema";

/** The message as a bare envelope, with the spellings it has. Prompts that cannot be read stay as they are given. */
export function bare({ kind, layer, node, text }: Subject): string {
  if (kind !== "arguments") return formatText(text) ?? text;
  const { list, title } = readCall({ layer, node });
  if (list === undefined) return formatText(text) ?? text;
  const prompts = list.node.type === "object" ? `[${spell(list)}]` : spell(list);
  const titled = title === undefined ? "" : `"title":${spell(title)},`;
  const envelope = `{"protocol":${JSON.stringify(wireName)},${titled}"prompts":${prompts}}`;
  return formatText(envelope) ?? envelope;
}

const spell = ({ layer, node }: Site) => layer.text.slice(node.start, node.end);
