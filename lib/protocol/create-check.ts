import { sourceLayer } from "../text/layer";
import { isTooLarge, tooLargeMessage } from "../text/limits";
import type { Check, CheckContext, Verdict } from "./check";
import { defaultContext } from "./context";
import { fillStep, openSeverity } from "./fill";
import { internalProblem, type Judged, judge } from "./judge";
import { faultProblem } from "./place";
import type { Problem } from "./problem";
import type { Placeholder, Protocol, Subject } from "./protocol";
import { ranked } from "./rank";
import { type FoundDuplicates, type Message, type Recognition, recognise } from "./recognise";
import type { TimelineEvent } from "./timeline";
import { adviseWords, type DrawnEvent } from "./words";

const verdicts: readonly Verdict[] = ["works", "degraded", "blocked"];

/** A check together with what it was made from. */
export interface Inspection {
  readonly check: Check;
  /** The protocol the text belongs to; null as in the check. */
  readonly protocol: Protocol | null;
  /** With its placeholders filled from the values of the context. */
  readonly subject: Subject | null;
  readonly context: CheckContext;
  /** What a timeline holds, in order, its placeholders filled; empty for anything else. */
  readonly events: readonly TimelineEvent[];
  /** The placeholders of the source, in text order; of very many the first. */
  readonly placeholders: readonly Placeholder[];
}

export interface Checker {
  /** Synchronous, and never throws. */
  check(text: string, context?: CheckContext): Check;
  inspect(text: string, context?: CheckContext): Inspection;
}

/** The check over a list of protocols. Throws when two of them claim one id or one tool. */
export function createCheck(protocols: readonly Protocol[]): Checker {
  refuseTwice(
    "id",
    protocols.map(({ id }) => id),
  );
  refuseTwice(
    "tool",
    protocols.flatMap(({ recognition }) => recognition.tools),
  );
  const inspect = (text: string, context = defaultContext): Inspection => {
    try {
      return { ...inspectText(text, { protocols, context }), context };
    } catch {
      return { ...nothingFound("text", [internalProblem()]), context };
    }
  };
  return { inspect, check: (text, context) => inspect(text, context).check };
}

function refuseTwice(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two protocols have the ${what} ${twice}.`);
}

interface Surroundings {
  readonly protocols: readonly Protocol[];
  readonly context: CheckContext;
}

type Inspected = Omit<Inspection, "context">;

function inspectText(text: string, surroundings: Surroundings): Inspected {
  const source = sourceLayer(text);
  // The cap of levels is the reader's: it stops there, and inside of strings too.
  if (isTooLarge(text)) {
    const fault = { start: 0, end: 1, code: "text/too-large", message: tooLargeMessage, fixes: [] };
    return nothingFound("text", [faultProblem(source, fault)]);
  }
  const { recognition, duplicates } = recognise(source, surroundings.protocols);
  switch (recognition.type) {
    case "nothing":
      return nothingFound(recognition.form, [recognition.problem], duplicates);
    case "message":
      return inspectMessage(recognition.message, duplicates, surroundings);
    case "timeline":
      return inspectTimeline(recognition, duplicates, surroundings);
  }
}

function nothingFound(
  form: string,
  problems: readonly Problem[],
  duplicates: readonly FoundDuplicates[] = [],
): Inspected {
  const check = { protocol: null, form, verdict: "unrecognised", engine: null, client: null } as const;
  return {
    check: { ...check, ...ranked({ problems, duplicates }) },
    protocol: null,
    subject: null,
    events: [],
    placeholders: [],
  };
}

function inspectMessage(
  { protocol, subject: found }: Message,
  duplicates: readonly FoundDuplicates[],
  { context }: Surroundings,
): Inspected {
  const judged = judge(protocol, found, context);
  const { verdict, engine, client, problems, subject, placeholders, unsaid } = judged;
  if (judged.isTooLarge) return { ...nothingFound("text", problems, duplicates), placeholders };
  const check = {
    protocol: protocol.id,
    form: subject.form,
    verdict,
    engine,
    client,
    ...ranked({ problems, duplicates, subjects: [subject], unsaid: open(unsaid, context) }),
  };
  return { check, protocol, subject, events: [], placeholders };
}

const open = (count: number, { values }: CheckContext) => ({ severity: openSeverity(values), count });

const worse = (one: Verdict, other: Verdict) =>
  verdicts.indexOf(other) > verdicts.indexOf(one) ? other : one;

function inspectTimeline(
  { events }: Extract<Recognition, { type: "timeline" }>,
  duplicates: readonly FoundDuplicates[],
  { context }: Surroundings,
): Inspected {
  const all: Judged[] = [];
  const drawn: DrawnEvent[] = [];
  const unread = events.flatMap(({ problem }) => problem ?? []);
  const filled = events.map((event): TimelineEvent => {
    const { protocol, subject } = event;
    const judged = protocol === null || subject === null ? undefined : judge(protocol, subject, context);
    if (judged === undefined) {
      drawn.push(event);
      return event;
    }
    all.push(judged);
    const { client } = judged;
    drawn.push(protocol === null || client === null ? event : { ...event, drawn: { protocol, client } });
    if (judged.subject === subject) return event;
    return { ...event, subject: judged.subject, step: fillStep(event.step, context.values) };
  });
  const advice = adviseWords(drawn);
  // An event that cannot be read is skipped.
  const least: Verdict = unread.length > 0 ? "degraded" : "works";
  const worst = all.reduce((before: Verdict, { verdict }) => worse(before, verdict), least);
  const check = {
    protocol: null,
    form: "timeline",
    verdict: all.length === 0 ? "unrecognised" : worst,
    engine: null,
    client: null,
    ...ranked({
      problems: [...unread, ...all.flatMap(({ problems }) => problems), ...advice],
      duplicates,
      subjects: all.map(({ subject }) => subject),
      unsaid: open(
        all.reduce((count, { unsaid }) => count + unsaid, 0),
        context,
      ),
    }),
  } as const;
  const placeholders = all.flatMap((judged) => judged.placeholders);
  return { check, protocol: null, subject: null, events: filled, placeholders };
}
