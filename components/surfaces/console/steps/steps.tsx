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
  return (
    <aside
      aria-label="Steps"
      className="flex min-h-0 flex-col overflow-y-auto pt-1 @max-[700px]/stage:max-h-[212px] @max-[700px]/stage:border-line @max-[700px]/stage:border-t @max-[700px]/stage:bg-surface @max-[700px]/stage:px-4 @max-[700px]/stage:pt-3"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <h3 className="flex items-baseline gap-2 font-semibold">
        {isPending ? "When sent" : "What ran"}
        {!isPending && (
          <span className="font-normal text-muted tabular-nums">
            {acting} of {steps.length}
          </span>
        )}
      </h3>
      <p className="mt-0.5 mb-3.5 text-pretty text-muted text-xs leading-[17px]">
        {isPending ? sayHowMany(acting) : "Each outcome is in the transcript. Any step can be run again."}
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

function StepLine({ step: { index, number, title, state, says, outcome }, isLast, onRun }: StepLineProps) {
  return (
    <li
      data-step={index}
      data-state={state}
      className={clsx(
        "group/step relative grid grid-cols-[22px_minmax(0,1fr)] gap-x-2.5 pb-4 narrow:pb-2",
        !isLast && "before:absolute before:top-6 before:bottom-0.5 before:left-[10.5px] before:border-l",
        !isLast &&
          (state === "pending" ? "before:border-edge before:border-dashed" : "before:border-line-strong"),
      )}
    >
      <Node state={state} number={number} />
      <div className="min-w-0">
        <b className="block truncate font-medium leading-[22px]" dir="auto">
          {title}
        </b>
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
      {onRun !== null && state !== "pending" && (
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
  applied: "text-success",
  skipped: "text-warning",
  refused: "text-danger",
};

const NODE: Readonly<Record<Step["state"], string>> = {
  pending: "border border-dashed border-edge text-ink-soft",
  applied: "bg-success-soft text-success",
  skipped: "bg-warning-soft text-warning",
  refused: "bg-danger-soft text-danger",
};

const ICONS = { applied: Check, skipped: EyeOff, refused: Ban };

function Node({ state, number }: Pick<Step, "state" | "number">) {
  const Icon = state === "pending" ? undefined : ICONS[state];
  return (
    <span
      aria-hidden="true"
      className={clsx("grid size-[22px] place-items-center rounded-full text-2xs tabular-nums", NODE[state])}
    >
      {Icon === undefined ? number : <Icon className="size-[13px]" strokeWidth={2} />}
    </span>
  );
}
