import * as monaco from "monaco-editor/editor/editor.api";
import type { Severity } from "@/lib/protocol/problem";
import type { Mark } from "./marks";
import { startNotes } from "./notes";
import { toMonaco } from "./positions";

type Options = monaco.editor.IModelDecorationOptions;

const stickiness = monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges;
const weights: Record<Severity, number> = { info: 10, warning: 20, error: 30 };

function squiggle(severity: Severity): Options {
  return {
    className: `squiggly-${severity}`,
    stickiness,
    showIfCollapsed: true,
    zIndex: weights[severity],
  };
}

const squiggles = { error: squiggle("error"), warning: squiggle("warning"), info: squiggle("info") };

function dot(severity: Severity): Options {
  return { lineNumberClassName: `parley-dot parley-dot-${severity}`, stickiness };
}

const dots = { error: dot("error"), warning: dot("warning"), info: dot("info") };

/** Draws marks into a text, and changes only what differs from what stands there. */
export interface MarkLayer {
  draw(marks: readonly Mark[]): void;
  dispose(): void;
}

/** A mark as Monaco takes it; the look tells its options apart. */
interface Drawing extends monaco.editor.IModelDeltaDecoration {
  readonly look: string;
}

interface Drawn extends Drawing {
  readonly id: string;
}

export function startMarkLayer(model: monaco.editor.ITextModel): MarkLayer {
  const notes = startNotes();
  const moves = startMoves(model);
  let drawn: readonly Drawn[] = [];

  function toDrawing(mark: Mark): Drawing {
    const { severity } = mark;
    if (mark.kind === "squiggle") {
      return { look: `squiggle ${severity}`, range: toMonaco(mark.range), options: squiggles[severity] };
    }
    const { line } = mark;
    if (mark.kind === "dot") {
      return { look: `dot ${severity}`, range: new monaco.Range(line, 1, line, 1), options: dots[severity] };
    }
    const afterContentClassName = `parley-note parley-note-${severity} ${notes.classOf(mark.text)}`;
    const end = model.getLineMaxColumn(line);
    const options = { afterContentClassName, showIfCollapsed: true, stickiness };
    return { look: afterContentClassName, range: new monaco.Range(line, end, line, end), options };
  }

  /** Where a decoration stands by now: typing moves it with the text. */
  function placeOf({ id, range }: Drawn): monaco.IRange | null {
    return moves.isMoved(range) ? model.getDecorationRange(id) : range;
  }

  function isThere(there: Drawn | undefined, { look, range }: Drawing): there is Drawn {
    return there?.look === look && monaco.Range.equalsRange(placeOf(there), range);
  }

  return {
    draw(marks) {
      notes.tidy(marks.flatMap((mark) => (mark.kind === "note" ? [mark.text] : [])));
      const wanted = marks.map(toDrawing);
      const kept = wanted.map((drawing, index) =>
        isThere(drawn[index], drawing) ? drawn[index].id : undefined,
      );
      // What is not in its old place of the list may be in another one.
      const spare = new Map<string, string[]>();
      for (const [index, there] of drawn.entries()) {
        const place = kept[index] === there.id ? null : placeOf(there);
        if (kept[index] !== there.id) listed(spare, keyOf(there.look, place)).push(there.id);
      }
      const found = wanted.map(
        ({ look, range }, index) => kept[index] ?? spare.get(keyOf(look, range))?.pop(),
      );
      const added = wanted.filter((_, index) => found[index] === undefined);
      const ids = model.deltaDecorations([...spare.values()].flat(), added).values();
      drawn = wanted.map((drawing, index) => ({ ...drawing, id: found[index] ?? ids.next().value ?? "" }));
      moves.forget();
    },
    dispose() {
      moves.dispose();
      notes.dispose();
      const ids = drawn.map(({ id }) => id);
      if (!model.isDisposed()) model.deltaDecorations(ids, []);
    },
  };
}

/** Which lines were typed in since the last drawing, so that what is on others need not be looked up. */
function startMoves(model: monaco.editor.ITextModel) {
  const lines = new Set<number>();
  let areAllMoved = false;
  const listener = model.onDidChangeContent(({ changes, isFlush }) => {
    if (isFlush) areAllMoved = true;
    for (const { range, text } of changes) {
      if (range.startLineNumber !== range.endLineNumber || text.includes("\n")) areAllMoved = true;
      lines.add(range.startLineNumber);
    }
  });
  return {
    /** Of a range on one line. */
    isMoved: ({ startLineNumber }: monaco.IRange) => areAllMoved || lines.has(startLineNumber),
    forget() {
      areAllMoved = false;
      lines.clear();
    },
    dispose: () => listener.dispose(),
  };
}

function listed(lists: Map<string, string[]>, key: string): string[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function keyOf(look: string, range: monaco.IRange | null): string {
  if (range === null) return look;
  return `${look} ${range.startLineNumber} ${range.startColumn} ${range.endColumn}`;
}
