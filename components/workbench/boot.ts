import { indexedDbKeys } from "@/lib/share/indexed-db";
import { decodeLink } from "@/lib/share/link";
import { emptyWork, type Work } from "@/lib/share/saved-work";
import { readSettings } from "@/lib/share/settings";
import { createWorkStore, flushOnLeave, nullWorkStore, type WorkStore } from "@/lib/share/storage";
import type { ParleyDocument } from "@/lib/transcript/file";
import { openDocument } from "./open-document";
import { findSample, type NamedSample, type Started, sampleTexts } from "./start";
import type { Workbench } from "./store";
import { isWorthKeeping, sessionOf, workOf } from "./work";

/** Something the page has to say about how it opened, and what can be done about it. A later one of an id takes its place. */
export interface Notice {
  readonly id: string;
  readonly severity: "error" | "warning" | "info";
  readonly text: string;
  /** Pressing one, or putting the notice away, ends it. */
  readonly choices: readonly { readonly label: string; readonly act: () => void }[];
  readonly onDismiss?: () => void;
}

export interface Boot {
  readonly started: Started;
  readonly tell: (notice: Notice) => void;
  /** Takes back what was told under this id. */
  readonly withdraw: (id: string) => void;
  readonly page: Window;
}

/** Opens what the address asks for or what was left here, and keeps what comes. Returns how to stop keeping it. */
export async function bootWorkbench({ started, tell, withdraw, page }: Boot): Promise<() => void> {
  const { workbench, url } = started;
  const stores = openStores(url.repeatable !== undefined, tell);
  for (const [index, text] of url.messages.entries()) tell(remark(`address-${index}`, text));
  const [kept, earlier] = await Promise.all([stores.draft.load(), stores.earlier.load()]);
  for (const [index, text] of [...kept.reports, ...earlier.reports].entries())
    tell(remark(`stored-${index}`, text));
  const opening: Opening = { workbench, tell, withdraw, earlier: stores.earlier, work: kept.work };
  const isAsked = openSample(opening, url.sample) || (await openLink(opening, page.location.hash));
  if (!isAsked) openStored(opening, earlier.work);

  const stopSaving = keepWork(opening, stores.draft);
  const stopFlushing = [flushOnLeave(stores.draft, page), flushOnLeave(stores.earlier, page)];
  const handleHash = () => {
    void openLink({ ...opening, work: workOf(workbench.getState()) }, page.location.hash);
  };
  page.addEventListener("hashchange", handleHash);
  return () => {
    stopSaving();
    for (const stop of stopFlushing) stop();
    page.removeEventListener("hashchange", handleHash);
  };
}

/** How long another tab may take to write what it has; one that is gone never answers. */
const FLUSH_MS = 1_000;

/** What the tabs of one browser say to each other. */
type TabSays = "kept" | "flush" | "flushed";

/** Keeps what comes. A draft that another tab has kept meanwhile is set aside first, never written over. */
function keepWork(opening: Opening, draft: WorkStore): () => void {
  const { workbench, earlier, tell } = opening;
  const others = new BroadcastChannel("parley-work");
  const say = (says: TabSays) => others.postMessage(says);
  let isForeign = false;
  let setting: Promise<void> | null = null;
  let stopWaiting = () => {};
  const hear: Readonly<Record<TabSays, () => void>> = {
    kept: () => {
      isForeign = true;
    },
    flush: () => void draft.flush().then(() => !isOver && say("flushed")),
    flushed: () => stopWaiting(),
  };
  let isOver = false;
  others.addEventListener("message", ({ data }: MessageEvent<TabSays>) => hear[data]?.());
  // What another tab has said it keeps may still wait to be written there.
  const othersFlush = () =>
    new Promise<void>((resolve) => {
      stopWaiting = resolve;
      setTimeout(resolve, FLUSH_MS);
      say("flush");
    });
  const save = () => {
    draft.save(workOf(workbench.getState()));
    say("kept");
  };
  const setAside = async () => {
    await othersFlush();
    const { work } = await draft.load();
    setting = null;
    if (work !== null && isWorthKeeping(work, known)) {
      earlier.save(work);
      tell({
        ...remark("earlier", "Another tab of Parley had a draft of its own. It is kept."),
        severity: "info",
        choices: [{ label: "Open it", act: () => swap(workbench, { earlier, work }) }],
      });
    }
    save();
  };
  const stop = workbench.subscribe(() => {
    if (setting !== null) return;
    if (!isForeign) return save();
    isForeign = false;
    setting = setAside();
  });
  return () => {
    isOver = true;
    stop();
    others.close();
  };
}

/** Texts that can be had again: the samples, and what links opened. */
const known = new Set(sampleTexts);

interface Opening {
  readonly workbench: Workbench;
  readonly tell: Boot["tell"];
  readonly withdraw: Boot["withdraw"];
  /** Where a draft is put that has to make room. */
  readonly earlier: WorkStore;
  /** What was left here; null: nothing. */
  readonly work: Work | null;
}

function openStores(isRepeatable: boolean, tell: Boot["tell"]): { draft: WorkStore; earlier: WorkStore } {
  if (isRepeatable) return { draft: nullWorkStore, earlier: nullWorkStore };
  const onStatus: NonNullable<Parameters<typeof createWorkStore>[1]>["onStatus"] = (status) => {
    if (status.kind === "failed") tell(remark("storage", status.message));
  };
  const keys = indexedDbKeys();
  return {
    draft: createWorkStore(keys, { key: "draft", onStatus }),
    earlier: createWorkStore(keys, { key: "earlier" }),
  };
}

/** What was left here; without it the first sample stays. */
function openStored({ workbench, tell, earlier, work }: Opening, set: Work | null) {
  if (work !== null) restoreWork(workbench, work);
  if (set === null || !isWorthKeeping(set, known) || set.document.source === work?.document.source) return;
  tell({
    ...remark("earlier", "The draft you had before is still here."),
    severity: "info",
    choices: [{ label: "Open it", act: () => swap(workbench, { earlier, work: set }) }],
    onDismiss: () => earlier.save(emptyWork),
  });
}

/** The sample the address names; false where there is none to open. */
function openSample(opening: Opening, asked: Started["url"]["sample"]): boolean {
  if (asked === undefined) return false;
  const { workbench, tell, work } = opening;
  const sample = findSample(`${asked.protocol}/${asked.name}`);
  if (sample === undefined) {
    tell(
      remark(
        "sample",
        `There is no sample “${asked.protocol}/${asked.name}”. The samples are in the top bar.`,
      ),
    );
    return false;
  }
  const isOfSample = work !== null && (work.sampleName === sample.id || work.document.source === sample.text);
  if (isOfSample) {
    restoreWork(workbench, work);
    if (work.document.source !== sample.text) offerAfresh(opening, sample);
    return true;
  }
  workbench.getState().actions.load(sample.text, sample.id);
  if (work !== null && isWorthKeeping(work, known)) offerBack(opening, work);
  return true;
}

function offerAfresh({ workbench, tell }: Opening, { id, text }: NamedSample) {
  tell({
    ...remark("draft", "This is the sample as you changed it."),
    severity: "info",
    choices: [{ label: "Open the sample as it was", act: () => workbench.getState().actions.load(text, id) }],
  });
}

function offerBack({ workbench, tell, earlier }: Opening, work: Work) {
  earlier.save(work);
  tell({
    ...remark("draft", "You left another draft here. It is kept."),
    severity: "info",
    choices: [{ label: "Go back to my draft", act: () => swap(workbench, { earlier, work }) }],
  });
}

/** The document in the address; asks where another draft stands here. False where the address holds none. */
async function openLink(opening: Opening, hash: string): Promise<boolean> {
  const { workbench, tell, withdraw, work } = opening;
  const link = await decodeLink(hash);
  withdraw("link");
  if (link.kind === "none") return false;
  if (link.kind === "error") {
    tell({ ...remark("link", link.message), severity: "error" });
    return false;
  }
  const { document } = link;
  known.add(document.source);
  const isSame = work !== null && work.document.source === document.source;
  if (isSame) restoreWork(workbench, work);
  else if (work === null || !isWorthKeeping(work, known)) openDocument(workbench, document);
  else {
    restoreWork(workbench, work);
    tell({
      ...remark("link", "This link holds another text than the draft you left here. Which one do you want?"),
      choices: [
        { label: "Open the link", act: () => openOver(opening, document) },
        { label: "Keep my draft", act: () => {} },
      ],
    });
  }
  return true;
}

function openOver(opening: Opening, document: ParleyDocument) {
  const left = workOf(opening.workbench.getState());
  openDocument(opening.workbench, document);
  offerBack(opening, left);
}

function restoreWork(workbench: Workbench, work: Work) {
  const { actions, session } = workbench.getState();
  const { theme: _reader, ...read } = readSettings(work.document.settings ?? {}).settings;
  actions.set(read);
  actions.restore(sessionOf(work, session), work.drawnSource);
}

/** Brings an earlier draft back; the one that stands takes its place. */
function swap(workbench: Workbench, { earlier, work }: { earlier: WorkStore; work: Work }) {
  const left = workOf(workbench.getState());
  restoreWork(workbench, work);
  earlier.save(isWorthKeeping(left, known) ? left : emptyWork);
}

function remark(id: string, text: string): Notice {
  return { id, severity: "warning", text, choices: [] };
}
