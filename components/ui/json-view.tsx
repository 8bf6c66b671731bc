"use client";

import { clsx } from "clsx";
import { useMemo, useState } from "react";
import { LinkButton } from "./button";
import { firstLines, type Token } from "./json-print";
import { useMask } from "./secrets";

const COLOURS: Record<Token, string> = {
  key: "text-code-key",
  string: "text-code-string",
  number: "text-code-number",
  keyword: "text-code-keyword",
  punct: "text-code-punct",
};

const FIRST = 400;
const MORE = 2_000;

interface JsonViewProps {
  readonly value: unknown;
  readonly hasLineNumbers?: boolean;
  /** Lines shown before the rest is asked for. */
  readonly limit?: number;
  readonly tabIndex?: number;
  readonly className?: string;
}

/** JSON to read: coloured, short things on one line, the first lines of a long one. */
export function JsonView({
  value,
  hasLineNumbers = false,
  limit = FIRST,
  tabIndex,
  className,
}: JsonViewProps) {
  const [extra, setExtra] = useState(0);
  const mask = useMask();
  const { lines, isCut } = useMemo(() => firstLines(value, limit + extra, mask), [value, limit, extra, mask]);
  return (
    <div className={clsx("font-mono text-code [font-feature-settings:'liga'_0,'calt'_0]", className)}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
        <div key={index} className="flex">
          {hasLineNumbers && (
            <span
              aria-hidden="true"
              className="w-11 flex-none select-none pr-3.5 text-right text-[11.5px] text-code-lineno tabular-nums"
            >
              {index + 1}
            </span>
          )}
          <span
            className="min-w-0 flex-1 whitespace-pre-wrap [overflow-wrap:anywhere]"
            style={{ paddingInlineStart: `${line.indent * 2 + 2}ch`, textIndent: "-2ch" }}
          >
            {line.pieces.map(([token, text], at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
              <span key={at} className={COLOURS[token]}>
                {text}
              </span>
            ))}
          </span>
        </div>
      ))}
      {isCut && (
        <p className={clsx("pt-1 font-sans text-xs", hasLineNumbers && "pl-11")}>
          <LinkButton tabIndex={tabIndex} onClick={() => setExtra((now) => now + MORE)}>
            Show more
          </LinkButton>
        </p>
      )}
    </div>
  );
}
