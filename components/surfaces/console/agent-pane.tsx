import { type ReactNode, useMemo } from "react";
import { Composer } from "../conversation/composer";
import type { SurfaceProps } from "../surface";
import { Chat } from "./chat";
import { useStable } from "./use-stable";

/** What the parts of the conversation report; always the same functions, so that nothing is drawn anew for them. */
export interface ChatActions {
  readonly fill: (target: string, fill: unknown) => void;
  readonly answer: (target: string, fill: unknown) => void;
  readonly setWords: (text: string) => void;
  readonly agentSay: (text: string) => void;
}

/** The conversation with the agent: what was said, what is asked, and the box to say more. */
export function AgentPane({ head, ...props }: SurfaceProps & { readonly head?: ReactNode }) {
  const fill = useStable(props.onFill);
  const answer = useStable(props.onAnswer);
  const setWords = useStable(props.onWords);
  const agentSay = useStable(props.onAgentSay);
  const actions = useMemo(() => ({ fill, answer, setWords, agentSay }), [fill, answer, setWords, agentSay]);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      {head}
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
