import { setMember } from "../../protocol/fixes";
import { findSite, headOf, isFalseAt, isTrueAt, type Site, textAt } from "../../protocol/site";
import { quote } from "../../text/value";
import { adviseChoice } from "./advice-choice";
import { adviseConfirm } from "./advice-confirm";
import type { Call } from "./call";
import { type Finding, findingAt } from "./finding";
import type { PromptReading } from "./prompt";
import { limits } from "./schema";

/** What the engine takes and a person would still stumble over. Looks at each prompt as far as it can be read. */
export function advise(call: Call, prompts: readonly PromptReading[]): readonly Finding[] {
  const isLone = prompts.length === 1 && prompts[0]?.kind === "confirm";
  const own = prompts.flatMap(({ site, kind }) => {
    if (site.node.type !== "object") return [];
    return [...adviseQuestion(site), ...(kind === undefined ? [] : advisers[kind](site, isLone))];
  });
  const whole = [noTitle(call, prompts), manyTexts(prompts), isLone ? undefined : allOptional(call, prompts)];
  return [...own, ...whole.filter((finding) => finding !== undefined)];
}

type Advise = (site: Site, isLone: boolean) => readonly Finding[];

const advisers: Readonly<Record<NonNullable<PromptReading["kind"]>, Advise>> = {
  choice: adviseChoice,
  confirm: adviseConfirm,
  text: adviseText,
};

/** Calls with brackets, names that begin with a verb, and what agents call their tools. */
const toolName =
  /\b(?:create|delete|update|list|get|call|run|search|find|execute|read|write|upload|remove|set|add|send|fetch)_\w+|\b[a-z]\w*(?:\.\w+)+\(|\b(?:mcp|tool[ _-]?calls?|(?:clarify|console) tool)\b/i;
const secret =
  /\b(?:passwords?|passphrase|api[ -]?keys?|secret keys?|private keys?|access tokens?|credit card|card number|cvv|one-time code)\b/i;

function adviseQuestion(site: Site): readonly Finding[] {
  // A longer one is refused anyway, and would be slow to search.
  const question = (textAt(site, "question") ?? "").slice(0, 2 * limits.question);
  const findings: Finding[] = [];
  const tool = toolName.exec(question)?.[0].replace(/\($/, "");
  if (tool !== undefined) {
    const message = `The question names ${quote(tool)}, which is the agent's own tool. Say what will happen instead.`;
    findings.push(findingAt(site, "question", { code: "internal-tool", message }));
  }
  const asked = textAt(site, "kind") === "text" ? secret.exec(question)?.[0] : undefined;
  if (asked !== undefined) {
    const message = `The question asks for a secret (${quote(asked.toLowerCase())}). The answer would stand in the chat for all to read.`;
    findings.push(findingAt(site, "question", { code: "asks-secret", message }));
  }
  return findings;
}

function adviseText(site: Site): readonly Finding[] {
  if (!/[\n\r]/.test(textAt(site, "defaultValue") ?? "") || isTrueAt(site, "multiline")) return [];
  return [
    findingAt(site, "defaultValue", {
      code: "default-lines",
      message: "The default has several lines, the box has one. Set “multiline”.",
      fixes: setMember(site, "Set “multiline” to true", ["multiline", true]),
    }),
  ];
}

function noTitle({ root, list }: Call, prompts: readonly PromptReading[]): Finding | undefined {
  if (list === undefined || prompts.length < 2 || textAt(root, "title") !== undefined) return undefined;
  return {
    code: "no-title",
    message: "Several prompts without a title. Say in a few words what they are about.",
    pointer: "/title",
    layer: root.layer,
    span: headOf(findSite(root, "prompts") ?? root),
    fixes: setMember(root, "Write a title", ["title", "Before I continue"]),
  };
}

function manyTexts(prompts: readonly PromptReading[]): Finding | undefined {
  const texts = prompts.filter(({ site, kind }) => kind === "text" && !isFalseAt(site, "required"));
  const second = texts[1]?.site;
  if (second === undefined) return undefined;
  return findingAt(second, "kind", {
    code: "many-required-texts",
    message: `${texts.length} texts have to be typed. Make some optional, or offer a choice.`,
    fixes: setMember(second, "Make this one optional", ["required", false]),
  });
}

function allOptional({ list }: Call, prompts: readonly PromptReading[]): Finding | undefined {
  if (list === undefined || prompts.length === 0 || !prompts.every(({ site }) => isFalseAt(site, "required")))
    return undefined;
  return {
    code: "all-optional",
    message:
      "Every prompt is optional, so an empty answer can be sent. The deployed Console shows it as raw JSON.",
    pointer: list.pointer,
    layer: list.layer,
    span: headOf(list),
  };
}
