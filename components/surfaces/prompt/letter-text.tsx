import { clsx } from "clsx";
import type { KeyboardEvent } from "react";
import {
  type Block,
  type Client,
  type Fill,
  growthRefusal,
  letterOf,
  type Piece,
} from "@/lib/protocols/prompt-template";
import { sayName } from "./parts";

interface LetterTextProps {
  readonly client: Pick<Client, "prompt">;
  readonly block: Block;
  readonly fill: Fill;
  /** The variable whose field has the focus. */
  readonly focused?: string | undefined;
  /** Goes to the field of a variable; without it the text only stands there. */
  readonly onGo?: ((name: string) => void) | undefined;
}

const MOST = 30_000;

/** A block as a person reads it: words, and what was filled into them. */
export function LetterText({ client, block, fill, focused, onGo }: LetterTextProps) {
  const pieces = letterOf(client, block, fill);
  if (pieces === undefined) return <p className="text-danger">{growthRefusal}.</p>;
  if (pieces.length === 0) return <OtherBlock block={block} />;
  let shown = 0;
  const visible = pieces.filter((piece) => {
    const isShown = shown < MOST;
    shown += piece.text.length + 1;
    return isShown;
  });
  return (
    <p className="wrap-anywhere max-w-[33em] whitespace-pre-wrap text-pretty not-first:mt-5" dir="auto">
      {visible.map((piece, index) => (
        <PieceText
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          key={index}
          piece={piece}
          isFocused={piece.kind !== "words" && piece.name === focused}
          onGo={onGo}
        />
      ))}
      {shown > MOST && <span className="text-muted text-sm"> … The rest is not shown here.</span>}
    </p>
  );
}

function OtherBlock({ block }: { readonly block: Block }) {
  if (block.type === "prompt_template" || block.type === "text") {
    return <p className="text-muted text-sm not-first:mt-5">This block holds no text.</p>;
  }
  const says = block.type === "resource_link" ? block.uri : block.type;
  return (
    <p className="not-first:mt-5">
      <code className="wrap-anywhere rounded-md bg-sunken px-2 py-1 text-ink-soft text-sm">
        {block.type === "resource_link" ? `${block.name}, ${says}` : says}
      </code>
    </p>
  );
}

interface PieceTextProps {
  readonly piece: Piece;
  readonly isFocused: boolean;
  readonly onGo: LetterTextProps["onGo"];
}

const BLANK = "box-decoration-clone border-b-[1.5px] px-px pb-px font-medium";
const LOOKS = {
  own: "border-accent-line text-accent",
  text: "border-accent-line text-accent",
  default: "border-edge border-dashed text-ink-soft",
  none: "border-edge border-dashed text-ink-soft",
} as const;
const OPEN = "border-danger-solid border-dashed font-mono text-[0.84em] text-danger tracking-normal";
const CUT = 4_000;

function PieceText({ piece, isFocused, onGo }: PieceTextProps) {
  if (piece.kind === "words") return piece.text;
  const isOpen = piece.kind === "open";
  const look = isOpen ? OPEN : piece.isFaulty ? "border-danger-line text-danger" : LOOKS[piece.origin];
  const isEmpty = piece.text === "";
  const text = piece.text.length > CUT ? `${piece.text.slice(0, CUT)}…` : piece.text;
  const canGo = onGo !== undefined && (!isOpen || piece.hasVariable);
  const shared = {
    dir: "auto",
    "data-variable": piece.name,
    className: clsx(
      BLANK,
      look,
      isEmpty && "inline-block h-[1em] w-[3.2em] border-warning-mark border-dashed",
      canGo && "cursor-pointer rounded-xs hover:bg-accent-soft",
      isFocused && "bg-accent-soft outline-2 outline-focus outline-offset-2",
    ),
  } as const;
  if (!canGo || onGo === undefined) {
    return (
      <span {...shared} {...(isEmpty && { role: "img", "aria-label": `${sayName(piece.name)}, empty` })}>
        {text}
      </span>
    );
  }
  const go = () => onGo(piece.name);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    go();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would not break over lines as text does
    <span
      {...shared}
      role="button"
      tabIndex={0}
      aria-label={`${sayName(piece.name)}: ${isOpen ? "no value" : isEmpty ? "empty" : text.slice(0, 120)}`}
      onClick={go}
      onKeyDown={handleKey}
    >
      {text}
    </span>
  );
}
