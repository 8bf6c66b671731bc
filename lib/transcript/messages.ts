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

/** What may answer a message: the person's words, or the end of the run that asked. */
export type Reply = EntryOf<"user_message"> | EntryOf<"tool_end">;

/** The bytes of a reply. */
export function replyText(reply: Reply): string {
  return reply.kind === "tool_end" ? reply.output : reply.text;
}

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
    if (entry.kind !== "tool_start" && entry.kind !== "tool_end") return undefined;
    const known = this.#messages.get(entry);
    const message = known ?? this.#read(entry) ?? {};
    if (known === undefined) this.#messages.set(entry, message);
    return message.protocol === undefined ? undefined : message;
  }

  /** The protocol whose tool is called. */
  findCalled({ tool }: EntryOf<"tool_start">): Protocol | undefined {
    return this.#byTool.get(toolKey(tool));
  }

  /** The protocol whose run this entry ends, where that end is a reply. */
  findEnded(entry: EntryOf<"tool_end">): Protocol | undefined {
    const protocol = this.#byTool.get(toolKey(entry.tool));
    return protocol?.asksIn === "call" ? protocol : undefined;
  }

  #read(entry: EntryOf<"tool_start"> | EntryOf<"tool_end">): Message | undefined {
    const protocol = this.#byTool.get(toolKey(entry.tool));
    const text = protocol && textAskedIn(entry, protocol);
    const client = text === undefined ? null : (protocol?.client(text) ?? null);
    if (protocol === undefined || client === null) return undefined;
    const asks = protocol.answer?.asks(client) ?? false;
    return { protocol, client, asks, start: asks ? protocol.answer?.start(client) : undefined };
  }

  /** What stands in the chat for a reply, as this protocol reads it. */
  bubble(reply: Reply, protocol: Protocol): string | undefined {
    const known = this.#bubbles.get(reply) ?? new Map<Protocol, string | undefined>();
    this.#bubbles.set(reply, known);
    if (!known.has(protocol)) known.set(protocol, protocol.answer?.bubble(replyText(reply)));
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

  /** What a form holds once this reply answered it; undefined where the reply does not say. */
  fill(reply: Reply, message: Message): unknown {
    const known = this.#fills.get(reply) ?? new WeakMap<Message, unknown>();
    this.#fills.set(reply, known);
    if (!known.has(message)) known.set(message, readFill(reply, message));
    return known.get(message);
  }
}

function readFill(reply: Reply, { protocol, client }: Message): unknown {
  const rules = protocol.answer;
  const hasPicked = reply.kind === "user_message" && reply.picked !== undefined;
  const picked = hasPicked ? rules?.parseDraft(reply.picked) : undefined;
  return picked ?? rules?.refill(client, replyText(reply));
}

/** What a person would read of an entry; undefined where this is not the side the protocol asks in. */
function textAskedIn(
  entry: EntryOf<"tool_start"> | EntryOf<"tool_end">,
  { asksIn = "result" }: Protocol,
): string | undefined {
  if (entry.kind === "tool_start") return asksIn === "call" ? entry.input : undefined;
  return asksIn === "result" && entry.failed !== true ? entry.output : undefined;
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
