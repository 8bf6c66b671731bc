import { compactJson } from "../text/compact";
import type { EngineResult } from "./check";
import type { Subject } from "./protocol";
import type { WireStep } from "./wire";

/** What the stream shows for a call that raised instead of giving a result; only such a call has failed. */
export const executionFailed = "Error: Tool execution failed";

/**
 * What travels for a message of a protocol whose messages are calls of one tool. Arguments go through the engine, also
 * when it refuses them; a result is delivered word for word, an answer is the person's.
 */
export function sendToolCall(
  tool: string,
  subject: Subject,
  engine: EngineResult | null,
): readonly WireStep[] {
  const { kind, text, call, fault } = subject;
  switch (kind) {
    case "arguments": {
      const start = {
        kind: "tool_start",
        tool,
        input: fault === undefined ? compactJson(text) : text,
      } as const;
      return engine === null
        ? [start]
        : [start, toolEnd(tool, engine.output, engine.output === executionFailed)];
    }
    case "envelope":
      return [toolEnd(tool, text, call?.failed === true)];
    case "failure":
      return [toolEnd(tool, text, true)];
    case "answer":
      return [{ kind: "user_message", text }];
  }
}

function toolEnd(tool: string, output: string, failed: boolean): WireStep {
  return { kind: "tool_end", tool, output, ...(failed ? { failed } : {}) };
}
