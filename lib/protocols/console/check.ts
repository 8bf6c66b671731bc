import type { CheckContext, Verdict } from "../../protocol/check";
import type { ProtocolCheck, Subject } from "../../protocol/protocol";
import { findSite, headOf, type Site } from "../../protocol/site";
import { checkLength, checkOutput } from "../../protocol/tool-output";
import type { ConsoleClient } from "./actions";
import { advise } from "./advice";
import { type Call, envelopeOf, readCall } from "./call";
import { readEnvelope, readOutput, wireName } from "./client";
import { type EngineReading, runEngine } from "./engine";
import { findingOn, toProblem } from "./finding";
import { findUnknownKeys } from "./keys";
import { readActions } from "./read";
import type { Fault, Finding } from "./reader";

export type Part = Pick<Subject, "layer" | "node" | "text">;
export type ConsoleCheck = ProtocolCheck<ConsoleClient>;

/** What the agent passes to the tool: the engine decides, and the client acts upon what it gives back. */
export function checkArguments(subject: Part, context: CheckContext): ConsoleCheck {
  const call = readCall(subject);
  const engine = runEngine(call);
  const client = engine.result.ok ? readOutput(engine.result.output) : readRefused(call);
  const findings = [
    ...call.notes,
    ...findingsOf({ call, engine, client, context }, ["actions"]),
    ...checkLength(engine.result.output, call.root),
  ];
  const isWhole = engine.result.ok && call.notes.length === 0 && client.skipped.length === 0;
  return {
    verdict: verdictOf(client, isWhole),
    engine: engine.result,
    client,
    problems: [...findings.map(toProblem), ...call.duplicates],
  };
}

/** What the tool gave back: the client reads it as it is; the engine is asked about its actions. */
export function checkEnvelope(subject: Part, context: CheckContext): ConsoleCheck {
  const client = readOutput(subject.text);
  return checkOutput({ subject, client, wireName, toProblem }, (root) => {
    const call = readCall(subject);
    const engine = runEngine(call);
    const findings = [
      ...checkList(root),
      ...findingsOf({ call, engine, client, context }, ["protocol", "actions"]),
    ];
    const isWhole = engine.result.ok && client.skipped.length === 0;
    const verdict = verdictOf(client, isWhole);
    return { verdict, engine: engine.result, findings, duplicates: call.duplicates };
  });
}

/** Nothing is drawn and nothing acts: blocked. */
function verdictOf(client: ConsoleClient, isWhole: boolean): Exclude<Verdict, "unrecognised"> {
  const acts = readActions(client).some(({ fate }) => fate === "applied" || fate === "drawn");
  if (!acts) return "blocked";
  return isWhole ? "works" : "degraded";
}

/** The actions of a call the engine refuses, as if they had reached the client. */
function readRefused(call: Call): ConsoleClient {
  const envelope = envelopeOf(call);
  if (envelope !== undefined) return readEnvelope(envelope);
  const reason = "There are no actions to read, so nothing happens.";
  return { envelope: null, skipped: [{ pointer: "", reason }] };
}

interface Judged {
  readonly call: Call;
  readonly engine: EngineReading;
  readonly client: ConsoleClient;
  readonly context: CheckContext;
}

function findingsOf(
  { call, engine, client, context }: Judged,
  rootKeys: readonly string[],
): readonly Finding[] {
  return [
    ...engine.faults,
    ...skippedAlone(call, engine, client),
    ...findUnknownKeys(call.root, rootKeys, engine.actions),
    ...advise({ call, actions: engine.actions, client, context }),
  ];
}

/** What the client does not act upon although the engine finds nothing wrong with it. */
function skippedAlone(call: Call, { faults }: EngineReading, client: ConsoleClient): readonly Finding[] {
  const known = new Set(faults.map(actionOf));
  const refused = new Set(
    readActions(client).flatMap(({ index, fate }) => (fate === "refused" ? [String(index)] : [])),
  );
  return client.skipped.flatMap(({ pointer, reason }): readonly Finding[] => {
    const [, , index] = pointer.split("/");
    const site = index === undefined ? undefined : call.actions[Number(index)];
    if (index === undefined || site === undefined || known.has(`/actions/${index}`)) return [];
    const path = refused.has(index) ? findSite(site, "path") : undefined;
    if (path !== undefined) return [findingOn(path, { code: "leaves-app", message: reason })];
    const place = { pointer: site.pointer, layer: site.layer, span: headOf(site) };
    return [{ ...place, code: "skipped", message: reason }];
  });
}

const actionOf = ({ pointer }: Fault): string => pointer.split("/").slice(0, 3).join("/");

function checkList(root: Site): readonly Finding[] {
  const site = findSite(root, "actions");
  if (site === undefined || site.node.type === "array") return [];
  const message = "The actions of a tool result must be a list. The Console does nothing.";
  const place = { pointer: "/actions", layer: root.layer, span: headOf(site) };
  return [{ ...place, code: "actions-list", message }];
}
