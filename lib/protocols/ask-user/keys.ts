/** A key of the flow by name, or a character to type. */
export type Key =
  | "Tab"
  | "Shift+Tab"
  | "Left"
  | "Right"
  | "Up"
  | "Down"
  | "Enter"
  | "Shift+Enter"
  | "Esc"
  | "Ctrl+C"
  | "Space"
  | "Backspace"
  | "Shift+N"
  | (string & {});

/** The part of a browser's keyboard event that names a key. */
export interface KeyStroke {
  readonly key: string;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
  readonly isComposing?: boolean;
}

const named: Readonly<Record<string, string>> = {
  ArrowLeft: "Left",
  ArrowRight: "Right",
  ArrowUp: "Up",
  ArrowDown: "Down",
  Tab: "Tab",
  Enter: "Enter",
  Escape: "Esc",
  Backspace: "Backspace",
  " ": "Space",
  N: "Shift+N",
};

const shifted = new Set(["Tab", "Enter"]);

function characterCount(text: string): number {
  return [...text].length;
}

/** The key of the flow that a key stroke means; undefined for all that are the browser's or an input method's. */
export function readKey(stroke: KeyStroke): Key | undefined {
  if (stroke.isComposing || stroke.altKey || stroke.metaKey) return undefined;
  if (stroke.ctrlKey) return stroke.key.toLowerCase() === "c" && !stroke.shiftKey ? "Ctrl+C" : undefined;
  const name = Object.hasOwn(named, stroke.key) ? named[stroke.key] : undefined;
  if (name === undefined) return characterCount(stroke.key) === 1 ? stroke.key : undefined;
  if (!stroke.shiftKey || name === "Space" || name === "Shift+N") return name;
  if (shifted.has(name)) return `Shift+${name}`;
  return name === "Backspace" ? name : undefined;
}

/** What a key types into an open text box; undefined when it types nothing. */
export function textOf(key: Key): string | undefined {
  if (key === "Space") return " ";
  if (key === "Shift+N") return "N";
  return characterCount(key) === 1 ? key : undefined;
}
