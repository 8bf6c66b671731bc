import { clsx } from "clsx";
import { Ban, Check, EyeOff, RotateCw } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { Step } from "./step";

interface StepsProps {
  readonly steps: readonly Step[];
  /** Of a draft: nothing has run yet. */
  readonly isPending: boolean;
  /** Runs one again; null where nothing can be run. */
  readonly onRun: ((index: number) => void) | null;
}

/** More are counted, not drawn. */
const SHOWN = 40;

/** What acts on the Console, step by step. It stands beside the window, because it is Parley's and not the Console's. */
export function Steps({ steps, isPending, onRun }: StepsProps) {
  const acting = steps.filter(({ state }) => state !== "skipped" && state !== "refused").length;
  const next = isPending ? undefined : steps.find(({ state }) => state === "pending" || state === "running");
  return (
    <aside
      aria-label="Steps"
      className="flex min-h-0 flex-col overflow-y-auto pt-1 @max-[700px]/stage:max-h-[212px] @max-[700px]/stage:border-line @max-[700px]/stage:border-t @max-[700px]/stage:bg-surface @max-[700px]/stage:px-4 @max-[700px]/stage:pt-3"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <h3 className="flex items-baseline gap-2 font-semibold">
        {isPending ? "When sent" : next === undefined ? "What ran" : "Running"}
        {!isPending && (
          <span className="font-normal text-muted tabular-nums">
            {next?.number ?? acting} of {steps.length}
          </span>
        )}
      </h3>
      <p className="mt-0.5 mb-3.5 min-h-[34px] shrink-0 text-pretty text-muted text-xs leading-[17px] narrow:min-h-0">
        {isPending && sayHowMany(acting)}
        {!isPending && next === undefined && "Each outcome is in the transcript. Any step can be run again."}
        {next !== undefined && "Each outcome goes into the transcript."}
      </p>
      <ol>
        {steps.slice(0, SHOWN).map((step, at) => (
          <StepLine
            key={step.index}
            step={step}
            isLast={at === Math.min(steps.length, SHOWN) - 1}
            onRun={onRun}
          />
        ))}
      </ol>
      {steps.length > SHOWN && <p className="text-muted text-xs">And {steps.length - SHOWN} more.</p>}
    </aside>
  );
}

function sayHowMany(count: number): string {
  if (count === 0) return "None of these runs.";
  return count === 1 ? "This one runs on Send." : `These ${count} run on Send, in this order.`;
}

interface StepLineProps {
  readonly step: Step;
  readonly isLast: boolean;
  readonly onRun: StepsProps["onRun"];
}

function StepLine({ step, isLast, onRun }: StepLineProps) {
  const { index, number, title, state, says, outcome, tookMs } = step;
  const isOver = state !== "pending" && state !== "running";
  return (
    <li
      data-step={index}
      data-state={state}
      aria-current={state === "running" ? "step" : undefined}
      className={clsx(
        "group/step relative grid grid-cols-[22px_minmax(0,1fr)] gap-x-2.5 pb-4 narrow:pb-2",
        !isLast && "before:absolute before:top-6 before:bottom-0.5 before:left-[10.5px] before:border-l",
        !isLast && (isOver ? "before:border-line-strong" : "before:border-edge before:border-dashed"),
      )}
    >
      <Node state={state} number={number} />
      <div className="min-w-0">
        <p className="flex items-baseline gap-1.5 leading-[22px]">
          <b className="min-w-0 truncate font-medium" dir="auto">
            {title}
          </b>
          {tookMs !== undefined && (
            <span className="ms-auto shrink-0 font-mono text-[11px] text-muted tabular-nums">
              {tookMs} ms
            </span>
          )}
        </p>
        {says !== undefined && (
          <p className="wrap-anywhere text-muted text-xs leading-[17px]" dir="auto">
            {says}
          </p>
        )}
        {outcome !== undefined && (
          <p className={clsx("wrap-anywhere text-xs leading-[17px]", OUTCOME[state])} dir="auto">
            {outcome}
          </p>
        )}
      </div>
      {onRun !== null && isOver && (
        <IconButton
          label={`Run again: ${title}`}
          size="sm"
          onClick={() => onRun(index)}
          className="absolute top-0 right-0 bg-canvas opacity-0 @max-[700px]/stage:bg-surface focus-visible:opacity-100 group-hover/step:opacity-100 hoverless:opacity-100 narrow:opacity-100"
        >
          <RotateCw className="size-3.5" aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

const OUTCOME: Readonly<Record<Step["state"], string>> = {
  pending: "text-muted",
  running: "text-muted",
  applied: "text-success",
  skipped: "text-warning",
  refused: "text-danger",
};

const NODE: Readonly<Record<Step["state"], string>> = {
  pending: "border border-dashed border-edge text-ink-soft",
  // It turns only where there is time to see it.
  running:
    "border-2 border-line-strong border-t-ink motion-safe:animate-[spin_900ms_linear_300ms_infinite] motion-reduce:animate-none",
  applied: "bg-success-soft text-success",
  skipped: "bg-warning-soft text-warning",
  refused: "bg-danger-soft text-danger",
};

const ICONS = { applied: Check, skipped: EyeOff, refused: Ban };

function Node({ state, number }: Pick<Step, "state" | "number">) {
  const Icon = state === "pending" || state === "running" ? undefined : ICONS[state];
  return (
    <span
      aria-hidden="true"
      className={clsx("grid size-[22px] place-items-center rounded-full text-2xs tabular-nums", NODE[state])}
    >
      {state === "pending" && number}
      {Icon !== undefined && <Icon className="size-[13px]" strokeWidth={2} />}
    </span>
  );
}
