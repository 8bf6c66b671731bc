import { clsx } from "clsx";
import { GrowingText } from "./growing-text";

/** What a place where the person writes to the agent is given. */
export interface MessageProps {
  readonly message: string;
  readonly isLookingBack: boolean;
  readonly onChange: (message: string) => void;
  readonly onSay: (message: string) => void;
}

/** Whether the message can be said now, and the way to say it. */
export function sayingOf({ message, isLookingBack, onSay }: MessageProps) {
  const isOff = isLookingBack || message.trim() === "";
  const say = () => {
    if (!isOff) onSay(message);
  };
  return { isOff, say };
}

/** The box for the person's own words. Enter says them, Shift and Enter make a line. */
export function MessageBox({ className, ...props }: MessageProps & { readonly className: string }) {
  return (
    <GrowingText
      aria-label="Message the agent"
      aria-description={
        props.isLookingBack ? "You are looking at an earlier moment. Nothing is sent from here." : undefined
      }
      placeholder="Message the agent"
      value={props.message}
      onChange={props.onChange}
      onEnter={sayingOf(props).say}
      className={clsx("max-h-40", className)}
    />
  );
}
