import type { CheckContext, Verdict } from "../../protocol/check";
import { setMember } from "../../protocol/fixes";
import type { ProtocolCheck, Subject } from "../../protocol/protocol";
import { findSite, headOf, isObjectSite, rootSite, type Site } from "../../protocol/site";
import { codePointLength } from "../../text/python";
import { filled, quote } from "../../text/value";
import type { ConsoleClient } from "./actions";
import { advise } from "./advice";
import { type Call, envelopeOf, readCall } from "./call";
import { readEnvelope, readOutput, wireName } from "./client";
import { type EngineReading, runEngine } from "./engine";
import { findingOn, toProblem } from "./finding";
import { findUnknownKeys } from "./keys";
import { readActions } from "./read";
import type { Fault, Finding } from "./reader";
import { limits } from "./wire";

export type Part = Pick<Subject, "layer" | "node" | "text">;
export type ConsoleCheck = ProtocolCheck<ConsoleClient>;

/** What the agent passes to the tool: the engine decides, and the client acts upon what it gives back. */
export function checkArguments(subject: Part, context: CheckContext): ConsoleCheck {
  const call = readCall(subject);
  const engine = runEngine(call);
  const client = engine.result.ok ? readOutput(engine.result.output) : readRefused(call);
  const findings = [
    ...call.notes.map((note): Finding => ({ ...placed(note), fixes: () => note.fixes ?? [] })),
    ...findingsOf({ call, engine, client, context }, ["actions"]),
    ...tooMuch(engine.result.output, call.root),
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
  const root = rootSite(subject.layer, subject.node);
  if (!isObjectSite(root)) {
    const [{ reason = "" } = {}] = client.skipped;
    const finding: Finding = {
      code: "output",
      message: reason,
      pointer: "",
      layer: root.layer,
      span: root.node,
    };
    return { verdict: "blocked", engine: null, client, problems: [toProblem(finding)] };
  }
  const call = readCall(subject);
  const engine = runEngine(call);
  const findings = [
    ...checkProtocol(root),
    ...checkList(root),
    ...findingsOf({ call, engine, client, context }, ["protocol", "actions"]),
    ...tooMuch(subject.text, root),
  ];
  const isWhole = engine.result.ok && client.skipped.length === 0;
  return {
    verdict: verdictOf(client, isWhole),
    engine: engine.result,
    client,
    problems: [...findings.map(toProblem), ...call.duplicates],
  };
}

function placed({ code, message, pointer, layer, span }: Call["notes"][number]): Finding {
  return { code, message, pointer, layer, span };
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

function checkProtocol(root: Site): readonly Finding[] {
  const site = findSite(root, "protocol");
  if (site?.node.type === "string" && site.node.value === wireName) return [];
  const given = site?.node.type === "string" ? filled(site.node.value) : undefined;
  const says = given === undefined ? "The protocol is not named" : `The protocol ${quote(given)} is unknown`;
  return [
    {
      code: "protocol",
      message: `${says}, so clients ignore the message. Use “${wireName}”.`,
      pointer: "/protocol",
      layer: root.layer,
      span: site?.node ?? headOf(root),
      fixes: () => setMember(root, `Use “${wireName}”`, ["protocol", wireName]),
    },
  ];
}

function checkList(root: Site): readonly Finding[] {
  const site = findSite(root, "actions");
  if (site === undefined || site.node.type === "array") return [];
  const message = "The actions of a tool result must be a list. The Console does nothing.";
  const place = { pointer: "/actions", layer: root.layer, span: headOf(site) };
  return [{ ...place, code: "actions-list", message }];
}

function tooMuch(output: string, root: Site): readonly Finding[] {
  const { length } = output;
  const isShort =
    length <= limits.output || (length <= 2 * limits.output && codePointLength(output) <= limits.output);
  if (isShort) return [];
  const message =
    "The tool result has more than 500,000 characters. The deployed stream cuts it there, and the Console can no longer read it.";
  return [{ code: "output-cut", message, pointer: "", layer: root.layer, span: headOf(root) }];
}
