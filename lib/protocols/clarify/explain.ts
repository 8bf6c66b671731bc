import { cut, findNear, replaceValue, setMember } from "../../protocol/fixes";
import type { Fix } from "../../protocol/problem";
import { findSite, headOf, type Site, textAt } from "../../protocol/site";
import { codePointLength, strip } from "../../text/python";
import { quote } from "../../text/value";
import type { z } from "../../text/zod";
import type { Finding } from "./finding";
import type { Code } from "./rules";
import { limits, type PromptKind, promptKinds } from "./schema";

type Issue = z.core.$ZodIssue;

/** What an issue is about: the object, the member in it, and its value where there is one. */
interface Subject {
  readonly owner: Site;
  readonly key: string;
  readonly value: Site | undefined;
}

interface Words {
  readonly code: Code;
  readonly message: string;
  readonly fixes?: readonly Fix[];
}

/** One finding a place: the schema measures the length of a value also where its type is wrong. */
export function explainAll(issues: readonly Issue[], root: Site): readonly Finding[] {
  const pathOf = ({ path }: Issue) => path.join("/");
  const paths = issues.map(pathOf);
  return issues
    .filter((issue, index) => paths.indexOf(pathOf(issue)) === index)
    .map((issue) => explain(issue, root));
}

/** Says what the schema found, in words for people. This is the only place that does. */
function explain(issue: Issue, root: Site): Finding {
  const subject = findSubject(issue, root);
  const { owner, key, value } = subject;
  const { code, message, fixes } = describe(issue, subject);
  const site = value ?? owner;
  const isWhole = value === undefined || code === "options-count";
  return {
    code,
    message,
    pointer: value?.pointer ?? `${owner.pointer}/${key}`,
    layer: site.layer,
    span: isWhole ? headOf(site) : site.node,
    ...(fixes && { fixes }),
  };
}

function findSubject(issue: Issue, root: Site): Subject {
  let owner = root;
  let value: Site | undefined = root;
  for (const step of issue.path) {
    owner = value ?? owner;
    value = findSite(owner, typeof step === "number" ? step : String(step));
  }
  return { owner, key: String(issue.path.at(-1) ?? ""), value };
}

const needed: Readonly<Record<string, Code>> = {
  id: "id",
  kind: "kind",
  question: "question",
  label: "label",
};
const kindList = "Use choice, confirm or text.";
const { min, max } = limits.options;
const optionRange = `A choice needs ${min} to ${max}.`;

function describe(issue: Issue, subject: Subject): Words {
  switch (issue.code) {
    case "invalid_type":
      return describeType(issue.expected, subject);
    case "invalid_format":
      return describeId(subject);
    case "too_big":
      return issue.origin === "array"
        ? describeCount(subject)
        : describeLength(subject, Number(issue.maximum));
    case "too_small":
      if (issue.origin === "array") return describeCount(subject);
      return { code: needed[subject.key] ?? "not-text", message: `${nameOf(subject.key)} is empty.` };
    case "invalid_value":
      return describeKind(subject);
    default:
      throw new Error(`The schema gives an issue without words: ${issue.code}`);
  }
}

function nameOf(key: string): string {
  return /[A-Z]/.test(key) ? `“${key}”` : `The ${key}`;
}

function describeType(expected: string, subject: Subject): Words {
  const { owner, key, value } = subject;
  if (expected === "object")
    return { code: "option-type", message: "An option must be an object with an id and a label." };
  if (expected === "array") {
    const says = value === undefined ? "The options are missing." : "The options must be a list.";
    return { code: "options-type", message: `${says} ${optionRange}` };
  }
  if (expected === "boolean") {
    return { code: "not-boolean", message: `“${key}” must be true or false.`, fixes: switchFixes(value) };
  }
  if (value === undefined) {
    const fixes = key === "id" ? addId(owner) : [];
    return { code: needed[key] ?? "not-text", message: `${nameOf(key)} is missing.`, fixes };
  }
  const isScalar = value.node.type === "number" || value.node.type === "boolean";
  const fixes = isScalar && needed[key] !== "id" ? asText(value) : [];
  return { code: needed[key] ?? "not-text", message: `${nameOf(key)} must be text.`, fixes };
}

function asText(site: Site): readonly Fix[] {
  const { layer, node } = site;
  return replaceValue(site, "Write it as text", layer.text.slice(node.start, node.end));
}

/** Spellings people use for a switch. */
const switchWords: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["0", false],
]);

function switchFixes(site: Site | undefined): readonly Fix[] {
  if (site === undefined) return [];
  const { node, layer } = site;
  const written =
    node.type === "string" ? strip(node.value).toLowerCase() : layer.text.slice(node.start, node.end);
  const meant = switchWords.get(written);
  return meant === undefined ? [] : replaceValue(site, `Use ${meant}`, meant);
}

function describeCount({ value }: Subject): Words {
  const count = value?.node.type === "array" ? value.node.items.length : 0;
  const many = count > max ? "are too many" : count === 1 ? "is too few" : "are too few";
  return {
    code: "options-count",
    message: `${count} ${count === 1 ? "option" : "options"} ${many}. ${optionRange}`,
  };
}

function describeLength({ key, value }: Subject, maximum: number): Words {
  const length = value?.node.type === "string" ? codePointLength(strip(value.node.value)) : 0;
  return {
    code: "too-long",
    message: `${nameOf(key)} has ${length} characters. ${maximum} is the most.`,
    fixes: value && cut(value, maximum),
  };
}

const idWords = "Begin with a small letter; then small letters, digits, “_”, “.” or “-”.";

function describeId({ value }: Subject): Words {
  const written = value?.node.type === "string" ? strip(value.node.value) : "";
  if (value === undefined || written === "") return { code: "id", message: `The id is empty. ${idWords}` };
  if (/^[a-z][a-z0-9_.-]*$/.test(written)) {
    return {
      code: "id",
      message: `The id has ${written.length} characters. 64 is the most.`,
      fixes: cut(value, 64),
    };
  }
  const slug = slugOf(written);
  return {
    code: "id",
    message: `The id ${quote(written)} does not fit. ${idWords}`,
    fixes: slug === "" ? [] : replaceValue(value, `Use “${slug}”`, slug),
  };
}

/** The nearest text that may be an id; empty where nothing of it may stay. */
function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9_.-]+/g, "_")
    .replace(/^[^a-z]+/, "")
    .slice(0, 64)
    .replace(/_+$/, "");
}

function addId(owner: Site): readonly Fix[] {
  const slug = slugOf(textAt(owner, "label") ?? textAt(owner, "kind") ?? "");
  return slug === "" ? [] : setMember(owner, "Add an id", ["id", slug]);
}

function describeKind({ owner, value }: Subject): Words {
  const written = value?.node.type === "string" ? strip(value.node.value) : undefined;
  if (value === undefined) {
    const kind = guessKind(owner, "");
    return {
      code: "kind",
      message: `The kind is missing. ${kindList}`,
      fixes: setMember(owner, `Add kind “${kind}”`, ["kind", kind]),
    };
  }
  const kind = guessKind(owner, written ?? "");
  const says =
    written === undefined
      ? "The kind must be text"
      : written === ""
        ? "The kind is empty"
        : `Unknown kind ${quote(written)}`;
  return { code: "kind", message: `${says}. ${kindList}`, fixes: replaceValue(value, `Use “${kind}”`, kind) };
}

/** Names other form builders use. */
const otherKinds: ReadonlyMap<string, PromptKind> = new Map<string, PromptKind>([
  ["confirmation", "confirm"],
  ["boolean", "confirm"],
  ["bool", "confirm"],
  ["approval", "confirm"],
  ["yesno", "confirm"],
  ["select", "choice"],
  ["dropdown", "choice"],
  ["radio", "choice"],
  ["multiselect", "choice"],
  ["checkbox", "choice"],
]);

function guessKind(owner: Site, written: string): PromptKind {
  const near = findNear(written, promptKinds) as PromptKind | undefined;
  if (near !== undefined) return near;
  if (findSite(owner, "options") !== undefined) return "choice";
  if (["confirmLabel", "cancelLabel", "danger"].some((key) => findSite(owner, key) !== undefined))
    return "confirm";
  return otherKinds.get(written.toLowerCase().replaceAll(/[^a-z]/g, "")) ?? "text";
}
