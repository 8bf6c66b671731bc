import { setMember } from "../../protocol/fixes";
import { removeFix } from "../../protocol/place";
import { findSite, itemsOf, keySpanOf, type Site, spanOf } from "../../protocol/site";
import { type Finding, textAt } from "./finding";
import type { Code } from "./rules";

/** One question of the payload as far as it can be read, and where it stands. */
interface Asked {
  readonly site: Site;
  readonly number: number;
  readonly type: string;
  readonly options: readonly Site[];
}

/** What is allowed and yet not wise, and what the deployed tool does otherwise. */
export function advise(root: Site): readonly Finding[] {
  const list = findSite(root, "questions");
  const questions = itemsOf(list).map(readQuestion);
  return [
    ...adviseTitle(findSite(root, "title")),
    ...unknownKeys(root, payloadKeys),
    ...adviseLength(list, questions),
    ...adviseBundle(questions),
    ...alike(questions.map(tabOf), "tabs"),
    ...questions.flatMap(adviseQuestion),
  ];
}

function readQuestion(site: Site, index: number): Asked {
  const type = findSite(site, "type")?.node;
  return {
    site,
    number: index + 1,
    type: type === undefined ? "single" : type.type === "string" ? type.value : "",
    options: itemsOf(findSite(site, "options")),
  };
}

function findingAt(site: Site, code: Code, message: string): Finding {
  return { code, message, path: site.path, layer: site.layer, span: keySpanOf(site) };
}

const payloadKeys = ["title", "questions"];
const questionKeys = ["id", "label", "prompt", "type", "required", "options"];
const optionKeys = ["value", "label", "description", "preview"];
const longestKey = 40;

function unknownKeys(site: Site, known: readonly string[]): readonly Finding[] {
  const { layer, path, node } = site;
  if (node.type !== "object") return [];
  return node.members
    .filter(({ key }) => !known.includes(key))
    .map((member) => ({
      code: "unknown-key",
      message: `The tool does not know “${cut(member.key)}” and drops it. It reads ${known.join(", ")}.`,
      path: [...path, member.key],
      layer,
      span: member.keySpan,
      fixes: removeFix({ ...site, path: [...path, member.key] }, `Remove “${cut(member.key)}”`),
    }));
}

function cut(text: string): string {
  return text.length > longestKey ? `${text.slice(0, longestKey)}…` : text;
}

function adviseTitle(title: Site | undefined): readonly Finding[] {
  if (title === undefined || title.node.type === "string") return [];
  return [findingAt(title, "title-type", "The title is no text. The tool passes it on as it is.")];
}

const longFlow = 4;

function adviseLength(list: Site | undefined, questions: readonly Asked[]): readonly Finding[] {
  if (list === undefined || questions.length <= longFlow) return [];
  const message = `${questions.length} questions are a long flow. Ask the two or three that decide the rest first, then bundle what is left.`;
  return [findingAt(list, "long-flow", message)];
}

const fewestToBundle = 3;

/** Questions that offer the same two answers each, such as yes and no, are one list of things to pick. */
function adviseBundle(questions: readonly Asked[]): readonly Finding[] {
  const groups = new Map<string, Asked[]>();
  for (const asked of questions) {
    const labels = asked.options.map((option) => textAt(option, "label")?.toLowerCase());
    if (asked.type !== "single" || labels.length !== 2 || labels.includes(undefined)) continue;
    const key = JSON.stringify(labels.toSorted());
    groups.set(key, [...(groups.get(key) ?? []), asked]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length < fewestToBundle) return [];
    const numbers = group.map(({ number }) => number).join(", ");
    const message = `Questions ${numbers} offer the same two options. One multi question asks them all at once.`;
    return [findingAt(first.site, "bundle", message)];
  });
}

interface Labelled {
  readonly site: Site;
  readonly label: string;
}

function tabOf({ site, number }: Asked): Labelled {
  return { site: findSite(site, "label") ?? site, label: textAt(site, "label") ?? `Q${number}` };
}

function alike(items: readonly Labelled[], what: string): readonly Finding[] {
  const exact = new Set<string>();
  const caseless = new Set<string>();
  return items.flatMap(({ site, label }) => {
    const lower = label.toLowerCase();
    const [isSame, isNear] = [exact.has(label), caseless.has(lower)];
    exact.add(label);
    caseless.add(lower);
    if (isSame)
      return [findingAt(site, "labels-alike", `Two ${what} read “${cut(label)}”. Name them apart.`)];
    if (!isNear) return [];
    return [
      findingAt(site, "labels-case", `Two ${what} read “${cut(label)}” but for case. Name them apart.`),
    ];
  });
}

function adviseQuestion(asked: Asked): readonly Finding[] {
  const { site, number, options } = asked;
  const labels = options.flatMap((option) => {
    const label = textAt(option, "label");
    const at = findSite(option, "label");
    return label === undefined || at === undefined ? [] : [{ site: at, label }];
  });
  return [
    ...unknownKeys(site, questionKeys),
    ...adviseOddKey(findSite(site, "id")),
    ...adviseRequired(site),
    ...adviseOrder(asked),
    ...adviseCount(asked),
    ...adviseUnusedPreview(asked),
    ...alike(labels, `options of question ${number}`),
    ...labels.flatMap((labelled) => adviseOwnRow(asked, labelled)),
    ...options.flatMap((option) => adviseOption(asked, option)),
  ];
}

function adviseRequired(question: Site): readonly Finding[] {
  const required = findSite(question, "required");
  if (required === undefined) return [];
  if (required.node.type === "boolean" && !required.node.value) return [];
  const fixes = removeFix(required, "Remove “required”");
  if (required.node.type === "boolean") {
    const message = "“required” blocks nothing. The flow can be submitted without an answer.";
    return [{ ...findingAt(required, "required", message), fixes }];
  }
  const message = "“required” is neither true nor false, and counts as false. It blocks nothing either way.";
  return [{ ...findingAt(required, "required-type", message), fixes }];
}

function adviseOrder({ site, type }: Asked): readonly Finding[] {
  const member = findSite(site, "type");
  if (type !== "multi" || member === undefined) return [];
  const message =
    "The contract lists what was chosen in the order of the options. The deployed tool lists it in the order of choosing, and so does Parley.";
  return [{ ...findingAt(member, "deployed-differs", message), span: spanOf(member) }];
}

/** Names that every object of JavaScript has. The deployed tool looks them up and takes what it finds. */
function adviseOddKey(site: Site | undefined): readonly Finding[] {
  if (site?.node.type !== "string" || !(site.node.value.trim() in {})) return [];
  const message = `The deployed tool cannot hold an answer under “${site.node.value.trim()}”. Parley can.`;
  return [{ ...findingAt(site, "deployed-differs", message), span: site.node }];
}

const digits = 9;

function adviseCount({ site, number, type, options }: Asked): readonly Finding[] {
  const list = findSite(site, "options");
  const beyond = options[digits];
  if (list !== undefined && options.length === 1) {
    const rest = type === "preview" ? "" : " but to type an answer";
    return [
      findingAt(
        list,
        "one-option",
        `Question ${number} has one option only, so nothing is left to choose${rest}.`,
      ),
    ];
  }
  if (beyond === undefined) return [];
  const message = `Question ${number} has ${options.length} options. The digits reach the first nine; the others need the arrow keys.`;
  return [findingAt(beyond, "many-options", message)];
}

function adviseUnusedPreview({ site, number, type, options }: Asked): readonly Finding[] {
  if (type !== "single" && type !== "multi") return [];
  const previews = options
    .filter((option) => textAt(option, "preview") !== undefined)
    .flatMap((option) => findSite(option, "preview") ?? []);
  const [first] = previews;
  if (first === undefined) return [];
  const message = `Question ${number} is not of type preview, so its preview text is not shown. Write "type": "preview", or leave it out.`;
  const fixes =
    previews.length === options.length
      ? setMember(site, "Make it a preview question", ["type", "preview"])
      : [];
  return [{ ...findingAt(first, "preview-unused", message), fixes }];
}

const ownWords = new Set([
  "other",
  "others",
  "something else",
  "type your own",
  "type something",
  "own answer",
  "custom",
  "custom answer",
]);

function adviseOwnRow({ type }: Asked, { site, label }: Labelled): readonly Finding[] {
  const words = label.toLowerCase().replace(/[\s.…:?!]+$/u, "");
  if (type === "preview" || !ownWords.has(words)) return [];
  const message = `The sheet has a row to type an own answer, so “${cut(label)}” is not needed.`;
  return [{ ...findingAt(site, "own-row", message), span: site.node }];
}

function adviseOption({ type }: Asked, option: Site): readonly Finding[] {
  const found = [...unknownKeys(option, optionKeys), ...adviseOddKey(findSite(option, "value"))];
  const preview = findSite(option, "preview");
  if (type !== "preview" || preview?.node.type !== "string") return found;
  const { value } = preview.node;
  const blanks = value.slice(0, value.length - value.trimStart().length);
  const lostIndent = blanks.slice(blanks.lastIndexOf("\n") + 1);
  if (lostIndent === "" || !value.trim().includes("\n")) return found;
  const message =
    "The preview is trimmed, so its first line loses its indentation and no longer lines up with the others. Begin with a line that is not indented.";
  return [...found, findingAt(preview, "preview-indent", message)];
}
