import { findStringFault } from "./json-string-fault";
import { findTokenFault } from "./json-token-fault";
import type { Fault } from "./json-tree";
import { tooDeepMessage } from "./limits";

/** What the reader was looking for when it stopped. */
export type Expectation =
  | "value"
  | "key"
  | "colon"
  | "member end"
  | "item end"
  | "end"
  | "string end"
  | "escape"
  | "number"
  | "shallower";

/** Says why reading stopped at `at`; everything before it is the start of valid JSON. */
export function findFault(text: string, at: number, expectation: Expectation): Fault {
  switch (expectation) {
    case "shallower":
      return {
        start: at,
        end: at + 1,
        code: "text/too-deep",
        message: tooDeepMessage,
        fixes: [],
      };
    case "string end":
    case "escape":
      return findStringFault(text, at, expectation);
    default:
      return findTokenFault(text, at, expectation);
  }
}
