import type { Fault, JsonNode } from "../text/json";
import type { Layer } from "../text/layer";
import type { Check, CheckContext, EngineResult, Verdict } from "./check";
import type { Problem } from "./problem";
import type { WireStep } from "./wire";

/** Which side of a protocol a text is: what the agent passes to the tool, what the tool gives back, or what the person sends. */
export type Kind = "arguments" | "envelope" | "answer" | "failure";

/**
 * How a bare object of a protocol is told from any other: by a member's value, by the members it has, or by both. A
 * mark without `equals` does not fit an object in which the member another mark goes by says something else.
 */
export interface Mark {
  readonly kind: Exclude<Kind, "failure">;
  /** This member has one of these string values. */
  readonly equals?: { readonly key: string; readonly values: readonly string[] };
  /** All of these members are there, whatever they hold. */
  readonly has?: readonly string[];
  /** A list in which one item has this mark is the protocol's too; the subject's node is then the array. */
  readonly listed?: true;
}

/** What recognition needs to know of a protocol; declared, so that nothing asks which protocol it is. */
export interface Recognition {
  /** Tool names a call carries, lower-case; compared trimmed and lower-cased. */
  readonly tools: readonly string[];
  /** The first that fits wins. */
  readonly marks: readonly Mark[];
  /** How the output of a refused call begins. */
  readonly failurePrefix?: string;
}

/** The call a text was found in, where it was found in one. */
export interface Call {
  readonly tool: string;
  readonly runId?: string;
  readonly failed?: boolean;
}

/** A message of a protocol, found in a text by recognition. */
export interface Subject {
  readonly kind: Kind;
  /**
   * As `Check.form`: "envelope", "tool arguments", "answer", "tool event", "MCP call", "MCP result", "model tool call",
   * "tool result", "frame", "failed call".
   */
  readonly form: string;
  /** The text the node was read from, with the way back to the source. */
  readonly layer: Layer;
  /** The message; where it is no JSON, as a failure or an unreadable output, one string node over all of the text. */
  readonly node: JsonNode;
  /** Why a known tool's call could not be read. Such a subject is never given to `Protocol.check`. */
  readonly fault?: Fault;
  /** The message alone, verbatim: what Send delivers. */
  readonly text: string;
  readonly call: Call | null;
}

export interface ProtocolCheck<Client> {
  readonly verdict: Exclude<Verdict, "unrecognised">;
  readonly engine: EngineResult | null;
  readonly client: Client | null;
  readonly problems: readonly Problem[];
}

/** One line of what a person picked, in the words they saw. */
export interface Picked {
  readonly question: string;
  readonly values: readonly string[];
}

/** A draft to go on with after a reply: the text, the agent's words before it, and what its form starts with. */
export interface NextDraft<Draft> {
  readonly text: string;
  /** Empty where there is nothing to say. */
  readonly words: string;
  readonly fill: Draft;
}

/** How a person answers. A draft is what was filled in so far: plain JSON, kept whole when the message changes under it. */
export interface AnswerRules<Client, Draft> {
  /** Whether there is anything to answer. */
  asks(client: Client): boolean;
  /** The draft a form starts with. What `earlier` holds is kept, also for questions that are not there just now. */
  start(client: Client, earlier?: Draft): Draft;
  /** Reads a draft from storage or a transcript; undefined when it is none. */
  parseDraft(value: unknown): Draft | undefined;
  /** Ids of required questions still open, in the order of the form. */
  missing(client: Client, draft: Draft): readonly string[];
  /** What travels when the person is done. `as` is the setting "Answers are sent as". */
  send(client: Client, draft: Draft, as: "json" | "summary"): readonly WireStep[];
  /** The draft a reply stands for; undefined when the text is no answer of this protocol, or none a person gave. */
  refill(client: Client, reply: string): Draft | undefined;
  /** What the chat shows for a reply in place of its bytes; undefined when the text is no answer of this protocol. */
  bubble(reply: string): string | undefined;
  picked(client: Client, draft: Draft): readonly Picked[];
  /** Asks again what a reply left open; undefined where it left nothing. */
  again?(client: Client, reply: string): NextDraft<Draft> | undefined;
  /** Names of the members of a JSON reply that hold the person's own values; they are shown in the person's colour. */
  readonly ownValues?: readonly string[];
}

export interface Sample {
  /** In the URL: `?sample=<protocol>/<name>`. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly verdict: Exclude<Verdict, "unrecognised">;
  /** All problems it gives, infos too, in the check's order. */
  readonly problems: readonly { readonly code: string; readonly pointer: string }[];
}

/** A rule that can speak: the documentation of a problem's code. */
export interface Rule {
  readonly code: string;
  readonly severity: Problem["severity"];
  readonly says: string;
}

/** What became of one part of a message. `done`: read or drawn. `fault`: where it stopped. `skipped`: left out. `unread`: never reached. */
export interface PartReport {
  /** Its id, or a pointer. */
  readonly name: string;
  readonly state: "done" | "fault" | "skipped" | "unread";
  readonly says: string;
  /** RFC 6901, into the bare envelope. */
  readonly pointer: string;
}

/** A check in words: why the verdict, and what each side made of each part. */
export interface Report {
  /** In a few words: "draws 3 of 4, engine refuses". */
  readonly reason: string;
  readonly engine: readonly PartReport[];
  readonly client: readonly PartReport[];
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What every protocol fulfils. `Client` is what its drawing side makes of a message, `Draft` what a person fills in. */
export interface Protocol<Client = unknown, Draft = unknown> {
  readonly id: string;
  /** For people: "Clarify". */
  readonly name: string;
  /** Its name on the wire: "appwrite.clarify/v1". */
  readonly wireName: string;
  readonly recognition: Recognition;
  /** JSON Schema (draft-7, descriptions in it) of a bare message of this kind, for completion and hover; null where there is none. */
  schema(kind: Kind): JsonSchema | null;
  check(subject: Subject, context: CheckContext): ProtocolCheck<Client>;
  /**
   * Where in a tool's run the person meets the message. `result`, the usual: in what the tool gives back, and the
   * person's next words reply. `call`: in what is passed to it, and the end of that run is the reply.
   */
  readonly asksIn?: "result" | "call";
  /** What the drawing side makes of the text it asks in, as it lies in a transcript; null: nothing is drawn. */
  client(text: string): Client | null;
  /** The message as a bare envelope, for Unwrap; its own text where that is one already. */
  bare?(subject: Subject): string;
  /** Explains a check of this protocol's. */
  report(check: Check): Report;
  /** What a list calls a drawn message by, in the words of the message: its title, or what it asks. */
  heading?(client: Client): string | undefined;
  /** One line that says what a call asks for, from its input. */
  callText?(input: string): string | undefined;
  /** What Send puts on the wire, in order. */
  send(subject: Subject, engine: EngineResult | null): readonly WireStep[];
  readonly answer?: AnswerRules<Client, Draft>;
  readonly samples: readonly Sample[];
  readonly rules: readonly Rule[];
}

/** Returns what it is given; exists for inference: `defineProtocol<Client, Draft>()({ … })` keeps the id's own type. */
export function defineProtocol<Client, Draft>() {
  return <const Id extends string>(protocol: Protocol<Client, Draft> & { readonly id: Id }) => protocol;
}
