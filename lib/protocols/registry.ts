import type { Protocol } from "../protocol/protocol";
import { askUser } from "./ask-user";
import { clarify } from "./clarify";
import { consoleProtocol } from "./console";
import { inbox } from "./inbox";
import { promptTemplate } from "./prompt-template";

/** Every protocol Parley knows. Ids, samples, schemas and the shared tests come from this list. */
export const protocols = [
  clarify,
  consoleProtocol,
  askUser,
  inbox,
  promptTemplate,
] as const satisfies readonly Protocol[];

export type ProtocolId = (typeof protocols)[number]["id"];
