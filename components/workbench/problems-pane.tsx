"use client";

import type { RefObject } from "react";
import type { EditorHandle } from "@/components/editor/editor-props";
import { Problems } from "@/components/editor/problems";
import type { Check } from "@/lib/protocol/check";
import { useWorkbench } from "./use-workbench";

interface ProblemsPaneProps {
  readonly editor: RefObject<EditorHandle | null>;
  /** A problem is about to be gone to: the editor must be in sight. */
  readonly onGo: () => void;
}

/** Below the editor: what is wrong with the text, and how to mend it. */
export function ProblemsPane({ editor, onGo }: ProblemsPaneProps) {
  const check = useWorkbench((state) => state.session.check);
  return (
    <Problems
      problems={check.problems}
      totals={check.totals}
      editor={editor}
      nothing={sayNothing(check)}
      note={isUnread(check) ? "Everything else is checked again as soon as the text can be read." : undefined}
      onGo={onGo}
    />
  );
}

const isUnread = ({ verdict, form }: Check) => verdict === "unrecognised" && form === "text";

function sayNothing({ engine, form }: Check): string {
  if (engine?.ok) return "No problems. The engine takes it as it stands.";
  return form === "answer" ? "No problems. The agent can read this reply." : "No problems.";
}
