import * as monaco from "monaco-editor";
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

/** Draws marks into an editor, and changes only what differs from what stands there. */
export interface MarkLayer {
  draw(marks: readonly Mark[]): void;
  dispose(): void;
}

interface Drawn {
  readonly look: string;
  readonly decoration: monaco.editor.IModelDeltaDecoration;
}

export function startMarkLayer(model: monaco.editor.ITextModel): MarkLayer {
  const notes = startNotes();
  let drawn = new Map<string, string>();

  function toDrawn(mark: Mark): Drawn {
    if (mark.kind === "squiggle") {
      return {
        look: `s${mark.severity}`,
        decoration: { range: toMonaco(mark.range), options: squiggles[mark.severity] },
      };
    }
    const { severity, line } = mark;
    const end = model.getLineMaxColumn(line);
    if (mark.kind === "dot") {
      return {
        look: `d${severity}`,
        decoration: { range: new monaco.Range(line, 1, line, 1), options: dots[severity] },
      };
    }
    const name = notes.classOf(mark.text);
    const afterContentClassName = `parley-note parley-note-${severity} ${name}`;
    const options: Options = { afterContentClassName, showIfCollapsed: true, stickiness };
    return {
      look: `n${severity}${name}`,
      decoration: { range: new monaco.Range(line, end, line, end), options },
    };
  }

  return {
    draw(marks) {
      notes.tidy(marks.flatMap((mark) => (mark.kind === "note" ? [mark.text] : [])));
      const wanted = new Map<string, Drawn[]>();
      for (const one of marks.map(toDrawn)) {
        const key = keyOf(one.look, one.decoration.range);
        const same = wanted.get(key);
        if (same) same.push(one);
        else wanted.set(key, [one]);
      }
      const kept = new Map<string, string>();
      const stale: string[] = [];
      for (const [id, look] of drawn) {
        const range = model.getDecorationRange(id);
        const same = range === null ? undefined : wanted.get(keyOf(look, range))?.pop();
        if (same === undefined) stale.push(id);
        else kept.set(id, look);
      }
      const added = [...wanted.values()].flat();
      if (stale.length === 0 && added.length === 0) return;
      const ids = model.deltaDecorations(
        stale,
        added.map(({ decoration }) => decoration),
      );
      for (const [index, id] of ids.entries()) kept.set(id, added[index]?.look ?? "");
      drawn = kept;
    },
    dispose() {
      if (!model.isDisposed()) model.deltaDecorations([...drawn.keys()], []);
      notes.dispose();
    },
  };
}

function keyOf(look: string, range: monaco.IRange): string {
  return `${look} ${range.startLineNumber} ${range.startColumn} ${range.endLineNumber} ${range.endColumn}`;
}
