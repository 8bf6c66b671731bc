import { codePointLength, strip } from "../text/python";
import { addFix, replaceFix, type Spot } from "./place";
import type { Fix } from "./problem";
import { findSite, type Site } from "./site";

/** A part of a value, for the fixes of `lib/protocol/place`. */
export function spotIn(site: Site, ...path: Spot["path"]): Spot {
  return { layer: site.layer, root: site.node, base: site.pointer, path };
}

/** Puts another value in the place of this one. */
export function replaceValue(site: Site, title: string, value: unknown): readonly Fix[] {
  return replaceFix(spotIn(site), title, JSON.stringify(value));
}

/** Sets a member, whether it is there or not. */
export function setMember(
  site: Site,
  title: string,
  [key, value]: readonly [string, unknown],
): readonly Fix[] {
  const set = findSite(site, key) === undefined ? addFix : replaceFix;
  return set(spotIn(site, key), title, JSON.stringify(value));
}

export function cut(site: Site, max: number): readonly Fix[] {
  if (site.node.type !== "string" || codePointLength(strip(site.node.value)) <= max) return [];
  const start = Array.from(strip(site.node.value).slice(0, 2 * max)).slice(0, max);
  const kept = strip(start.join(""));
  return replaceValue(site, `Cut to ${max} characters`, kept);
}

/** The candidate a misspelt name comes close to. */
export function findNear(name: string, candidates: readonly string[]): string | undefined {
  const plain = plainly(name);
  const near = candidates.find((candidate) => plainly(candidate) === plain);
  if (near !== undefined || plain.length < 4 || plain.length > 40 || candidates.length === 0) return near;
  const measured = candidates.map((candidate) => ({
    candidate,
    edits: countEdits(plain, plainly(candidate)),
  }));
  const best = measured.reduce((one, other) => (other.edits < one.edits ? other : one));
  return best.edits <= 2 && best.edits < plain.length / 2 ? best.candidate : undefined;
}

const plainly = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Letters to insert, take out or change to make one word of the other. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line++) {
    const next = [line];
    for (let column = 1; column <= to.length; column++) {
      const change = from[line - 1] === to[column - 1] ? 0 : 1;
      const [above = 0, left = 0, corner = 0] = [row[column], next[column - 1], row[column - 1]];
      next.push(Math.min(above + 1, left + 1, corner + change));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
