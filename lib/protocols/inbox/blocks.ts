import type { JsonNode, ObjectNode } from "../../text/json";
import { findString, findValue, type Path } from "../../text/node";
import { type Found, ignore, kindOf, type Note, quote } from "./found";
import { textOf } from "./json";
import { type Block, type BlockType, blockTypes, type ValueType, valueTypes } from "./payload";

/** What a block list gives: the blocks, or why none is shown. */
export interface BlocksReading {
  readonly blocks: readonly Block[];
  readonly plain: string | null;
}

/**
 * Reads the blocks of an approval, beside `v` and `summary` or inside of `blocks`. What is not known is drawn as
 * `key_value` or as raw text.
 */
export function readBlocks(approval: JsonNode, path: Path = [], note: Note = ignore): BlocksReading {
  const { list, at, version, versionAt } = findList(approval, path);
  if (list === undefined) {
    const plain = "This approval has no blocks, so its summary and its arguments are shown.";
    note({ code: "no-blocks", message: plain, path });
    return { blocks: [], plain };
  }
  if (version !== undefined && !(version.type === "number" && Number(version.spelling) === 1)) {
    const plain = "“v” beside the blocks is not 1, so the summary and the arguments are shown.";
    const mends = [{ title: "Write 1", path: versionAt, json: "1" }];
    note({ code: "blocks-version", message: `${plain} Write 1.`, path: versionAt, mends });
    return { blocks: [], plain };
  }
  if (list.type !== "array") {
    const plain = `“blocks” is ${kindOf(list)} instead of a list, so the summary and the arguments are shown.`;
    note({ code: "blocks", message: `${plain} Write a list of blocks.`, path: at });
    return { blocks: [], plain };
  }
  const blocks = list.items.flatMap((item, index) => readBlock(item, [...at, index], note));
  if (blocks.length > 0) return { blocks, plain: null };
  const plain = "There is no block to show, so the summary and the arguments are shown.";
  if (list.items.length === 0) note({ code: "no-blocks", message: plain, path: at });
  return { blocks, plain };
}

interface FoundList {
  readonly list: JsonNode | undefined;
  readonly at: Path;
  readonly version: JsonNode | undefined;
  readonly versionAt: Path;
}

/** Where the block list of an approval stands, in either layout. */
export function findList(approval: JsonNode, path: Path): FoundList {
  const blocks = findValue(approval, "blocks");
  const at = [...path, "blocks"];
  if (blocks?.type === "object") {
    return {
      list: findValue(blocks, "blocks"),
      at: [...at, "blocks"],
      version: findValue(blocks, "v"),
      versionAt: [...at, "v"],
    };
  }
  const list = blocks?.type === "null" ? undefined : blocks;
  return { list, at, version: findValue(approval, "v"), versionAt: [...path, "v"] };
}

function readBlock(node: JsonNode, path: Path, note: Note): readonly Block[] {
  if (node.type !== "object") {
    note({
      code: "blocks",
      message: `A block must be an object, and this is ${kindOf(node)}. It is skipped.`,
      path,
    });
    return [];
  }
  const degraded: string[] = [];
  const say: Say = (found, inShort = found.message) => {
    degraded.push(inShort);
    note(found);
  };
  const type = readType(node, path, say);
  const block = {
    type,
    label: readLabel(node, { path, type, say }),
    value: readValue(node, path, say),
    value_type: readValueType(node, path, say),
  };
  return [{ ...block, degraded }];
}

/** Tells what is found; `inShort` is as much of it as a person at the phone is told. */
type Say = (found: Found, inShort?: string) => void;

function isOneOf<Name extends string>(names: readonly Name[], text: string | undefined): text is Name {
  return (names as readonly (string | undefined)[]).includes(text);
}

function readType(block: ObjectNode, path: Path, say: Say): BlockType {
  const type = findString(block, "type");
  if (isOneOf(blockTypes, type)) return type;
  const node = findValue(block, "type");
  const what = node === undefined ? "This block has no type" : `The type ${quote(textOf(node))} is not known`;
  const inShort = `${what}; it is drawn as key and value.`;
  const message = `${inShort} Known are ${blockTypes.join(", ")}.`;
  const mends = [{ title: 'Write "key_value"', path: [...path, "type"], json: '"key_value"' }];
  say({ code: "block-type", message, path: [...path, "type"], mends }, inShort);
  return "key_value";
}

function readValueType(block: ObjectNode, path: Path, say: Say): ValueType {
  const node = findValue(block, "value_type");
  if (node === undefined) return "string";
  const type = node.type === "string" ? node.value : undefined;
  if (isOneOf(valueTypes, type)) return type;
  const inShort = `The value type ${quote(textOf(node))} is not known; the raw text is shown.`;
  const message = `${inShort} Known are ${valueTypes.join(", ")}.`;
  const near = valueTypes.find((known) => known === textOf(node).trim().toLowerCase()) ?? "string";
  const mends = [{ title: `Write "${near}"`, path: [...path, "value_type"], json: `"${near}"` }];
  say({ code: "value-type", message, path: [...path, "value_type"], mends }, inShort);
  return "string";
}

interface Labelled {
  readonly path: Path;
  readonly type: BlockType;
  readonly say: Say;
}

function readLabel(block: ObjectNode, { path, type, say }: Labelled): string {
  const [own, other] = type === "key_value" ? ["key", "label"] : ["label", "key"];
  const label = findValue(block, own);
  if (label !== undefined && label.type !== "null") return textOf(label);
  const found = findValue(block, other);
  const isThere = found !== undefined && found.type !== "null";
  const message = isThere
    ? `A ${type} block is named by “${own}”; here “${other}” is shown instead.`
    : `This block has no “${own}”, so its value stands without a name.`;
  const knowsType = findString(block, "type") === type;
  if (knowsType || !isThere) say({ code: "block-label", message, path: [...path, own] });
  return isThere ? textOf(found) : "";
}

function readValue(block: ObjectNode, path: Path, say: Say): string {
  const value = findValue(block, "value");
  if (value === undefined) {
    say({ code: "block-value", message: "This block has no value.", path: [...path, "value"] });
    return "";
  }
  if (value.type === "string") return value.value;
  const type = findString(block, "value_type");
  const isOwn = type === "json" || value.type === type;
  if (!isOwn) {
    const message = `The value is ${kindOf(value)} and no text; it is shown as JSON.`;
    say({ code: "block-value", message, path: [...path, "value"] });
  }
  return textOf(value);
}
