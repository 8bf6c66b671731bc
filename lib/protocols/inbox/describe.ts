import type { JsonNode } from "../../text/json";
import type { PlainJson } from "../../text/node";
import type { AgentPayload, Approval, Block } from "./payload";

/** What stands in the place of a secret. */
export const MASK = "••••••••";

/** What a block list gives: the blocks, or why none is shown. */
export interface BlocksReading {
  readonly blocks: readonly Block[];
  readonly plain: string | null;
}

/** Reads the blocks of an approval, beside `v` and `summary` or inside of `blocks`. Never throws. */
export function readBlocks(_approval: JsonNode): BlocksReading {
  return { blocks: [], plain: "" };
}

export interface DiffLine {
  readonly mark: "same" | "old" | "new" | "hunk";
  readonly text: string;
}

/** The lines of a diff: `=`, `-`, `+` and one space; a line without a mark is the same; `@@` lines are hunks. */
export function readDiff(_value: string): readonly DiffLine[] {
  return [];
}

/** A block on lines of plain text; a secret masked. */
export function flattenBlock(_block: Block): string {
  return "";
}

/** An approval as a chat app shows it, secrets masked in all of it. */
export function flattenApproval(_approval: Approval): string {
  return "";
}

export function flatten(_payload: AgentPayload): string {
  return "";
}

/** Values marked `secret` in any approval of a payload. */
export function secretsOf(_payload: AgentPayload | null): readonly string[] {
  return [];
}

/** Text with the exact occurrences of secrets masked; in JSON text through its escapes. */
export function maskText(text: string, _secrets: readonly string[]): string {
  return text;
}

/** A value with the exact occurrences of secrets masked. */
export function maskValue(value: PlainJson, _secrets: readonly string[]): PlainJson {
  return value;
}

/** The agent's own words for a call: at most 60 characters, or 120 for `full`, where the tool's are cut at all. */
export function summarise(
  tool: string,
  _args: JsonNode | undefined,
  _size: "short" | "full" = "short",
): string {
  return tool;
}
