import type { Check } from "../../protocol/check";
import type { Problem } from "../../protocol/problem";
import type { PartReport, Report } from "../../protocol/protocol";
import { executionFailed } from "../../protocol/send";
import { shorten } from "../../text/value";
import type { ActionReading, ConsoleClient } from "./actions";
import { describeAction } from "./describe";
import { readActions } from "./read";
import { type Code, raises } from "./rules";

/** More parts nobody reads. */
const reported = 100;

/** Why the verdict, and what the engine and the Console made of each action. */
export function buildReport(check: Check): Report {
  const client = check.client as ConsoleClient | null;
  const readings = client === null ? [] : readActions(client);
  const shown = readings.slice(0, reported);
  return {
    reason: client === null ? reasonWithoutActions(check) : reasonOf(check, readings),
    engine: check.engine === null ? [] : engineReport(check, shown),
    client: [...shown.map(clientReport), ...(readings.length === 0 ? nothingRead(client) : [])],
  };
}

function nothingRead(client: ConsoleClient | null): readonly PartReport[] {
  return (client?.skipped ?? [])
    .filter(({ pointer }) => pointer === "")
    .map(({ reason, pointer }) => ({ name: "message", state: "skipped", says: reason, pointer }));
}

function placeOf({ type, index }: ActionReading): Pick<PartReport, "name" | "pointer"> {
  return { name: type === "" ? `/actions/${index}` : shorten(type), pointer: `/actions/${index}` };
}

function clientReport(reading: ActionReading): PartReport {
  const place = placeOf(reading);
  const { fate, reason = "" } = reading;
  if (fate === "skipped") return { ...place, state: "skipped", says: reason };
  if (fate === "refused") return { ...place, state: "skipped", says: `refused: ${reason}` };
  const says = describeAction(reading, "");
  const words = says.replace(/, in project [^,]*$/, "");
  return { ...place, state: "done", says: reason === "" ? words : `${words}. ${reason}` };
}

/** The engine reads in order and stops at the first fault, which its refusal repeats. */
function engineReport(
  { engine, problems }: Check,
  readings: readonly ActionReading[],
): readonly PartReport[] {
  const fault = engine?.ok === false ? findFault(engine.output, problems) : undefined;
  const stopped = /^\/actions\/(\d+)/.exec(fault?.pointer ?? "")?.[1];
  const reports = readings.map((reading): PartReport => {
    const place = placeOf(reading);
    if (fault === undefined) return { ...place, state: "done", says: "taken" };
    if (stopped === String(reading.index)) return { ...place, state: "fault", says: fault.message };
    if (stopped !== undefined && reading.index < Number(stopped))
      return { ...place, state: "done", says: "taken" };
    return { ...place, state: "unread", says: "not read, the engine stops at the first fault" };
  });
  if (fault === undefined || stopped !== undefined) return reports;
  const whole: PartReport = {
    name: fault.pointer.slice(1) || "arguments",
    state: "fault",
    says: fault.message,
    pointer: fault.pointer,
  };
  return [whole, ...reports];
}

/** The problem a refusal stands for: its text ends with the problem's message; a raise says nothing. */
function findFault(output: string, problems: readonly Problem[]): Problem | undefined {
  const errors = problems.filter(({ severity }) => severity === "error");
  if (output === executionFailed)
    return errors.find(({ code }) => raises(code.replace("console/", "") as Code));
  return errors.find(({ message }) => output.endsWith(message)) ?? errors[0];
}

function reasonOf({ verdict, engine, problems }: Check, readings: readonly ActionReading[]): string {
  const done = readings.filter(({ fate }) => fate === "applied" || fate === "drawn").length;
  const acts =
    done === readings.length
      ? actsOnAll(done)
      : done === 0
        ? "does nothing"
        : `acts on ${done} of ${readings.length}`;
  if (engine?.ok === false) return `${acts}, engine refuses`;
  if (verdict !== "degraded" || done < readings.length) return acts;
  const isNative = problems.some(({ code }) => code === "console/actions-native");
  return `${acts}, ${isNative ? "a real call needs a string" : "but not all of it"}`;
}

function actsOnAll(count: number): string {
  if (count === 0) return "does nothing";
  if (count === 1) return "acts on its action";
  return count === 2 ? "acts on both actions" : `acts on all ${count} actions`;
}

function reasonWithoutActions({ problems, verdict }: Check): string {
  if (problems.some(({ code }) => code === "console/failed-call")) return "a failed call, nothing happens";
  return verdict === "unrecognised" ? "nothing found" : "cannot be read";
}
