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
  const skips = new Skips();
  for (const reading of readings) addSkips(actions, reading, skips);
  return skips.list(actions.length - readings.length);
}

/** Names what is skipped, up to a number, and counts the rest. */
class Skips {
  private readonly named: Skip[] = [];
  private unnamed = 0;

  add(pointer: string, reason: () => string) {
    if (this.named.length < maxNamed) this.named.push({ pointer, reason: reason() });
    else this.unnamed++;
  }

  list(unread: number): readonly Skip[] {
    const more = this.unnamed + unread;
    if (more === 0) return this.named;
    return [...this.named, { pointer: "/actions", reason: `${more} more are skipped.` }];
  }
}

function addSkips(actions: readonly unknown[], reading: ActionReading, skips: Skips) {
  const { index, fate, reason = "", action } = reading;
  const pointer = `/actions/${index}`;
  if (fate === "skipped" || fate === "refused") {
    skips.add(pointer, () => `Action ${index + 1} is ${fate}. ${reason}`);
  } else if (action?.type === "resource_list") addRows(actions[index], pointer, skips);
}

/** Rows of a list that have nothing to be called by. */
function addRows(raw: unknown, pointer: string, skips: Skips) {
  if (!isObject(raw) || !Array.isArray(raw.items)) return;
  for (const [row, item] of raw.items.entries()) {
    if (isObject(item) && (filled(item.title) ?? filled(item.resourceId)) !== undefined) continue;
    const reason = () => `Row ${row + 1} is left out. It has neither a title nor an id.`;
    skips.add(`${pointer}/items/${row}`, reason);
  }
}
