import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { askUser, buildReply, type Client, press, type Sheet, startState } from "@/lib/protocols/ask-user";
import { check } from "@/lib/protocols/check";
import type { ConversationItem } from "@/lib/transcript/conversation";
import type { DraftView, SurfaceProps } from "../surface";
import { Ask } from "./ask";
import { titleOf } from "./title";

const client = askUser.client(
  JSON.stringify({
    title: "Release",
    questions: [
      { id: "one", label: "One", prompt: "Which one?", options: [{ value: "a", label: "A" }] },
      { id: "two", label: "Two", type: "multi", prompt: "Which?", options: [{ value: "b", label: "B" }] },
    ],
  }),
) as Client;

const played = (...keys: readonly string[]): Sheet =>
  keys.reduce((sheet, key) => press(client, sheet, key), startState(client));

const draftOf = (fill?: Sheet): DraftView => ({
  protocol: askUser as DraftView["protocol"],
  client,
  fill,
  stale: null,
});

function itemOf(more: Partial<Extract<ConversationItem, { kind: "message" }>> = {}): ConversationItem {
  const protocol = askUser as DraftView["protocol"];
  return {
    kind: "message",
    entryId: "e1",
    protocol,
    client,
    fill: startState(client),
    state: "live",
    ...more,
  };
}

function draw(props: Partial<SurfaceProps> = {}): string {
  const nothing = () => {};
  return renderToStaticMarkup(
    <Ask
      conversation={[]}
      draft={null}
      isLookingBack={false}
      words=""
      message=""
      theme="light"
      files={[]}
      utc
      onFill={nothing}
      onAnswer={nothing}
      onDraftNext={nothing}
      onMessage={nothing}
      onSay={nothing}
      onWords={nothing}
      onAgentSay={nothing}
      {...props}
    />,
  );
}

const count = (html: string, part: string) => html.split(part).length - 1;

test("the region is named Ask and carries its theme", () => {
  expect(draw({ theme: "dark" })).toMatch(/^<section aria-label="Ask" data-surface="ask" data-theme="dark"/);
});

test("every sample that asks is drawn with one tab a question and one for the review", () => {
  for (const { name, text } of askUser.samples) {
    const drawn = check(text).client as Client | null;
    if (drawn === null) continue;
    const html = draw({ draft: { ...draftOf(), client: drawn } });
    expect([name, count(html, 'role="tab"')]).toEqual([name, drawn.questions.length + 1]);
  }
});

describe("the focus has one place to go to", () => {
  test.each<[string, readonly string[], string]>([
    ["a row", [], 'role="radio"'],
    ["an open editor", ["2"], 'aria-label="Type your own"'],
    ["a row of a multi question", ["Tab"], 'role="checkbox"'],
    ["an action", ["Shift+Tab"], 'aria-label="Submit"'],
  ])("%s", (_, keys, part) => {
    const html = draw({ draft: draftOf(played(...keys)) });
    const cursors = html.match(/<[^>]*data-cursor[^>]*>/g) ?? [];
    expect(cursors).toHaveLength(1);
    expect(cursors[0]).toContain(part);
  });
});

test("tabs say how their questions stand", () => {
  const html = draw({ draft: draftOf(played("1", "n", "x", "Enter")) });
  expect(html.match(/data-state="[^"]*"/g)).toEqual(['data-state="answered"', 'data-state="open noted"']);
});

test("a flow that was answered is a call and what came of it, and may be asked again", () => {
  const reply = buildReply(client, played("n", "x", "Enter", "Shift+Tab", "2")) ?? "";
  const answer: ConversationItem = {
    kind: "answer",
    entryId: "e2",
    text: reply,
    bubble: "asked",
    answers: "e1",
  };
  const conversation = [itemOf({ state: "answered", answeredAt: "2026-01-01T09:41:00Z" }), answer];
  const html = draw({ conversation });
  expect(html).toContain("ask_user 2 question(s) (One, Two)");
  expect(html).toContain("Answered at ");
  expect(html).toContain("Ask again");
  expect(html).not.toContain('role="tablist"');
  expect(draw({ conversation: [...conversation, itemOf({ entryId: "e3" })] })).not.toContain("Ask again");
  expect(draw({ conversation, isLookingBack: true })).not.toContain("Ask again");
});

test("nothing can be said while a flow waits", () => {
  expect(draw({ conversation: [itemOf()] })).not.toContain("Message the agent");
  expect(draw({ conversation: [itemOf({ state: "locked" })] })).toContain("Message the agent");
  expect(draw({ draft: draftOf() })).toContain("Message the agent");
});

test("where nobody can be asked the text of the result stands in place of the sheet", () => {
  const html = draw({ draft: { ...draftOf(), client: { ...client, hasUI: false } } });
  expect(html).toContain("Needs user input");
  expect(html).not.toContain('role="tablist"');
});

test.each([
  ["Release", "Release"],
  ["  ", undefined],
  [undefined, undefined],
  [null, undefined],
  [7, "7"],
  [{ a: 1 }, '{"a":1}'],
])("a title of %j reads %j", (title, text) => {
  expect(titleOf({ questions: [], title })).toBe(text);
});
