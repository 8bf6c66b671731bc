import type { Exchanged, Moment } from "../../protocol/exchange";
import type { WireStep } from "../../protocol/wire";
import { readJson } from "../../text/json";
import { findString } from "../../text/node";
import { type Act, type Answer, parseAct } from "./act";
import {
  type AgentState,
  agentStateOf,
  expiredAt,
  findAnswered,
  hear,
  type Item,
  isLost,
  itemsOf,
  type Pending,
  without,
  withoutExpired,
} from "./agent";
import type { ListName } from "./payload";
import { secretsOfPayloads } from "./secrets";
import { uuidOf } from "./uuid";
import { snapshotText } from "./wrap";

/** What an act puts on the wire, both sides in order, with what the agent made of it. */
export function stepsOf(sent: readonly Exchanged[], value: unknown, moment: Moment): readonly WireStep[] {
  const act = parseAct(value);
  return act === undefined ? [] : new Acting(sent, moment).steps(act);
}

/** What the agent says to the frame sent last, where that came from the phone. */
export function stepsBack(sent: readonly Exchanged[], moment: Moment): readonly WireStep[] {
  const last = sent.at(-1);
  if (last?.from !== "client" || isLost(last)) return [];
  return reactionTo(agentStateOf(sent.slice(0, -1)), last.payload, moment);
}

/** What falls due by itself: elicitations nobody answered in time. */
export function stepsDue(sent: readonly Exchanged[], moment: Moment): readonly WireStep[] {
  const last = sent.at(-1);
  const state = agentStateOf(sent);
  const expired = expiredAt(state, moment.now);
  if (last === undefined || expired.length === 0) return [];
  const outcomes = expired.map((item, index) => ({
    kind: "outcome" as const,
    of: last.id,
    index,
    action: "expire",
    result: "skipped" as const,
    reason: `The agent gives up ${nameOf(item)}: nobody answered within five minutes.`,
  }));
  if (!state.isAsked) return outcomes;
  return [...outcomes, snapshotStep(withoutExpired(state, moment.now), moment)];
}

class Acting {
  private readonly state: AgentState;

  constructor(
    private readonly sent: readonly Exchanged[],
    private readonly moment: Moment,
  ) {
    this.state = agentStateOf(sent);
  }

  steps(act: Act): readonly WireStep[] {
    switch (act.do) {
      case "open":
        return [this.hello(act.platform ?? "ios"), ...this.ask()];
      case "refresh":
        return this.ask();
      case "answer":
        return this.answer(act);
      case "resend":
        return this.resend(act.entryId);
      case "restart":
        return this.restart();
    }
  }

  private hello(platform: string): WireStep {
    const model = platform === "ios" ? "iPhone" : "Pixel";
    return this.fromPhone(`"kind":"hello"`, `"device_info":${JSON.stringify({ platform, model })}`);
  }

  private ask(): readonly WireStep[] {
    return [this.fromPhone(`"kind":"inbox_request"`), snapshotStep(this.state, this.moment)];
  }

  private answer({ answer, isLost = false, platform = "ios" }: AnswerAct): readonly WireStep[] {
    const told = findTold(this.sent, answer);
    // Nothing can be answered before it was shown.
    const asked = told === undefined || told.isShown ? [] : [this.hello(platform), ...this.ask()];
    const [kind, ...members] = membersOf(answer, told?.item);
    const frame = {
      ...this.fromPhone(kind, ...members),
      ...(told === undefined ? {} : { answers: told.entryId }),
    };
    return [...asked, ...this.deliver(frame, isLost)];
  }

  private deliver(frame: FrameStep, isLostOnTheWay: boolean): readonly WireStep[] {
    if (!isLostOnTheWay) return [frame, ...reactionTo(this.state, frame.payload, this.moment)];
    const reason =
      "Lost on the way: the agent never gets this answer. The next snapshot brings the item back.";
    return [frame, { kind: "outcome", index: 0, action: "deliver", result: "skipped", reason }];
  }

  private resend(entryId: string): readonly WireStep[] {
    const at = this.sent.findIndex(({ id }) => id === entryId);
    const frame = this.sent[at];
    if (frame?.from !== "client") return [];
    const before = this.sent
      .slice(0, at + 1)
      .flatMap(({ payload, held }) => (held === undefined ? payload : [payload, held]));
    const isPassing = secretsOfPayloads(before).length > secretsOfPayloads(before.slice(0, -1)).length;
    return isPassing
      ? []
      : this.deliver({ kind: "frame", from: "client", channel: "ws", payload: frame.payload }, false);
  }

  private restart(): readonly WireStep[] {
    const last = this.sent.at(-1);
    if (last === undefined) return [];
    const count = this.state.pending.length;
    const lost =
      count === 0
        ? "Nothing waited."
        : `${count} waiting ${count === 1 ? "item is" : "items are"} gone, and no phone is told.`;
    return [
      {
        kind: "outcome",
        of: last.id,
        index: 0,
        action: "restart",
        result: "applied",
        reason: `The agent starts anew. ${lost}`,
      },
    ];
  }

  private fromPhone(kind: string, ...members: readonly string[]): FrameStep {
    const { id, ts } = stampOf(this.moment);
    const payload = `{${[`"v":1`, kind, `"id":"${id}"`, `"ts":${ts}`, ...members].join(",")}}`;
    return { kind: "frame", from: "client", channel: "ws", payload };
  }
}

type AnswerAct = Extract<Act, { readonly do: "answer" }>;
type FrameStep = Extract<WireStep, { readonly kind: "frame" }>;

function stampOf({ now, nextId }: Moment): { readonly id: string; readonly ts: number } {
  return { id: uuidOf(nextId()), ts: Date.parse(now) };
}

/** What an answer says, as members of its JSON; the kind first. */
function membersOf(answer: Answer, item: Item | undefined): readonly [string, ...string[]] {
  const id = `"request_id":${item?.echo ?? JSON.stringify(answer.request_id)}`;
  switch (answer.list) {
    case "approvals": {
      const { decision, reason = "", bypass_secs } = answer;
      const isRejected = decision === "rejected";
      return [
        `"kind":"approval_response"`,
        id,
        `"decision":"${decision}"`,
        ...(isRejected && reason.trim() !== "" ? [`"reason":${JSON.stringify(reason.trim())}`] : []),
        ...(!isRejected && bypass_secs !== undefined ? [`"bypass_secs":${bypass_secs}`] : []),
      ];
    }
    case "clarifications":
      return [`"kind":"clarification_response"`, id, `"answer":${JSON.stringify(answer.answer)}`];
    case "elicitations": {
      const field = item === undefined ? undefined : fieldOf(item);
      const isGiven = answer.action === "accept" && answer.value !== undefined && field !== undefined;
      const content = isGiven ? [`"content":{${JSON.stringify(field)}:${JSON.stringify(answer.value)}}`] : [];
      return [`"kind":"elicitation_response"`, id, `"action":"${answer.action}"`, ...content];
    }
  }
}

function fieldOf({ json }: Item): string | undefined {
  const reading = readJson(json);
  return reading.ok ? findString(reading.root, "field_name") : undefined;
}

interface Told {
  readonly entryId: string;
  readonly item: Item;
  /** Whether the phone got it, or was only told that there is something. */
  readonly isShown: boolean;
}

/** The frame that told the phone of an item last. */
function findTold(
  sent: readonly Exchanged[],
  { list, request_id }: { list: ListName; request_id: string },
): Told | undefined {
  for (const { id, from, payload, held } of sent.toReversed()) {
    if (from !== "agent") continue;
    const reading = readJson(held ?? payload);
    const items = reading.ok ? itemsOf(reading.root) : [];
    const item = items.find((found) => found.list === list && found.request_id === request_id);
    if (item !== undefined) return { entryId: id, item, isShown: held === undefined };
  }
  return undefined;
}

function reactionTo(state: AgentState, payload: string, moment: Moment): readonly WireStep[] {
  const heard = hear(payload);
  if (!heard.ok) return [outcome(heard.kind ?? "payload", "refused", `The agent ignores this. ${heard.why}`)];
  const { reading } = heard;
  if (reading.as === "hello") return [];
  if (reading.as === "inbox_request") return [snapshotStep(state, moment)];
  if (reading.as === "logout") return [outcome("logout", "applied", "The agent forgets this phone.")];
  const item = findAnswered(state, reading);
  if (item === undefined) {
    const reason = `Nothing happens: nothing waits under the id ${reading.request_id}. It was answered, given up, or lost when the agent restarted.`;
    return [outcome(reading.as, "skipped", reason), snapshotStep(state, moment)];
  }
  const after = without(state, (other) => other !== item);
  return [outcome(reading.as, "applied", `${verbOf(reading)} ${nameOf(item)}.`), snapshotStep(after, moment)];
}

function outcome(action: string, result: "applied" | "skipped" | "refused", reason: string): WireStep {
  return { kind: "outcome", index: 0, action, result, reason };
}

type AnswerReading = Exclude<
  Extract<ReturnType<typeof hear>, { ok: true }>["reading"],
  { as: "hello" | "inbox_request" | "logout" }
>;

function verbOf(reading: AnswerReading): string {
  if (reading.as === "clarification_response") return "The agent has the answer to";
  if (reading.as === "approval_response")
    return reading.approved ? "The agent goes on with" : "The agent drops";
  return {
    accept: "The server gets what it asked for in",
    decline: "The server is told no to",
    cancel: "The server is told of a cancel of",
  }[reading.action];
}

function nameOf({ name }: Pick<Pending, "name">): string {
  const short = [...name.slice(0, 300)].slice(0, 80).join("");
  return `“${short.length < name.length ? `${short}…` : short}”`;
}

/** The inbox as the agent has it, over the WebSocket. */
function snapshotStep({ pending, written }: AgentState, moment: Moment): WireStep {
  const jsonOfList = (list: ListName) => pending.filter((item) => item.list === list).map(({ json }) => json);
  const payload =
    written ??
    snapshotText({
      ...stampOf(moment),
      approvals: jsonOfList("approvals"),
      clarifications: jsonOfList("clarifications"),
      elicitations: jsonOfList("elicitations"),
    });
  return { kind: "frame", from: "agent", channel: "ws", payload };
}
