import { hasSameProps } from "../same-props";
import type { Resource } from "./resource";

/** Whether two readings of a resource say the same: every fold of the transcript makes its resources anew. */
export function isSameResource(one: Resource | null, other: Resource | null): boolean {
  if (one === null || other === null) return one === other;
  return one === other || hasSameProps(one, other);
}

/** How many rows a list shows otherwise than they are. */
export function countChanges(shown: readonly Resource[], real: readonly Resource[]): number {
  if (shown === real) return 0;
  const left = new Map(shown.map((row) => [row.id, row]));
  let changes = 0;
  for (const row of real) {
    if (!isSameResource(left.get(row.id) ?? null, row)) changes += 1;
    left.delete(row.id);
  }
  return changes + left.size;
}
