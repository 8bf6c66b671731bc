import type { CheckContext } from "../../protocol/check";
import type { Outcome } from "../../protocol/outcome";
import { quote, shorten } from "../../text/value";
import type { ActionReading, ConsoleAction, ConsoleClient } from "./actions";
import { projectOf } from "./links";
import { readActions } from "./read";

/** More outcomes nobody reads; the engine lets 20 actions through. */
const maxOutcomes = 200;

/** What becomes of the actions of a message that act or are not understood; what is only drawn has no outcome. */
export function outcomesOf(client: ConsoleClient, { projectId }: CheckContext): readonly Outcome[] {
  const acting = readActions(client).filter(({ fate }) => fate !== "drawn");
  return acting.slice(0, maxOutcomes).map((reading) => outcomeOf(reading, projectId));
}

function outcomeOf(reading: ActionReading, projectId: string): Outcome {
  const { index, type, fate, action, reason } = reading;
  const said = [reason, action === null || fate !== "applied" ? undefined : otherProject(action, projectId)];
  const reasons = said.filter((one) => one !== undefined);
  return {
    index,
    action: type === "" ? "unknown" : shorten(type),
    result: fate === "drawn" ? "applied" : fate,
    ...(reasons.length > 0 && { reason: reasons.join(" ") }),
  };
}

/** The project an action is about; undefined where it names none. */
export function namedProject(action: ConsoleAction): string | undefined {
  switch (action.type) {
    case "navigate":
      return projectOf(action.path);
    case "resource":
      return action.href === undefined ? undefined : projectOf(action.href);
    case "open_create":
    case "open_dialog":
    case "resource_list":
    case "chart":
      return action.projectId;
    default:
      return undefined;
  }
}

function otherProject(action: ConsoleAction, projectId: string): string | undefined {
  const named = namedProject(action);
  if (named === undefined || named === "" || named === projectId) return undefined;
  return `It is about another project, ${quote(named)}.`;
}
