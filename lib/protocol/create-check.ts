import { sourceLayer } from "../text/layer";
import { isTooLarge, tooLargeMessage } from "../text/limits";
import type { Check, CheckContext, Verdict } from "./check";
import { defaultContext } from "./context";
import { duplicateProblem, faultProblem } from "./place";
import type { Problem, Severity } from "./problem";
import type { Protocol, ProtocolCheck, Subject } from "./protocol";
import { type FoundDuplicates, type Message, type Recognition, recognise } from "./recognise";
import type { TimelineEvent } from "./timeline";
import { adviseWords, type Judged } from "./words";

const maxProblems = 500;
const severities: readonly Severity[] = ["error", "warning", "info"];
const verdicts: readonly Verdict[] = ["works", "degraded", "blocked"];

/** A check together with what it was made from. */
export interface Inspection {
  readonly check: Check;
  /** The protocol the text belongs to; null as in the check. */
  readonly protocol: Protocol | null;
  readonly subject: Subject | null;
  readonly context: CheckContext;
  /** What a timeline holds, in order; empty for anything else. */
  readonly events: readonly TimelineEvent[];
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
  return { check: { ...check, ...ranked(problems, duplicates) }, protocol: null, subject: null, events: [] };
}

function inspectMessage(
  { protocol, subject }: Message,
  duplicates: readonly FoundDuplicates[],
  { context }: Surroundings,
): Inspected {
  const { verdict, engine, client, problems } = judge(protocol, subject, context);
  const check = {
    protocol: protocol.id,
    form: subject.form,
    verdict,
    engine,
    client,
    ...ranked(problems, duplicates, [subject]),
  };
  return { check, protocol, subject, events: [] };
}

function inspectTimeline(
  { events }: Extract<Recognition, { type: "timeline" }>,
  duplicates: readonly FoundDuplicates[],
  { context }: Surroundings,
): Inspected {
  const problems: Problem[] = [];
  const subjects: Subject[] = [];
  let worst = -1;
  const drawn: Judged[] = [];
  for (const event of events) {
    const { protocol, subject, problem } = event;
    // An event that cannot be read is skipped.
    if (problem !== undefined) {
      problems.push(problem);
      worst = Math.max(worst, verdicts.indexOf("degraded"));
    }
    if (protocol === null || subject === null) {
      drawn.push(event);
      continue;
    }
    const judged = judge(protocol, subject, context);
    drawn.push(judged.client === null ? event : { ...event, drawn: { protocol, client: judged.client } });
    for (const found of judged.problems) problems.push(found);
    subjects.push(subject);
    worst = Math.max(worst, verdicts.indexOf(judged.verdict));
  }
  problems.push(...adviseWords(drawn));
  const verdict = subjects.length === 0 ? "unrecognised" : (verdicts[worst] ?? "works");
  const check = {
    protocol: null,
    form: "timeline",
    verdict,
    engine: null,
    client: null,
    ...ranked(problems, duplicates, subjects),
  };
  return { check, protocol: null, subject: null, events };
}

/** A protocol's word on a message. What cannot be read never gets to it. */
function judge(protocol: Protocol, subject: Subject, context: CheckContext): ProtocolCheck<unknown> {
  const { fault, layer, kind } = subject;
  if (fault !== undefined) {
    const says =
      kind === "arguments"
        ? "The arguments are not JSON, so the call fails."
        : "The output is not JSON, so nothing is drawn.";
    const message =
      fault.code === "text/empty" ? `${says} There is no text in it.` : `${says} ${fault.message}`;
    const problem: Problem = { ...faultProblem(layer, { ...fault, message }), severity: "error" };
    return { verdict: "blocked", engine: null, client: null, problems: [problem] };
  }
  try {
    return protocol.check(subject, context);
  } catch {
    return { verdict: "blocked", engine: null, client: null, problems: [internalProblem()] };
  }
}

function internalProblem(): Problem {
  const start = { line: 1, column: 1 };
  return {
    severity: "error",
    code: "parley/internal",
    message: "Parley stumbled over this text. The fault is Parley's; please report it with the text.",
    pointer: "",
    range: { start, end: start },
    fixes: [],
  };
}

/** The duplicates' pointers start at the message they lie in, as those of its other problems do. */
function duplicateProblems(
  found: readonly FoundDuplicates[],
  subjects: readonly Subject[],
): readonly Problem[] {
  const origins = new Set(subjects.map(({ layer }) => layer.origin));
  const first = found.slice(0, maxProblems).flatMap(({ layer, duplicates }) => {
    return duplicates.slice(0, maxProblems).map((duplicate) => ({ layer, duplicate }));
  });
  return first.slice(0, maxProblems).map(({ layer, duplicate }) => {
    const pointer = layer.origin + duplicate.pointer;
    let owner = pointer;
    while (owner !== "" && !origins.has(owner)) owner = owner.slice(0, owner.lastIndexOf("/"));
    const own = origins.has(owner) ? pointer.slice(owner.length) : duplicate.pointer;
    return duplicateProblem(layer, { ...duplicate, pointer: own });
  });
}

/** Worst first, then in text order. Of the duplicate keys, which may be very many, only the first are made problems. */
function ranked(
  problems: readonly Problem[],
  duplicates: readonly FoundDuplicates[] = [],
  subjects: readonly Subject[] = [],
): Pick<Check, "problems" | "totals"> {
  const totals = {
    error: 0,
    warning: duplicates.reduce((count, found) => count + found.duplicates.length, 0),
    info: 0,
  };
  for (const { severity } of problems) totals[severity]++;
  const all = [...problems, ...duplicateProblems(duplicates, subjects)];
  return { problems: all.sort(byWeight).slice(0, maxProblems), totals };
}

function byWeight(one: Problem, other: Problem): number {
  const { start, end } = one.range;
  const { start: otherStart, end: otherEnd } = other.range;
  return (
    severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
    start.line - otherStart.line ||
    start.column - otherStart.column ||
    end.line - otherEnd.line ||
    end.column - otherEnd.column
  );
}
