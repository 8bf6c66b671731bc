import { memo, useId, useMemo } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import {
  type Client,
  clarify,
  type Draft,
  isLoneConfirm,
  type Prompt,
  type Skip,
} from "@/lib/protocols/clarify";
import { isOpen, type MessageMode, type MessageProps } from "../message";
import { hasSameProps } from "../same-props";
import { Skipped } from "../skipped";
import { Stamp } from "../stamp";
import { useStable } from "../use-stable";
import { Choice } from "./choice";
import { Confirm } from "./confirm";
import { cut } from "./cut";
import { groupSkipped, type Placed, placeSkipped } from "./place";
import { MoreButton, useShown } from "./shown";
import { Text } from "./text";

const NOTHING: Draft = [];
const NONE: readonly Skip[] = [];

/** A clarify message as the Console draws it: questions in order, and Continue where it is needed. */
export function ClarifyForm(props: MessageProps<Client, Draft>) {
  const { client, draft = NOTHING, mode, answeredAt, utc, onChange, onSubmit } = props;
  const { envelope, skipped } = client;
  const id = useId();
  const isLone = envelope !== null && isLoneConfirm(envelope);
  const isLocked = !isOpen(mode) && mode !== "stale";
  const drafts = useMemo(() => groupById(draft), [draft]);
  const parts = placeSkipped(envelope?.prompts ?? [], skipped, "/prompts");
  const inside = groupSkipped(skipped, "/prompts");
  const { shown, hidden, showMore, showUpTo } = useShown(parts);
  const title = envelope?.title;

  const handleChange = useStable((change: (draft: Draft) => Draft) => {
    const changed = change(draft);
    if (isLone) onSubmit(changed);
    else onChange(changed);
  });
  const handleStop = (promptId: string) => {
    const index = parts.findIndex(
      (part) => "item" in part && part.item.id === promptId && part.item.required !== false,
    );
    if (index < 0) return;
    flushSync(() => showUpTo(index));
    focusControl(`${id}${parts[index]?.pointer}`);
  };

  return (
    <>
      <fieldset
        disabled={!isOpen(mode)}
        {...(title === undefined ? { role: "presentation" } : { "aria-labelledby": `${id}-title` })}
        className="min-w-0"
      >
        {title !== undefined && <Title id={`${id}-title`} mode={mode} text={title} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {shown.map((part) => (
            <Part
              key={part.pointer}
              id={`${id}${part.pointer}`}
              part={part}
              skipped={inside.get(part.pointer) ?? NONE}
              draft={("item" in part && drafts.get(part.item.id)) || NOTHING}
              isLocked={isLocked}
              isLone={isLone}
              onChange={handleChange}
            />
          ))}
          {skipped
            .filter(({ pointer }) => pointer === "")
            .map(({ reason }) => (
              <Skipped key={reason} reason={reason} />
            ))}
        </div>
        <MoreButton hidden={hidden} what="question" isLocked={!isOpen(mode)} onClick={showMore} />
        {envelope !== null && !isLone && (isOpen(mode) || mode === "stale") && (
          <Finish
            client={client}
            draft={draft}
            isStale={mode === "stale"}
            onStop={handleStop}
            onSubmit={onSubmit}
          />
        )}
      </fieldset>
      {envelope !== null && <Stamp mode={mode} answeredAt={answeredAt} utc={utc} />}
    </>
  );
}

function groupById(draft: Draft): ReadonlyMap<string, Draft> {
  const groups = new Map<string, Draft>();
  for (const entry of draft) groups.set(entry.id, [...(groups.get(entry.id) ?? NOTHING), entry]);
  return groups;
}

function focusControl(id: string): void {
  const control = document.getElementById(id)?.querySelector<HTMLElement>("input, textarea, button");
  control?.focus();
}

interface TitleProps {
  readonly id: string;
  readonly mode: MessageMode;
  readonly text: string;
}

function Title({ id, mode, text }: TitleProps) {
  const isPast = mode === "answered" || mode === "locked";
  return (
    <h3
      id={id}
      dir="auto"
      className={`wrap-anywhere mb-2 text-pretty font-semibold text-[15px] leading-[22px] tracking-title ${isPast ? "text-ink-soft" : ""}`}
    >
      {cut(text)}
    </h3>
  );
}

interface PartProps {
  readonly id: string;
  readonly part: Placed<Prompt>;
  readonly skipped: readonly Skip[];
  readonly draft: Draft;
  readonly isLocked: boolean;
  readonly isLone: boolean;
  readonly onChange: (change: (draft: Draft) => Draft) => void;
}

const Part = memo(function Part({ id, part, skipped, draft, isLocked, isLone, onChange }: PartProps) {
  if ("reason" in part) return <Skipped reason={part.reason} />;
  const shared = { id, draft, isLocked, onChange };
  return (
    <div id={id} className="min-w-0">
      <Control {...shared} prompt={part.item} pointer={part.pointer} skipped={skipped} isLone={isLone} />
    </div>
  );
}, hasSameProps);

type ControlProps = Omit<PartProps, "part"> & { readonly prompt: Prompt; readonly pointer: string };

function Control({ prompt, pointer, skipped, isLone, ...shared }: ControlProps) {
  switch (prompt.kind) {
    case "choice":
      return <Choice {...shared} prompt={prompt} pointer={pointer} skipped={skipped} />;
    case "confirm":
      return <Confirm {...shared} prompt={prompt} isLone={isLone} />;
    case "text":
      return <Text {...shared} prompt={prompt} />;
  }
}

interface FinishProps {
  readonly client: Client;
  readonly draft: Draft;
  readonly isStale: boolean;
  /** Pressed too early; the first question still open. */
  readonly onStop: (promptId: string) => void;
  readonly onSubmit: (draft: Draft) => void;
}

function Finish({ client, draft, isStale, onStop, onSubmit }: FinishProps) {
  const missing = clarify.answer?.missing(client, draft) ?? [];
  const first = missing[0];
  const off = isStale
    ? "The text cannot be read just now."
    : first === undefined
      ? null
      : whatIsMissing(client, missing);
  return (
    <div className="mt-4 flex items-center justify-end gap-3">
      {off !== null && (
        <span className="min-w-0 text-muted text-xs">
          {isStale
            ? "What you filled in is kept"
            : `${missing.length} ${missing.length === 1 ? "answer" : "answers"} still needed`}
        </span>
      )}
      <Button
        look="person"
        size="lg"
        off={off}
        // A press that comes too early shows the way.
        onClickCapture={first === undefined ? undefined : () => onStop(first)}
        onClick={() => onSubmit(draft)}
      >
        Continue
      </Button>
    </div>
  );
}

const NAMED = 3;
const SHORT = 80;

function whatIsMissing({ envelope }: Client, missing: readonly string[]): string {
  const questions = missing.slice(0, NAMED).map((id) => {
    const { question = id } = envelope?.prompts.find((prompt) => prompt.id === id) ?? {};
    return `“${question.length > SHORT ? `${question.slice(0, SHORT)}…` : question}”`;
  });
  const rest = missing.length - questions.length;
  return `Still needed: ${questions.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
