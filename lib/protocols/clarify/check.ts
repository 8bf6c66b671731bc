import type { Verdict } from "../../protocol/check";
import type { ProtocolCheck, Subject } from "../../protocol/protocol";
import { findSite, headOf, type Site } from "../../protocol/site";
import { checkLength, checkOutput } from "../../protocol/tool-output";
import { advise } from "./advice";
import { type Call, envelopeOf, readCall } from "./call";
import { type Client, drawEnvelope, readOutput } from "./client";
import { type EngineReading, runEngine } from "./engine";
import { type Finding, toProblem } from "./finding";
import { findUnknownKeys } from "./keys";
import { argumentsSchema, envelopeSchema, wireName } from "./schema";

export type Part = Pick<Subject, "layer" | "node" | "text">;
export type ClarifyCheck = ProtocolCheck<Client>;

/** What the agent passes to the tool: the engine decides, and the client draws what it gives back. */
export function checkArguments(subject: Part): ClarifyCheck {
  const call = readCall(subject);
  const engine = runEngine(call);
  const client = engine.result.ok ? readOutput(engine.result.output) : drawCall(call);
  const notes = [...call.notes, ...engine.notes];
  const findings = [...notes, ...findingsOf(call, engine, client, Object.keys(argumentsSchema.shape))];
  const isWhole = engine.result.ok && notes.length === 0 && client.skipped.length === 0;
  return {
    verdict: verdictOf(client, isWhole),
    engine: engine.result,
    client,
    problems: [
      ...[...findings, ...checkLength(engine.result.output, call.root)].map(toProblem),
      ...call.duplicates,
    ],
  };
}

/** What the tool gave back: the client reads it as it is; the engine is asked about its prompts. */
export function checkEnvelope(subject: Part): ClarifyCheck {
  const client = readOutput(subject.text);
  return checkOutput({ subject, client, wireName, toProblem }, (root) => {
    const call = readCall(subject);
    const engine = runEngine(call);
    const findings = [
      ...checkList(root),
      ...engine.notes,
      ...findingsOf(call, engine, client, Object.keys(envelopeSchema.shape)),
    ];
    const isWhole = engine.result.ok && engine.notes.length === 0 && client.skipped.length === 0;
    const verdict = verdictOf(client, isWhole);
    return { verdict, engine: engine.result, findings, duplicates: call.duplicates };
  });
}

function verdictOf(client: Client, isWhole: boolean): Exclude<Verdict, "unrecognised"> {
  if (client.envelope === null) return "blocked";
  return isWhole ? "works" : "degraded";
}

/** The prompts of a call the engine refuses, as if they had reached the client. */
function drawCall(call: Call): Client {
  const envelope = envelopeOf(call);
  if (envelope !== undefined) return drawEnvelope(envelope);
  const reason = "There are no prompts to read, so nothing is drawn.";
  return { envelope: null, skipped: [{ pointer: "", reason }] };
}

function findingsOf(
  call: Call,
  engine: EngineReading,
  client: Client,
  rootKeys: readonly string[],
): readonly Finding[] {
  return [
    ...engine.faults,
    ...skippedAlone(call, engine, client),
    ...findUnknownKeys(call.root, rootKeys, engine.prompts),
    ...advise(call, engine.prompts),
  ];
}

/** What the client skips although the engine finds nothing wrong with it. */
function skippedAlone(call: Call, { faults }: EngineReading, { skipped }: Client): readonly Finding[] {
  return skipped.flatMap(({ pointer, reason }) => {
    const isKnown = faults.some((fault) => `${fault.pointer}/`.startsWith(`${pointer}/`));
    const site = pointer === "" || isKnown ? undefined : findPart(call, pointer);
    if (site === undefined) return [];
    return [{ code: "skipped" as const, message: reason, pointer, layer: site.layer, span: headOf(site) }];
  });
}

function findPart({ prompts }: Call, pointer: string): Site | undefined {
  const [, , index, key, item] = pointer.split("/");
  const prompt = index === undefined ? undefined : prompts[Number(index)];
  if (prompt === undefined || key === undefined || item === undefined) return prompt;
  const list = findSite(prompt, key);
  return list && findSite(list, Number(item));
}

function checkList(root: Site): readonly Finding[] {
  const site = findSite(root, "prompts");
  if (site === undefined) return [];
  const place = { pointer: "/prompts", layer: root.layer, span: headOf(site) };
  if (site.node.type !== "array") {
    const message = "The prompts of a tool result must be a list. The Console draws nothing.";
    return [{ ...place, code: "prompts-list", message }];
  }
  if (site.node.items.length > 0) return [];
  const message =
    "The document's parser gives a form without prompts here. The deployed Console shows nothing, and Parley does the same.";
  return [{ ...place, code: "deployed-differs", message }];
}
