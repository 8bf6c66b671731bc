import type { Described } from "../protocol/exchange";
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
  const frames = new Set(path.flatMap(({ kind, id }) => (kind === "frame" ? [id] : [])));
  return path.map((entry) => {
    const item = items.get(entry.id);
    const before = known.get(entry);
    if (before !== undefined && before.item === item) return before.picture;
    const answered =
      item?.kind === "answer" && item.answers !== undefined ? items.get(item.answers) : undefined;
    const picture = pictureOf(entry, {
      item,
      answered,
      isOfFrame: entry.kind === "outcome" && frames.has(entry.of),
      messages,
    });
    known.set(entry, { item, picture });
    return picture;
  });
}

interface Around {
  readonly item: ConversationItem | undefined;
  readonly answered: ConversationItem | undefined;
  /** An outcome that came of a frame: the other end tells it. */
  readonly isOfFrame: boolean;
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
      return framePicture(entry, around.messages.describe(entry));
    case "outcome":
      return {
        entry,
        voice: "agent",
        who: around.isOfFrame ? "Agent" : "Client",
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

function answerPicture(entry: Reply, { item, answered }: Around): EntryPicture {
  const sent = replyText(entry);
  const said = item?.kind === "answer" ? item.said : undefined;
  const message = answered?.kind === "message" ? answered : said;
  return {
    entry,
    voice: "person",
    who: "Person",
    what: sayBy(said === undefined ? [say("answers")] : [say("sends"), code(said.protocol.wireName)], entry),
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

function framePicture(entry: EntryOf<"frame">, described: Described | undefined): EntryPicture {
  const { payload, channel } = entry;
  const isAgent = entry.from === "agent";
  const name = described === undefined ? [] : [code(described.name)];
  const what = [say(channel === "push" ? "pushes" : "sends"), ...name];
  return {
    entry,
    voice: isAgent ? "agent" : "person",
    who: isAgent ? "Agent" : "Person",
    what: channel === "push" ? what : [...what, say("over the WebSocket")],
    body: frameBody(payload, described),
  };
}

function frameBody(
  sent: string,
  { says, picked = [], ownValues = [] }: Partial<Described> = {},
): PictureBody {
  if (picked.length === 0) return bytes(sent, says);
  return { kind: "answer", picked, sent, own: ownSpans(sent, ownValues), bytes: utf8Length(sent) };
}

function pickedIn(message: Pick<MessageItem, "protocol" | "client" | "fill"> | undefined): readonly Picked[] {
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
