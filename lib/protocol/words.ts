import { pointerOf } from "../text/node";
import type { Problem } from "./problem";
import type { Protocol } from "./protocol";
import type { TimelineEvent } from "./timeline";

/** A message of a log, as its drawing side has it. */
export interface Drawn {
  readonly protocol: Protocol;
  readonly client: unknown;
}

/** An event of a log with what was drawn of it. */
export type DrawnEvent = Pick<TimelineEvent, "step" | "words"> & { readonly drawn?: Drawn };

/** More messages in one turn nobody compares. */
const compared = 20;

/** What is wrong with the agent's words beside the messages of the same turn, which ends when the person speaks. */
export function adviseWords(events: readonly DrawnEvent[]): readonly Problem[] {
  return turnsOf(events).flatMap((turn) => {
    const drawn = turn.flatMap((event) => event.drawn ?? []).slice(0, compared);
    return drawn.length === 0 ? [] : turn.flatMap((event) => adviseOne(event, drawn));
  });
}

function adviseOne({ step, words }: DrawnEvent, drawn: readonly Drawn[]): readonly Problem[] {
  if (words === undefined || step?.kind !== "agent_message") return [];
  for (const { protocol, client } of drawn) {
    const issue = protocol.adviseWords?.(client, step.text);
    if (issue === undefined) continue;
    const { layer, node, path } = words;
    const place = { pointer: pointerOf(path), range: layer.range(node) };
    const within = layer.within === undefined ? {} : { within: layer.within };
    return [{ fixes: [], ...issue, ...place, ...within }];
  }
  return [];
}

function turnsOf(events: readonly DrawnEvent[]): readonly (readonly DrawnEvent[])[] {
  const turns: DrawnEvent[][] = [[]];
  for (const event of events) {
    if (event.step?.kind === "user_message") turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}
