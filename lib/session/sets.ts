import type { ParleyDocument } from "../transcript/file";

/** Values for the placeholders of a text, under a name. */
export interface ValueSet {
  readonly name: string;
  /** By the placeholder's name; one that is not among them has no value, which is not the same as an empty one. */
  readonly values: Readonly<Record<string, string>>;
}

/** The value sets of a document, in order, and the one in use. Names are unique and not blank. */
export interface ValueSets {
  readonly list: readonly ValueSet[];
  /** A name of the list; null: none is in use, and the text stands unfilled. */
  readonly active: string | null;
}

export const noSets: ValueSets = { list: [], active: null };

/** The sets as a document has them; names that are blank or stand twice are made good. */
export function readSets({ sets, active }: Pick<ParleyDocument, "sets" | "active">): ValueSets {
  const take = startNames([]);
  const list = sets.map(({ name, values }) => ({ name: take(name), values }));
  return { list, active: list.some(({ name }) => name === active) ? (active ?? null) : null };
}

/** The sets as they go into a document. */
export function writeSets({ list, active }: ValueSets): Pick<ParleyDocument, "sets" | "active"> {
  const sets = list.map(({ name, values }) => ({ name, values }));
  return active === null ? { sets } : { sets, active };
}

export function findSet({ list }: ValueSets, name: string | null): ValueSet | undefined {
  return list.find((set) => set.name === name);
}

/** The values in use; empty where none are. */
export function activeValues(sets: ValueSets): ValueSet["values"] {
  return findSet(sets, sets.active)?.values ?? nothing;
}

const nothing: ValueSet["values"] = {};

/** The value of a placeholder in a set; undefined where it has none. */
export function findValueOf({ values }: ValueSet, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Uses another set, or none. */
export function chooseSet(sets: ValueSets, name: string | null): ValueSets {
  const isThere = name === null || findSet(sets, name) !== undefined;
  return isThere && name !== sets.active ? { ...sets, active: name } : sets;
}

/** Adds a set at the end and uses it. A name that is taken or blank becomes the next one that is free. */
export function addSet(sets: ValueSets, wanted = "", values: ValueSet["values"] = nothing): ValueSets {
  const name = freeName(sets.list, wanted);
  return { list: [...sets.list, { name, values }], active: name };
}

/** Gives a set another name; one that is blank changes nothing, one that is taken gets a number. */
export function renameSet(sets: ValueSets, from: string, wanted: string): ValueSets {
  if (wanted.trim() === "" || !findSet(sets, from)) return sets;
  const others = sets.list.filter(({ name }) => name !== from);
  const name = freeName(others, wanted);
  return {
    list: sets.list.map((set) => (set.name === from ? { ...set, name } : set)),
    active: sets.active === from ? name : sets.active,
  };
}

/** Removes a set. Where it was in use, its neighbour is from then on. */
export function removeSet(sets: ValueSets, name: string): ValueSets {
  const at = sets.list.findIndex((set) => set.name === name);
  if (at < 0) return sets;
  const list = sets.list.toSpliced(at, 1);
  const next = list[at] ?? list[at - 1];
  return { list, active: sets.active === name ? (next?.name ?? null) : sets.active };
}

/** Puts a set back where it was removed from, and uses it. */
export function putBackSet(sets: ValueSets, at: number, { name: wanted, values }: ValueSet): ValueSets {
  const name = freeName(sets.list, wanted);
  return { list: sets.list.toSpliced(at, 0, { name, values }), active: name };
}

/** Gives a placeholder a value in a set; `undefined` takes it away. */
export function putValue(
  sets: ValueSets,
  set: string,
  [name, value]: readonly [name: string, value: string | undefined],
): ValueSets {
  return {
    ...sets,
    list: sets.list.map((each) =>
      each.name === set ? { ...each, values: withValue(each.values, name, value) } : each,
    ),
  };
}

// Not by assignment, which would lose a placeholder called `__proto__`.
function withValue(values: ValueSet["values"], name: string, value: string | undefined): ValueSet["values"] {
  const isThere = Object.hasOwn(values, name);
  if (value === undefined) return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
  if (!isThere) return Object.fromEntries([...Object.entries(values), [name, value]]);
  return Object.fromEntries(Object.entries(values).map(([key, old]) => [key, key === name ? value : old]));
}

const freeName = (taken: readonly ValueSet[], wanted: string) => startNames(taken)(wanted);

/** Gives out names that are free: the one wanted, or the next one with a number. */
function startNames(taken: readonly ValueSet[]): (wanted: string) => string {
  const names = new Set(taken.map(({ name }) => name));
  const numbers = new Map<string, number>();
  return (wanted) => {
    const trimmed = wanted.trim();
    const base = trimmed === "" ? "Set" : trimmed;
    let name = trimmed;
    let number = numbers.get(base) ?? (trimmed === "" ? names.size + 1 : 2);
    for (; name === "" || names.has(name); number++) name = `${base} ${number}`;
    numbers.set(base, number);
    names.add(name);
    return name;
  };
}

/** Whether two documents would fill a text alike and offer the same sets. */
export function areSameSets(one: ValueSets, other: ValueSets): boolean {
  return JSON.stringify(writeSets(one)) === JSON.stringify(writeSets(other));
}
