import type { Secret } from "../../protocol/protocol";
import { type JsonNode, type ObjectNode, readJson } from "../../text/json";
import { effectiveMembers, findString, findValue } from "../../text/node";
import { findList } from "./blocks";
import { leavesOf, textOf } from "./json";
import { decimalOf } from "./read-phone";

/** The values marked secret in an approval, whether its blocks are shown or not. */
export function secretsOfApproval(approval: JsonNode): readonly string[] {
  const { list } = findList(approval, []);
  if (list?.type !== "array") return [];
  return list.items.flatMap((block) => {
    if (findString(block, "value_type") !== "secret") return [];
    const value = findValue(block, "value");
    return value === undefined ? [] : secretTextsOf(value);
  });
}

/** The text a value is shown as, and of one with parts the text of each. */
function secretTextsOf(value: JsonNode): readonly string[] {
  const isWhole = value.type !== "object" && value.type !== "array";
  const leaves = isWhole ? [] : [...leavesOf(value)].map(({ node }) => textOf(node));
  return [textOf(value), ...leaves].filter((text) => text.trim() !== "");
}

/**
 * What is secret in payloads, in the order they were sent. What a person gives for a sensitive elicitation only passes
 * through; where nothing tells which elicitation it is for, the name of the field does.
 */
export function secretsOfPayloads(payloads: readonly string[]): readonly Secret[] {
  const isSensitive = new Map<string, boolean>();
  return payloads.flatMap((payload) => {
    const reading = readJson(payload);
    if (!reading.ok || reading.root.type !== "object") return [];
    const { root } = reading;
    for (const elicitation of itemsOf(root, "elicitations")) {
      const sensitive = findValue(elicitation, "sensitive");
      const isOpen = sensitive?.type === "boolean" && !sensitive.value;
      isSensitive.set(idOf(elicitation), !isOpen);
    }
    if (findString(root, "kind") === "elicitation_response") return passingOf(root, isSensitive);
    const approvals = [root, ...itemsOf(root, "approvals")];
    return approvals.flatMap(secretsOfApproval).map((value) => ({ value, isPassing: false }));
  });
}

function passingOf(root: ObjectNode, isSensitive: ReadonlyMap<string, boolean>): readonly Secret[] {
  const content = findValue(root, "content");
  if (content?.type !== "object") return [];
  const known = isSensitive.get(idOf(root));
  return effectiveMembers(content)
    .filter(({ key }) => known ?? isSecretName(key))
    .flatMap(({ value }) => secretTextsOf(value))
    .map((value) => ({ value, isPassing: true }));
}

function itemsOf(root: JsonNode, list: string): readonly JsonNode[] {
  const items = findValue(root, list);
  return items?.type === "array" ? items.items : [];
}

function idOf(owner: JsonNode): string {
  const id = findValue(owner, "request_id");
  if (id === undefined) return "";
  return (id.type === "string" ? decimalOf(id.value) : undefined) ?? textOf(id);
}

/** Whether a name says that its value is nobody's business. */
export function isSecretName(name: string): boolean {
  const words = name
    .slice(0, 200)
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/);
  const joined = words.join(" ");
  return (
    /\b(?:pass(?:word|phrase|wd|code)?|pwd|secrets?|tokens?|credentials?|pin|otp|apikey)\b/.test(joined) ||
    /\b(?:api|access|private|secret|signing|encryption) key\b/.test(joined)
  );
}

const secretLooks = [
  /^(?:sk|pk|rk)[-_](?:live|test|proj|ant)?[-_\w]{16,}$/,
  /\b(?:ghp|gho|ghs|ghu|github_pat|glpat|xox[abprs])[-_][\w-]{10,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/,
  /\bBearer [\w.~+/-]{12,}/i,
  /:\/\/[^\s/:@]+:[^\s/@]{3,}@/,
];

/** Whether a value has the looks of a key, a token or an address with a password in it. */
export function looksSecret(value: string): boolean {
  const text = value.slice(0, 4_000);
  return secretLooks.some((look) => look.test(text));
}
