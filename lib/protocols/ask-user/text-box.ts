/** What a text box holds. The caret is a UTF-16 offset. */
export interface TextBox {
  readonly text: string;
  readonly caret: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export function clampCaret({ text, caret }: TextBox): TextBox {
  return { text, caret: Math.min(Math.max(Math.trunc(caret) || 0, 0), text.length) };
}

export function insertText({ text, caret }: TextBox, inserted: string): TextBox {
  return { text: text.slice(0, caret) + inserted + text.slice(caret), caret: caret + inserted.length };
}

export function deleteBackward(box: TextBox): TextBox {
  const start = offsetBefore(box);
  return { text: box.text.slice(0, start) + box.text.slice(box.caret), caret: start };
}

/** A backslash before the caret turns into a line break. */
export function breakAtBackslash({ text, caret }: TextBox): TextBox | undefined {
  if (text.charAt(caret - 1) !== "\\") return undefined;
  return { text: `${text.slice(0, caret - 1)}\n${text.slice(caret)}`, caret };
}

const caretMoves = ["Left", "Right", "Up", "Down"] as const;
export type CaretMove = (typeof caretMoves)[number];

export function isCaretMove(key: string): key is CaretMove {
  return (caretMoves as readonly string[]).includes(key);
}

/** Moves the caret by a character or a line; on the first or last line up and down go to the text's ends. */
export function moveCaret(box: TextBox, move: CaretMove): TextBox {
  switch (move) {
    case "Left":
      return { text: box.text, caret: offsetBefore(box) };
    case "Right":
      return { text: box.text, caret: offsetAfter(box) };
    case "Up":
      return { text: box.text, caret: offsetAbove(box) };
    case "Down":
      return { text: box.text, caret: offsetBelow(box) };
  }
}

function lineStart(text: string, caret: number): number {
  return caret === 0 ? 0 : text.lastIndexOf("\n", caret - 1) + 1;
}

function lineEnd(text: string, caret: number): number {
  const end = text.indexOf("\n", caret);
  return end < 0 ? text.length : end;
}

function offsetBefore({ text, caret }: TextBox): number {
  const start = lineStart(text, caret);
  if (caret === start) return Math.max(caret - 1, 0);
  const line = text.slice(start, caret);
  return start + (graphemes.segment(line).containing(line.length - 1)?.index ?? 0);
}

function offsetAfter({ text, caret }: TextBox): number {
  const end = lineEnd(text, caret);
  if (caret === end) return Math.min(caret + 1, text.length);
  return caret + (graphemes.segment(text.slice(caret, end)).containing(0)?.segment.length ?? 0);
}

function offsetAbove({ text, caret }: TextBox): number {
  const start = lineStart(text, caret);
  if (start === 0) return 0;
  return offsetAtColumn(text, lineStart(text, start - 1), columnOf(text.slice(start, caret)));
}

function offsetBelow({ text, caret }: TextBox): number {
  const end = lineEnd(text, caret);
  if (end === text.length) return end;
  return offsetAtColumn(text, end + 1, columnOf(text.slice(lineStart(text, caret), caret)));
}

function columnOf(line: string): number {
  return [...graphemes.segment(line)].length;
}

function offsetAtColumn(text: string, start: number, column: number): number {
  const line = text.slice(start, lineEnd(text, start));
  let offset = start;
  let left = column;
  for (const { segment } of graphemes.segment(line)) {
    if (left-- <= 0) break;
    offset += segment.length;
  }
  return offset;
}
