import { expect, test } from "vitest";
import { inWords } from "./in-words";

const line = (payload: object) => {
  const { name, says, picked } = inWords(JSON.stringify({ v: 1, ...payload })) ?? {};
  return [name, says ?? picked?.flatMap(({ question, values }) => [question, ...values]).join(", ")];
};

test.each([
  [{ kind: "notification", body: "Write /x" }, "Write /x"],
  [{ kind: "inbox_update", approvals: [{}], elicitations: [{}, {}] }, "3 items wait."],
  [{ kind: "inbox_update", approvals: 7, clarifications: [{}] }, "1 item waits."],
  [{ kind: "inbox_update" }, "Nothing waits."],
  [{ kind: "approval_response", request_id: "4", decision: "approved" }, "Approval 4, Approved"],
  [
    { kind: "approval_response", request_id: "4", decision: "approved", bypass_secs: 900 },
    "Approval 4, Approved, for 15 minutes",
  ],
  [
    { kind: "approval_response", request_id: "4", decision: "approved", bypass_secs: 0 },
    "Approval 4, Approved, for the session",
  ],
  [
    { kind: "approval_response", request_id: "4", decision: "rejected", reason: "No." },
    "Approval 4, Rejected, No.",
  ],
  [{ kind: "clarification_response", request_id: "5", answer: "main" }, "Question 5, main"],
  [
    { kind: "elicitation_response", request_id: "6", action: "accept", content: { password: "x" } },
    "Elicitation 6, Accept",
  ],
  [{ kind: "approval_response", request_id: 4, decision: {} }, "Approval ?, Nothing"],
  [{ kind: "hello" }, undefined],
])("%j", (payload, says) => {
  expect(line(payload)).toEqual([payload.kind, says]);
});

test.each(["", "{", "[]", "{}", '{"kind":7}', "null"])("%s is no frame", (payload) => {
  expect(inWords(payload)).toBeUndefined();
});
