import type { JsonNode } from "../../text/json";
import { findString, findValue } from "../../text/node";
import { codePointLength } from "../../text/python";
import { adviseBlocks } from "./advice-blocks";
import { adviseOrder } from "./advice-order";
import { adviseSummary } from "./advice-summary";
import type { Advised } from "./advised";
import { findList } from "./blocks";
import type { Note } from "./found";

const longestSummary = 120;

/** What is allowed in an approval and yet not wise on a locked phone in a hurry. */
export function adviseApproval(advised: Advised): void {
  const { approval, path, note } = advised;
  const summary = findString(approval, "summary");
  if (summary !== undefined) {
    const length = codePointLength(summary);
    if (length > longestSummary) {
      const message = `The summary has ${length} characters; a lock screen shows about ${longestSummary}. Say what is done to what, and leave the rest to the blocks.`;
      note({ code: "summary-long", message, path: [...path, "summary"] });
    }
    adviseSummary(advised, summary);
  }
  adviseBlocks(advised);
  adviseOrder(advised);
}

/** What the document has and the deployed agent has not: said once, where it first stands. */
export function noteDeployed(approvals: readonly Advised[]): void {
  const first = approvals.find(({ approval }) => findList(approval, []).list !== undefined);
  if (first === undefined) return;
  const message =
    "The document describes an approval by blocks. The deployed agent sends none: its phones show summary and arguments.";
  first.note({ code: "deployed-differs", message, path: [...first.path, "blocks"] });
}

/** The approvals of a message: those of a snapshot, or the one that stands alone. */
export function approvalsIn(root: JsonNode, note: Note): readonly Advised[] {
  const list = findValue(root, "approvals");
  if (list?.type !== "array") return [];
  return list.items.map((approval, index) => ({ approval, path: ["approvals", index], note }));
}
