/**
 * What a page that goes away leaves for the next one: written at once, where a database may answer too late. Nothing here
 * throws; what cannot be left is left out.
 */
export interface Handover {
  /** A value of JSON; undefined where there is none, or none that can be read. */
  get(key: string): unknown;
  /** Whether it was taken. */
  put(key: string, value: unknown): boolean;
  drop(key: string): void;
}

/** The browser's local storage, under names that begin with `parley `. */
export function localHandover(page: Window): Handover {
  const nameOf = (key: string) => `parley ${key}`;
  const attempt = <Value>(act: (storage: Storage) => Value): Value | undefined => {
    try {
      return act(page.localStorage);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) =>
      attempt((storage) => {
        const text = storage.getItem(nameOf(key));
        return text === null ? undefined : JSON.parse(text);
      }),
    put: (key, value) =>
      attempt((storage) => {
        storage.setItem(nameOf(key), JSON.stringify(value));
        return true;
      }) ?? false,
    drop: (key) => attempt((storage) => storage.removeItem(nameOf(key))),
  };
}
