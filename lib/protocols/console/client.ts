import { filled, isObject, type JsonObject, quote } from "../../text/value";
import type { ActionReading, ConsoleClient, ConsoleEnvelope, Skip } from "./actions";
import { readActions } from "./read";

export const wireName = "appwrite.console/v1";

const nothing = (reason: string, skipped: readonly Skip[] = []): ConsoleClient => ({
  envelope: null,
  skipped: [...skipped, { pointer: "", reason }],
});

/** Reads a tool result as the Console does: never fails the batch for a part, passes the actions on as they are. */
export function readOutput(output: string): ConsoleClient {
  const text = output.trim();
  if (text === "") return nothing("The tool result is empty, so nothing happens.");
  if (text.startsWith("Error:")) return nothing("A failed call shows nothing.");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing("The tool result is not JSON, so nothing happens.");
  }
  return readEnvelope(value);
}

/** What the Console makes of a parsed tool result. */
export function readEnvelope(value: unknown): ConsoleClient {
  if (!isObject(value)) return nothing("The tool result is not an object, so nothing happens.");
  if (!isConsole(value)) {
    const given = filled(value.protocol);
    return nothing(
      given === undefined
        ? "The protocol is missing, so the call is ignored."
        : `The protocol ${quote(given)} is unknown, so the call is ignored.`,
    );
  }
  if (!Array.isArray(value.actions)) return nothing("The actions are not a list, so nothing happens.");
  const envelope = { ...value, protocol: wireName, actions: value.actions } satisfies ConsoleEnvelope;
  return { envelope, skipped: skipsOf(envelope) };
}

function isConsole(value: JsonObject): boolean {
  return value.protocol === wireName;
}

/** More names nobody reads; a hostile list has millions. */
const maxNamed = 500;

function skipsOf(envelope: ConsoleEnvelope): readonly Skip[] {
  const { actions } = envelope;
  const readings = readActions({ envelope, skipped: [] });
  const skipped = readings.flatMap((reading) => skipOf(actions, reading));
  const unnamed = actions.length - readings.length + Math.max(skipped.length - maxNamed, 0);
  if (unnamed === 0) return skipped;
  return [...skipped.slice(0, maxNamed), { pointer: "/actions", reason: `${unnamed} more are skipped.` }];
}

function skipOf(actions: readonly unknown[], reading: ActionReading): readonly Skip[] {
  const { index, fate, reason = "", action } = reading;
  const pointer = `/actions/${index}`;
  if (fate === "skipped" || fate === "refused") {
    return [{ pointer, reason: `Action ${index + 1} is ${fate}. ${reason}` }];
  }
  return action?.type === "resource_list" ? skippedRows(actions[index], pointer) : [];
}

/** Rows of a list that have nothing to be called by. */
function skippedRows(raw: unknown, pointer: string): readonly Skip[] {
  if (!isObject(raw) || !Array.isArray(raw.items)) return [];
  return raw.items.flatMap((item: unknown, row) => {
    if (isObject(item) && (filled(item.title) ?? filled(item.resourceId)) !== undefined) return [];
    const reason = `Row ${row + 1} is left out. It has neither a title nor an id.`;
    return [{ pointer: `${pointer}/items/${row}`, reason }];
  });
}
