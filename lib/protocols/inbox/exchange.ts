import type { Exchange } from "../../protocol/exchange";
import { readJson } from "../../text/json";
import { findString } from "../../text/node";
import { inWords } from "./in-words";
import { agentKinds, phoneKinds } from "./payload";
import { stepsBack, stepsDue, stepsOf } from "./steps";

const kinds = new Set<string>([...agentKinds, ...phoneKinds]);

/** Phone and agent, each a fold over the frames. */
export const exchange: Exchange = {
  reads(payload) {
    const reading = readJson(payload);
    return reading.ok && kinds.has(findString(reading.root, "kind") ?? "");
  },
  describe: inWords,
  steps: stepsOf,
  react: stepsBack,
  due: stepsDue,
};
