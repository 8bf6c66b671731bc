import type { Exchange } from "../../protocol/exchange";
import { readJson } from "../../text/json";
import { findString, findValue } from "../../text/node";
import { inWords } from "./in-words";
import { agentKinds, phoneKinds } from "./payload";
import { stepsBack, stepsDue, stepsOf } from "./steps";

const kinds = new Set<string>([...agentKinds, ...phoneKinds]);

/** Phone and agent, each a fold over the frames. */
export const exchange: Exchange = {
  reads(payload) {
    const reading = readJson(payload);
    if (!reading.ok) return false;
    const { root } = reading;
    return (
      kinds.has(findString(root, "kind") ?? "") ||
      (findValue(root, "v") && findValue(root, "kind")) !== undefined
    );
  },
  describe: inWords,
  steps: stepsOf,
  react: stepsBack,
  due: stepsDue,
};
