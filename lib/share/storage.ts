import type { Keys } from "./indexed-db";
import { readWork, type Work, type WorkReading, workRecord } from "./saved-work";

/** How saving goes; `message` says it to people. */
export type SaveStatus =
  | { readonly kind: "saved" }
  | { readonly kind: "failed"; readonly code: "quota" | "unavailable"; readonly message: string };

/** Keeps the work of a page. Nothing here rejects or throws: failures are told as a status. */
export interface WorkStore {
  /** What was kept; `work` is null where there is nothing. Until it has answered, nothing is written. */
  load(): Promise<WorkReading>;
  /** Keeps this soon; of several in a row the last one. */
  save(work: Work): void;
  /** Starts writing what waits at once, and resolves when it is written or has failed. */
  flush(): Promise<void>;
}

export interface WorkStoreOptions {
  /** What it is kept under. */
  readonly key?: string;
  /** How long changes are gathered before they are written. */
  readonly delayMs?: number;
  /** ISO. */
  readonly now?: () => string;
  /** Called when the status changes. */
  readonly onStatus?: (status: SaveStatus) => void;
}

/** A store over the functions of IndexedDB, or of a test. */
export function createWorkStore(keys: Keys, options: WorkStoreOptions = {}): WorkStore {
  const { key = "draft", delayMs = 200, now = () => new Date().toISOString(), onStatus = () => {} } = options;
  let waiting: Work | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writes: readonly Promise<void>[] = [];
  let isLoaded = false;
  let status: string | undefined;

  function tell(next: SaveStatus) {
    const name = next.kind === "saved" ? next.kind : next.code;
    if (name === status) return;
    status = name;
    onStatus(next);
  }

  async function put(name: string, value: unknown): Promise<boolean> {
    try {
      await keys.set(name, value);
      tell({ kind: "saved" });
      return true;
    } catch (cause) {
      tell(failure(cause));
      return false;
    }
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === undefined || !isLoaded) return;
    const record = workRecord(waiting, now());
    waiting = undefined;
    const writing = put(key, record).then(() => {
      writes = writes.filter((other) => other !== writing);
      schedule();
    });
    writes = [...writes, writing];
  }

  // A slow disk gets the next version when it is done with the last one.
  function schedule() {
    if (waiting === undefined || timer !== undefined || !isLoaded || writes.length > 0) return;
    timer = setTimeout(write, delayMs);
  }

  async function read(): Promise<WorkReading> {
    let record: unknown;
    try {
      record = await keys.get(key);
      if (record === undefined) await keys.warm();
    } catch (cause) {
      tell(failure(cause));
      return { work: null, reports: [], isDamaged: false };
    }
    if (record === undefined) return { work: null, reports: [], isDamaged: false };
    const reading = readWork(record);
    if (!reading.isDamaged) return reading;
    const name = `damaged ${key} ${now()}`;
    const isKept = await put(name, record);
    const report = isKept ? `It is kept as it was, under the name “${name}”.` : "It could not be kept.";
    return { ...reading, reports: [...reading.reports, report] };
  }

  return {
    load: async () => {
      const reading = await read();
      isLoaded = true;
      schedule();
      return reading;
    },
    save: (work) => {
      waiting = work;
      schedule();
    },
    flush: async () => {
      write();
      await Promise.all(writes);
    },
  };
}

/** Keeps nothing: for an address with a seed or a clock. */
export const nullWorkStore: WorkStore = {
  load: async () => ({ work: null, reports: [], isDamaged: false }),
  save: () => {},
  flush: async () => {},
};

/** Writes what waits when the page goes out of sight or away. Returns how to stop that. */
export function flushOnLeave(store: WorkStore, page: Window): () => void {
  const flush = () => void store.flush();
  const flushHidden = () => {
    if (page.document.visibilityState === "hidden") flush();
  };
  page.addEventListener("pagehide", flush);
  page.document.addEventListener("visibilitychange", flushHidden);
  return () => {
    page.removeEventListener("pagehide", flush);
    page.document.removeEventListener("visibilitychange", flushHidden);
  };
}

function failure(cause: unknown): SaveStatus {
  if (cause instanceof Error && cause.name === "QuotaExceededError") {
    return {
      kind: "failed",
      code: "quota",
      message: "There is no room left in this browser to keep your work. Save it to a file before you leave.",
    };
  }
  return {
    kind: "failed",
    code: "unavailable",
    message: "This browser keeps nothing for this page, as in a private window. A reload loses your work.",
  };
}
