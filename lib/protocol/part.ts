import { firstOf, type Held, idAt } from "./held";

/** A tool's call or what came back, in whatever wrapping. */
export interface CallPart {
  readonly type: "call";
  readonly form: string;
  readonly side: "input" | "output";
  readonly tool?: string;
  readonly toolAt?: Held;
  readonly id?: string;
  readonly failed: boolean;
  /** Nothing but its tool's name tells it from any other object. */
  readonly isGuess?: true;
  /** What was passed or came back; the first that is a message counts. */
  readonly payloads: readonly Held[];
}
export type Part =
  | CallPart
  | { readonly type: "words"; readonly from: "agent" | "person"; readonly text: Held }
  | {
      readonly type: "frame";
      readonly from: "agent" | "client";
      readonly channel: "push" | "ws";
      readonly payload: Held;
    };

/** The tool a value names under one of these keys. */
export function named(held: Held | undefined, keys: readonly string[]): Pick<CallPart, "tool" | "toolAt"> {
  const toolAt = firstOf(held, keys, "string");
  return toolAt?.node.type === "string" ? { tool: toolAt.node.value, toolAt } : {};
}

/** The id a value has under one of these keys. */
export function ids(held: Held | undefined, keys: readonly string[]): Pick<CallPart, "id"> {
  const id = idAt(held, keys);
  return id === undefined ? {} : { id };
}
