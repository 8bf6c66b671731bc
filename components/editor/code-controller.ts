import * as monaco from "monaco-editor";
import { formatText, offsetAfterFormat } from "@/lib/text/format";
import { assist } from "./assistance";
import { numberColumns } from "./code-options";
import { startCompletion } from "./completion";
import { startEchoes } from "./echoes";
import type { ContentProps, EditorHandle } from "./editor-props";
import { startMarkLayer } from "./mark-layer";
import { buildMarks, calmRange } from "./marks";
import { refusePaste } from "./paste-cap";
import { toPlainText } from "./plain-text";
import { fromMonaco, linesOf, toMonaco } from "./positions";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const wayOut = `${isMac ? "Control+Shift+M" : "Ctrl+M"}, then Tab leaves the editor.`;

/** Keeps one Monaco editor in step with the props of a component. */
export interface CodeController extends EditorHandle {
  sync(props: ContentProps): void;
  dispose(): void;
}

export function startCodeController(
  editor: monaco.editor.IStandaloneCodeEditor,
  first: ContentProps,
): CodeController {
  const model = editor.getModel();
  if (model === null) throw new TypeError("A code editor is controlled once it has a text.");
  // Monaco takes the platform's line ends where a text has none.
  model.setEOL(monaco.editor.EndOfLineSequence.LF);
  // The editor's option of this name comes too late for a text that was made before it.
  model.updateOptions({
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  });

  const echoes = startEchoes(first.source);
  /** The text as the props have it, or will have. */
  let told = first.source;
  const marks = startMarkLayer(model);
  const lines = linesOf(model);
  let props = first;
  /** The problems are those of the text as it stands. */
  let isChecked = true;
  let markedLine = 0;
  let shownColumns = numberColumns(lines.count);

  function drawMarks(): void {
    markedLine = editor.getPosition()?.lineNumber ?? 1;
    marks.draw(buildMarks(props.problems, lines, markedLine));
  }

  /** As one undo step, also where typing is not allowed. */
  function edit(
    edits: readonly monaco.editor.IIdentifiedSingleEditOperation[],
    caret?: () => monaco.Position,
  ): void {
    model?.pushStackElement();
    model?.pushEditOperations(editor.getSelections(), [...edits], () => null);
    model?.pushStackElement();
    if (caret) editor.setPosition(caret());
  }

  function replaceAll(text: string, caret: () => monaco.Position): void {
    if (model) edit([{ range: model.getFullModelRange(), text }], caret);
  }

  const controller: CodeController = {
    goTo(range) {
      const { startLineNumber, startColumn, endLineNumber, endColumn } = toMonaco(calmRange(range, lines));
      // The caret stands where the range begins.
      editor.setSelection(new monaco.Selection(endLineNumber, endColumn, startLineNumber, startColumn));
      editor.revealPositionInCenterIfOutsideViewport(
        { lineNumber: startLineNumber, column: startColumn },
        monaco.editor.ScrollType.Immediate,
      );
      editor.focus();
    },
    apply(fix) {
      if (!isChecked || props.isReadOnly) return false;
      edit(fix.edits.map(({ range, text }) => ({ range: toMonaco(range), text, forceMoveMarkers: true })));
      const [place] = fix.edits;
      if (place) editor.revealLineInCenterIfOutsideViewport(place.range.start.line);
      return true;
    },
    format() {
      const before = model.getValue();
      const after = formatText(before);
      if (after === undefined || props.isReadOnly) return false;
      if (after === before) return true;
      const offset = model.getOffsetAt(editor.getPosition() ?? { lineNumber: 1, column: 1 });
      replaceAll(after, () => model.getPositionAt(offsetAfterFormat(before, after, offset)));
      editor.revealPositionInCenterIfOutsideViewport(editor.getPosition() ?? { lineNumber: 1, column: 1 });
      return true;
    },
    focus: () => editor.focus(),
    selectAll: () => editor.setSelection(model.getFullModelRange()),
    text: () => model.getValue(),
    position: () => fromMonaco(editor.getPosition() ?? { lineNumber: 1, column: 1 }),
    sync(next) {
      const before = props;
      props = next;
      if (next.source !== before.source && !echoes.takes(next.source)) {
        told = next.source;
        replaceAll(toPlainText(next.source), () => new monaco.Position(1, 1));
        editor.setScrollPosition({ scrollTop: 0, scrollLeft: 0 });
      }
      if (next.problems !== before.problems) {
        isChecked = true;
        drawMarks();
      }
      if (!next.isStale) completion.use(next.schema);
      if (next.isReadOnly !== before.isReadOnly) editor.updateOptions({ readOnly: next.isReadOnly ?? false });
    },
    dispose() {
      for (const { dispose } of disposables) dispose();
    },
  };

  const completion = startCompletion(model);
  function handleChange(): void {
    const text = model?.getValue() ?? "";
    isChecked = false;
    echoes.give(text);
    const columns = numberColumns(lines.count);
    if (columns !== shownColumns) editor.updateOptions({ lineNumbersMinChars: columns });
    shownColumns = columns;
    if (text === told) return;
    told = text;
    props.onChange(text);
  }

  function handleCursor({ position }: monaco.editor.ICursorPositionChangedEvent): void {
    props.onCursor?.(fromMonaco(position));
    if (isChecked && position.lineNumber !== markedLine) drawMarks();
  }

  /** Before Monaco sees it. */
  function handlePaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    const selection = editor.getSelection();
    const selected = selection && model ? model.getValueInRange(selection) : "";
    const reason = refusePaste({ text: model?.getValue() ?? "", selected, pasted });
    if (reason === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    props.onRefused?.(reason);
  }

  const container = editor.getContainerDomNode();
  container.addEventListener("paste", handlePaste, true);

  const disposables: monaco.IDisposable[] = [
    { dispose: () => container.removeEventListener("paste", handlePaste, true) },
    model.onDidChangeContent(handleChange),
    editor.onDidChangeCursorPosition(handleCursor),
    editor.onDidPaste(({ range }) => {
      const mark = new monaco.Range(1, 1, 1, 2);
      const isMarked = range.startLineNumber === 1 && model.getValueInRange(mark) === "\uFEFF";
      if (isMarked) model.pushEditOperations(null, [{ range: mark, text: "" }], () => null);
    }),
    { dispose: () => marks.dispose() },
    { dispose: () => completion.dispose() },
  ];
  editor.addAction({
    id: "parley.format",
    label: "Format document",
    keybindings: [monaco.KeyMod.Shift | monaco.KeyMod.Alt | monaco.KeyCode.KeyF],
    contextMenuGroupId: "1_modification",
    run: () => void controller.format(),
  });
  assist(model, () => ({
    problems: isChecked ? props.problems : [],
    describe: props.describe,
    apply: (fix) => void controller.apply(fix),
  }));
  editor.getDomNode()?.querySelector('[role="textbox"]')?.setAttribute("aria-description", wayOut);
  completion.use(first.schema);
  drawMarks();
  const text = toPlainText(first.source);
  // It may have changed while Monaco was made, and may have held what Monaco does not keep.
  if (text !== model.getValue()) model.setValue(text);
  else if (text !== told) handleChange();
  return controller;
}
