import type { JsonNode, ObjectNode } from "../../text/json";
import { findString, findValue, type Path } from "../../text/node";
import { type Advised, argumentsOf } from "./advised";
import { findList } from "./blocks";
import { looksLikeDiff, readDiff } from "./diff";
import { type Note, quote } from "./found";
import { leavesOf, textOf } from "./json";
import { isSecretName, looksSecret, secretsOfApproval } from "./secrets";

interface At {
  readonly block: ObjectNode;
  readonly path: Path;
}

/** Whether the blocks show what is done, each value as what it is, and nothing that nobody may see. */
export function adviseBlocks({ approval, path, note }: Advised): void {
  const { list, at } = findList(approval, path);
  const blocks: readonly At[] =
    list?.type === "array"
      ? list.items.flatMap((block, index) =>
          block.type === "object" ? [{ block, path: [...at, index] }] : [],
        )
      : [];
  const command = commandOf(approval);
  for (const one of blocks) adviseBlock(one, command, note);
  const masked = secretsOfApproval(approval).slice(0, mostCompared);
  const shown = new Shown(blocks);
  for (const { key, value } of argumentsOf(approval).slice(0, mostCompared)) {
    const place = [...path, "arguments", key];
    if (isOpenSecret(value, key, masked)) noteOpenArgument(key, place, note);
    else if (blocks.length > 0 && !shown.has(value)) {
      const message = `The argument ${quote(key)} is shown by no block; who looks at the blocks alone does not see it. Add a block, or leave it out.`;
      note({ code: "arguments-hidden", message, path: place });
    }
  }
}

/** Arguments and secrets beyond these are not compared with each other: it would take for ever. */
const mostCompared = 100;

function commandOf(approval: JsonNode): string | undefined {
  const args = findValue(approval, "arguments");
  return findString(args, "command") ?? findString(args, "cmd");
}

function adviseBlock({ block, path }: At, command: string | undefined, note: Note): void {
  const value = findValue(block, "value");
  const type = findString(block, "value_type") ?? "string";
  if (value?.type !== "string" || type === "secret") return;
  const label = findString(block, "key") ?? findString(block, "label") ?? "";
  const as = (wanted: string) => [
    { title: `Mark it as ${wanted}`, path: [...path, "value_type"], json: `"${wanted}"` },
  ];
  if (isSecretText(value.value, label)) {
    const message = `${label === "" ? "This value" : quote(label)} looks like a secret and is shown openly. Mark it as secret.`;
    note({ code: "secret-open", message, path: [...path, "value_type"], mends: as("secret") });
    return;
  }
  if (type !== "diff" && looksLikeDiff(value.value)) {
    const message = "This value is a diff by its looks, and its lines are not coloured. Mark it as diff.";
    note({ code: "diff-unmarked", message, path: [...path, "value_type"], mends: as("diff") });
    return;
  }
  const isPlain = type === "string" || type === "text" || type === "markdown";
  const isCommand = value.value === command || /^(?:command|cmd|shell|script)(?: line)?$/i.test(label.trim());
  if (isPlain && isCommand && value.value.trim() !== "") {
    const message = "This value is a command and is not set as one. Mark it as command.";
    note({ code: "command-unmarked", message, path: [...path, "value_type"], mends: as("command") });
  }
}

function isSecretText(value: string, name: string): boolean {
  if (value.trim() === "" || /^(?:true|false|yes|no|\d{1,2}|none|null|•+|\*+)$/i.test(value.trim()))
    return false;
  return isSecretName(name) || looksSecret(value);
}

function isOpenSecret(value: JsonNode, name: string, masked: readonly string[]): boolean {
  for (const leaf of leavesOf(value, name)) {
    if (
      leaf.node.type === "string" &&
      isSecretText(leaf.node.value, leaf.key) &&
      !isMasked(leaf.node.value, masked)
    )
      return true;
  }
  return false;
}

function isMasked(text: string, masked: readonly string[]): boolean {
  return masked.some((secret) => secret === text || (secret.length > 3 && text.includes(secret)));
}

function noteOpenArgument(key: string, path: Path, note: Note): void {
  const message = `The argument ${quote(key)} looks like a secret, and the raw arguments show it. Add a block of value type secret with the same value: it is masked there too.`;
  note({ code: "secret-open", message, path });
}

/** What the blocks say: as it is, and in the lines of diffs. */
class Shown {
  private readonly text: string;
  private readonly words: ReadonlySet<string>;

  constructor(blocks: readonly At[]) {
    this.text = blocks.flatMap(({ block }) => textsOf(block)).join("\u0000");
    this.words = new Set(this.text.toLowerCase().split(/[^\p{L}\p{N}.+-]+/u));
  }

  has(value: JsonNode): boolean {
    for (const { node } of leavesOf(value)) {
      const text = node.type === "null" ? "" : textOf(node).trim();
      if (text === "" || text === "false") continue;
      const isThere = text.length < 4 ? this.words.has(text.toLowerCase()) : this.text.includes(text);
      if (!isThere) return false;
    }
    return true;
  }
}

function textsOf(block: ObjectNode): readonly string[] {
  const value = findValue(block, "value");
  if (value === undefined) return [];
  const text = textOf(value);
  if (findString(block, "value_type") !== "diff")
    return [text, ...[...leavesOf(value)].map(({ node }) => textOf(node))];
  const lines = readDiff(text);
  const side = (other: "old" | "new") =>
    lines
      .filter(({ mark }) => mark !== other && mark !== "hunk")
      .map((line) => line.text)
      .join("\n");
  return [text, side("old"), side("new"), ...lines.map((line) => line.text)];
}
