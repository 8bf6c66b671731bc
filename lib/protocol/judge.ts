import type { CheckContext } from "./check";
import { fillSubject } from "./fill";
import { faultProblem } from "./place";
import type { Problem } from "./problem";
import type { Placeholder, Protocol, ProtocolCheck, Subject } from "./protocol";

/** A protocol's word on a message whose placeholders were filled. */
export interface Judged extends ProtocolCheck<unknown> {
  readonly subject: Subject;
  readonly placeholders: readonly Placeholder[];
  /** Placeholders without a value that `problems` leaves out. */
  readonly unsaid: number;
  /** Filled in, the text is larger than what is read: there is no word on it. */
  readonly isTooLarge?: true;
}

/** Fills a message from the values of the context, unless its placeholders are its own, and asks its protocol. */
export function judge(protocol: Protocol, subject: Subject, context: CheckContext): Judged {
  if (protocol.placeholders !== undefined) {
    const placeholders = ownPlaceholders(protocol, subject);
    return { ...ask(protocol, subject, context), subject, placeholders, unsaid: 0 };
  }
  const { isTooLarge, suits, problems: open, ...filled } = fillSubject(subject, context.values);
  if (isTooLarge) return { ...filled, ...silence([overfilled(subject)]), isTooLarge };
  const word = ask(protocol, filled.subject, context);
  if (filled.placeholders.length === 0) return { ...filled, ...word };
  const problems = word.problems.map((problem) => withFixes(problem, suits));
  return { ...filled, ...word, problems: [...problems, ...open] };
}

function ownPlaceholders(protocol: Protocol, subject: Subject): readonly Placeholder[] {
  if (subject.fault !== undefined) return [];
  try {
    return protocol.placeholders?.(subject) ?? [];
  } catch {
    return [];
  }
}

function withFixes(
  problem: Problem,
  suits: (edit: Problem["fixes"][number]["edits"][number]) => boolean,
): Problem {
  const fixes = problem.fixes.filter(({ edits }) => edits.every(suits));
  return fixes.length === problem.fixes.length ? problem : { ...problem, fixes };
}

const silence = (problems: readonly Problem[]) =>
  ({ verdict: "blocked", engine: null, client: null, problems }) as const;

/** What cannot be read never gets to its protocol. */
function ask(protocol: Protocol, subject: Subject, context: CheckContext): ProtocolCheck<unknown> {
  const { fault, layer, kind } = subject;
  if (fault !== undefined) {
    const says =
      kind === "arguments"
        ? "The arguments are not JSON, so the call fails."
        : "The output is not JSON, so nothing is drawn.";
    const message =
      fault.code === "text/empty" ? `${says} There is no text in it.` : `${says} ${fault.message}`;
    return silence([{ ...faultProblem(layer, { ...fault, message }), severity: "error" }]);
  }
  try {
    return protocol.check(subject, context);
  } catch {
    return silence([internalProblem()]);
  }
}

function overfilled({ layer, node }: Subject): Problem {
  const message =
    "Filled in, the text is larger than 10 MB, which is as much as Parley reads. Shorten the values.";
  const span = { start: node.start, end: node.start + 1 };
  return faultProblem(layer, { ...span, code: "text/too-large", message, fixes: [] });
}

/** What is said where Parley itself is wrong. */
export function internalProblem(): Problem {
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
