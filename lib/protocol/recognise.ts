import { findFence, trimmedSpan } from "../text/fence";
import { type Duplicate, type Fault, type JsonReading, readJson, type Span } from "../text/json";
import { type JsonLine, readJsonLines } from "../text/json-lines";
import { type Layer, rootedLayer, sliceLayer, stringLayer } from "../text/layer";
import { pointerOf } from "../text/node";
import { findList, findParts } from "./forms";
import { Held, objectsOf } from "./held";
import { findMarked } from "./marks";
import type { CallPart, Part } from "./part";
import { faultProblem, problemIn } from "./place";
import type { Problem } from "./problem";
import type { Call, Kind, Protocol, Subject } from "./protocol";
import { missingPayload, unknownJson, unknownTool } from "./reasons";
import { buildEvents, type TimelineEvent, type TimelineItem } from "./timeline";

/** A message, and the protocol it belongs to. */
export interface Message {
  readonly protocol: Protocol;
  readonly subject: Subject;
}

/** The keys that stand twice in a text that was read. */
export interface FoundDuplicates {
  readonly layer: Layer;
  readonly duplicates: readonly Duplicate[];
}

export type Recognition =
  | { readonly type: "message"; readonly message: Message }
  | { readonly type: "timeline"; readonly events: readonly TimelineEvent[] }
  /** Nothing of a protocol, and why. */
  | { readonly type: "nothing"; readonly form: string; readonly problem: Problem };

export interface Recognised {
  readonly recognition: Recognition;
  readonly duplicates: readonly FoundDuplicates[];
}

/** Finds what a text holds: one message in whatever wrapping, a timeline, or nothing of any protocol. */
export function recognise(source: Layer, protocols: readonly Protocol[]): Recognised {
  const recogniser = new Recogniser(protocols);
  return { recognition: recogniser.recogniseText(source), duplicates: recogniser.duplicates };
}

/** What came of one part: a message, or why it is none. */
type Outcome = Message | { readonly form: string; readonly problem: Problem };

class Recogniser {
  readonly duplicates: FoundDuplicates[] = [];
  private readonly byTool = new Map<string, Protocol>();

  constructor(private readonly protocols: readonly Protocol[]) {
    for (const protocol of protocols) {
      for (const tool of protocol.recognition.tools) this.byTool.set(tool, protocol);
    }
  }

  recogniseText(layer: Layer): Recognition {
    const fence = findFence(layer.text);
    const text = sliceLayer(layer, trimmedSpan(layer.text, fence));
    if (text.text === "") return nothing("empty", faultProblem(layer, emptyFault()));
    if (isFailure(text.text)) return this.recogniseFailure(text);
    const reading = this.read(text);
    if (reading.ok) return this.recogniseValue(new Held(text, reading.root));
    const lines = readJsonLines(text.text);
    if (lines !== undefined) return this.recogniseLines(text, lines);
    return nothing("text", faultProblem(text, reading.fault));
  }

  private recogniseFailure(layer: Layer): Recognition {
    const protocol = this.protocols.find(({ recognition: { failurePrefix } }) => {
      return failurePrefix !== undefined && layer.text.startsWith(failurePrefix);
    });
    if (protocol === undefined) return nothing("failed call", unknownFailure(layer));
    return { type: "message", message: { protocol, subject: failureOf(layer, layer.text, null) } };
  }

  private recogniseValue(held: Held): Recognition {
    const { node } = held;
    if (node.type === "string") return this.recogniseString(held, node.value);
    if (node.type !== "object" && node.type !== "array")
      return nothing("JSON", unknownJson(held, this.protocols));
    const marked = this.findMessage(held);
    if (marked !== undefined) return { type: "message", message: marked };
    const list = node.type === "array" ? held : undefined;
    const parts = list === undefined ? findParts(held) : undefined;
    if (parts !== undefined) {
      const found = this.recogniseParts(held, parts);
      if (found !== undefined) return found;
    }
    const items = objectsOf(list ?? findList(held));
    return (
      this.timelineOf(items.map((item) => this.itemOf(item))) ??
      nothing("JSON", unknownJson(held, this.protocols))
    );
  }

  /** A string that holds a text, as when an output is copied with its quotation marks. */
  private recogniseString(held: Held, value: string): Recognition {
    const text = value.trim();
    if (isFailure(text) || /^[[{"]/.test(text)) {
      const inner = this.recogniseText(openString(held));
      if (inner.type !== "nothing" || inner.form === "failed call" || text.startsWith("{")) return inner;
    }
    return nothing("JSON", unknownJson(held, this.protocols));
  }

  private recogniseLines(text: Layer, lines: readonly JsonLine[]): Recognition {
    const items = lines.map(({ span, reading }, index): TimelineItem => {
      const layer = sliceLayer(text, span, pointerOf([index]));
      if (!reading.ok) return { at: whole(layer), problem: faultProblem(layer, reading.fault) };
      this.noteDuplicates(layer, reading.duplicates);
      return this.itemOf(new Held(layer, reading.root));
    });
    return this.timelineOf(items) ?? nothing("timeline", unknownJson(whole(text), this.protocols));
  }

  /** One event or answer of an API alone: its one message, or a timeline where it holds several. */
  private recogniseParts(held: Held, parts: readonly Part[]): Recognition | undefined {
    const only = findOnly(parts);
    if (only === undefined) return this.timelineOf([{ at: held, parts }]);
    const outcome = this.recognisePart(only);
    if (outcome === undefined) return this.timelineOf([{ at: held, parts }]);
    return "problem" in outcome ? { type: "nothing", ...outcome } : { type: "message", message: outcome };
  }

  private itemOf(held: Held): TimelineItem {
    const message = this.findMessage(held);
    return message === undefined ? { at: held, parts: findParts(held) ?? [] } : { at: held, message };
  }

  private timelineOf(items: readonly TimelineItem[]): Recognition | undefined {
    const events = buildEvents(items, (part) => this.recognisePart(part));
    const isOne = events.some(({ step, subject }) => step !== null || subject !== null);
    return isOne ? { type: "timeline", events } : undefined;
  }

  /** A value that bears the marks of a protocol. */
  private findMessage(held: Held): Message | undefined {
    const marked = findMarked(held.node, this.protocols);
    if (marked === undefined) return undefined;
    const { protocol, kind } = marked;
    const form = kind === "arguments" ? "tool arguments" : kind;
    return { protocol, subject: subjectOf(held, { kind, form, call: null }) };
  }

  /** Undefined for what says nothing: words that are no answer, a call that may be any object. */
  private recognisePart(part: Part): Outcome | undefined {
    if (part.type === "call") return this.recogniseCall(part);
    const held = part.type === "frame" ? part.payload : part.text;
    if (part.type === "words" && part.from === "agent") return undefined;
    const message = held.node.type === "string" ? this.readMarked(held) : this.findMessage(held);
    if (message === undefined) {
      return part.type === "words"
        ? undefined
        : { form: "frame", problem: unknownJson(held, this.protocols) };
    }
    const form = part.type === "frame" ? "frame" : message.subject.form;
    return { ...message, subject: { ...message.subject, form } };
  }

  private recogniseCall(part: CallPart): Outcome | undefined {
    const { form, tool, payloads } = part;
    const [payload] = payloads;
    const name = tool?.trim().toLowerCase();
    if (name === undefined) return this.recogniseResult(part);
    const protocol = this.byTool.get(name);
    if (protocol === undefined) {
      return part.isGuess ? undefined : { form, problem: unknownTool(part, [...this.byTool.keys()]) };
    }
    if (payload === undefined) return { form, problem: missingPayload(part) };
    return { protocol, subject: this.readPayload(part, payload, callOf(part, name)) };
  }

  /** A result that does not say whose it is. */
  private recogniseResult(part: CallPart): Outcome {
    for (const payload of part.payloads) {
      const isText = payload.node.type === "string";
      const message = isText ? this.readMarked(payload) : this.findMessage(payload);
      if (message === undefined) continue;
      const form = message.subject.kind === "failure" ? message.subject.form : part.form;
      return { ...message, subject: { ...message.subject, form } };
    }
    const [payload] = part.payloads;
    if (payload === undefined) return { form: part.form, problem: missingPayload(part) };
    if (payload.node.type === "string" && (part.failed || isFailure(payload.node.value.trim()))) {
      return { form: "failed call", problem: unknownFailure(openString(payload)) };
    }
    return { form: part.form, problem: unknownJson(payload, this.protocols) };
  }

  /** What is passed to a known tool or came back from it, which is its protocol's whether it can be read or not. */
  private readPayload(part: CallPart, payload: Held, call: Call): Subject {
    const kind = part.side === "input" ? "arguments" : "envelope";
    const about = { kind, form: part.form, call } as const;
    if (payload.node.type !== "string") return subjectOf(payload, about);
    const inner = openString(payload);
    const text = sliceLayer(inner, trimmedSpan(inner.text));
    if (kind === "envelope" && isFailure(text.text))
      return failureOf(text, inner.text, { ...call, failed: true });
    const reading = this.read(text);
    if (!reading.ok && kind === "envelope" && part.failed) return failureOf(text, inner.text, call);
    if (!reading.ok) return unreadable(text, reading.fault, { ...about, text: inner.text });
    return { ...about, layer: text, node: reading.root, text: inner.text };
  }

  /** A string that holds a message by its marks, or a failure by its prefix. */
  private readMarked(held: Held): Message | undefined {
    const inner = openString(held);
    const text = sliceLayer(inner, trimmedSpan(inner.text));
    if (isFailure(text.text)) {
      const found = this.recogniseFailure(text);
      return found.type === "message" ? found.message : undefined;
    }
    if (!/^[[{]/.test(text.text)) return undefined;
    const reading = readJson(text.text);
    if (!reading.ok) return undefined;
    const message = this.findMessage(new Held(text, reading.root));
    if (message !== undefined) this.noteDuplicates(text, reading.duplicates);
    return message && { ...message, subject: { ...message.subject, text: inner.text } };
  }

  private read(layer: Layer): JsonReading {
    const reading = readJson(layer.text);
    if (reading.ok) this.noteDuplicates(layer, reading.duplicates);
    return reading;
  }

  private noteDuplicates(layer: Layer, duplicates: readonly Duplicate[]): void {
    if (duplicates.length > 0) this.duplicates.push({ layer, duplicates });
  }
}

function nothing(form: string, problem: Problem): Recognition {
  return { type: "nothing", form, problem };
}

/** The one call of a message, whatever is said around it; else the one thing the person says. */
function findOnly(parts: readonly Part[]): Part | undefined {
  const calls = parts.filter(({ type }) => type !== "words");
  if (calls.length > 0) return calls.length === 1 ? calls[0] : undefined;
  return parts.length === 1 ? parts[0] : undefined;
}

function whole(layer: Layer): Held {
  return new Held(layer, { type: "string", start: 0, end: layer.text.length, value: layer.text });
}

function emptyFault(): Fault {
  const message = "There is no text yet. Write or paste a message, or open a sample.";
  return { start: 0, end: 0, code: "text/empty", message, fixes: [] };
}

/** Case-sensitive, on the trimmed text: how the clients tell a failure from an envelope. */
function isFailure(text: string): boolean {
  return text.startsWith("Error:");
}

function openString({ layer, node, path }: Held): Layer {
  return node.type === "string" ? stringLayer(layer, node, pointerOf(path)) : layer;
}

interface About {
  readonly kind: Kind;
  readonly form: string;
  readonly call: Call | null;
}

function subjectOf({ layer, node, path }: Held, about: About): Subject {
  const text = layer.text.slice(node.start, node.end);
  return { ...about, layer: rootedLayer(layer, pointerOf(path)), node, text };
}

function failureOf(layer: Layer, text: string, call: Call | null): Subject {
  return { kind: "failure", form: "failed call", layer, node: whole(layer).node, text, call };
}

function unreadable(layer: Layer, fault: Fault, about: About & { readonly text: string }): Subject {
  return { ...about, layer, node: whole(layer).node, fault };
}

function callOf({ id, failed }: CallPart, tool: string): Call {
  return { tool, ...(id === undefined ? {} : { runId: id }), ...(failed ? { failed } : {}) };
}

function unknownFailure(layer: Layer): Problem {
  const span: Span = { start: 0, end: layer.text.length };
  return problemIn(layer, span, {
    severity: "info",
    code: "text/unknown-failure",
    message: "This is what a failed call gives back, but of no tool Parley knows. It draws nothing.",
    pointer: "",
    fixes: [],
  });
}
