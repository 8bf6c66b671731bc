import * as monaco from "monaco-editor/editor/editor.api";
import type { Fix } from "@/lib/protocol/problem";
import { formatText, offsetAfterFormat } from "@/lib/text/format";
import type { Position, Range } from "@/lib/text/layer";
import { assist } from "./assistance";
import { countLines, sizeOptions } from "./code-options";
import { startCompletion } from "./completion";
import { startEchoes } from "./echoes";
import type { ContentProps, EditorHandle } from "./editor-props";
import { startMarkLayer } from "./mark-layer";
import { buildMarks, calmRange } from "./marks";
import { refusePaste } from "./paste-cap";
import { startPlaceholderLayer } from "./placeholder-layer";
import { toPlainText } from "./plain-text";
import { fromMonaco, linesOf, toMonaco } from "./positions";

type Edits = monaco.editor.IIdentifiedSingleEditOperation[];

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const wayOut = `${isMac ? "Control+Shift+M" : "Ctrl+M"}, then Tab leaves the editor.`;
const start = new monaco.Position(1, 1);

/** UTF-16 units up to which a text from outside can be undone in the editor, which reads such an edit seven times over. */
const MOST_UNDONE = 1_000_000;

/** Keeps one Monaco editor in step with the props of a component. */
export class CodeController implements EditorHandle {
  readonly #editor: monaco.editor.IStandaloneCodeEditor;
  readonly #model: monaco.editor.ITextModel;
  readonly #lines;
  readonly #echoes;
  readonly #marks;
  readonly #placeholders;
  readonly #completion;
  readonly #disposables: monaco.IDisposable[];
  #props: ContentProps;
  /** The text as the props have it, or will have. */
  #told: string;
  /** The problems are those of the text as it stands. */
  #isChecked = true;
  #markedLine = 0;
  #size;

  constructor(editor: monaco.editor.IStandaloneCodeEditor, props: ContentProps) {
    const model = editor.getModel();
    if (model === null) throw new TypeError("A code editor is controlled once it has a text.");
    // Monaco takes the platform's line ends where a text has none.
    model.setEOL(monaco.editor.EndOfLineSequence.LF);
    // The editor's option of this name comes too late for a text that was made before it.
    model.updateOptions({
      bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
    });
    this.#editor = editor;
    this.#model = model;
    this.#props = props;
    this.#told = props.source;
    this.#lines = linesOf(model);
    this.#size = sizeOptions(model.getLineCount());
    this.#echoes = startEchoes(props.source);
    this.#marks = startMarkLayer(model);
    this.#placeholders = startPlaceholderLayer(editor);
    this.#completion = startCompletion(model);
    this.#disposables = this.#listen();
    this.#dress();
    this.#completion.use(props.schema);
    this.#drawMarks();
    this.#placeholders.draw(props.placeholders ?? []);
    this.#catchUp();
  }

  /** Takes over what the component is given now. */
  sync(next: ContentProps): void {
    const before = this.#props;
    this.#props = next;
    if (next.source !== before.source && !this.#echoes.takes(next.source)) {
      this.#told = next.source;
      this.#echoes.restart(next.source);
      this.#open(toPlainText(next.source));
      this.#editor.setScrollPosition({ scrollTop: 0, scrollLeft: 0 });
    }
    if (next.problems !== before.problems) {
      this.#isChecked = true;
      this.#drawMarks();
    }
    if (next.placeholders !== before.placeholders && !next.isStale) {
      this.#placeholders.draw(next.placeholders ?? []);
    }
    if (!next.isStale) this.#completion.use(next.schema);
    if (next.isReadOnly !== before.isReadOnly) {
      this.#editor.updateOptions({ readOnly: next.isReadOnly ?? false });
    }
  }

  dispose(): void {
    for (const disposable of this.#disposables) disposable.dispose();
  }

  goTo(range: Range): void {
    const { startLineNumber, startColumn, endLineNumber, endColumn } = toMonaco(
      calmRange(range, this.#lines),
    );
    // The caret stands where the range begins.
    this.#editor.setSelection(new monaco.Selection(endLineNumber, endColumn, startLineNumber, startColumn));
    this.#reveal(new monaco.Position(startLineNumber, startColumn));
    this.#editor.focus();
  }

  apply({ edits }: Fix): boolean {
    if (!this.#isChecked || this.#props.isReadOnly) return false;
    this.#edit(edits.map(({ range, text }) => ({ range: toMonaco(range), text, forceMoveMarkers: true })));
    const [first] = edits;
    if (first) this.#reveal(new monaco.Position(first.range.start.line, first.range.start.column));
    return true;
  }

  format(): boolean {
    const before = this.text();
    const after = formatText(before);
    if (after === undefined || this.#props.isReadOnly) return false;
    if (after === before) return true;
    const offset = this.#model.getOffsetAt(this.#caret());
    this.#replaceAll(after, () => this.#model.getPositionAt(offsetAfterFormat(before, after, offset)));
    this.#reveal(this.#caret());
    return true;
  }

  focus(): void {
    this.#editor.focus();
  }

  selectAll(): void {
    this.#editor.setSelection(this.#model.getFullModelRange());
  }

  text(): string {
    return this.#model.getValue();
  }

  position(): Position {
    return fromMonaco(this.#caret());
  }

  #caret(): monaco.Position {
    return this.#editor.getPosition() ?? start;
  }

  #reveal(position: monaco.Position): void {
    this.#editor.revealPositionInCenterIfOutsideViewport(position, monaco.editor.ScrollType.Immediate);
  }

  #drawMarks(): void {
    this.#markedLine = this.#caret().lineNumber;
    this.#marks.draw(buildMarks(this.#props.problems, this.#lines, this.#markedLine));
  }

  /** As one undo step, also where typing is not allowed. */
  #edit(edits: Edits, caret?: () => monaco.Position): void {
    this.#model.pushStackElement();
    this.#model.pushEditOperations(this.#editor.getSelections(), edits, () => null);
    this.#model.pushStackElement();
    if (caret) this.#editor.setPosition(caret());
  }

  /** Another text from outside; the page offers the way back, so a large one leaves it out here. */
  #open(text: string): void {
    if (text.length <= MOST_UNDONE) {
      this.#replaceAll(text, () => start);
    } else {
      this.#fit(countLines(text));
      this.#model.setValue(text);
    }
  }

  #replaceAll(text: string, caret: () => monaco.Position): void {
    const count = countLines(text);
    // While the text is still small, what needs it wrapped again is cheap.
    if (count > this.#lines.count) this.#fit(count);
    this.#edit([{ range: this.#model.getFullModelRange(), text }], caret);
  }

  #fit(lineCount: number): void {
    const size = sizeOptions(lineCount);
    const { lineNumbersMinChars, folding } = this.#size;
    if (size.lineNumbersMinChars === lineNumbersMinChars && size.folding === folding) return;
    this.#size = size;
    this.#editor.updateOptions(size);
  }

  #listen(): monaco.IDisposable[] {
    const container = this.#editor.getContainerDomNode();
    const handlePaste = (event: ClipboardEvent) => this.#guardPaste(event);
    // Before Monaco sees it.
    container.addEventListener("paste", handlePaste, true);
    return [
      { dispose: () => container.removeEventListener("paste", handlePaste, true) },
      this.#model.onDidChangeContent(() => this.#handleChange()),
      this.#editor.onDidChangeCursorPosition(({ position }) => this.#handleCursor(position)),
      this.#editor.onDidPaste(({ range }) => this.#stripMark(range)),
      { dispose: () => this.#marks.dispose() },
      { dispose: () => this.#placeholders.dispose() },
      { dispose: () => this.#completion.dispose() },
    ];
  }

  #handleChange(): void {
    const text = this.text();
    this.#isChecked = false;
    this.#echoes.give(text);
    this.#fit(this.#lines.count);
    if (text === this.#told) return;
    this.#told = text;
    this.#props.onChange(text);
  }

  #handleCursor(position: monaco.Position): void {
    this.#props.onCursor?.(fromMonaco(position));
    if (this.#isChecked && position.lineNumber !== this.#markedLine) this.#drawMarks();
  }

  #guardPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    const selection = this.#editor.getSelection();
    const selected = selection === null ? "" : this.#model.getValueInRange(selection);
    const reason = refusePaste({ text: this.text(), selected, pasted });
    if (reason === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#props.onRefused?.(reason);
  }

  /** Takes the byte order mark off that a paste brought to the beginning. */
  #stripMark({ startLineNumber }: monaco.IRange): void {
    const first = new monaco.Range(1, 1, 1, 2);
    const isMarked = startLineNumber === 1 && this.#model.getValueInRange(first) === "\uFEFF";
    if (isMarked) this.#model.pushEditOperations(null, [{ range: first, text: "" }], () => null);
  }

  #dress(): void {
    const { KeyMod, KeyCode } = monaco;
    this.#editor.addAction({
      id: "parley.format",
      label: "Format document",
      keybindings: [KeyMod.Shift | KeyMod.Alt | KeyCode.KeyF],
      contextMenuGroupId: "1_modification",
      run: () => void this.format(),
    });
    assist(this.#model, () => ({
      problems: this.#isChecked ? this.#props.problems : [],
      placeholders: (this.#isChecked && !this.#props.isStale && this.#props.placeholders) || [],
      describe: (position) => this.#props.describe(position),
      apply: (fix) => void this.apply(fix),
    }));
    const box = this.#editor.getDomNode()?.querySelector('[role="textbox"]');
    box?.setAttribute("aria-description", wayOut);
  }

  /** The text may have changed while Monaco was made, and may hold what Monaco does not keep. */
  #catchUp(): void {
    const text = toPlainText(this.#props.source);
    if (text === this.text()) {
      if (text !== this.#told) this.#handleChange();
      return;
    }
    this.#model.setValue(text);
    if (text !== this.#props.source) return;
    // The problems came with this very text.
    this.#isChecked = true;
    this.#drawMarks();
  }
}
