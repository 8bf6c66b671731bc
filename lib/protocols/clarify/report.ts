import type { Check } from "../../protocol/check";
import type { Problem } from "../../protocol/problem";
import type { PartReport, Report } from "../../protocol/protocol";
import { executionFailed } from "../../protocol/send";
import type { Client, Prompt } from "./client";
import { type Code, raises } from "./rules";

/** A prompt of the message: as the client draws it, or why it does not. */
interface Part {
  /** Its id, where it has one. */
  readonly name: string;
  readonly pointer: string;
  readonly prompt: Prompt | undefined;
  readonly reason: string;
}

/** More parts nobody reads. */
const reported = 100;

/** Why the verdict, and what the engine and the Console made of each prompt. */
export function buildReport(check: Check): Report {
  const client = check.client as Client | null;
  const parts = client === null ? [] : partsOf(client);
  return {
    reason: client === null ? reasonWithoutForm(check) : reasonOf(check, client, parts),
    engine: check.engine === null ? [] : engineReport(check, parts.slice(0, reported)),
    client: parts.slice(0, reported).map(clientReport),
  };
}

function partsOf({ envelope, skipped }: Client): readonly Part[] {
  const reasons = new Map(skipped.map(({ pointer, reason }) => [pointer, reason]));
  const gone = skipped.filter(({ pointer }) => /^\/prompts\/\d+$/.test(pointer));
  const drawn = envelope?.prompts ?? [];
  let next = 0;
  return Array.from({ length: drawn.length + gone.length }, (_, index) => {
    const pointer = `/prompts/${index}`;
    const reason = reasons.get(pointer) ?? "";
    const prompt = reason === "" ? drawn[next++] : undefined;
    const name = prompt?.id ?? /^“([^”]+)”/.exec(reason)?.[1] ?? pointer;
    return { name, pointer, prompt, reason };
  });
}

function clientReport({ name, pointer, prompt, reason }: Part): PartReport {
  if (prompt === undefined) return { name, state: "skipped", says: reason, pointer };
  return { name, state: "done", says: `drawn as ${looksOf(prompt)}`, pointer };
}

function looksOf(prompt: Prompt): string {
  switch (prompt.kind) {
    case "choice":
      return `${prompt.options.length} options, ${prompt.allowMultiple === true ? "any of them" : "one of them"}`;
    case "confirm":
      return prompt.danger === true ? "two buttons, one of them dangerous" : "two buttons";
    case "text":
      return prompt.multiline === true ? "a box of several lines" : "a box of one line";
  }
}

function readsOf(prompt: Prompt | undefined): string {
  if (prompt === undefined) return "read";
  return prompt.kind === "choice" ? `choice, ${prompt.options.length} options` : prompt.kind;
}

/** The engine reads in order and stops at the first fault, which its refusal repeats. */
function engineReport({ engine, problems }: Check, parts: readonly Part[]): readonly PartReport[] {
  const fault = engine?.ok === false ? findFault(engine.output, problems) : undefined;
  const pointer = fault?.pointer ?? "";
  const stopped = /^\/prompts\/(\d+)/.exec(pointer)?.[1];
  const isLate = fault === undefined || fault.code === "clarify/id-duplicate" || pointer === "/title";
  const isRead = (index: number) => (isLate ? true : stopped !== undefined && index < Number(stopped));
  const reports = parts.map((part, index): PartReport => {
    const place = { name: part.name, pointer: part.pointer };
    if (fault !== undefined && stopped === String(index))
      return { ...place, state: "fault", says: fault.message };
    if (isRead(index)) return { ...place, state: "done", says: readsOf(part.prompt) };
    return { ...place, state: "unread", says: "not read, the engine stops at the first fault" };
  });
  if (fault === undefined || stopped !== undefined) return reports;
  const whole: PartReport = {
    name: pointer.slice(1) || "arguments",
    state: "fault",
    says: fault.message,
    pointer,
  };
  return pointer === "/title" ? [...reports, whole] : [whole, ...reports];
}

function findFault(output: string, problems: readonly Problem[]): Problem | undefined {
  const raised = output === executionFailed;
  return problems.find(({ severity, code, message }) => {
    if (severity !== "error") return false;
    return raised ? raises(code.replace("clarify/", "") as Code) : output.endsWith(message);
  });
}

function reasonOf(
  { engine, problems, verdict }: Check,
  { envelope }: Client,
  parts: readonly Part[],
): string {
  const drawn = envelope?.prompts.length ?? 0;
  const draws =
    drawn === parts.length
      ? drawsAll(drawn)
      : `draws ${drawn === 0 ? "nothing" : `${drawn} of ${parts.length}`}`;
  if (engine?.ok === false) return `${draws}, engine refuses`;
  if (verdict !== "degraded" || drawn < parts.length) return draws;
  const isNative = problems.some(({ code }) => code === "clarify/prompts-native");
  return `${draws}, ${isNative ? "a real call needs a string" : "but not all of it"}`;
}

function drawsAll(count: number): string {
  if (count === 0) return "draws nothing";
  if (count === 1) return "draws its prompt";
  return count === 2 ? "draws both prompts" : `draws all ${count} prompts`;
}

function reasonWithoutForm({ verdict, problems }: Check): string {
  if (problems.some(({ code }) => code === "clarify/failed-call")) return "a failed call, nothing drawn";
  const says = { works: "an answer", degraded: "an answer, not all of it read", blocked: "cannot be read" };
  return verdict === "unrecognised" ? "nothing found" : says[verdict];
}
