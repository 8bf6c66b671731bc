import * as monaco from "monaco-editor";
import type { JsonSchema } from "@/lib/protocol/protocol";

export interface Completion {
  /** What is offered from now on; compared by identity, as each change starts the language's worker anew. */
  use(schema: JsonSchema | null): void;
  dispose(): void;
}

export function startCompletion(model: monaco.editor.ITextModel): Completion {
  const { jsonDefaults } = monaco.json;
  const uri = model.uri.toString();
  let used: JsonSchema | null | undefined;

  function offer(schema: JsonSchema | null): void {
    const schemas = schema === null ? [] : [{ uri: `${uri}#schema`, fileMatch: [uri], schema }];
    jsonDefaults.setDiagnosticsOptions({ validate: false, enableSchemaRequest: false, schemas });
  }

  return {
    use(schema) {
      if (schema === used) return;
      used = schema;
      offer(schema);
    },
    dispose: () => offer(null),
  };
}
