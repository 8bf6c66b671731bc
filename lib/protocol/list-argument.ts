import { compactJson } from "../text/compact";
import { type Fault as JsonFault, readJson, type Span } from "../text/json";
import { type Layer, sliceLayer, stringLayer } from "../text/layer";
import { maxLevels } from "../text/limits";
import { leadingBlanks, parseNumber, strip } from "../text/python";
import { duplicateProblem, faultProblem } from "./place";
import type { Fix, Problem } from "./problem";
import { examinedItemsOf, findSite, headOf, rootSite, type Site } from "./site";

/** Something to say of an argument, and where it stands; `Key` is the argument's name, and the word for what it holds. */
export interface ArgumentFinding<Key extends string> {
  readonly code: ArgumentCode<Key>;
  readonly message: string;
  readonly pointer: string;
  readonly layer: Layer;
  readonly span: Span;
  readonly fixes?: readonly Fix[];
}
type ArgumentFault = "missing" | "type" | "empty" | "json" | "depth" | "number" | "native";
export type ArgumentCode<Key extends string> = "arguments" | `${Key}-${ArgumentFault}`;

/** What an argument that is a list, as JSON text, holds: its items one by one, wherever they were found. */
export interface ListArgument<Key extends string> {
  /** The list, or the lone item, of the text it was read from; undefined where it could not be read. */
  readonly list: Site | undefined;
  /** As many as are looked at; `count` says how many there are. */
  readonly items: readonly Site[];
  readonly count: number;
  readonly fault: ArgumentFinding<Key> | undefined;
  /** Keys that stand twice in the text. */
  readonly duplicates: readonly Problem[];
  /** What does not stop the engine. */
  readonly notes: readonly ArgumentFinding<Key>[];
}

const nothing = { duplicates: [], notes: [] };

/** Finds the items as Python does that gets a JSON text: a list, or a single object. */
export function readListArgument<const Key extends string>(root: Site, key: Key): ListArgument<Key> {
  const { layer, node } = root;
  if (node.type !== "object") {
    const message = `The arguments must be an object with “${key}”.`;
    return unread<Key>({ code: "arguments", message, pointer: "", layer, span: headOf(root) });
  }
  const given = findSite(root, key);
  if (given === undefined) {
    const message = `The ${key} are missing. Give them as “${key}”.`;
    return unread<Key>({ code: `${key}-missing`, message, pointer: `/${key}`, layer, span: headOf(root) });
  }
  if (given.node.type === "string") return readText(given, key);
  const found = readList(given, key);
  return found.list === undefined ? found : { ...found, notes: [nativeNote(given, key)] };
}

function unread<Key extends string>(fault: ArgumentFinding<Key>): ListArgument<Key> {
  return { list: undefined, items: [], count: 0, fault, ...nothing };
}

function readList<Key extends string>(given: Site, key: Key): ListArgument<Key> {
  const { node, layer, pointer } = given;
  const found = { list: given, fault: undefined, ...nothing };
  if (node.type === "array") return { ...found, items: examinedItemsOf(given), count: node.items.length };
  if (node.type === "object") return { ...found, items: [rootSite(layer, node, `${pointer}/0`)], count: 1 };
  const message = `The ${key} must be a list of ${key}, or a single one.`;
  return unread<Key>({ code: `${key}-type`, message, pointer, layer, span: node });
}

function nativeNote<Key extends string>(given: Site, key: Key): ArgumentFinding<Key> {
  const { layer, node, pointer } = given;
  return {
    code: `${key}-native`,
    message: `The ${key} are ${node.type === "array" ? "a list" : "an object"} here. A real call passes them as a JSON string.`,
    pointer,
    layer,
    span: headOf(given),
    // When it is asked for: an envelope has a list too, and may be big.
    get fixes() {
      const text = JSON.stringify(compactJson(layer.text.slice(node.start, node.end)));
      return [{ title: "Turn them into a string", edits: [layer.edit(node, text)] }];
    },
  };
}

function readText<Key extends string>(given: Site, key: Key): ListArgument<Key> {
  const { pointer, node } = given;
  const value = node.type === "string" ? node.value : "";
  const text = strip(value);
  if (node.type !== "string" || text === "") {
    const message = `The ${key} are empty. Write a list of ${key}.`;
    return unread<Key>({ code: `${key}-empty`, message, pointer, layer: given.layer, span: node });
  }
  const start = leadingBlanks(value);
  const layer = sliceLayer(stringLayer(given.layer, node, pointer), { start, end: start + text.length });
  const reading = readJson(text, "python");
  const long = findLongInteger(text);
  if (long !== undefined) {
    const message = "A number has over 4300 digits, so the call fails. Shorten it.";
    return unread<Key>({ code: `${key}-number`, message, pointer, layer, span: long });
  }
  if (!reading.ok) return unread<Key>(unreadable(reading.fault, { layer, pointer, key }));
  const base = reading.root.type === "object" ? `${pointer}/0` : pointer;
  const duplicates = reading.duplicates.map((duplicate) => duplicateProblem(layer, duplicate, base));
  return { ...readList(rootSite(layer, reading.root, pointer), key), duplicates };
}

function unreadable<Key extends string>(
  fault: JsonFault,
  { layer, pointer, key }: { readonly layer: Layer; readonly pointer: string; readonly key: Key },
): ArgumentFinding<Key> {
  const place = { pointer, layer, span: fault };
  if (fault.code === "text/too-deep") {
    return { ...place, code: `${key}-depth`, message: `In the ${key}: ${fault.message}` };
  }
  const { fixes } = faultProblem(layer, fault);
  return { ...place, code: `${key}-json`, message: `The ${key} are not JSON. ${fault.message}`, fixes };
}

const token = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/g;
const tooDeep = "[".repeat(maxLevels + 1);

/** Python gives up on an int of over 4300 digits wherever it stands, also in a part that is dropped. */
function findLongInteger(text: string): Span | undefined {
  if (!/\d{4301}/.test(text)) return undefined;
  for (const { 0: spelling, index } of text.matchAll(token)) {
    const number = spelling.startsWith('"') ? undefined : parseNumber(spelling);
    if (number?.type !== "int" || !number.isTooLong) continue;
    // Brackets in its place tell whether a reader gets that far.
    const reading = readJson(text.slice(0, index) + tooDeep, "python");
    const isReached = !reading.ok && reading.fault.code === "text/too-deep";
    return isReached ? { start: index, end: index + spelling.length } : undefined;
  }
  return undefined;
}
