import { useMemo } from "react";
import type { SurfaceProps } from "../surface";
import { Chat } from "./chat";
import { Composer } from "./composer";
import { useStable } from "./use-stable";

/** What the parts of the conversation report; always the same functions, so that nothing is drawn anew for them. */
export interface ChatActions {
  readonly fill: (target: string, fill: unknown) => void;
  readonly answer: (target: string, fill: unknown) => void;
  readonly setWords: (text: string) => void;
  readonly agentSay: (text: string) => void;
}

/** The conversation with the agent: what was said, what is asked, and the box to say more. */
export function AgentPane(props: SurfaceProps) {
  const fill = useStable(props.onFill);
  const answer = useStable(props.onAnswer);
  const setWords = useStable(props.onWords);
  const agentSay = useStable(props.onAgentSay);
  const actions = useMemo(() => ({ fill, answer, setWords, agentSay }), [fill, answer, setWords, agentSay]);
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <div className="flex h-[45px] shrink-0 items-center gap-2 border-line border-b px-4 text-muted">
        <span className="truncate">Photo archive</span>
        <span aria-hidden="true">/</span>
        <h2 className="font-semibold text-ink">Agent</h2>
      </div>
      <Chat
        conversation={props.conversation}
        draft={props.draft}
        words={props.words}
        isLookingBack={props.isLookingBack}
        utc={props.utc}
        actions={actions}
      />
      <Composer
        message={props.message}
        isLookingBack={props.isLookingBack}
        onChange={props.onMessage}
        onSay={props.onSay}
      />
    </div>
  );
}
