/** Whether two values read the same, as JSON and maps in order do; what is no plain data must be the same thing. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (a instanceof Map || b instanceof Map) {
    return a instanceof Map && b instanceof Map && a.size === b.size && isSame([...a], [...b]);
  }
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(Reflect.get(a, name), Reflect.get(b, name)))
  );
}

/** For `memo`: every key press makes the message anew, mostly with the same content. */
export function hasSameProps(before: object, now: object): boolean {
  return isSame(before, now);
}
