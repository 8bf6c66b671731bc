import type { Protocol } from "../protocol/protocol";
import type { Entry, EntryOf } from "./entry";
import { type Message, type Messages, messagesOf, type Reply, replyText } from "./messages";
import { pathTo, type Transcript } from "./transcript";

/** One thing a person sees in a conversation: the fold of a transcript for the surfaces. */
export type ConversationItem =
  | {
      readonly kind: "words";
      readonly entryId: string;
      readonly from: "agent" | "person";
      readonly text: string;
    }
  /** A reply that answers a message; `bubble` is what the chat shows in place of its bytes. */
  | {
      readonly kind: "answer";
      readonly entryId: string;
      readonly text: string;
      readonly bubble: string;
      readonly answers?: string;
    }
  /** What ended a call without a person: input that was refused, or nobody to ask. */
  | {
      readonly kind: "result";
      readonly entryId: string;
      readonly protocol: Protocol;
      readonly text: string;
      readonly bubble: string;
    }
  | {
      readonly kind: "message";
      readonly entryId: string;
      readonly protocol: Protocol;
      /** What the protocol's drawing side made of it (`Protocol.client`). */
      readonly client: unknown;
      /** What was filled in: the answer's own draft once answered, else the start; undefined where nothing is asked. */
      readonly fill: unknown;
      /**
       * `live`: the latest thing the agent asked, and nothing was said since. `locked`: something else was said or
       * sent, or nothing is asked.
       */
      readonly state: "live" | "answered" | "locked";
      /** ISO time of the answer. */
      readonly answeredAt?: string;
    };

export type MessageItem = Extract<ConversationItem, { readonly kind: "message" }>;

/**
 * What a person sees of the entries on a path (`pathTo`). Pure; an item that did not change is the same object as in
 * the fold before, and only new entries are read.
 */
export function conversationOf(
  path: readonly Entry[],
  protocols: readonly Protocol[],
): readonly ConversationItem[] {
  const messages = messagesOf(protocols);
  const fold = new Fold(messages);
  for (const entry of path) fold.add(entry);
  const known = itemsOf(messages);
  return fold.items().map(({ entry, item }) => {
    const before = known.get(entry);
    if (before !== undefined && isSame(before, item)) return before;
    known.set(entry, item);
    return item;
  });
}

/** The message that can be answered now. */
export function liveMessage(items: readonly ConversationItem[]): MessageItem | undefined {
  return items.findLast((item): item is MessageItem => item.kind === "message" && item.state === "live");
}

interface Asked {
  readonly entry: Entry;
  readonly message: Message;
  state: MessageItem["state"];
  reply?: Reply;
}

interface Said {
  readonly entry: Entry;
  readonly item: ConversationItem;
}

class Fold {
  readonly #messages: Messages;
  readonly #shown: (Said | Asked)[] = [];
  readonly #asked = new Map<string, Asked>();
  /** What was asked in a call, by its run. */
  readonly #runs = new Map<string, Asked>();
  /** What was asked since the person last spoke; the last of it is live. */
  #open: Asked[] = [];

  constructor(messages: Messages) {
    this.#messages = messages;
  }

  add(entry: Entry) {
    if (entry.kind === "agent_message") {
      this.#show(entry, { kind: "words", entryId: entry.id, from: "agent", text: entry.text });
    } else if (entry.kind === "user_message") {
      this.#show(entry, this.#reply(entry));
    } else {
      const ended = entry.kind === "tool_end" ? this.#messages.findEnded(entry) : undefined;
      if (entry.kind === "tool_end" && ended !== undefined) this.#end(entry, ended);
      else this.#ask(entry);
    }
  }

  items(): readonly Said[] {
    return this.#shown.map((shown) =>
      "item" in shown ? shown : { entry: shown.entry, item: this.#item(shown) },
    );
  }

  #show(entry: Entry, item: ConversationItem) {
    this.#shown.push({ entry, item });
  }

  #ask(entry: Entry) {
    const message = this.#messages.find(entry);
    if (message === undefined) return;
    const asked: Asked = { entry, message, state: message.asks ? "live" : "locked" };
    this.#shown.push(asked);
    this.#asked.set(entry.id, asked);
    if (entry.kind === "tool_start") this.#runs.set(entry.run_id, asked);
    if (!message.asks) return;
    for (const earlier of this.#open) earlier.state = "locked";
    this.#open.push(asked);
  }

  // The end of a call that asked: an answer where a form can be filled from it, else the call is over without one.
  #end(reply: EntryOf<"tool_end">, protocol: Protocol) {
    const { id: entryId, output: text } = reply;
    const asked = this.#runs.get(reply.run_id);
    const bubble = reply.failed === true ? undefined : this.#messages.bubble(reply, protocol);
    const isOpen = asked?.message.asks === true && asked.state !== "answered";
    const isAnswer =
      isOpen && bubble !== undefined && this.#messages.fill(reply, asked.message) !== undefined;
    if (isOpen) {
      Object.assign(asked, isAnswer ? { state: "answered", reply } : { state: "locked" });
      this.#open = this.#open.filter((other) => other !== asked);
    }
    if (bubble === undefined) return;
    const isPersons = isAnswer || (asked === undefined && reply.by === "person");
    const answers = isAnswer ? { answers: asked.entry.id } : {};
    this.#show(
      reply,
      isPersons
        ? { kind: "answer", entryId, text, bubble, ...answers }
        : { kind: "result", entryId, protocol, text, bubble },
    );
  }

  #reply(reply: EntryOf<"user_message">): ConversationItem {
    const answered = this.#answered(reply);
    for (const asked of this.#open) asked.state = "locked";
    for (const asked of answered) Object.assign(asked, { state: "answered", reply });
    this.#open = [];
    const answers = reply.answers ?? answered.at(-1)?.entry.id;
    const bubble = this.#bubble(reply, answers);
    const { id: entryId, text } = reply;
    if (bubble === undefined) return { kind: "words", entryId, from: "person", text };
    return { kind: "answer", entryId, text, bubble, ...(answers === undefined ? {} : { answers }) };
  }

  // A reply that names its message answers that one alone; one that names none answers all that was asked in the turn.
  #answered(reply: EntryOf<"user_message">): readonly Asked[] {
    if (reply.answers !== undefined) {
      const asked = this.#asked.get(reply.answers);
      return asked?.message.asks && asked.state !== "answered" ? [asked] : [];
    }
    return this.#open.filter(({ message }) => this.#messages.bubble(reply, message.protocol) !== undefined);
  }

  #bubble(reply: Reply, answers: string | undefined): string | undefined {
    const asked = answers === undefined ? undefined : this.#asked.get(answers);
    const own = asked && this.#messages.bubble(reply, asked.message.protocol);
    return own ?? this.#messages.findBubble(reply) ?? (asked && replyText(reply));
  }

  #item({ entry, message, state, reply }: Asked): ConversationItem {
    const { protocol, client, start } = message;
    const fill = reply === undefined ? start : (this.#messages.fill(reply, message) ?? start);
    const item = { kind: "message", entryId: entry.id, protocol, client, fill, state } as const;
    return reply === undefined ? item : { ...item, answeredAt: reply.at };
  }
}

const caches = new WeakMap<Messages, WeakMap<Entry, ConversationItem>>();

function itemsOf(messages: Messages): WeakMap<Entry, ConversationItem> {
  const known = caches.get(messages) ?? new WeakMap<Entry, ConversationItem>();
  caches.set(messages, known);
  return known;
}

function isSame(before: ConversationItem, now: ConversationItem): boolean {
  const names = Object.keys(now);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => Object.is(Reflect.get(before, name), Reflect.get(now, name)))
  );
}

/** The transcript with every reply's `answers` written out, for logs that leave it to the order. */
export function linkAnswers(transcript: Transcript, protocols: readonly Protocol[]): Transcript {
  const answers = new Map(
    conversationOf(pathTo(transcript), protocols).flatMap((item) =>
      item.kind === "answer" && item.answers !== undefined ? [[item.entryId, item.answers] as const] : [],
    ),
  );
  const entries = transcript.entries.map((entry) => {
    const found = entry.answers === undefined ? answers.get(entry.id) : undefined;
    return found === undefined ? entry : { ...entry, answers: found };
  });
  return { ...transcript, entries };
}
