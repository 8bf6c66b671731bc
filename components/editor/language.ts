import * as monaco from "monaco-editor/editor/editor.api";
import { colourTokens } from "./tokens";

export const LANGUAGE = "json";
/** One text, one place. */
export const MODEL_URI = "inmemory://parley/message.json";

export function startWorker(label: string): Worker {
  return label === LANGUAGE
    ? new Worker(new URL("monaco-editor/language/json/json.worker.js", import.meta.url), { type: "module" })
    : new Worker(new URL("monaco-editor/editor/editor.worker.js", import.meta.url), { type: "module" });
}

/** JSON as Monaco's own module for it has it, which would load the whole of Monaco. */
export function registerLanguage(): void {
  monaco.languages.register({ id: LANGUAGE, aliases: ["JSON"] });
  monaco.languages.setLanguageConfiguration(LANGUAGE, {
    wordPattern: /[^\s"{}[\],:]+/g,
    brackets: [
      ["{", "}"],
      ["[", "]"],
    ],
    autoClosingPairs: [
      { open: "{", close: "}", notIn: ["string"] },
      { open: "[", close: "]", notIn: ["string"] },
      { open: '"', close: '"', notIn: ["string"] },
    ],
  });
  colourTokens(LANGUAGE);
}
