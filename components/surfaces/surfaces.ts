import type { ReactNode } from "react";
import type { ProtocolId } from "@/lib/protocols/registry";
import type { SurfaceProps } from "./surface";

/** A place where a person meets a message. */
export interface Surface {
  /** Of its tab and its region: "Console". */
  readonly name: string;
  /** Wants the room of the editor and the transcript too. */
  readonly isWide: boolean;
  /** What stands beside it has a tab of this name on a narrow screen. */
  readonly aside?: string;
  /** Shows the time, and is drawn anew as it passes. */
  readonly hasClock?: boolean;
  /** Also once the transcript holds something: it stays folded until it is asked for. */
  readonly keepsRoom?: boolean;
  /** For `lazy`: nothing of a surface is loaded before it is shown. */
  readonly load: () => Promise<{ readonly default: (props: SurfaceProps) => ReactNode }>;
}

/** One for both protocols: a conversation that holds either is drawn in it. */
const simulatedConsole: Surface = {
  name: "Console",
  isWide: false,
  load: () => import("./console/console").then(({ Console }) => ({ default: Console })),
};

/** The surface of each protocol. */
export const surfaces: Readonly<Record<ProtocolId, Surface>> = {
  clarify: simulatedConsole,
  // The whole shell stands there.
  console: { ...simulatedConsole, isWide: true, keepsRoom: true },
  "ask-user": {
    name: "Ask",
    isWide: true,
    load: () => import("./ask/ask").then(({ Ask }) => ({ default: Ask })),
  },
  inbox: {
    name: "Phone",
    isWide: true,
    aside: "Wire",
    hasClock: true,
    load: () => import("./phone/phone").then(({ Phone }) => ({ default: Phone })),
  },
  "prompt-template": {
    name: "Prompt",
    isWide: true,
    load: () => import("./prompt/prompt").then(({ Prompt }) => ({ default: Prompt })),
  },
};
