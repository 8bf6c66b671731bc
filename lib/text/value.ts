export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A string as a client takes it: trimmed, and none when nothing is left. */
export function filled(value: unknown): string | undefined {
  return (typeof value === "string" && value.trim()) || undefined;
}

export function isOneOf<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  return names.some((name) => name === value);
}

/** Leaves out what is undefined, so that a value is the same as JSON and in memory. */
export function present<Shape extends object>(
  values: Shape,
): { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Shape]?: Exclude<Shape[Key], undefined>;
  };
}

/** A name inside a sentence; a long one would drown it. */
export function shorten(name: string, max = 40): string {
  const characters = Array.from(name.slice(0, 5 * max));
  return characters.length > max ? `${characters.slice(0, max).join("")}…` : name;
}

export function quote(name: string): string {
  return `“${shorten(name)}”`;
}
