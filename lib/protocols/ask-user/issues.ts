import type { z } from "../../text/zod";
import type { Code } from "./rules";

/** One broken input rule. `path` is in the contract's bracket form, `steps` are the same place as keys and indices. */
export interface Issue {
  readonly path: string;
  readonly message: string;
  readonly code: Code;
  readonly steps: readonly (string | number)[];
}

type ZodIssue = z.core.$ZodIssue;
type Fault = "missing" | "blank" | "kind" | "repeated" | "no preview";

const fieldOrder = ["type", "id", "label", "prompt", "options"];
const optionFieldOrder = ["value", "label", "description", "preview"];

/** The schema's issues in the contract's order, each in words for people. */
export function readIssues(found: readonly ZodIssue[]): readonly Issue[] {
  return found
    .filter((issue, index) => !isEcho(issue, found[index - 1]))
    .map((issue) => ({ issue, steps: stepsOf(issue) }))
    .sort((a, b) => compareSteps(a.steps, b.steps))
    .map(({ issue, steps }) => {
      const fault = faultOf(issue);
      return {
        path: bracketPath(steps),
        message: say(steps, fault, issue),
        code: codeOf(steps, fault),
        steps,
      };
    });
}

/** Zod measures a value of the wrong kind as well when it has a length. */
function isEcho(issue: ZodIssue, previous: ZodIssue | undefined): boolean {
  if (issue.code !== "too_small" || previous?.code !== "invalid_type") return false;
  return (
    issue.path.length === previous.path.length && issue.path.every((step, at) => step === previous.path[at])
  );
}

/** A payload that is no object has no questions: that is where its fault is reported. */
function stepsOf(issue: ZodIssue): (string | number)[] {
  const steps = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  return steps.length === 0 ? ["questions"] : steps;
}

/** The contract's form of a place: `questions[0].options[1].value`. */
export function bracketPath(steps: readonly (string | number)[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === "number") return `${path}[${step}]`;
    return path === "" ? step : `${path}.${step}`;
  }, "");
}

function rank(steps: readonly (string | number)[], depth: number): number {
  const step = steps[depth];
  if (step === undefined) return -1;
  if (typeof step === "number") return step;
  return (depth === 2 ? fieldOrder : optionFieldOrder).indexOf(step);
}

function compareSteps(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (let depth = 1; depth < 5; depth++) {
    const difference = rank(a, depth) - rank(b, depth);
    if (difference !== 0) return difference;
  }
  return 0;
}

function faultOf(issue: ZodIssue): Fault {
  if (issue.code === "custom") return issue.params?.first === undefined ? "no preview" : "repeated";
  if (issue.code === "too_small") return "blank";
  return issue.input === undefined ? "missing" : "kind";
}

const codes: Readonly<Record<string, Code>> = {
  type: "type",
  id: "id",
  label: "label",
  prompt: "prompt",
  options: "options",
};
const optionCodes: Readonly<Record<string, Code>> = {
  value: "option-value",
  label: "option-label",
  description: "option-description",
  preview: "option-preview",
};

function codeOf(steps: readonly (string | number)[], fault: Fault): Code {
  const [, question, field, option, optionField] = steps;
  if (question === undefined) return "questions";
  if (field === undefined) return "question";
  if (option === undefined) return fault === "repeated" ? "id-repeated" : (codes[field] ?? "question");
  if (fault === "no preview") return "preview-missing";
  if (fault === "repeated") return "option-value-repeated";
  return optionCodes[optionField ?? "value"] ?? "options";
}

function say(steps: readonly (string | number)[], fault: Fault, issue: ZodIssue): string {
  const [, question, field, option, optionField] = steps;
  if (question === undefined) return sayQuestions(issue);
  const place = `Question ${Number(question) + 1}`;
  if (field === undefined) {
    return `${place} must be an object with id, prompt and options, and is ${kindOf(issue.input)}.`;
  }
  if (option !== undefined) {
    return sayField(`Option ${Number(option) + 1} of question ${Number(question) + 1}`, String(optionField), {
      fault,
      issue,
    });
  }
  if (field === "type") {
    return `${place} has an unknown type, ${quoted(issue.input)}. Write "single", "multi" or "preview", or leave it out for single.`;
  }
  if (field === "options") return sayOptions(place, fault, issue);
  return sayField(place, String(field), { fault, issue });
}

function sayQuestions(issue: ZodIssue): string {
  if (issue.path.length === 0) {
    return `The payload must be an object with a list of questions, and is ${kindOf(issue.input)}.`;
  }
  if (issue.code === "too_small") return "There are no questions. Add at least one.";
  if (issue.input === undefined) return "There are no questions. Add the list `questions` with at least one.";
  return `\`questions\` must be a list of questions, and is ${kindOf(issue.input)}.`;
}

function sayOptions(place: string, fault: Fault, issue: ZodIssue): string {
  if (fault === "kind")
    return `${place} has options that are ${kindOf(issue.input)}. Write a list of options.`;
  return `${place} has no options. Add at least one, with value and label.`;
}

const optionalFields = {
  question: new Set(["label"]),
  option: new Set(["description", "preview"]),
};

function sayField(place: string, field: string, { fault, issue }: { fault: Fault; issue: ZodIssue }): string {
  const isOption = place.startsWith("Option");
  const isOptional = (isOption ? optionalFields.option : optionalFields.question).has(field);
  switch (fault) {
    case "missing":
      return `${place} has no ${field}. Add one.`;
    case "blank":
      return `${place} has a blank ${field}. ${isOptional ? "Write some text or leave it out." : "Write some text."}`;
    case "kind":
      return `${place} has a ${field} that is ${kindOf(issue.input)}. Write it as text${isOptional ? " or leave it out" : ""}.`;
    case "no preview":
      return `${place} has no preview, which a preview question needs. Add preview text, or switch to type "single".`;
    case "repeated": {
      const first = Number(issue.code === "custom" ? issue.params?.first : Number.NaN) + 1;
      return `${place} repeats the ${field} of ${isOption ? "option" : "question"} ${first}. Give it one of its own.`;
    }
  }
}

function kindOf(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "text";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

const longestQuote = 40;

function quoted(value: unknown): string {
  if (typeof value !== "string") return kindOf(value);
  const start = [...value.slice(0, longestQuote * 2)].slice(0, longestQuote).join("");
  return JSON.stringify(start.length < value.length ? `${start}…` : value);
}
