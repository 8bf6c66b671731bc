import { readSets } from "@/lib/session/sets";
import { readSettings } from "@/lib/share/settings";
import type { ParleyDocument } from "@/lib/transcript/file";
import type { Workbench } from "./store";

/** Puts a document's text, value sets and settings in place; the transcript goes on. */
export function openDocument(workbench: Workbench, document: ParleyDocument) {
  const { source, settings = {} } = document;
  const { actions } = workbench.getState();
  const { theme: _reader, ...read } = readSettings(settings).settings;
  actions.set(read);
  actions.load(source, { sets: readSets(document) });
}
