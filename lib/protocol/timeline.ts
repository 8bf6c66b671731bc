import { compactJson } from "../text/compact";
import type { Range } from "../text/layer";
import type { Held } from "./held";
import type { CallPart, Part } from "./part";
import type { Problem } from "./problem";
import type { Protocol, Subject } from "./protocol";
import type { Message } from "./recognise";
import type { WireStep } from "./wire";

/** One event of a timeline, in order. */
export interface TimelineEvent {
  /** What travelled, word for word. Null for a message that stands alone: its protocol's `send` says what travels. */
  readonly step: WireStep | null;
  readonly runId?: string;
  /** Where words of the agent's stand. */
  readonly words?: Held;
  readonly protocol: Protocol | null;
  readonly subject: Subject | null;
  /** The event in the source. */
  readonly range: Range;
  /** Why it could not be read. */
  readonly problem?: Problem;
}

/** One item of a list that may be a timeline: what it was found to be, or nothing. */
export interface TimelineItem {
  readonly at: Held;
  readonly message?: Message;
  readonly parts?: readonly Part[];
  readonly problem?: Problem;
}

type Recognise = (part: Part) => Message | { readonly problem: Problem } | undefined;

export function buildEvents(items: readonly TimelineItem[], recognise: Recognise): readonly TimelineEvent[] {
  const calls = items.flatMap(({ parts = [] }) => parts.filter((part) => part.type === "call"));
  const tools = new Map<string, string>();
  const answered = new Set<string>();
  for (const { side, id, tool } of calls) {
    if (id === undefined) continue;
    if (side === "output") answered.add(id);
    else if (tool !== undefined) tools.set(id, tool);
  }
  const nameTool = (part: Part): Part => {
    const tool = part.type === "call" && part.tool === undefined ? tools.get(part.id ?? "") : undefined;
    return tool === undefined ? part : ({ ...part, tool } as CallPart);
  };
  const events = items.flatMap(({ at, message, parts = [], problem }): readonly TimelineEvent[] => {
    const range = at.layer.range(at.node);
    if (message !== undefined) return [{ step: null, ...message, range }];
    if (problem !== undefined) return [{ step: null, protocol: null, subject: null, range, problem }];
    return parts.map(nameTool).map((part) => eventOf(part, { range, recognise, answered }));
  });
  return events.filter(
    ({ step, subject, problem }) => step !== null || subject !== null || problem !== undefined,
  );
}

interface Surroundings {
  readonly range: Range;
  readonly recognise: Recognise;
  /** Ids of the calls whose results are in the timeline. */
  readonly answered: ReadonlySet<string>;
}

function eventOf(part: Part, { range, recognise, answered }: Surroundings): TimelineEvent {
  const outcome = recognise(part);
  const message = outcome !== undefined && "subject" in outcome ? outcome : { protocol: null, subject: null };
  const runId = part.type === "call" && part.id !== undefined ? { runId: part.id } : {};
  const words = part.type === "words" && part.from === "agent" ? { words: part.text } : {};
  return { step: stepOf(part, message.subject, answered), ...runId, ...words, ...message, range };
}

function stepOf(part: Part, subject: Subject | null, answered: ReadonlySet<string>): WireStep | null {
  if (part.type === "words") {
    return { kind: part.from === "agent" ? "agent_message" : "user_message", text: textOf(part.text) };
  }
  if (part.type === "frame") {
    const { from, channel, payload } = part;
    return { kind: "frame", from, channel, payload: textOf(payload) };
  }
  const [payload] = part.payloads;
  const tool = part.tool?.trim();
  if (tool === undefined || payload === undefined || part.isGuess === true) return null;
  if (part.side === "output") {
    const failed = part.failed || subject?.kind === "failure";
    return { kind: "tool_end", tool, output: textOf(payload), ...(failed ? { failed } : {}) };
  }
  const isWhole = part.form === "tool event" || subject === null || answered.has(part.id ?? "");
  return isWhole ? { kind: "tool_start", tool, input: textOf(payload) } : null;
}

/** A string as it is, anything else as compact JSON: what the wire carries. */
function textOf({ layer, node }: Held): string {
  return node.type === "string" ? node.value : compactJson(layer.text.slice(node.start, node.end));
}
