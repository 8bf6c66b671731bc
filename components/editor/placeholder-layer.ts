import * as monaco from "monaco-editor/editor/editor.api";
import type { Placeholder } from "@/lib/protocol/protocol";
import { toMonaco } from "./positions";

/** More are not seen at once, and each costs time at every key. */
const MOST = 1_000;

const stickiness = monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges;
const filled = { inlineClassName: "parley-placeholder", stickiness };
const open = { inlineClassName: "parley-placeholder parley-placeholder-open", stickiness };

/** Marks the placeholders of a text: what is filled looks other than what is not. */
export function startPlaceholderLayer(editor: monaco.editor.ICodeEditor) {
  const collection = editor.createDecorationsCollection();
  return {
    draw(placeholders: readonly Placeholder[]): void {
      if (placeholders.length === 0 && collection.length === 0) return;
      collection.set(
        placeholders.slice(0, MOST).map(({ range, value }) => ({
          range: toMonaco(range),
          options: value === undefined ? open : filled,
        })),
      );
    },
    dispose: () => collection.clear(),
  };
}
