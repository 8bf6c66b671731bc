import type { Entry } from "./entry";

export interface Mended {
  readonly entries: readonly Entry[];
  /** What was wrong and what was done about it, in words. */
  readonly reports: readonly string[];
}

/**
 * Makes the links of foreign entries safe to follow: every id is there once, and a `parent` names an earlier entry.
 * So nothing can run in a circle.
 */
export function mendLinks(entries: readonly Entry[]): Mended {
  const reports: string[] = [];
  const ids = new FreeIds(entries);
  const mended = entries.map((entry, place) => {
    const linked = ids.follow(entry);
    const rooted = ids.has(linked.parent) ? linked : withoutParent(linked);
    if (rooted !== linked) {
      reports.push(
        `Entry ${place + 1} follows “${linked.parent}”, which is no earlier entry. It follows the one before it now.`,
      );
    }
    const id = ids.take(rooted.id);
    if (id === rooted.id) return rooted;
    reports.push(
      `Entry ${place + 1} has the id “${rooted.id}” of an earlier entry. It is called “${id}” now.`,
    );
    return { ...rooted, id };
  });
  return { entries: mended, reports };
}

/** Hands out each id once and remembers which entry an id stands for by now. */
class FreeIds {
  readonly #written: ReadonlySet<string>;
  readonly #taken = new Set<string>();
  readonly #latest = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  constructor(entries: readonly Entry[]) {
    this.#written = new Set(entries.map((entry) => entry.id));
  }

  has(id: string | undefined): boolean {
    return id === undefined || this.#taken.has(id);
  }

  take(id: string): string {
    let free = id;
    if (this.#taken.has(id)) {
      let count = this.#counts.get(id) ?? 1;
      do free = `${id}-${++count}`;
      while (this.#taken.has(free) || this.#written.has(free));
      this.#counts.set(id, count);
      this.#latest.set(id, free);
    }
    this.#taken.add(free);
    return free;
  }

  /** The entry with its links leading to the latest earlier entry of each name. */
  follow(entry: Entry): Entry {
    if (this.#latest.size === 0) return entry;
    const links = {
      ...this.#link("parent", entry.parent),
      ...this.#link("answers", entry.answers),
      ...(entry.kind === "outcome" ? this.#link("of", entry.of) : {}),
    };
    return Object.keys(links).length === 0 ? entry : { ...entry, ...links };
  }

  #link(name: "parent" | "answers" | "of", id: string | undefined): Readonly<Record<string, string>> {
    const latest = id === undefined ? undefined : this.#latest.get(id);
    return latest === undefined ? {} : { [name]: latest };
  }
}

function withoutParent(entry: Entry): Entry {
  const { parent, ...rest } = entry;
  return rest;
}
