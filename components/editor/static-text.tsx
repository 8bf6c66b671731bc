import { memo } from "react";
import { countLines, numberColumns } from "./code-options";
import { paintLine, type Tint } from "./paint";

interface StaticTextProps {
  readonly text: string;
}

/** What is out of sight is not drawn: the editor will be there before anybody scrolls to it. */
const MOST_LINES = 120;
const MOST_COLUMNS = 2_000;

const TINTS: Record<Tint, string> = {
  key: "text-code-key",
  string: "text-code-string",
  number: "text-code-number",
  keyword: "text-code-keyword",
  punct: "text-code-punct",
};

function StaticLine({ line }: { readonly line: string }) {
  let at = 0;
  return paintLine(line.slice(0, MOST_COLUMNS)).map(([tint, text]) => {
    at += text.length;
    return (
      <span key={at} className={tint ? TINTS[tint] : undefined}>
        {text}
      </span>
    );
  });
}

/** A line that wraps goes on under its beginning. */
function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** The text as it will stand in the editor, before that is loaded: the same lines in the same places. */
export const StaticText = memo(function StaticText({ text }: StaticTextProps) {
  const lines = text.split("\n", MOST_LINES);
  const columns = numberColumns(countLines(text));
  return (
    <div
      className="absolute inset-0 cursor-text overflow-hidden bg-code-ground py-2 font-mono text-code"
      style={{ fontFeatureSettings: '"liga" 0, "calt" 0' }}
    >
      {lines.map((line, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          key={index}
          className="grid"
          style={{ gridTemplateColumns: `calc(${columns}ch + 16px) minmax(0, 1fr)` }}
        >
          <span
            aria-hidden="true"
            className="select-none pr-4 text-right text-[11.5px] text-code-lineno tabular-nums"
          >
            {index + 1}
          </span>
          <code
            className="min-h-5 whitespace-pre-wrap pr-2.5 [overflow-wrap:anywhere]"
            style={{ paddingLeft: `${indentOf(line)}ch`, textIndent: `-${indentOf(line)}ch` }}
          >
            <StaticLine line={line} />
          </code>
        </div>
      ))}
    </div>
  );
});
