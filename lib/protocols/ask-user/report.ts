import type { Check } from "../../protocol/check";
import type { PartReport, Report } from "../../protocol/protocol";
import { parsePointer } from "../../text/node";
import { bracketPath } from "./issues";
import type { Client, Question } from "./schema";

/** A check in words: why the verdict, and what the tool and the sheet made of each question. */
export function report(check: Check): Report {
  const client = check.client as Client | null;
  return { reason: reasonOf(check, client), engine: engineParts(check, client), client: clientParts(client) };
}

function reasonOf({ form, verdict, engine, totals }: Check, client: Client | null): string {
  if (client !== null) {
    return client.hasUI === false ? "nobody can be asked" : count(client.questions.length, "question");
  }
  if (engine !== null) return `${count(totals.error, "fault")}, nothing is asked`;
  if (form === "failed call") return "a failed call asks nobody";
  return verdict === "works" ? "a result of the contract" : "a result the contract does not know";
}

function engineParts({ engine, problems }: Check, client: Client | null): readonly PartReport[] {
  if (engine === null) return [];
  if (client !== null)
    return client.questions.map((question, index) => partOf(question, index, sayRead(question)));
  return problems
    .filter(({ severity }) => severity === "error")
    .map(({ pointer, message }) => ({ name: nameOf(pointer), state: "fault", says: message, pointer }));
}

function clientParts(client: Client | null): readonly PartReport[] {
  if (client === null) return [];
  return client.questions.map((question, index) =>
    client.hasUI === false
      ? { ...partOf(question, index, "given back as text"), state: "skipped" }
      : partOf(question, index, sayDrawn(question)),
  );
}

function partOf({ id }: Question, index: number, says: string): PartReport {
  return { name: id, state: "done", says, pointer: `/questions/${index}` };
}

function nameOf(pointer: string): string {
  const steps = parsePointer(pointer) ?? [];
  return bracketPath(steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
}

function sayRead({ type, options, required }: Question): string {
  const words = [type, count(options.length, "option")];
  return (required ? [...words, "required"] : words).join(", ");
}

function sayDrawn({ type, label }: Question): string {
  const rows = {
    single: "one answer, or an own one",
    multi: "several answers, and an own one",
    preview: "one answer, with previews",
  };
  return `tab ${label}: ${rows[type]}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
