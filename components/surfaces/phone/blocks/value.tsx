import { clsx } from "clsx";
import { useMemo } from "react";
import { CutText } from "@/components/ui/cut-text";
import { useMask } from "@/components/ui/secrets";
import { type Block, readDiff, type ValueType } from "@/lib/protocols/inbox";
import { readJson } from "@/lib/text/json";
import { usePhone } from "../phone-context";
import { localTimeOf } from "../when";
import { Diff } from "./diff";
import { JsonTree } from "./json-tree";
import { Markdown } from "./markdown";
import { Secret } from "./secret";
import { Tappable } from "./tappable";

/** Whether a value has a viewer of its own that wants the whole width, whatever layout it was given. */
export const wantsRoom = ({ type, value_type, value }: Block): boolean =>
  type === "block" ||
  value_type === "diff" ||
  value_type === "markdown" ||
  (value_type === "json" && /^\s*[[{]/.test(value)) ||
  ((value_type === "text" || value_type === "code" || value_type === "command") && value.includes("\n"));

const MONO: ReadonlySet<ValueType> = new Set(["code", "command", "path"]);

/** A value on a line or a few: beside its key, or under its label. */
export function InlineValue({ block }: { readonly block: Block }) {
  const mask = useMask();
  const { value, value_type: type, label } = block;
  if (value === "" && type !== "secret") return <Empty />;
  const text = <CutText text={mask(value)} limit={4_000} />;
  switch (type) {
    case "secret":
      return <Secret label={label || "secret"} value={value} />;
    case "email":
    case "url":
      return (
        <Tappable kind={type} target={value}>
          {type === "url" ? mask(value).replace(/^https:\/\/([^/?#]+)\/?$/i, "$1") : text}
        </Tappable>
      );
    case "datetime":
      return <DateValue value={value} />;
    case "boolean":
      return <BooleanValue value={value} />;
    case "number":
      return <span className="tabular-nums">{text}</span>;
    default:
      return (
        <span
          className={clsx(
            "whitespace-pre-wrap [overflow-wrap:anywhere]",
            MONO.has(type) && "font-mono text-[13px] tracking-normal",
          )}
        >
          {text}
        </span>
      );
  }
}

/** Nothing was given, which is not the same as nothing being shown. */
function Empty() {
  return <span className="text-muted">empty</span>;
}

function DateValue({ value }: { readonly value: string }) {
  const { now, utc } = usePhone();
  const mask = useMask();
  const local = localTimeOf(value, now, utc);
  if (local === undefined) return <span>{mask(value)}</span>;
  return (
    <time dateTime={value.trim()}>
      {mask(local)}
      <span className="block font-mono text-muted text-xs tracking-normal">{mask(value)}</span>
    </time>
  );
}

function BooleanValue({ value }: { readonly value: string }) {
  const mask = useMask();
  const says = { true: "Yes", false: "No" }[value.trim().toLowerCase()];
  if (says === undefined) return <span>{mask(value)}</span>;
  return (
    <span>
      {says} <span className="font-mono text-muted text-xs tracking-normal">{mask(value)}</span>
    </span>
  );
}

const PRE =
  "whitespace-pre-wrap px-3.5 pb-3 font-mono [overflow-wrap:anywhere] text-xs leading-[19px] tracking-normal [font-feature-settings:'liga'_0,'calt'_0]";

/** A value with the whole width to itself. */
export function WideValue({ block }: { readonly block: Block }) {
  const mask = useMask();
  const { value, value_type: type, label } = block;
  if (value === "" && type !== "secret") {
    return (
      <p className="px-3.5 pb-3">
        <Empty />
      </p>
    );
  }
  switch (type) {
    case "diff":
      return <Diff lines={readDiff(value)} />;
    case "markdown":
      return (
        <div className="px-3.5 pb-3">
          <Markdown text={value} />
        </div>
      );
    case "json":
      return <JsonValue value={value} label={`${mask(label)} as JSON`.trim()} />;
    case "code":
      return (
        <pre className={PRE}>
          <CutText text={mask(value)} limit={8_000} />
        </pre>
      );
    case "command":
      return (
        <pre className={clsx(PRE, "grid grid-cols-[2ch_minmax(0,1fr)]")}>
          <span aria-hidden="true" className="select-none text-muted">
            $
          </span>
          <span>
            <CutText text={mask(value)} limit={8_000} />
          </span>
        </pre>
      );
    default:
      return (
        <div className="px-3.5 pb-3" dir="auto">
          <InlineValue block={block} />
        </div>
      );
  }
}

function JsonValue({ value, label }: { readonly value: string; readonly label: string }) {
  const mask = useMask();
  const reading = useMemo(() => readJson(value), [value]);
  if (reading.ok) return <JsonTree node={reading.root} label={label} />;
  return (
    <pre className={PRE}>
      <CutText text={mask(value)} limit={8_000} />
    </pre>
  );
}
