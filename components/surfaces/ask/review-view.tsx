import { clsx } from "clsx";
import {
  buildResult,
  countAnswered,
  type Outcome,
  type ReviewLine,
  reviewActions,
  reviewOf,
  runAction,
} from "@/lib/protocols/ask-user";
import { useSheet } from "./sheet-context";

const WORDS: Readonly<Record<Outcome, { readonly name: string; readonly does: string }>> = {
  submit: { name: "Submit", does: "send the answers" },
  elaborate: { name: "Elaborate", does: "ask about the notes" },
  cancel: { name: "Cancel", does: "dismiss the flow" },
};

/** The last tab: what was answered, what can be done with it, and what the agent would get. */
export function ReviewView() {
  const { flow, sheet, id } = useSheet();
  const outcome = reviewActions[sheet.action] ?? "submit";
  return (
    <div
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-tab-${sheet.tab}`}
      data-sheet-body
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start [container-type:size] overflow-auto px-[3ch] py-5 @min-[640px]:grid-cols-[minmax(0,46ch)_minmax(0,1fr)] @min-[640px]:gap-x-[3ch] narrow:px-[2ch] narrow:py-4"
    >
      <div className="col-span-full mb-3">
        <h4 id={`${id}-ready`} className="font-semibold">
          Ready?
        </h4>
        <p className="text-muted">Unanswered questions may stay open.</p>
      </div>
      <div className="min-w-0">
        <dl className="mb-4">
          {reviewOf(flow, sheet, outcome).map((line) => (
            <Line key={line.question.id} line={line} />
          ))}
        </dl>
        <div
          {...{ role: "group", "aria-labelledby": `${id}-ready` }}
          className="-mx-[3ch] @min-[640px]:mr-0 narrow:-mx-[2ch]"
        >
          {reviewActions.map((action, index) => (
            <Action key={action} action={action} index={index} />
          ))}
        </div>
      </div>
      <Gets outcome={outcome} />
    </div>
  );
}

function Line({ line: { question, labels, notes } }: { readonly line: ReviewLine }) {
  return (
    <div className="grid grid-cols-[minmax(0,12ch)_minmax(0,1fr)] gap-x-[2ch] border-line border-b py-[5px]">
      <dt className="wrap-anywhere whitespace-pre-wrap text-muted" dir="auto">
        {question.label}
      </dt>
      <dd className="wrap-anywhere min-w-0 whitespace-pre-wrap">
        {labels.length === 0 ? (
          <span className="text-muted">open</span>
        ) : (
          labels.map((label) => (
            <span key={label} className="block font-medium text-accent" dir="auto">
              {label}
            </span>
          ))
        )}
        {notes.map(({ option, note }) => (
          <span key={option ?? ""} className="block text-ink-soft">
            {option === undefined ? "note" : <bdi>{option}</bdi>}: <bdi>{note}</bdi>
          </span>
        ))}
      </dd>
    </div>
  );
}

function Action({ action, index }: { readonly action: Outcome; readonly index: number }) {
  const { flow, sheet, id, isOpen, act } = useSheet();
  const isCurrent = sheet.action === index;
  const { name, does } = WORDS[action];
  return (
    <div
      data-current={isCurrent ? "" : undefined}
      className={clsx(
        isCurrent ? "bg-hover group-focus-within/sheet:bg-accent-soft" : isOpen && "hover:bg-hover",
      )}
    >
      <button
        type="button"
        aria-label={name}
        aria-describedby={`${id}-does-${index}`}
        aria-disabled={!isOpen || undefined}
        tabIndex={isCurrent ? 0 : -1}
        data-cursor={isCurrent || undefined}
        onClick={() => act((now) => runAction(flow, now, action))}
        className="grid w-full grid-cols-[2ch_2ch_minmax(0,12ch)_minmax(0,1fr)] gap-x-[1ch] py-[3px] pr-[3ch] pl-[1.5ch] text-left outline-none narrow:min-h-touch narrow:grid-cols-[2ch_2ch_minmax(0,1fr)] narrow:content-center narrow:pl-[1ch] forced-colors:focus:outline-2 forced-colors:focus:outline-[Highlight]"
      >
        <span className={clsx("font-semibold text-accent", !isCurrent && "invisible")}>❯</span>
        <span className="text-right text-muted">{index + 1}</span>
        <span className="font-semibold">{name}</span>
        <span id={`${id}-does-${index}`} className="text-muted narrow:col-start-3">
          {does}
        </span>
      </button>
    </div>
  );
}

/** The result that the action under the cursor would give. */
function Gets({ outcome }: { readonly outcome: Outcome }) {
  const { client, flow, sheet } = useSheet();
  const { content, details } = buildResult(client, sheet, outcome);
  const facts = [
    ["mode", details.mode],
    ["cancelled", String(details.cancelled)],
    ["answers", `${countAnswered(flow, sheet)} of ${flow.questions.length}`],
    ...(details.continuation === undefined
      ? []
      : [["ask again", details.continuation.affectedQuestionIds.join(", ") || "nothing"]]),
  ];
  return (
    <div className="relative mt-6 flex min-w-0 flex-col border border-line-strong bg-surface @min-[640px]:sticky @min-[640px]:top-3 @min-[640px]:mt-1 @min-[640px]:h-[max(240px,calc(100cqh-64px))] @min-[640px]:self-start">
      <p
        aria-hidden="true"
        className="absolute -top-3 left-[1ch] bg-[linear-gradient(var(--sheet)_12px,var(--surface)_12px)] px-[1ch] font-medium text-[12.5px] text-muted"
      >
        What the agent gets
      </p>
      <section
        aria-label="What the agent gets"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        data-preview
        className="min-h-0 flex-1 overflow-auto px-[2ch] py-4 text-[12.5px] leading-[21px] focus-visible:-outline-offset-2"
      >
        <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
          {content[0].text}
        </p>
        <dl className="mt-[21px] text-muted">
          {facts.map(([name, value]) => (
            <div key={name} className="grid grid-cols-[11ch_minmax(0,1fr)]">
              <dt>{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
