import type { JsonNode } from "../text/json";
import { findMember, findString, findValue } from "../text/node";
import type { Kind, Mark, Protocol } from "./protocol";

export interface Marked {
  readonly protocol: Protocol;
  readonly kind: Exclude<Kind, "failure">;
}

/** The protocol whose mark an object or a list bears. */
export function findMarked(node: JsonNode, protocols: readonly Protocol[]): Marked | undefined {
  for (const protocol of protocols) {
    const { marks } = protocol.recognition;
    const mark =
      node.type === "array"
        ? marks.find((own) => own.listed && node.items.some((item) => bears(item, own, marks)))
        : marks.find((own) => bears(node, own, marks));
    if (mark !== undefined) return { protocol, kind: mark.kind };
  }
  return undefined;
}

function bears(node: JsonNode, mark: Mark, all: readonly Mark[]): boolean {
  if (node.type !== "object") return false;
  const { equals, has = [] } = mark;
  if (!has.every((key) => findMember(node, key) !== undefined)) return false;
  if (equals !== undefined) return equals.values.includes(findString(node, equals.key) ?? "");
  return has.length > 0 && !all.some((other) => contradicts(node, other, has));
}

/** The member another mark goes by is there and says something else. */
function contradicts(node: JsonNode, { equals }: Mark, has: readonly string[]): boolean {
  if (equals === undefined || has.includes(equals.key)) return false;
  return (
    findMember(node, equals.key) !== undefined && !equals.values.includes(findString(node, equals.key) ?? "")
  );
}

/** A member that says nearly what a protocol goes by. */
export interface NearMiss {
  readonly key: string;
  readonly value: JsonNode;
  readonly says: string;
  /** What it would have to say; `isVersion` when only the version differs. */
  readonly known: string;
  readonly isVersion: boolean;
}

export function findNearMiss(node: JsonNode, protocols: readonly Protocol[]): NearMiss | undefined {
  for (const { recognition } of protocols) {
    for (const { equals } of recognition.marks) {
      const value = equals && findValue(node, equals.key);
      if (equals === undefined || value?.type !== "string") continue;
      const known = equals.values.find((candidate) => isNear(value.value, candidate));
      if (known === undefined) continue;
      const isVersion = versionOf(value.value) !== versionOf(known);
      return { key: equals.key, value, says: value.value, known, isVersion };
    }
  }
  return undefined;
}

function isNear(says: string, known: string): boolean {
  return plain(says) === plain(known);
}

/** A name without its version, its case and its punctuation. */
function plain(name: string): string {
  return name
    .slice(0, 200)
    .trim()
    .toLowerCase()
    .replace(/\/v?[\d.]+$/, "")
    .replace(/[^a-z\d]/g, "");
}

function versionOf(name: string): string {
  return /\/v?([\d.]+)$/i.exec(name.trim())?.[1] ?? "";
}
