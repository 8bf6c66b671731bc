import * as monaco from "monaco-editor/editor/editor.api";
import type { JsonSchema } from "@/lib/protocol/protocol";
import { LANGUAGE, startWorker } from "./language";

/** A suggestion as the language server protocol has it: what Monaco's JSON worker answers with. */
interface Suggestion {
  readonly label: string;
  readonly kind?: number;
  readonly detail?: string;
  readonly documentation?: string | { readonly value: string };
  readonly sortText?: string;
  readonly filterText?: string;
  readonly insertText?: string;
  readonly insertTextFormat?: number;
  readonly textEdit?: { readonly newText: string; readonly range: LspRange };
}

interface LspRange {
  readonly start: LspPosition;
  readonly end: LspPosition;
}

/** Counted from 0. */
interface LspPosition {
  readonly line: number;
  readonly character: number;
}

/** Monaco's JSON worker, asked directly: the module it comes with would load every feature of Monaco. */
interface JsonWorker {
  doComplete(uri: string, position: LspPosition): Promise<{ readonly items: readonly Suggestion[] } | null>;
}

export interface Completion {
  /** What is offered from now on. */
  use(schema: JsonSchema | null): void;
  dispose(): void;
}

const completions = new WeakMap<monaco.editor.ITextModel, () => Promise<JsonWorker>>();

/** Once per page: the provider is the language's, the schema the text's. */
export function registerCompletion(): void {
  monaco.languages.registerCompletionItemProvider(LANGUAGE, {
    triggerCharacters: [" ", ":", '"'],
    provideCompletionItems,
  });
}

export function startCompletion(model: monaco.editor.ITextModel): Completion {
  let schema: JsonSchema | null = null;
  let schemaText = "null";
  let worker: monaco.editor.MonacoWebWorker<JsonWorker> | undefined;

  function stop(): void {
    worker?.dispose();
    worker = undefined;
  }

  completions.set(model, () => {
    worker ??= startJsonWorker(model.uri.toString(), schema);
    return worker.withSyncedResources([model.uri]);
  });

  return {
    use(next) {
      if (next === schema) return;
      schema = next;
      const text = JSON.stringify(next);
      if (text === schemaText) return;
      schemaText = text;
      // It takes a schema only when it starts.
      stop();
    },
    dispose() {
      completions.delete(model);
      stop();
    },
  };
}

function startJsonWorker(uri: string, schema: JsonSchema | null): monaco.editor.MonacoWebWorker<JsonWorker> {
  const schemas = schema === null ? [] : [{ uri: `${uri}#schema`, fileMatch: [uri], schema }];
  const worker = startWorker(LANGUAGE);
  // The worker passes over its first message and takes the second for its settings.
  worker.postMessage("");
  worker.postMessage({
    languageId: LANGUAGE,
    languageSettings: { validate: false, schemas },
    enableSchemaRequest: false,
  });
  return monaco.editor.createWebWorker<JsonWorker>({ worker });
}

async function provideCompletionItems(
  model: monaco.editor.ITextModel,
  position: monaco.Position,
): Promise<monaco.languages.CompletionList | undefined> {
  const worker = await completions.get(model)?.();
  const { lineNumber, column } = position;
  const found = await worker?.doComplete(model.uri.toString(), {
    line: lineNumber - 1,
    character: column - 1,
  });
  if (!found || model.isDisposed()) return undefined;
  const word = model.getWordUntilPosition(position);
  const range = new monaco.Range(lineNumber, word.startColumn, lineNumber, word.endColumn);
  return { suggestions: found.items.map((item) => toMonacoItem(item, range)) };
}

const { CompletionItemKind, CompletionItemInsertTextRule } = monaco.languages;
const kinds: Readonly<Record<number, monaco.languages.CompletionItemKind>> = {
  10: CompletionItemKind.Property,
  13: CompletionItemKind.Enum,
  15: CompletionItemKind.Snippet,
};
const SNIPPET = 2;

function toMonacoItem(item: Suggestion, word: monaco.IRange): monaco.languages.CompletionItem {
  const { label, kind = 0, detail, documentation, sortText, filterText, textEdit } = item;
  return {
    label,
    kind: kinds[kind] ?? CompletionItemKind.Value,
    insertText: textEdit?.newText ?? item.insertText ?? label,
    range: textEdit === undefined ? word : toMonacoRange(textEdit.range),
    ...(item.insertTextFormat === SNIPPET && {
      insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
    }),
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { documentation }),
    ...(sortText !== undefined && { sortText }),
    ...(filterText !== undefined && { filterText }),
  };
}

function toMonacoRange({ start, end }: LspRange): monaco.IRange {
  return new monaco.Range(start.line + 1, start.character + 1, end.line + 1, end.character + 1);
}
