import { cut } from "../clarify/cut";

/** A text in parts: at odd places what fits the query, without regard to case. */
export function markParts(text: string, query: string): readonly string[] {
  if (query === "") return [text];
  const literal = query.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  return text.split(new RegExp(`(${literal})`, "i"));
}

interface MarkedProps {
  readonly text: string;
  readonly query: string;
}

/** A text of the message, with what was searched for in it marked. */
export function Marked({ text, query }: MarkedProps) {
  const parts = markParts(cut(text), query.trim());
  if (parts.length === 1) return cut(text);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
      <mark key={index} className="rounded-[2px] bg-accent-soft text-accent">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
