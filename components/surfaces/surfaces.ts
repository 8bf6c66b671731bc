import type { ComponentType } from "react";
import type { ProtocolId } from "@/lib/protocols/registry";
import type { SurfaceProps } from "./surface";

/** A place where a person meets a message. */
export interface Surface {
  /** Of its tab and its region: "Console". */
  readonly name: string;
  /** Wants the room of the editor and the transcript too. */
  readonly isWide: boolean;
  /** For `lazy`: nothing of a surface is loaded before it is shown. */
  readonly load: () => Promise<{ readonly default: ComponentType<SurfaceProps> }>;
}

/** The surface of each protocol. */
export const surfaces: Readonly<Record<ProtocolId, Surface>> = {
  clarify: {
    name: "Console",
    isWide: false,
    load: () => import("./console/console").then(({ Console }) => ({ default: Console })),
  },
  "ask-user": {
    name: "Ask",
    isWide: true,
    load: () => import("./ask/ask").then(({ Ask }) => ({ default: Ask })),
  },
};
