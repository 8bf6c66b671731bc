import { defineProtocol, type Kind } from "../../protocol/protocol";
import { readJson } from "../../text/json";
import { toValue } from "../../text/node";
import { answerRules, tool } from "./answer";
import { checkCall, checkFailure, checkResult } from "./check";
import { report } from "./report";
import { resultJsonSchema } from "./result-schema";
import { rules } from "./rules";
import { samples } from "./samples";
import { type Client, payloadJsonSchema, readPayload } from "./schema";
import { send } from "./send";
import type { Sheet } from "./sheet";
import { callText } from "./transcript";

export { type Again, buildAgain } from "./again";
export { buildReply } from "./answer";
export type { Candidate } from "./completion";
export type { Editor, Target } from "./editor";
export { hintsFor, type KeyHint } from "./hints";
export { type Key, type KeyStroke, readKey } from "./keys";
export { type Suggestions, suggestionsOf } from "./moves";
export { projectPaths } from "./paths";
export { openOptionNote, openQuestionNote, openTab, pickRow, runAction, toggleRow } from "./pointer";
export { buildResult, nonInteractiveResult } from "./result";
export type { Details, Item, Result, ResultAnswer } from "./result-schema";
export {
  countAnswered,
  type ReviewLine,
  type ReviewNote,
  reviewOf,
  type TabState,
  tabStateOf,
} from "./review";
export type { Client, Option, Question } from "./schema";
export {
  type Flow,
  type Outcome,
  openEditor,
  questionAt,
  type Row,
  reviewActions,
  rowAt,
  rowsOf,
  type Sheet,
} from "./sheet";
export { type Answer, findAnswer, findNote, isAnswered, selectionOf } from "./sheet-answers";
export { acceptSuggestion, edit, isTextBoxKey, press, startState, typeText } from "./state";
export type { TextBox } from "./text-box";
export { callText, parseResult, resultText } from "./transcript";

/** Reads the parameters of a call as they lie in a transcript. What came of a call is not drawn anew. */
function readCall(text: string): Client | null {
  const reading = readJson(text);
  const payload = reading.ok ? readPayload(toValue(reading.root)) : undefined;
  return payload?.ok ? payload.client : null;
}

const schemas: Readonly<Record<Kind, () => Readonly<Record<string, unknown>> | null>> = {
  arguments: payloadJsonSchema,
  envelope: resultJsonSchema,
  answer: resultJsonSchema,
  failure: () => null,
};

/** A flow of questions answered in tabs, by keys: the tool ask_user. */
export const askUser = defineProtocol<Client, Sheet>()({
  id: "ask-user",
  name: "Ask user",
  wireName: tool,
  recognition: {
    tools: [tool],
    marks: [
      { kind: "answer", has: ["content", "details"] },
      { kind: "arguments", has: ["questions"] },
    ],
  },
  schema: (kind) => schemas[kind](),
  check(subject, context) {
    if (subject.kind === "arguments") return checkCall(subject, context);
    return subject.kind === "failure" ? checkFailure(subject) : checkResult(subject);
  },
  asksIn: "call",
  client: readCall,
  report,
  heading: ({ title, questions }) => (typeof title === "string" && title.trim()) || questions[0]?.prompt,
  callText(input) {
    const reading = readJson(input);
    return reading.ok ? callText(toValue(reading.root)) : undefined;
  },
  send,
  answer: answerRules,
  samples,
  rules,
});
