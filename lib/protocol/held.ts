import type { JsonNode } from "../text/json";
import type { Layer } from "../text/layer";
import { findChild, type Path, type Step } from "../text/node";

/** A value of a text, and the way to it from what is read there. */
export class Held {
  constructor(
    readonly layer: Layer,
    readonly node: JsonNode,
    private readonly owner?: Held,
    private readonly step: Step = "",
  ) {}

  get path(): Path {
    return this.owner === undefined ? [] : [...this.owner.path, this.step];
  }
}

export function findHeld(held: Held | undefined, step: Step): Held | undefined {
  const node = findChild(held?.node, step);
  return held && node && new Held(held.layer, node, held, step);
}

export function itemsOf(held: Held | undefined): readonly Held[] {
  if (held?.node.type !== "array") return [];
  return held.node.items.map((node, index) => new Held(held.layer, node, held, index));
}

/** The items that are objects, which an event of a list has to be. */
export function objectsOf(held: Held | undefined): readonly Held[] {
  if (held?.node.type !== "array") return [];
  const found: Held[] = [];
  for (const [index, node] of held.node.items.entries()) {
    if (node.type === "object") found.push(new Held(held.layer, node, held, index));
  }
  return found;
}

/** The first of these members that is there and not null, or is of the type asked for. */
export function firstOf(
  held: Held | undefined,
  keys: readonly string[],
  type?: JsonNode["type"],
): Held | undefined {
  for (const key of keys) {
    const found = findHeld(held, key);
    if (found !== undefined && (type === undefined ? found.node.type !== "null" : found.node.type === type))
      return found;
  }
  return undefined;
}

export function stringAt(held: Held | undefined, keys: readonly string[]): string | undefined {
  const node = firstOf(held, keys, "string")?.node;
  return node?.type === "string" ? node.value : undefined;
}

/** An id as text, also where it is a number. */
export function idAt(held: Held | undefined, keys: readonly string[]): string | undefined {
  const node = firstOf(held, keys)?.node;
  if (node?.type === "string") return node.value;
  return node?.type === "number" ? node.spelling : undefined;
}

export function isTrue(held: Held | undefined, keys: readonly string[]): boolean {
  const node = firstOf(held, keys, "boolean")?.node;
  return node?.type === "boolean" && node.value;
}

/** The texts of a content list. */
export function textsOf(content: Held | undefined): readonly Held[] {
  return itemsOf(content)
    .filter((item) => stringAt(item, ["type"]) === "text")
    .map((item) => firstOf(item, ["text"], "string"))
    .filter((text) => text !== undefined);
}
