"use client";

import { useState } from "react";
import { LinkButton } from "./button";
import { roundSize } from "./size";

const SHOWN = 20_000;
/** Large texts are laid out in pieces, those in view first. */
const PIECE = 16_000;

function piecesOf(text: string): readonly { readonly at: number; readonly text: string }[] {
  const pieces = [];
  for (let at = 0; at < text.length; ) {
    const isSplitPair = (text.charCodeAt(at + PIECE - 1) & 0xfc00) === 0xd800;
    const end = at + PIECE + (isSplitPair ? 1 : 0);
    pieces.push({ at, text: text.slice(at, end) });
    at = end;
  }
  return pieces;
}

interface CutTextProps {
  readonly text: string;
  /** In characters. */
  readonly limit?: number;
  readonly tabIndex?: number;
}

/** A text of any length: its beginning, and the rest when asked for. Copying is for the whole, elsewhere. */
export function CutText({ text, limit = SHOWN, tabIndex }: CutTextProps) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= limit) return text;
  if (!isWhole) {
    return (
      <>
        {text.slice(0, limit)}…{" "}
        <LinkButton tabIndex={tabIndex} className="font-sans text-xs" onClick={() => setWhole(true)}>
          Show all, {roundSize(text.length)}
        </LinkButton>
      </>
    );
  }
  if (text.length <= 10 * PIECE) return text;
  return piecesOf(text).map((piece) => (
    <span
      key={piece.at}
      className="block [contain-intrinsic-block-size:auto_4000px] [content-visibility:auto]"
    >
      {piece.text}
    </span>
  ));
}
