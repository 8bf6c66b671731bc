import { schema, text } from "virtual:bench";
import * as monaco from "monaco-editor";
import EditorWorker from "monaco-editor/editor/editor.worker.js?worker";
import JsonWorker from "monaco-editor/language/json/json.worker.js?worker";
import { jsonDefaults } from "monaco-editor/languages/features/json/register";

self.MonacoEnvironment = {
  getWorker: (_id, label) => (label === "json" ? new JsonWorker() : new EditorWorker()),
};
jsonDefaults.setDiagnosticsOptions({
  validate: true,
  schemas: [{ uri: "parley:clarify", fileMatch: ["*"], schema }],
});
monaco.editor.create(document.getElementById("editor"), {
  value: text,
  language: "json",
  automaticLayout: true,
  minimap: { enabled: false },
});
