import { readSettings } from "@/lib/share/settings";
import type { ParleyDocument } from "@/lib/transcript/file";
import type { Workbench } from "./store";

/** Puts a document's text and settings in place; the transcript goes on. */
export function openDocument(workbench: Workbench, { source, settings = {} }: ParleyDocument) {
  const { actions } = workbench.getState();
  const { theme: _reader, ...read } = readSettings(settings).settings;
  actions.set(read);
  actions.load(source);
}
