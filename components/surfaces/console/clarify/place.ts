import type { Skip } from "@/lib/protocols/clarify";

/** A part of a list as the person sees it: drawn, or named as skipped. `pointer` is its place in the envelope. */
export type Placed<Item> =
  | { readonly pointer: string; readonly item: Item; readonly position: number }
  | { readonly pointer: string; readonly reason: string };

const NAMED = 12;

/**
 * Puts what is skipped of the list at `parent` back between what is drawn. Names the first twelve and counts the
 * rest: a hostile list may skip thousands.
 */
export function placeSkipped<Item>(
  items: readonly Item[],
  skipped: readonly Skip[],
  parent: string,
): readonly Placed<Item>[] {
  const reasons = new Map(
    skipped.flatMap(({ pointer, reason }) => {
      const index = indexIn(parent, pointer);
      return index === undefined ? [] : [[index, reason] as const];
    }),
  );
  const placed: Placed<Item>[] = [];
  let position = 0;
  let named = 0;
  for (let index = 0; index < items.length + reasons.size; index++) {
    const pointer = `${parent}/${index}`;
    const reason = reasons.get(index);
    const item = items[position];
    if (reason !== undefined) {
      named += 1;
      if (named <= NAMED) placed.push({ pointer, reason });
    } else if (item !== undefined) {
      placed.push({ pointer, item, position });
      position += 1;
    }
  }
  if (named > NAMED) {
    const rest = named - NAMED;
    placed.push({ pointer: `${parent}/-`, reason: `${rest} more ${rest === 1 ? "is" : "are"} skipped.` });
  }
  return placed;
}

/** What is skipped, by the part of the list at `parent` it lies within. */
export function groupSkipped(skipped: readonly Skip[], parent: string): ReadonlyMap<string, readonly Skip[]> {
  const groups = new Map<string, Skip[]>();
  for (const skip of skipped) {
    const end = skip.pointer.indexOf("/", parent.length + 1);
    if (end < 0 || !skip.pointer.startsWith(`${parent}/`)) continue;
    const pointer = skip.pointer.slice(0, end);
    const group = groups.get(pointer);
    if (group === undefined) groups.set(pointer, [skip]);
    else group.push(skip);
  }
  return groups;
}

function indexIn(parent: string, pointer: string): number | undefined {
  if (!pointer.startsWith(`${parent}/`)) return undefined;
  const token = pointer.slice(parent.length + 1);
  return /^\d{1,9}$/.test(token) ? Number(token) : undefined;
}
