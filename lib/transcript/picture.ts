import type { Picked, Protocol } from "../protocol/protocol";
import { type JsonNode, readJson, type Span } from "../text/json";
import { utf8Length } from "../text/limits";
import { type ConversationItem, conversationOf, type MessageItem } from "./conversation";
import type { Entry, EntryOf } from "./entry";
import { entryJson } from "./entry-json";
import { type Messages, messagesOf, type Reply, replyText } from "./messages";

/** A piece of a line; `code` is what travels: a tool's name, a kind. */
export interface Phrase {
  readonly text: string;
  readonly code?: true;
}

/** What the list of a transcript shows for one entry. */
export interface EntryPicture {
  readonly entry: Entry;
  readonly voice: "agent" | "person";
  readonly who: string;
  /** What it does, after its name: calls `clarify`. */
  readonly what: readonly Phrase[];
  readonly body: PictureBody;
}

export type PictureBody =
  | { readonly kind: "words"; readonly text: string }
  /** `says`: what they come to, in a line or a few. */
  | { readonly kind: "bytes"; readonly text: string; readonly says?: string }
  /**
   * An answer: what was picked beside what was sent. `own`: where the person's values stand in `sent`; `bytes`: its
   * length in UTF-8.
   */
  | {
      readonly kind: "answer";
      readonly picked: readonly Picked[];
      readonly sent: string;
      readonly own: readonly Span[];
      readonly bytes: number;
    };

/** Pictures of the entries on a path, in order. An entry that looks as before has the same object as before. */
export function picturesOf(path: readonly Entry[], protocols: readonly Protocol[]): readonly EntryPicture[] {
  const items = new Map(conversationOf(path, protocols).map((item) => [item.entryId, item] as const));
  const messages = messagesOf(protocols);
  const known = picturesBy(messages);
  return path.map((entry) => {
    const item = items.get(entry.id);
    const before = known.get(entry);
    if (before !== undefined && before.item === item) return before.picture;
    const answered =
      item?.kind === "answer" && item.answers !== undefined ? items.get(item.answers) : undefined;
    const picture = pictureOf(entry, { item, answered, messages });
    known.set(entry, { item, picture });
    return picture;
  });
}

interface Around {
  readonly item: ConversationItem | undefined;
  readonly answered: ConversationItem | undefined;
  readonly messages: Messages;
}

interface Known {
  readonly item: ConversationItem | undefined;
  readonly picture: EntryPicture;
}

const caches = new WeakMap<Messages, WeakMap<Entry, Known>>();

function picturesBy(messages: Messages): WeakMap<Entry, Known> {
  const known = caches.get(messages) ?? new WeakMap<Entry, Known>();
  caches.set(messages, known);
  return known;
}

function pictureOf(entry: Entry, around: Around): EntryPicture {
  switch (entry.kind) {
    case "agent_message":
      return { entry, voice: "agent", who: "Agent", what: [], body: words(entry.text) };
    case "user_message":
      if (around.item?.kind === "answer") return answerPicture(entry, around);
      return { entry, voice: "person", who: "Person", what: sayBy([], entry), body: words(entry.text) };
    case "tool_start":
      return {
        entry,
        voice: "agent",
        who: "Agent",
        what: [say("calls"), code(entry.tool)],
        body: bytes(entry.input, around.messages.findCalled(entry)?.callText?.(entry.input)),
      };
    case "tool_end":
      return around.item?.kind === "answer" ? answerPicture(entry, around) : resultPicture(entry, around);
    case "frame":
      return framePicture(entry);
    case "outcome":
      return {
        entry,
        voice: "agent",
        who: "Client",
        what: [say(outcomeVerbs[entry.result]), code(entry.action)],
        body: words(entry.reason ?? ""),
      };
    case "other":
      return {
        entry,
        voice: "agent",
        who: "Entry",
        what: [say("of kind"), code(entry.name)],
        body: bytes(entryJson(entry)),
      };
  }
}

const outcomeVerbs = { applied: "applies", skipped: "skips", refused: "refuses" } as const;

function resultPicture(entry: EntryOf<"tool_end">, around: Around): EntryPicture {
  const { item } = around;
  return {
    entry,
    voice: "agent",
    who: "Engine",
    what: sayResult(entry, around),
    body: bytes(entry.output, item?.kind === "result" ? item.bubble : undefined),
  };
}

function answerPicture(entry: Reply, { answered }: Around): EntryPicture {
  const sent = replyText(entry);
  const message = answered?.kind === "message" ? answered : undefined;
  return {
    entry,
    voice: "person",
    who: "Person",
    what: sayBy([say("answers")], entry),
    body: {
      kind: "answer",
      picked: pickedIn(message),
      sent,
      own: ownSpans(sent, message?.protocol.answer?.ownValues ?? []),
      bytes: utf8Length(sent),
    },
  };
}

function sayBy(what: readonly Phrase[], { by }: Entry): readonly Phrase[] {
  if (by === "scenario") return [...what, say("in the scenario")];
  return by === "driver" ? [...what, say("through the driver")] : what;
}

function sayResult(entry: EntryOf<"tool_end">, { item }: Around): readonly Phrase[] {
  if (entry.failed === true || entry.output.trimStart().startsWith("Error:")) return [say("refuses")];
  const heading = item?.kind === "message" ? item.protocol.heading?.(item.client) : undefined;
  return heading === undefined ? [say("returns"), code(entry.tool)] : [say(`returns “${heading}”`)];
}

function framePicture(entry: EntryOf<"frame">): EntryPicture {
  const isAgent = entry.from === "agent";
  return {
    entry,
    voice: isAgent ? "agent" : "person",
    who: isAgent ? "Agent" : "Person",
    what: [say(entry.channel === "push" ? "pushes" : "sends over the WebSocket")],
    body: bytes(entry.payload),
  };
}

function pickedIn(message: MessageItem | undefined): readonly Picked[] {
  if (message === undefined || message.fill === undefined) return [];
  return message.protocol.answer?.picked(message.client, message.fill) ?? [];
}

/** Where the values of these members stand in a JSON text, strings without their quotes; none in any other text. */
export function ownSpans(text: string, names: readonly string[]): readonly Span[] {
  if (names.length === 0 || !/^\s*[{[]/.test(text)) return [];
  const reading = readJson(text);
  const spans: Span[] = [];
  if (reading.ok) collectSpans(reading.root, { names, isOwn: false, spans });
  return spans;
}

interface Collecting {
  readonly names: readonly string[];
  readonly isOwn: boolean;
  readonly spans: Span[];
}

function collectSpans(node: JsonNode, collecting: Collecting) {
  if (node.type === "object") {
    for (const { key, value } of node.members) {
      collectSpans(value, { ...collecting, isOwn: collecting.isOwn || collecting.names.includes(key) });
    }
  } else if (node.type === "array") {
    for (const item of node.items) collectSpans(item, collecting);
  } else if (collecting.isOwn && node.type !== "null") {
    const quote = node.type === "string" ? 1 : 0;
    if (node.end - quote > node.start + quote) {
      collecting.spans.push({ start: node.start + quote, end: node.end - quote });
    }
  }
}

function say(text: string): Phrase {
  return { text };
}

function code(text: string): Phrase {
  return { text, code: true };
}

function words(text: string): PictureBody {
  return { kind: "words", text };
}

function bytes(text: string, says?: string): PictureBody {
  return says === undefined ? { kind: "bytes", text } : { kind: "bytes", text, says };
}
