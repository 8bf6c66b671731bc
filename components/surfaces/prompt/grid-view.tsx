import { clsx } from "clsx";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { fieldClass } from "@/components/ui/field";
import { Well } from "@/components/ui/well";
import {
  type Client,
  type Fill,
  type FormField,
  fieldsOf,
  fillClient,
  type HardValue,
  hardValues,
  letterOf,
  setValue,
} from "@/lib/protocols/prompt-template";
import { LetterText } from "./letter-text";
import { sayName } from "./parts";

interface GridViewProps {
  readonly client: Client;
  readonly fill: Fill;
  readonly fields: readonly FormField[];
  /** The variable that had the focus last. */
  readonly tried: string | undefined;
}

/** One variable with values that are hard to set, each in a card, with what came of it. */
export function GridView({ client, fill, fields, tried }: GridViewProps) {
  const id = useId();
  const [chosen, setChosen] = useState(tried);
  const field =
    fields.find(({ name }) => name === chosen) ?? fields.find(({ type }) => type === "string") ?? fields[0];
  if (field === undefined)
    return <p className="text-muted">This prompt has no variables to try values with.</p>;
  const index = fields.indexOf(field);
  const usual = fillClient(client, fill)?.text.length ?? 0;
  const other = (fields[index + 1] ?? fields[index - 1] ?? field).name;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex flex-none flex-wrap items-center gap-x-2.5 gap-y-1 narrow:px-3.5">
        <label htmlFor={id} className="text-muted">
          Hard values for
        </label>
        <select
          id={id}
          value={field.name}
          onChange={(event) => setChosen(event.target.value)}
          className={clsx(
            fieldClass(),
            "h-control w-auto! max-w-60 truncate px-2! font-mono text-ink! text-xs! narrow:h-touch",
          )}
        >
          {fields.map(({ name }) => (
            <option key={name} value={name}>
              {sayName(name)}
            </option>
          ))}
        </select>
        <span className="text-muted">Nothing here is sent.</span>
      </div>
      <Well
        label="Cards"
        className="grid flex-1 auto-rows-min grid-cols-[repeat(auto-fill,minmax(250px,1fr))] content-start gap-3 p-px narrow:grid-cols-[minmax(0,1fr)] narrow:px-3.5 narrow:pb-3.5"
      >
        {hardValues(other).map((hard) => (
          <Card
            key={hard.name}
            client={client}
            fill={setValue(fill, field.name, hard.value)}
            name={field.name}
            hard={hard}
            usual={usual}
          />
        ))}
      </Well>
    </div>
  );
}

interface CardProps {
  readonly client: Client;
  readonly fill: Fill;
  readonly name: string;
  readonly hard: HardValue;
  /** How long the text is with what is filled in now. */
  readonly usual: number;
}

interface Flag {
  readonly tone: "danger" | "warning" | "none";
  readonly says: string;
}

function Card(props: CardProps) {
  const { client, fill, hard } = props;
  const text = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (element === null) return;
    const measure = () =>
      setOver(
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  const flags = flagsOf(props, isOver);
  const worst = flags.find(({ tone }) => tone === "danger") ?? flags.find(({ tone }) => tone === "warning");
  return (
    <article
      aria-label={hard.name}
      data-flag={worst?.tone ?? "none"}
      className={clsx(
        "flex min-w-0 flex-col overflow-hidden rounded-lg bg-raised shadow-rest ring-1",
        worst === undefined
          ? "ring-line-strong"
          : worst.tone === "danger"
            ? "ring-danger-line"
            : "ring-warning-line",
      )}
    >
      <h3 className="flex flex-wrap items-center gap-x-1.5 gap-y-1 border-line border-b px-3.5 py-2 font-medium text-sm">
        {hard.name}
        <span className="ml-auto flex flex-wrap gap-1">
          {flags.map(({ tone, says }) =>
            tone === "none" ? (
              <span key={says} className="font-normal text-muted text-xs">
                {says}
              </span>
            ) : (
              <Badge key={says} tone={tone}>
                {says}
              </Badge>
            ),
          )}
        </span>
      </h3>
      <div
        ref={text}
        className="max-h-[300px] overflow-hidden px-3.5 pt-3 pb-3.5 text-ink-soft text-md leading-6"
      >
        {client.prompt.map((block, index) => (
          <LetterText
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
            key={index}
            client={client}
            block={block}
            fill={fill}
            focused={undefined}
          />
        ))}
      </div>
    </article>
  );
}

function flagsOf({ client, fill, name, hard, usual }: CardProps, isOver: boolean): readonly Flag[] {
  const filled = fillClient(client, fill);
  if (filled === undefined) return [{ tone: "danger", says: "grows too large" }];
  // A long template is cut in every card; that says nothing of the value.
  const isLonger = filled.text.length > usual * 1.5;
  const flags: Flag[] = [];
  const fault = fieldsOf(client, fill).find((field) => field.name === name)?.fault;
  const isPulled = client.prompt.some((block) =>
    letterOf(client, block, fill)?.some((piece) => piece.kind === "value" && piece.isPulled),
  );
  if (isPulled) flags.push({ tone: "danger", says: "pulls in another variable" });
  if (isOver && isLonger) flags.push({ tone: "danger", says: "overflows" });
  if (fault !== undefined)
    flags.push({
      tone: "warning",
      says: fault.startsWith("Required") ? "required" : "does not fit its type",
    });
  const open = filled.unresolved.length;
  if (open > 0) flags.push({ tone: "warning", says: `${open} unresolved` });
  if (hard.kind === "empty" && fault === undefined) flags.push({ tone: "warning", says: "reads oddly" });
  if (hard.kind === "blanks" && fault === undefined) flags.push({ tone: "warning", says: "kept as typed" });
  if (flags.length > 0) return flags;
  return [{ tone: "none", says: hard.name === "Markup" ? "stays text" : "fits" }];
}
