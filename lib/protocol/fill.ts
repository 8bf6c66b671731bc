import { filledLayer } from "../text/filled-layer";
import { readJson } from "../text/json";
import { type Edit, type Layer, sliceLayer } from "../text/layer";
import { isTooLarge, maxBytes } from "../text/limits";
import { pointerOf } from "../text/node";
import {
  escapeTimes,
  type FilledText,
  fillHoles,
  findHoles,
  findPlainHoles,
  type Hole,
  mayHaveHoles,
} from "../text/placeholders";
import type { CheckContext } from "./check";
import type { Problem, Severity } from "./problem";
import type { Placeholder, Subject } from "./protocol";
import type { WireStep } from "./wire";

type Values = CheckContext["values"];

/** A message with its placeholders filled, and what is to be said of them. */
export interface FilledSubject {
  readonly subject: Subject;
  /** The first of them, in text order. */
  readonly placeholders: readonly Placeholder[];
  /** Of the first placeholders without a value. */
  readonly problems: readonly Problem[];
  /** Of how many placeholders `problems` says nothing, although they have no value. */
  readonly unsaid: number;
  /** Filled in, the text would be larger than what is read; then it stands unfilled. */
  readonly isTooLarge: boolean;
  /** Whether an edit that was made for the filled text does no harm to a placeholder of the source. */
  readonly suits: (edit: Edit) => boolean;
}

const mostPlaceholders = 5_000;
const mostProblems = 500;

/** Fills the `{{name}}` in the strings of a message, once: what a value holds is not looked at again. */
export function fillSubject(subject: Subject, values: Values): FilledSubject {
  const body = sliceLayer(subject.layer, subject.node);
  const holes = mayHaveHoles(body.text) ? findHolesOf(subject, body.text) : [];
  if (holes.length === 0) return unfilled(subject);
  const valued = valuedOf(holes, values);
  const open = valued.filter((hole) => !isGiven(hole));
  const given = valued.filter(isGiven);
  const found = {
    placeholders: valued.slice(0, mostPlaceholders).map(({ name, value, ...span }) => {
      return { name, ...(value === undefined ? {} : { value }), range: body.range(span) };
    }),
    problems: open.slice(0, mostProblems).map((hole) => openProblem(hole, { body, values })),
    unsaid: Math.max(0, open.length - mostProblems),
  };
  if (given.length === 0) return { ...unfilled(subject), ...found };
  const filled = fillHoles(body.text, given, maxBytes);
  if (filled === undefined || isTooLarge(filled.text)) {
    return { ...unfilled(subject), ...found, isTooLarge: true };
  }
  return {
    ...found,
    subject: withText(subject, body, filled),
    isTooLarge: false,
    suits: (edit) => isHarmless(edit, body, given),
  };
}

type Valued = Hole & { readonly value: string | undefined };
type Given = Hole & { readonly value: string };

const valuedOf = (holes: readonly Hole[], values: Values): readonly Valued[] =>
  holes.map((hole) => ({ ...hole, value: findValue(values, hole.name) }));

const isGiven = (hole: Valued): hole is Given => hole.value !== undefined;

function unfilled(subject: Subject): FilledSubject {
  return { subject, placeholders: [], problems: [], unsaid: 0, isTooLarge: false, suits: () => true };
}

/** A failure and what cannot be read are words and no JSON. */
const isJson = ({ kind, fault }: Subject) => kind !== "failure" && fault === undefined;

function findHolesOf(subject: Subject, body: string): readonly Hole[] {
  const { layer, node } = subject;
  if (!isJson(subject)) return findPlainHoles(body);
  return findHoles(layer.text, node).map((hole) => {
    return { ...hole, start: hole.start - node.start, end: hole.end - node.start };
  });
}

const findValue = (values: Values, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);

function withText(subject: Subject, body: Layer, filled: FilledText): Subject {
  const layer = filledLayer(body, filled);
  const before = subject.text.indexOf(body.text);
  const text = subject.text.slice(0, before) + filled.text + subject.text.slice(before + body.text.length);
  const reading = subject.kind === "failure" ? undefined : readJson(filled.text);
  if (reading?.ok) {
    const { fault: _gone, ...rest } = subject;
    return { ...rest, layer, text, node: reading.root };
  }
  const { fault } = subject;
  const node = { type: "string", start: 0, end: filled.text.length, value: filled.text } as const;
  return { ...subject, layer, text, node, ...(fault && reading && { fault: reading.fault }) };
}

/** How much it matters that a placeholder has no value: little where none is given at all. */
export function openSeverity(values: Values): Severity {
  return Object.keys(values).length > 0 ? "warning" : "info";
}

/** What travels with a message, its placeholders filled as those of the message are. */
export function fillStep(step: WireStep | null, values: Values): WireStep | null {
  switch (step?.kind) {
    case "tool_start":
      return { ...step, input: fillText(step.input, values) };
    case "tool_end":
      return { ...step, output: fillText(step.output, values) };
    case "frame":
      return { ...step, payload: fillText(step.payload, values) };
    case "user_message":
      return { ...step, text: fillText(step.text, values) };
    default:
      return step;
  }
}

function fillText(text: string, values: Values): string {
  const reading = readJson(text);
  const holes = reading.ok ? findHoles(text, reading.root) : findPlainHoles(text);
  return fillHoles(text, valuedOf(holes, values).filter(isGiven), maxBytes)?.text ?? text;
}

interface Surroundings {
  readonly body: Layer;
  readonly values: Values;
}

function openProblem(hole: Hole, { body, values }: Surroundings): Problem {
  const { name, depth, path, within } = hole;
  const shown = `“{{${name.length > 40 ? `${name.slice(0, 40)}…` : name}}}”`;
  const near = name.trim();
  const isNear = near !== name && findValue(values, near) !== undefined;
  const owner = within === undefined ? body.within : body.origin + pointerOf(within);
  return {
    severity: openSeverity(values),
    code: "text/placeholder",
    message: `${shown} has no value, so it goes out as it is written. ${isNear ? "Take out the blanks." : "Give it one in a value set."}`,
    pointer: pointerOf(path),
    ...(owner === undefined ? {} : { within: owner }),
    range: body.range(hole),
    fixes: isNear
      ? [
          {
            title: `Write {{${near}}}`,
            edits: [body.edit(hole, escapeTimes(`{{${near}}}`, depth, maxBytes) ?? "")],
          },
        ]
      : [],
  };
}

/** Taking a placeholder out with all that is around it is fine; writing its value in its place is not. */
function isHarmless({ range, text }: Edit, body: Layer, given: readonly Given[]): boolean {
  const start = body.offsetAt(range.start);
  const end = body.offsetAt(range.end);
  if (start === undefined || end === undefined) return true;
  let low = 0;
  let high = given.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((given[middle] as Given).end <= start) low = middle + 1;
    else high = middle;
  }
  const first = given[low];
  if (first === undefined || first.start >= end) return true;
  return text === "" && first.start > start && given.every((hole) => hole.end !== end);
}
