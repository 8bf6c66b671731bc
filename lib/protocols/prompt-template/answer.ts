import type { AnswerRules, Picked } from "../../protocol/protocol";
import { readJson } from "../../text/json";
import { findString } from "../../text/node";
import { readClient } from "./check";
import {
  type Client,
  emptyFill,
  type Fill,
  type Filled,
  fieldsOf,
  filledValue,
  fillForm,
  fillOf,
  parseFill,
} from "./fill";
import { isTemplate, shapeOf } from "./read";
import { promptMethod } from "./schema";

/** A request as it lies in a transcript; null for any other text. */
export function readRequest(text: string): Client | null {
  if (!text.includes(promptMethod) || !text.trimStart().startsWith("{")) return null;
  const reading = readJson(text);
  if (!reading.ok || shapeOf(reading.root) !== "request") return null;
  if (findString(reading.root, "method") !== promptMethod) return null;
  return readClient(reading.root, { promptVariables: true, protocolVersion: 1 });
}

/** The texts and the request of a client with what was filled in; undefined where it would grow beyond the cap. */
export function fillClient(client: Client, fill: Fill): Filled | undefined {
  return fillForm(client, fill);
}

/** The bytes that go out; undefined where the text would grow beyond the cap. */
export function requestText(client: Client, fill: Fill): string | undefined {
  const filled = fillClient(client, fill);
  return filled && JSON.stringify(filled.request);
}

/** Why what is filled in cannot be sent yet, in words. */
export function holdsBack(client: Client, fill: Fill): string | undefined {
  const faults = fieldsOf(client, fill).filter(({ fault }) => fault !== undefined);
  if (faults.length > 0) return `${count(faults.length, "value")} to mend before it can be sent`;
  return fillClient(client, fill) === undefined ? growthRefusal : undefined;
}

export const growthRefusal = "Filled in, the text grows by more than 1 MB and is not sent";

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function picked(client: Client, fill: Fill): readonly Picked[] {
  const fields = fieldsOf(client, fill);
  const names = new Set(fields.map(({ name }) => name));
  const known = fields.flatMap(({ name, value }) =>
    value === undefined ? [] : [{ question: name, values: [value] }],
  );
  const others = fill.values
    .filter(([name]) => !names.has(name))
    .map(([name]) => ({ question: name, values: [filledValue(fill, name) ?? ""] }));
  return [...known, ...others];
}

export const answerRules: AnswerRules<Client, Fill> = {
  asks: ({ prompt }) => prompt.some(isTemplate),
  start: (_client, earlier) => earlier ?? emptyFill,
  parseDraft: parseFill,
  missing: (client, fill) =>
    fieldsOf(client, fill)
      .filter(({ fault }) => fault !== undefined)
      .map(({ name }) => name),
  send(client, fill) {
    const text = requestText(client, fill);
    return text === undefined ? [] : [{ kind: "user_message", text }];
  },
  refill: (_client, reply) => (readRequest(reply) === null ? undefined : emptyFill),
  bubble: (reply) => readRequest(reply)?.text,
  picked,
  fillOf,
  ownValues: ["value"],
};
