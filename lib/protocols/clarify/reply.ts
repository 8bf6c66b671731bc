import { filled, isObject, quote } from "../../text/value";
import type { Skip } from "./client";
import { type Answer, type Answers, answerSchemas, promptKinds, wireName } from "./schema";

/** A reply as the client reads it back: what is no answer is skipped. */
export interface Reply {
  readonly answers: readonly Answer[];
  /** The pointer is that of the member which is wrong or missing. */
  readonly skipped: readonly Skip[];
}

const faults: Readonly<Record<string, string>> = {
  id: "it has no id",
  values: "its “values” must be a list",
  confirmed: "its “confirmed” must be true or false",
  value: "its “value” must be text",
};

/** Null: not an answer of this protocol at all. */
export function readReply(value: unknown): Reply | null {
  if (!isObject(value) || value.protocol !== wireName || !Array.isArray(value.answers)) return null;
  const skipped: Skip[] = [];
  const answers = value.answers.flatMap((raw: unknown, index) => {
    const skip = (member: string, reason: string) => {
      const pointer = `/answers/${index}${member && `/${member}`}`;
      skipped.push({ pointer, reason: `${nameOf(raw, index)} is skipped: ${reason}.` });
      return [];
    };
    return readAnswer(raw, skip);
  });
  return { answers, skipped };
}

function nameOf(raw: unknown, index: number): string {
  const id = isObject(raw) ? filled(raw.id) : undefined;
  return id === undefined ? `Answer ${index + 1}` : `The answer to ${quote(id)}`;
}

function readAnswer(raw: unknown, skip: (member: string, reason: string) => never[]): Answer | never[] {
  if (!isObject(raw)) return skip("", "it must be an object");
  const kind = filled(raw.kind);
  if (kind === undefined) return skip("kind", "it has no kind");
  const known = promptKinds.find((name) => name === kind);
  if (known === undefined) return skip("kind", `its kind ${quote(kind)} is unknown`);
  const reading = answerSchemas[known].safeParse({ ...raw, kind });
  if (reading.success) return reading.data;
  const member = String(reading.error.issues[0]?.path[0]);
  return skip(member, faults[member] ?? "it cannot be read");
}

/** The answers in a message of the person; undefined when it is not such a message, or none is left. */
export function parseAnswers(text: string): Answers | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text.trim());
  } catch {
    return undefined;
  }
  const answers = readReply(value)?.answers ?? [];
  return answers.length === 0 ? undefined : { protocol: wireName, answers: [...answers] };
}
