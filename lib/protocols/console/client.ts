import { filled, isObject, type JsonObject, quote } from "../../text/value";
import type { ConsoleClient, ConsoleEnvelope, Skip } from "./actions";
import { readAction, readItem } from "./read";

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
  return { envelope, skipped: skipsOf(envelope.actions) };
}

function isConsole(value: JsonObject): boolean {
  return value.protocol === wireName;
}

/** More names nobody reads; a hostile list has millions. */
const maxNamed = 500;

function skipsOf(actions: readonly unknown[]): readonly Skip[] {
  const skipped: Skip[] = [];
  let unnamed = 0;
  for (const [index, raw] of actions.entries()) {
    if (skipped.length >= maxNamed && isObject(raw) === false) {
      unnamed++;
      continue;
    }
    const { fate, reason, action } = readAction(raw, index);
    const isGone = fate === "skipped" || fate === "refused";
    const own = isGone
      ? [{ pointer: `/actions/${index}`, reason: sentence(`Action ${index + 1}`, { fate, reason }) }]
      : skippedRows(raw, { index, isList: action?.type === "resource_list" });
    for (const skip of own) {
      if (skipped.length < maxNamed) skipped.push(skip);
      else unnamed++;
    }
  }
  if (unnamed === 0) return skipped;
  return [...skipped, { pointer: "/actions", reason: `${unnamed} more are skipped.` }];
}

function sentence(name: string, { fate, reason }: { fate: string; reason: string | undefined }): string {
  return `${name} is ${fate}. ${reason ?? ""}`.trimEnd();
}

/** Rows of a list that have nothing to be called by. */
function skippedRows(
  raw: unknown,
  { index, isList }: { readonly index: number; readonly isList: boolean },
): readonly Skip[] {
  if (!isList || !isObject(raw) || !Array.isArray(raw.items)) return [];
  return raw.items.flatMap((item: unknown, row) =>
    readItem(item) === undefined
      ? [
          {
            pointer: `/actions/${index}/items/${row}`,
            reason: `Row ${row + 1} is left out. It has neither a title nor an id.`,
          },
        ]
      : [],
  );
}
