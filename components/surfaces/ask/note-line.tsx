import { clsx } from "clsx";
import { useSheet } from "./sheet-context";

interface NoteLineProps {
  readonly name: string;
  readonly note: string;
  readonly onOpen: () => void;
  readonly className?: string;
}

/** A note as it was saved; a press opens it again. */
export function NoteLine({ name, note, onOpen, className }: NoteLineProps) {
  const { isOpen } = useSheet();
  const look = "wrap-anywhere min-w-0 whitespace-pre-wrap text-accent";
  return (
    <div className={clsx("flex gap-[1ch]", className)}>
      <span aria-hidden="true" className="text-edge">
        └
      </span>
      {isOpen ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${name}: ${note}`}
          onClick={onOpen}
          className={clsx(look, "select-text text-left hover:underline")}
          dir="auto"
        >
          {note}
        </button>
      ) : (
        <p className={look} dir="auto">
          <span className="sr-only">{name}: </span>
          {note}
        </p>
      )}
    </div>
  );
}
