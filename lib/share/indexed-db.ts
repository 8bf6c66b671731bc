import { createStore, get, promisifyRequest } from "idb-keyval";

/** The functions of a store of values by key. Writes take effect in the order they were asked for. */
export interface Keys {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Makes a new store ready for writes that must be quick. */
  warm(): Promise<void>;
}

/** The browser's own IndexedDB. Failures (no room, no permission) are rejections. */
export function indexedDbKeys(): Keys {
  const useStore = createStore("parley", "work");
  const set = async (key: string, value: unknown) =>
    useStore("readwrite", (store) => {
      store.put(value, key);
      // A page that goes away takes every write along that was not committed.
      store.transaction.commit?.();
      return promisifyRequest<void>(store.transaction);
    });
  return {
    get: async (key) => get<unknown>(key, useStore),
    set,
    // The first write of a new database takes so long that one made on leaving is lost.
    warm: () => set("opened", true),
  };
}
