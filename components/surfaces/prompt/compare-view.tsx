import { clsx } from "clsx";
import { CopyButton } from "@/components/ui/copy-button";
import { CutText } from "@/components/ui/cut-text";
import { Well } from "@/components/ui/well";
import {
  type Client,
  type Fill,
  type FormField,
  fieldsOf,
  fillClient,
  fillOf,
} from "@/lib/protocols/prompt-template";
import type { ValueSets } from "@/lib/session/sets";
import { count, sayName } from "./parts";
import { tableText } from "./table-text";

interface CompareViewProps {
  readonly client: Client;
  readonly fill: Fill;
  readonly sets: ValueSets;
}

interface Column {
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly text: string;
}

const MOST = 40;

/** The value sets side by side, and the text each of them makes. */
export function CompareView({ client, fill, sets }: CompareViewProps) {
  const columns = columnsOf({ client, fill, sets });
  const [first] = columns;
  if (first === undefined) return null;
  const rows = first.fields.map(({ name }, index) => ({
    name,
    cells: columns.map(({ fields }) => fields[index]),
  }));
  return (
    <div className="flex max-h-full min-h-0 flex-col overflow-hidden rounded-xl bg-raised shadow-window narrow:rounded-none">
      <Well label="Comparison" className="flex-1">
        <table
          className="w-full table-fixed border-collapse text-left [&_td]:border-line [&_td]:border-t [&_td]:px-4 [&_td]:py-[9px] [&_td]:align-top [&_td]:not-first:border-l [&_th]:px-4 [&_th]:align-top"
          style={{ minWidth: `${132 + columns.length * 190}px` }}
        >
          <caption className="sr-only">Value sets, side by side</caption>
          <colgroup>
            <col className="w-[132px]" />
          </colgroup>
          <thead>
            <tr className="border-line-strong border-b">
              <th scope="col" className="py-3 font-normal text-muted text-xs">
                variable
              </th>
              {columns.map(({ name, fields }) => (
                <th key={name} scope="col" className="wrap-anywhere py-3 font-semibold" dir="auto">
                  {name}
                  <small className="block font-normal text-muted text-xs leading-4">{sayState(fields)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name} className="hover:bg-hover">
                <th
                  scope="row"
                  className="wrap-anywhere border-line border-t py-[9px] font-medium font-mono text-[12.5px]"
                >
                  {sayName(name)}
                </th>
                {cells.map((field, at) => (
                  <Cell
                    key={columns[at]?.name}
                    field={field}
                    isSame={at > 0 && field?.value === cells[0]?.value}
                  />
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className="border-line border-t py-[9px] font-normal text-muted text-xs">
                text
              </th>
              {columns.map(({ name, text }) => (
                <td
                  key={name}
                  className="wrap-anywhere whitespace-pre-wrap text-ink-soft text-sm leading-5"
                  dir="auto"
                >
                  <CutText text={text} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Well>
      <div className="flex flex-none flex-wrap items-center gap-3 border-line border-t py-2.5 pr-3.5 pl-5 text-muted text-xs">
        <span>
          {columns.length === 1
            ? "One set so far. The plus beside its name makes another out of what is filled in."
            : "Grey is the same as the first set."}
          {sets.list.length > MOST && ` The first ${MOST} sets are shown.`}
        </span>
        <span className="ml-auto">
          <CopyButton text={() => tableText(columns)} label="Copy as a table" />
        </span>
      </div>
    </div>
  );
}

function columnsOf({ client, fill, sets }: CompareViewProps): readonly Column[] {
  const column = (name: string, own: Fill): Column => ({
    name,
    fields: fieldsOf(client, own),
    text: fillClient(client, own)?.text ?? "Grows by more than 1 MB.",
  });
  const { list, active } = sets;
  const all = list
    .slice(0, MOST)
    .map(({ name, values }) => column(name, name === active ? fill : fillOf(values)));
  return all.length === 0 ? [column("As written", fill)] : all;
}

function sayState(fields: readonly FormField[]): string {
  const faulty = fields.filter(({ fault }) => fault !== undefined).length;
  if (faulty > 0) return `${faulty} to mend`;
  const open = fields.filter(({ value }) => value === undefined).length;
  return open > 0 ? `${count(open, "value")} left open` : "complete";
}

function Cell({ field, isSame }: { readonly field: FormField | undefined; readonly isSame: boolean }) {
  const { value, origin, fault } = field ?? { origin: "none" };
  const isEmpty = value === "" || value === undefined;
  return (
    <td
      dir="auto"
      className={clsx(
        "wrap-anywhere whitespace-pre-wrap",
        fault !== undefined
          ? "font-medium text-danger"
          : isEmpty
            ? "font-medium text-warning"
            : isSame || origin === "default"
              ? "text-muted"
              : "font-medium text-accent",
      )}
    >
      {value === undefined ? "open" : value === "" ? "empty" : <CutText text={value} />}
      {origin === "default" && ", default"}
      {(fault !== undefined || isEmpty) && (
        <small className="block font-normal text-xs leading-4">
          {fault ?? (value === "" ? "goes out as nothing" : "its placeholder stays")}
        </small>
      )}
    </td>
  );
}
