import * as monaco from "monaco-editor";
import type { JsonSchema } from "@/lib/protocol/protocol";

export interface Completion {
  /** What is offered from now on. */
  use(schema: JsonSchema | null): void;
  dispose(): void;
}

export function startCompletion(model: monaco.editor.ITextModel): Completion {
  const { jsonDefaults } = monaco.json;
  const uri = model.uri.toString();
  let used: JsonSchema | null | undefined;
  let usedText: string | undefined;

  function offer(schema: JsonSchema | null): void {
    const schemas = schema === null ? [] : [{ uri: `${uri}#schema`, fileMatch: [uri], schema }];
    jsonDefaults.setDiagnosticsOptions({ validate: false, enableSchemaRequest: false, schemas });
  }

  return {
    use(schema) {
      if (schema === used) return;
      used = schema;
      // Each change starts the language's worker anew, so one that changes nothing is not made.
      const text = JSON.stringify(schema);
      if (text === usedText) return;
      usedText = text;
      offer(schema);
    },
    dispose: () => offer(null),
  };
}
