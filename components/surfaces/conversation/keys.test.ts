import { expect, test } from "vitest";
import { clarify } from "@/lib/protocols/clarify";
import type { ConversationItem } from "@/lib/transcript/conversation";
import { withKeys } from "./keys";

const words = (entryId: string): ConversationItem => ({ kind: "words", entryId, from: "agent", text: "" });
const message = (entryId: string): ConversationItem => ({
  kind: "message",
  entryId,
  protocol: clarify,
  client: null,
  fill: undefined,
  state: "locked",
});

test("a message has the key its draft had, whatever is said before it", () => {
  const before = [words("a"), message("b")];
  const { draftKey } = withKeys(before);
  expect(withKeys([...before, words("c"), message("d")]).items.at(-1)?.key).toBe(draftKey);
});

test("keys are unique", () => {
  const { items, draftKey } = withKeys([message("a"), words("message 1"), words("b"), message("c")]);
  const keys = [...items.map(({ key }) => key), draftKey];
  expect(new Set(keys).size).toBe(keys.length);
});
