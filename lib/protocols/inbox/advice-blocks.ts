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
  const masked = new Set(secretsOfApproval(approval));
  for (const { key, value } of argumentsOf(approval)) {
    const place = [...path, "arguments", key];
    if (isOpenSecret(value, key, masked)) noteOpenArgument(key, place, note);
    else if (blocks.length > 0 && !isShown(value, blocks)) {
      const message = `The argument ${quote(key)} is shown by no block; who looks at the blocks alone does not see it. Add a block, or leave it out.`;
      note({ code: "arguments-hidden", message, path: place });
    }
  }
}

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

function isOpenSecret(value: JsonNode, name: string, masked: ReadonlySet<string>): boolean {
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

function isMasked(text: string, masked: ReadonlySet<string>): boolean {
  return [...masked].some((secret) => secret.length > 3 && text.includes(secret)) || masked.has(text);
}

function noteOpenArgument(key: string, path: Path, note: Note): void {
  const message = `The argument ${quote(key)} looks like a secret, and the raw arguments show it. Add a block of value type secret with the same value: it is masked there too.`;
  note({ code: "secret-open", message, path });
}

/** Whether the blocks say what an argument holds: as it is, or in the lines of a diff. */
function isShown(value: JsonNode, blocks: readonly At[]): boolean {
  const shown = blocks.flatMap(({ block }) => textsOf(block));
  return [...leavesOf(value)].every(({ node }) => {
    const text = node.type === "null" ? "" : textOf(node).trim();
    if (text === "" || text === "false") return true;
    const isShort = text.length < 4;
    return shown.some((other) =>
      isShort ? wordsOf(other).includes(text.toLowerCase()) : other.includes(text),
    );
  });
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}.+-]+/u);
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
