import * as monaco from "monaco-editor/editor/editor.api";
import { paintLine, type Tint } from "./paint";

/** Longer lines are coloured up to here: a key press pays for the whole of its line. */
const LONGEST = 20_000;

const scopes: Record<Tint, string> = {
  key: "string.key.json",
  string: "string.value.json",
  number: "number.json",
  keyword: "keyword.json",
  punct: "delimiter.json",
};

/** A line of JSON is coloured by itself: no string and no bracket needs to know the lines before. */
const state: monaco.languages.IState = { clone: () => state, equals: () => true };

/** In place of Monaco's own colouring, which has no limit for long lines. */
export function colourTokens(language: string): void {
  monaco.languages.setTokensProvider(language, {
    getInitialState: () => state,
    tokenize: (line) => ({ tokens: tokensOf(line), endState: state }),
  });
}

function tokensOf(line: string): monaco.languages.IToken[] {
  const tokens: monaco.languages.IToken[] = [];
  let startIndex = 0;
  for (const [tint, text] of paintLine(line.slice(0, LONGEST))) {
    tokens.push({ startIndex, scopes: tint === null ? "" : scopes[tint] });
    startIndex += text.length;
  }
  if (line.length > LONGEST) tokens.push({ startIndex: LONGEST, scopes: "" });
  return tokens;
}
