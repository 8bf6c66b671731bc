import type { JsonNode, Member, ObjectNode } from "./json-tree";

/** One step from a node to a part of it: a member's key or an item's place. */
export type Step = string | number;
export type Path = readonly Step[];

/** RFC 6901. */
export function pointerOf(path: Path): string {
  let pointer = "";
  for (const step of path) {
    pointer += typeof step === "number" ? `/${step}` : `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  }
  return pointer;
}

/** The unescaped steps of an RFC 6901 pointer; undefined when it is none. */
export function parsePointer(pointer: string): readonly string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

const largeObject = 64;
const indices = new WeakMap<ObjectNode, ReadonlyMap<string, Member>>();

/** The member of this name; the last of duplicates, as every reader of the wire takes it. */
export function findMember(node: JsonNode | undefined, key: string): Member | undefined {
  if (node?.type !== "object") return undefined;
  const { members } = node;
  if (members.length > largeObject) return indexOf(node).get(key);
  for (let at = members.length - 1; at >= 0; at--) if (members[at]?.key === key) return members[at];
  return undefined;
}

function indexOf(node: ObjectNode): ReadonlyMap<string, Member> {
  const known = indices.get(node) ?? new Map(node.members.map((member) => [member.key, member]));
  indices.set(node, known);
  return known;
}

/** The value of a member; the last of duplicates. */
export function findValue(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return findMember(node, key)?.value;
}

/** The value of a member that is a string; undefined where there is none or it is something else. */
export function findString(node: JsonNode | undefined, key: string): string | undefined {
  const value = findValue(node, key);
  return value?.type === "string" ? value.value : undefined;
}

/** One step down; an index may be written as a string, as pointers do. */
export function findChild(node: JsonNode | undefined, step: Step): JsonNode | undefined {
  if (node?.type === "object") return findValue(node, String(step));
  if (node?.type !== "array" || !/^(?:0|[1-9]\d*)$/.test(String(step))) return undefined;
  return node.items[Number(step)];
}

/** The node at a path, or undefined where the path leads nowhere. */
export function findNode(root: JsonNode, path: Path): JsonNode | undefined {
  let node: JsonNode | undefined = root;
  for (const step of path) node = findChild(node, step);
  return node;
}

/** The members a reader sees: each name once, where it first stands, with its last value. */
export function effectiveMembers(node: ObjectNode): readonly Member[] {
  const byKey = new Map<string, Member>();
  for (const member of node.members) byKey.set(member.key, member);
  return byKey.size === node.members.length ? node.members : [...byKey.values()];
}

export type PlainJson =
  | string
  | number
  | boolean
  | null
  | readonly PlainJson[]
  | { readonly [key: string]: PlainJson };

/** The value as JSON.parse would give it, with objects that have no prototype. */
export function toValue(node: JsonNode): PlainJson {
  switch (node.type) {
    case "object": {
      const value: Record<string, PlainJson> = Object.create(null);
      for (const member of node.members) value[member.key] = toValue(member.value);
      return value;
    }
    case "array":
      return node.items.map(toValue);
    case "number":
      return Number(node.spelling);
    case "null":
      return null;
    default:
      return node.value;
  }
}
