import type { JsonNode } from "../../text/json";
import { findValue, type Path } from "../../text/node";
import type { Advised } from "./advised";
import { findList } from "./blocks";

/** Overrides only: marks and isolates belong into texts of two directions. */
const override = /[\u202d\u202e]/;

/** Texts whose letters are shown in another order than they stand: who approves reads something else than what runs. */
export function adviseOrder({ approval, path, note }: Advised): void {
  const look = (node: JsonNode | undefined, at: Path) => {
    if (node?.type !== "string") return;
    const [found] = override.exec(node.value) ?? [];
    if (found === undefined) return;
    const name = `U+${found.charCodeAt(0).toString(16).toUpperCase()}`;
    const message = `${name} stands here, which nobody sees and which turns round how the letters after it are read: who approves reads something else than what is done. Take it out.`;
    const json = JSON.stringify(node.value.replace(/[\u202d\u202e]/g, ""));
    note({ code: "reordered", message, path: at, mends: [{ title: "Take it out", path: at, json }] });
  };
  look(findValue(approval, "summary"), [...path, "summary"]);
  const { list, at } = findList(approval, path);
  if (list?.type !== "array") return;
  for (const [index, block] of list.items.entries()) {
    for (const key of ["key", "label", "value"]) look(findValue(block, key), [...at, index, key]);
  }
}
