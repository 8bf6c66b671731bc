import type { EngineResult } from "../../protocol/check";
import type { Subject } from "../../protocol/protocol";
import type { WireStep } from "../../protocol/wire";
import { compactJson } from "../../text/compact";
import { toValue } from "../../text/node";
import { tool } from "./answer";
import { invalidResult } from "./result";
import { readPayload } from "./schema";

/**
 * What Send puts on the wire. A call that asks a person is begun and left open; one that breaks the input rules or has
 * nobody to ask ends at once; a result is delivered as it is.
 */
export function send(subject: Subject, engine: EngineResult | null): readonly WireStep[] {
  const { kind, text, node, call, fault } = subject;
  const name = call?.tool ?? tool;
  if (kind === "failure") return [{ kind: "tool_end", tool: name, output: text, failed: true }];
  if (kind !== "arguments") return [{ kind: "tool_end", tool: name, output: text }];
  const input = fault === undefined ? compactJson(text) : text;
  const start: WireStep = { kind: "tool_start", tool: name, input };
  const reading = readPayload(toValue(node));
  if (!reading.ok) {
    const output = JSON.stringify(invalidResult(reading.issues, reading));
    return [start, { kind: "tool_end", tool: name, output }];
  }
  const hasAsked = engine === null || engine.output === JSON.stringify(reading.client.questions);
  return hasAsked ? [start] : [start, { kind: "tool_end", tool: name, output: engine.output }];
}
