import type { Entry } from "./entry";

/** How entries hang together: an entry without `parent` follows the one before it in the list. */
export interface Tree {
  readonly entries: readonly Entry[];
  readonly places: ReadonlyMap<string, number>;
  /** The place of the entry before each one; -1 for the first. Always smaller than its own place. */
  readonly parents: readonly number[];
  /** By the place of an entry which several follow: the places of those, in list order. */
  readonly forks: ReadonlyMap<number, readonly number[]>;
}

const trees = new WeakMap<readonly Entry[], Tree>();

/** The tree of a list whose links were mended; computed once per list. */
export function treeOf(entries: readonly Entry[]): Tree {
  const known = trees.get(entries);
  if (known !== undefined) return known;
  const places = new Map<string, number>();
  const parents: number[] = [];
  for (const [place, entry] of entries.entries()) {
    parents.push(entry.parent === undefined ? place - 1 : (places.get(entry.parent) ?? place - 1));
    places.set(entry.id, place);
  }
  const tree = { entries, places, parents, forks: forksOf(parents) };
  trees.set(entries, tree);
  return tree;
}

function forksOf(parents: readonly number[]): Map<number, number[]> {
  const firsts = new Map<number, number>();
  const forks = new Map<number, number[]>();
  for (const [place, parent] of parents.entries()) {
    const first = firsts.get(parent);
    if (first === undefined) {
      firsts.set(parent, place);
      continue;
    }
    const fork = forks.get(parent);
    if (fork === undefined) forks.set(parent, [first, place]);
    else fork.push(place);
  }
  return forks;
}

/** The places from the first entry to this one, in order. */
export function placesTo(tree: Tree, place: number): readonly number[] {
  const steps: number[] = [];
  for (let at = place; at >= 0; at = tree.parents[at] ?? -1) steps.push(at);
  return steps.reverse();
}

/** The places which share the entry before them with this one, itself among them, in list order. */
export function siblingPlaces(tree: Tree, place: number): readonly number[] {
  return tree.forks.get(tree.parents[place] ?? -1) ?? [place];
}

/** The place of the entry added last below this one; its own where nothing follows. */
export function latestBelow(tree: Tree, place: number): number {
  const below = new Set([place]);
  let latest = place;
  for (let at = place + 1; at < tree.parents.length; at++) {
    if (!below.has(tree.parents[at] ?? -1)) continue;
    below.add(at);
    latest = at;
  }
  return latest;
}
