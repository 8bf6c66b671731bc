import type { Protocol } from "../protocol/protocol";
import { askUser } from "./ask-user";
import { clarify } from "./clarify";

/** Every protocol Parley knows. Ids, samples, schemas and the shared tests come from this list. */
export const protocols = [clarify, askUser] as const satisfies readonly Protocol[];

export type ProtocolId = (typeof protocols)[number]["id"];
