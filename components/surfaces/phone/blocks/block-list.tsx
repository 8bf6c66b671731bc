import { clsx } from "clsx";
import { CutText } from "@/components/ui/cut-text";
import { useMask } from "@/components/ui/secrets";
import { type Block, readDiff } from "@/lib/protocols/inbox";
import { short } from "../short";
import { DiffCount } from "./diff";
import { InlineValue, WideValue, wantsRoom } from "./value";

interface BlockListProps {
  readonly blocks: readonly Block[];
}

interface Run {
  readonly at: number;
  readonly blocks: readonly Block[];
  readonly isWide: boolean;
}

/** Rows that follow each other share a card; what wants room has one of its own. */
function runsOf(blocks: readonly Block[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [at, block] of blocks.entries()) {
    const isWide = wantsRoom(block);
    const last = runs.at(-1);
    if (last === undefined || isWide || last.isWide) runs.push({ at, blocks: [block], isWide });
    else runs[runs.length - 1] = { ...last, blocks: [...last.blocks, block] };
  }
  return runs;
}

/** What an approval is about, each block in the widget of its kind. */
export function BlockList({ blocks }: BlockListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {runsOf(blocks).map((run) =>
        run.isWide ? (
          run.blocks.map((block) => <WideBlock key={run.at} block={block} />)
        ) : (
          <dl key={run.at} className="overflow-hidden rounded-[16px] bg-surface">
            {run.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place.
              <RowBlock key={index} block={block} />
            ))}
          </dl>
        ),
      )}
    </div>
  );
}

const DIVIDER =
  "relative not-first:before:absolute not-first:before:top-0 not-first:before:right-0 not-first:before:left-3.5 not-first:before:h-px not-first:before:bg-line";

function RowBlock({ block }: { readonly block: Block }) {
  const mask = useMask();
  const label = <CutText text={mask(block.label)} limit={200} />;
  if (block.type === "field" || isLong(block)) {
    return (
      <div className={clsx(DIVIDER, "px-3.5 py-2.5")} {...marks(block)}>
        <dt className="text-[13px] text-muted leading-[17px]" dir="auto">
          {label}
        </dt>
        <dd className="min-w-0" dir="auto">
          <InlineValue block={block} />
          <Degraded block={block} />
        </dd>
      </div>
    );
  }
  return (
    <div
      className={clsx(DIVIDER, "flex items-baseline justify-between gap-3.5 px-3.5 py-[11px]")}
      {...marks(block)}
    >
      <dt className="max-w-[55%] flex-none text-ink-soft [overflow-wrap:anywhere]" dir="auto">
        {label}
      </dt>
      <dd className="min-w-0 text-end" dir="auto">
        <InlineValue block={block} />
        <Degraded block={block} />
      </dd>
    </div>
  );
}

/** What would be set ragged beside its key, line by line, stands below it. */
function isLong({ value, value_type }: Block): boolean {
  const isCode = value_type === "code" || value_type === "command" || value_type === "path";
  return value_type !== "secret" && value.length > (isCode ? 26 : 60);
}

function WideBlock({ block }: { readonly block: Block }) {
  const mask = useMask();
  const isPath = /^[\w./~-]*\.\w+$/.test(block.label);
  return (
    <div
      {...{ role: "group", "aria-label": short(mask(block.label)) || undefined }}
      className="overflow-hidden rounded-[16px] bg-surface"
      {...marks(block)}
    >
      <h4 className="flex items-center gap-3 px-3.5 pt-2.5 pb-2 font-medium text-[13px] text-muted leading-[17px]">
        <span
          className={clsx("min-w-0 flex-1 [overflow-wrap:anywhere]", isPath && "font-mono text-xs")}
          dir="auto"
        >
          <CutText text={mask(block.label)} limit={200} />
        </span>
        {block.value_type === "diff" && <DiffCount lines={readDiff(block.value)} />}
      </h4>
      <WideValue block={block} />
      <Degraded block={block} className="px-3.5 pb-3" />
    </div>
  );
}

function Degraded({ block, className }: { readonly block: Block; readonly className?: string }) {
  if (block.degraded.length === 0) return null;
  return <span className={clsx("block text-muted text-xs", className)}>{block.degraded.join(" ")}</span>;
}

/** For tests: how it is drawn. */
const marks = ({ type, value_type }: Block) => ({ "data-block": type, "data-value-type": value_type });
