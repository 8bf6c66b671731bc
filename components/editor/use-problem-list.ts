import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { announce } from "@/components/ui/announcer";
import { useMask } from "@/components/ui/secrets";
import type { Problem, Severity } from "@/lib/protocol/problem";
import type { EditorHandle } from "./editor-props";
import { isSameProblem, stepProblem } from "./problem-walk";
import { countWords, placeWords, severityWords } from "./problem-words";

type Totals = Readonly<Record<Severity, number>>;

interface Options {
  readonly problems: readonly Problem[];
  readonly totals: Totals;
  readonly editor: RefObject<EditorHandle | null>;
  readonly onGo?: (problem: Problem) => void;
}

/** Which problems are shown, which one is chosen, and F8 through them from anywhere on the page. */
export function useProblemList({ problems, totals, editor, onGo }: Options) {
  const mask = useMask();
  const [hidden, setHidden] = useState<ReadonlySet<Severity>>(new Set());
  const [chosen, setChosen] = useState<Problem | null>(null);
  const shown = hidden.size === 0 ? problems : problems.filter(({ severity }) => !hidden.has(severity));
  const chosenIndex = chosen === null ? -1 : shown.findIndex((problem) => isSameProblem(problem, chosen));

  const toggle = (severity: Severity) => {
    const next = new Set(hidden);
    if (!next.delete(severity)) next.add(severity);
    setHidden(next);
  };
  const goTo = (problem: Problem) => {
    setChosen(problem);
    onGo?.(problem);
    editor.current?.goTo(problem.range);
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "F8" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const caret = editor.current?.position() ?? { line: 1, column: 1 };
    const next = stepProblem({ problems: shown, caret, chosen }, event.shiftKey ? -1 : 1);
    if (next === undefined) return announce("No problems.");
    goTo(next);
    announce(`${severityWords[next.severity]}: ${mask(next.message)} ${placeWords(next.range.start)}.`);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  useCountsAnnounced(totals);
  return { shown, hidden, toggle, chosenIndex, goTo };
}

/** Long enough that typing is not talked into. */
const QUIET_MS = 900;

function useCountsAnnounced(totals: Totals): void {
  const words = countWords(totals);
  const [said, setSaid] = useState(words);
  useEffect(() => {
    if (words === said) return;
    const timer = setTimeout(() => {
      setSaid(words);
      announce(words);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [words, said]);
}
