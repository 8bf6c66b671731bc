import { duplicateProblem, faultProblem } from "../../protocol/place";
import type { Problem } from "../../protocol/problem";
import type { Subject } from "../../protocol/protocol";
import { compactJson } from "../../text/compact";
import { type Fault as JsonFault, readJson, type Span } from "../../text/json";
import { type Layer, sliceLayer, stringLayer } from "../../text/layer";
import { maxLevels } from "../../text/limits";
import { type PlainJson, toValue } from "../../text/node";
import { leadingBlanks, parseNumber, strip } from "../../text/python";
import type { Finding } from "./finding";
import type { Fault } from "./prompt";
import { wireName } from "./schema";
import { findSite, headOf, itemsOf, type Site } from "./site";

/** What a call or an envelope holds: the prompts one by one, wherever they were found, and the title. */
export interface Call {
  readonly root: Site;
  readonly title: Site | undefined;
  /** The list, or the lone prompt, of the text it was read from; undefined where it could not be read. */
  readonly list: Site | undefined;
  /** As many as are looked at; `count` says how many there are. */
  readonly prompts: readonly Site[];
  readonly count: number;
  readonly fault: Fault | undefined;
  /** Keys that stand twice in the text of the prompts. */
  readonly duplicates: readonly Problem[];
  /** What does not stop the engine. */
  readonly notes: readonly Finding[];
}

type Prompts = Pick<Call, "list" | "prompts" | "count" | "fault" | "duplicates" | "notes">;

const nothing = { duplicates: [], notes: [] };
const unread = (fault: Fault): Prompts => ({ list: undefined, prompts: [], count: 0, fault, ...nothing });

/** Finds the prompts as the engine does: in a JSON text, a list, or a single object. */
export function readCall({ layer, node }: Pick<Subject, "layer" | "node">): Call {
  const root: Site = { layer, pointer: "", node };
  const title = findSite(root, "title");
  return { root, title, ...readPrompts(root) };
}

/** The message as the client gets it, however the agent passed it; undefined where its prompts cannot be read. */
export function envelopeOf({ list, title }: Call): PlainJson | undefined {
  if (list === undefined) return undefined;
  const prompts = toValue(list.node);
  return {
    protocol: wireName,
    ...(title && { title: toValue(title.node) }),
    prompts: list.node.type === "array" ? prompts : [prompts],
  };
}

function readPrompts(root: Site): Prompts {
  const { layer, node } = root;
  if (node.type !== "object") {
    const message = "The arguments must be an object with “prompts”.";
    return unread({ code: "arguments", message, pointer: "", layer, span: headOf(root) });
  }
  const given = findSite(root, "prompts");
  if (given === undefined) {
    const message = "The prompts are missing. Give them as “prompts”.";
    return unread({
      code: "prompts-missing",
      message,
      pointer: "/prompts",
      layer,
      span: headOf(root),
    });
  }
  if (given.node.type === "string") return readText(given);
  const found = readList(given);
  return found.list === undefined ? found : { ...found, notes: [nativeNote(given)] };
}

function readList(given: Site): Prompts {
  const { node, layer, pointer } = given;
  const found = { list: given, fault: undefined, ...nothing };
  if (node.type === "array") return { ...found, prompts: itemsOf(given), count: node.items.length };
  if (node.type === "object")
    return { ...found, prompts: [{ layer, node, pointer: `${pointer}/0` }], count: 1 };
  const message = "The prompts must be a list of prompts, or a single one.";
  return unread({ code: "prompts-type", message, pointer, layer, span: node });
}

function nativeNote(given: Site): Finding {
  const { layer, node, pointer } = given;
  const text = JSON.stringify(compactJson(layer.text.slice(node.start, node.end)));
  return {
    code: "prompts-native",
    message: `The prompts are ${node.type === "array" ? "a list" : "an object"} here. A real call passes them as a JSON string.`,
    pointer,
    layer,
    span: headOf(given),
    fixes: [{ title: "Turn them into a string", edits: [layer.edit(node, text)] }],
  };
}

function readText(given: Site): Prompts {
  const { pointer, node } = given;
  const value = node.type === "string" ? node.value : "";
  const text = strip(value);
  if (node.type !== "string" || text === "") {
    const message = "The prompts are empty. Write a list of prompts.";
    return unread({ code: "prompts-empty", message, pointer, layer: given.layer, span: node });
  }
  const start = leadingBlanks(value);
  const layer = sliceLayer(stringLayer(given.layer, node, pointer), { start, end: start + text.length });
  const reading = readJson(text, "python");
  const long = findLongInteger(text);
  if (long !== undefined) {
    const message = "A number has over 4300 digits, so the call fails. Shorten it.";
    return unread({ code: "prompts-number", message, pointer, layer, span: long });
  }
  if (!reading.ok) return unread(unreadable(reading.fault, layer, pointer));
  const base = reading.root.type === "object" ? `${pointer}/0` : pointer;
  const duplicates = reading.duplicates.map((duplicate) => duplicateProblem(layer, duplicate, base));
  return { ...readList({ layer, pointer, node: reading.root }), duplicates };
}

function unreadable(fault: JsonFault, layer: Layer, pointer: string): Fault {
  const place = { pointer, layer, span: fault };
  if (fault.code === "text/too-deep") {
    return { ...place, code: "prompts-depth", message: `In the prompts: ${fault.message}` };
  }
  const { fixes } = faultProblem(layer, fault);
  return { ...place, code: "prompts-json", message: `The prompts are not JSON. ${fault.message}`, fixes };
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
