import type { Handover } from "./handover";
import type { Keys } from "./indexed-db";
import { readWork, type Work, type WorkReading, type WorkRecord, workRecord } from "./saved-work";

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
  /** As `flush`, for a page that may be gone before the database answers: it is also handed over at once. */
  leave(): void;
}

export interface WorkStoreOptions {
  /** What it is kept under. */
  readonly key?: string;
  /** Where a page that goes away leaves what it has; without one, it trusts the database. */
  readonly handover?: Handover;
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
  const { handover } = options;
  let waiting: Work | undefined;
  let written: WorkRecord | undefined;
  let isHandedOver = false;
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
    written = record;
    const writing = put(key, record).then((isWritten) => {
      writes = writes.filter((other) => other !== writing);
      if (isWritten && isHandedOver && written === record) takeBack();
      schedule();
    });
    writes = [...writes, writing];
  }

  function takeBack() {
    handover?.drop(key);
    isHandedOver = false;
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
    }
    const left = handover?.get(key);
    if (left !== undefined) {
      const handed = readWork(left);
      if (handed.work !== null && isLater(left, record)) {
        if (await put(key, left)) handover?.drop(key);
        return handed;
      }
      handover?.drop(key);
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
    leave: () => {
      write();
      if (writes.length === 0 || written === undefined || handover === undefined) return;
      isHandedOver = handover.put(key, written);
    },
  };
}

/** Whether one record was kept after another. */
function isLater(record: unknown, other: unknown): boolean {
  const [at, otherAt] = [record, other].map((one) => (one as { savedAt?: unknown } | undefined)?.savedAt);
  return typeof at === "string" && (typeof otherAt !== "string" || at >= otherAt);
}

/** Keeps nothing: for an address with a seed or a clock. */
export const nullWorkStore: WorkStore = {
  load: async () => ({ work: null, reports: [], isDamaged: false }),
  save: () => {},
  flush: async () => {},
  leave: () => {},
};

/** Writes what waits when the page goes out of sight or away. Returns how to stop that. */
export function flushOnLeave(store: WorkStore, page: Window): () => void {
  const leave = () => store.leave();
  const leaveHidden = () => {
    if (page.document.visibilityState === "hidden") leave();
  };
  page.addEventListener("pagehide", leave);
  page.document.addEventListener("visibilitychange", leaveHidden);
  return () => {
    page.removeEventListener("pagehide", leave);
    page.document.removeEventListener("visibilitychange", leaveHidden);
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
