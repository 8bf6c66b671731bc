import type { editor, IPosition, IRange } from "monaco-editor/editor/editor.api";
import type { Position, Range } from "@/lib/text/layer";
import type { Lines } from "./marks";

export function toMonaco({ start, end }: Range): IRange {
  return {
    startLineNumber: start.line,
    startColumn: start.column,
    endLineNumber: end.line,
    endColumn: end.column,
  };
}

export function fromMonaco({ lineNumber, column }: IPosition): Position {
  return { line: lineNumber, column };
}

export function linesOf(model: editor.ITextModel): Lines {
  return {
    get count() {
      return model.getLineCount();
    },
    lengthOf: (line) => model.getLineLength(line),
  };
}
