import { clsx } from "clsx";
import { openTab, type Question, type TabState, tabStateOf } from "@/lib/protocols/ask-user";
import { useSheet } from "./sheet-context";

const TAB =
  "-mb-px inline-flex h-8 shrink-0 items-center gap-[1ch] whitespace-nowrap px-[1.4ch] text-ink-soft aria-selected:bg-ink aria-selected:font-medium aria-selected:text-surface not-aria-selected:hover:bg-hover focus-visible:-outline-offset-4 narrow:h-touch narrow:px-[1.2ch] forced-colors:aria-selected:outline";

/** Inverse video for the chosen tab; the pip says how its question stands. */
export function SheetTabs() {
  const { flow, sheet, id, act } = useSheet();
  const tab = (index: number) => ({
    type: "button" as const,
    role: "tab",
    id: `${id}-tab-${index}`,
    "aria-selected": sheet.tab === index,
    "aria-controls": sheet.tab === index ? `${id}-panel` : undefined,
    tabIndex: sheet.tab === index ? 0 : -1,
    onClick: () => act((now) => openTab(flow, now, index)),
  });
  return (
    <div className="border-line-strong border-b px-[3ch] narrow:px-[1ch]">
      <div
        role="tablist"
        aria-label="Questions"
        className="flex gap-[1ch] overflow-x-auto overflow-y-hidden pb-px [scrollbar-width:none] narrow:gap-0"
      >
        {flow.questions.map((question, index) => (
          <QuestionTab
            key={question.id}
            question={question}
            state={tabStateOf(question, sheet)}
            tab={tab(index)}
          />
        ))}
        <button {...tab(flow.questions.length)} className={clsx(TAB, "ml-auto")}>
          Review
        </button>
      </div>
    </div>
  );
}

interface QuestionTabProps {
  readonly question: Question;
  readonly state: TabState;
  readonly tab: object;
}

function QuestionTab({ question: { label }, state, tab }: QuestionTabProps) {
  const words = [state.isAnswered ? "answered" : "open", ...(state.isNoted ? ["noted"] : [])];
  return (
    <button {...tab} data-state={words.join(" ")} aria-description={words.join(", ")} className={TAB}>
      <Pip {...state} />
      <span className="max-w-[24ch] truncate" dir="auto">
        {label}
      </span>
    </button>
  );
}

/** Outlined while open, half while only noted, full once answered; a ring where an answer has a note. */
function Pip({ isAnswered, isNoted }: TabState) {
  return (
    <i
      className={clsx(
        "size-[9px] shrink-0 border-[1.3px]",
        isAnswered || isNoted
          ? "border-pen in-aria-selected:border-surface"
          : "border-edge in-aria-selected:border-surface",
        isAnswered && "bg-pen in-aria-selected:bg-surface",
        isAnswered &&
          isNoted &&
          "outline-1 outline-pen outline-offset-[1.5px] in-aria-selected:outline-surface",
        !isAnswered &&
          isNoted &&
          "bg-[linear-gradient(135deg,var(--pen)_50%,transparent_50%)] in-aria-selected:bg-[linear-gradient(135deg,var(--surface)_50%,transparent_50%)]",
      )}
    />
  );
}
