import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Verdict } from "@/lib/protocol/check";
import type { Severity } from "@/lib/protocol/problem";

interface MarkProps {
  readonly className?: string;
}

interface DrawnProps extends MarkProps {
  readonly size: number;
  readonly children: ReactNode;
}

function Drawn({ size, className, children }: DrawnProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={clsx("block shrink-0", className)}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** The letter p and its half turn d sharing one bowl: the agent's side in ink, the person's in blue. */
export function Logo({ className = "size-5", weight = 2.4 }: MarkProps & { readonly weight?: number }) {
  return (
    <Drawn size={20} className={className}>
      <g strokeWidth={weight} strokeLinecap="round">
        <path className="stroke-ink" d="M5 10v8M5 10a5 5 0 0 1 5-5M5 10a5 5 0 0 0 5 5" />
        <path className="stroke-pen" d="M15 10V2M15 10a5 5 0 0 1-5 5M15 10a5 5 0 0 0-5-5" />
      </g>
    </Drawn>
  );
}

const VERDICT_COLOURS: Record<Verdict, string> = {
  works: "text-success-mark",
  degraded: "text-warning-mark",
  blocked: "text-danger-mark",
  unrecognised: "text-muted",
};

const VERDICT_SHAPES: Record<Verdict, ReactNode> = {
  works: (
    <>
      <circle cx="7" cy="7" r="6.1" fill="currentColor" />
      <path
        d="m4.3 7.2 1.9 1.9 3.5-4"
        className="stroke-raised"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  degraded: (
    <>
      <circle cx="7" cy="7" r="5.4" stroke="currentColor" strokeWidth="1.5" />
      <path d="M7 1.6a5.4 5.4 0 0 0 0 10.8Z" fill="currentColor" />
    </>
  ),
  blocked: (
    <g stroke="currentColor" strokeWidth="1.5">
      <circle cx="7" cy="7" r="5.4" />
      <path d="m3.2 10.8 7.6-7.6" />
    </g>
  ),
  unrecognised: (
    <circle cx="7" cy="7" r="5.4" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.2 2.05" />
  ),
};

/** Full, half, barred or dashed disc. Says nothing to a screen reader: the word stands beside it. */
export function VerdictMark({ verdict, className = "size-3.5" }: MarkProps & { readonly verdict: Verdict }) {
  return (
    <Drawn size={14} className={clsx(VERDICT_COLOURS[verdict], className)}>
      {VERDICT_SHAPES[verdict]}
    </Drawn>
  );
}

const SEVERITY_COLOURS: Record<Severity, string> = {
  error: "text-danger-mark",
  warning: "text-warning-mark",
  info: "text-info-mark",
};

const SEVERITY_SHAPES: Record<Severity, ReactNode> = {
  error: (
    <>
      <circle cx="6.5" cy="6.5" r="6" fill="currentColor" />
      <path
        d="m4.4 4.4 4.2 4.2m0-4.2L4.4 8.6"
        className="stroke-surface"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  warning: (
    <>
      <path
        d="M6.5.9 12.7 12H.3Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth=".8"
        strokeLinejoin="round"
      />
      <path d="M6.5 4.8v3.3M6.5 10v.1" className="stroke-surface" strokeWidth="1.4" strokeLinecap="round" />
    </>
  ),
  info: (
    <>
      <rect x=".9" y=".9" width="11.2" height="11.2" rx="3" fill="currentColor" />
      <path d="M6.5 6v3.4M6.5 3.8v.1" className="stroke-surface" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
};

/** Circle, triangle or square. Says nothing to a screen reader: give the word beside it. */
export function SeverityMark({
  severity,
  className = "size-[13px]",
}: MarkProps & { readonly severity: Severity }) {
  return (
    <Drawn size={13} className={clsx(SEVERITY_COLOURS[severity], className)}>
      {SEVERITY_SHAPES[severity]}
    </Drawn>
  );
}

interface VoiceMarkProps extends MarkProps {
  readonly by: "agent" | "person";
  /** Not said yet: dashed. */
  readonly isNext?: boolean;
}

/** One half of the logo: the agent's stem goes down, the person's goes up. */
export function VoiceMark({ by, isNext = false, className = "size-[15px]" }: VoiceMarkProps) {
  const colour = by === "agent" ? "stroke-ink" : "stroke-pen";
  return (
    <Drawn size={20} className={className}>
      <g
        className={isNext ? "stroke-edge" : colour}
        strokeWidth={isNext ? 1.8 : 2.2}
        strokeLinecap={isNext ? "butt" : "round"}
        strokeDasharray={isNext ? "3.4 2.5" : undefined}
      >
        <circle cx="10" cy={by === "agent" ? 8 : 12} r="5" />
        <path d={by === "agent" ? "M5 8v10" : "M15 12V2"} />
      </g>
    </Drawn>
  );
}

interface TickProps extends MarkProps {
  readonly isPicked: boolean;
  /** No longer open: only the pick keeps its ink. */
  readonly isLocked?: boolean;
}

const boxClass = ({ isPicked, isLocked = false }: TickProps) =>
  clsx(
    "fill-raised stroke-[1.25]",
    isPicked ? "stroke-pen" : isLocked ? "stroke-line-strong" : "stroke-edge",
  );

/** The box of a question that takes several: the tick is drawn past its edge like a pen stroke. */
export function TickBox(props: TickProps) {
  return (
    <Drawn size={18} className={clsx("overflow-visible", props.className ?? "size-[18px]")}>
      <rect className={boxClass(props)} x="1.5" y="1.5" width="15" height="15" rx="3.5" />
      <path
        className={clsx(
          "stroke-pen transition-[stroke-dashoffset] duration-160 ease-pen motion-reduce:transition-none",
          props.isPicked ? "opacity-100 [stroke-dashoffset:0]" : "opacity-0 [stroke-dashoffset:24]",
        )}
        d="M4.6 9.2c1.2 1 2.4 2.5 3.1 3.9C9.6 8.6 12.8 4 18.2.4"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="24"
      />
    </Drawn>
  );
}

/** The dot of a question that takes one. */
export function TickDot(props: TickProps) {
  return (
    <Drawn size={18} className={props.className ?? "size-[18px]"}>
      <circle className={boxClass(props)} cx="9" cy="9" r="7.5" />
      <circle
        className={clsx(
          "origin-center fill-pen transition-transform duration-160 ease-pen motion-reduce:transition-none",
          props.isPicked ? "scale-100" : "scale-0",
        )}
        cx="9"
        cy="9"
        r="4"
      />
    </Drawn>
  );
}
