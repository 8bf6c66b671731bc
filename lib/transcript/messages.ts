import type { Protocol } from "../protocol/protocol";
import type { Entry, EntryOf } from "./entry";

/** What the drawing side makes of one entry. */
export interface Message {
  readonly protocol: Protocol;
  readonly client: unknown;
  readonly asks: boolean;
  /** What its form starts with; undefined where nothing is asked. */
  readonly start: unknown;
}

type Reply = EntryOf<"user_message">;

/** Reads single entries by the protocols and remembers what it read: a longer transcript costs only what is new. */
export class Messages {
  readonly #protocols: readonly Protocol[];
  readonly #byTool = new Map<string, Protocol>();
  readonly #messages = new WeakMap<Entry, Message | { readonly protocol?: undefined }>();
  readonly #bubbles = new WeakMap<Reply, Map<Protocol, string | undefined>>();
  readonly #fills = new WeakMap<Reply, WeakMap<Message, unknown>>();

  constructor(protocols: readonly Protocol[]) {
    this.#protocols = protocols;
    for (const protocol of protocols) {
      for (const tool of protocol.recognition.tools) this.#byTool.set(toolKey(tool), protocol);
    }
  }

  /** The message an entry carries to a surface; undefined where it shows nothing there. */
  find(entry: Entry): Message | undefined {
    if (entry.kind !== "tool_end") return undefined;
    const known = this.#messages.get(entry);
    const message = known ?? this.#read(entry) ?? {};
    if (known === undefined) this.#messages.set(entry, message);
    return message.protocol === undefined ? undefined : message;
  }

  #read(entry: EntryOf<"tool_end">): Message | undefined {
    if (entry.failed === true) return undefined;
    const protocol = this.#byTool.get(toolKey(entry.tool));
    const client = protocol?.client(entry.output) ?? null;
    if (protocol === undefined || client === null) return undefined;
    const asks = protocol.answer?.asks(client) ?? false;
    return { protocol, client, asks, start: asks ? protocol.answer?.start(client) : undefined };
  }

  /** What stands in the chat for a reply, as this protocol reads it. */
  bubble(reply: Reply, protocol: Protocol): string | undefined {
    const known = this.#bubbles.get(reply) ?? new Map<Protocol, string | undefined>();
    this.#bubbles.set(reply, known);
    if (!known.has(protocol)) known.set(protocol, protocol.answer?.bubble(reply.text));
    return known.get(protocol);
  }

  /** What stands in the chat for a reply, by the first protocol that can read it. */
  findBubble(reply: Reply): string | undefined {
    for (const protocol of this.#protocols) {
      const bubble = this.bubble(reply, protocol);
      if (bubble !== undefined) return bubble;
    }
    return undefined;
  }

  /** What a form holds once this reply answered it. */
  fill(reply: Reply, message: Message): unknown {
    const known = this.#fills.get(reply) ?? new WeakMap<Message, unknown>();
    this.#fills.set(reply, known);
    if (!known.has(message)) known.set(message, readFill(reply, message));
    return known.get(message);
  }
}

function readFill(reply: Reply, { protocol, client, start }: Message): unknown {
  const rules = protocol.answer;
  if (rules === undefined) return start;
  const picked = reply.picked === undefined ? undefined : rules.parseDraft(reply.picked);
  return picked ?? rules.refill(client, reply.text) ?? start;
}

function toolKey(tool: string): string {
  return tool.trim().toLowerCase();
}

const readers = new WeakMap<readonly Protocol[], Messages>();

/** The one reader for a list of protocols. */
export function messagesOf(protocols: readonly Protocol[]): Messages {
  const known = readers.get(protocols) ?? new Messages(protocols);
  readers.set(protocols, known);
  return known;
}
