import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { clarify } from "@/lib/protocols/clarify";
import type { ConversationItem } from "@/lib/transcript/conversation";
import type { DraftView, SurfaceProps } from "../surface";
import { Console } from "./console";

const client = clarify.client(
  JSON.stringify({
    protocol: clarify.wireName,
    title: "Which bucket?",
    prompts: [{ id: "name", kind: "text", question: "Name?" }],
  }),
);
const draft: DraftView = { protocol: clarify, client, fill: [], stale: null };
const message: ConversationItem = {
  kind: "message",
  entryId: "e2",
  protocol: clarify,
  client,
  fill: [{ id: "name", kind: "text", value: "main" }],
  state: "live",
};

function draw(props: Partial<SurfaceProps> = {}): string {
  const nothing = () => {};
  return renderToStaticMarkup(
    <Console
      conversation={[]}
      draft={null}
      isLookingBack={false}
      words=""
      message=""
      theme="light"
      utc
      onFill={nothing}
      onAnswer={nothing}
      files={[]}
      onDraftNext={nothing}
      onMessage={nothing}
      onSay={nothing}
      onWords={nothing}
      onAgentSay={nothing}
      {...props}
    />,
  );
}

test("the Console is a region of its own theme", () => {
  expect(draw({ theme: "dark" })).toMatch(
    /^<section aria-label="Console" data-surface="console" data-theme="dark"/,
  );
});

test("both sides are told apart without seeing", () => {
  const markup = draw({
    conversation: [
      { kind: "words", entryId: "a", from: "person", text: "Delete it.\nToday." },
      { kind: "words", entryId: "b", from: "agent", text: "Which one?" },
      { kind: "answer", entryId: "c", text: '{"bytes":1}', bubble: "bucket: avatars" },
    ],
  });
  const said = markup.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");
  expect(said).toContain(
    "|You said: |Delete it.\nToday.|The agent said: |Which one?|You answered: |bucket: avatars|",
  );
  expect(markup).not.toContain("bytes");
});

test("a draft says that it is one, and takes the agent's words", () => {
  const markup = draw({ draft, words: "One thing." });
  expect(markup).toContain('role="group" aria-label="Draft, not sent"');
  expect(markup).toMatch(/aria-label="Agent&#x27;s words"[^>]*>One thing\.</);
});

test("a stale draft says since when, and takes nothing", () => {
  const stale = { since: "2026-08-04T09:41:12.000Z", reason: "The string is not closed." };
  const markup = draw({ draft: { ...draft, stale } });
  expect(markup).toMatch(/stale since <time[^>]*>09:41:12</);
  expect(markup).toContain('<fieldset disabled=""');
  expect(markup).toMatch(/<textarea[^>]*disabled=""[^>]*aria-label="Agent&#x27;s words"/);
});

test("the agent's line stands alone where there is no draft, and goes while looking back", () => {
  expect(draw()).toContain("Say something as the agent…");
  expect(draw({ conversation: [message], isLookingBack: true })).not.toContain("Agent&#x27;s words");
});

test("a form that was live at the moment looked at takes nothing", () => {
  expect(draw({ conversation: [message] })).toContain('data-mode="live"');
  const markup = draw({ conversation: [message], isLookingBack: true, message: "half a sentence" });
  expect(markup).toContain('data-mode="looking"');
  expect(markup).toContain('<fieldset disabled=""');
  expect(markup).toContain("half a sentence");
});

test("messages of a protocol the Console does not know are not drawn", () => {
  const foreign = { ...message, protocol: { ...clarify, id: "constructor" } };
  expect(draw({ conversation: [foreign] })).not.toContain("<fieldset");
});

test("an empty conversation says what comes next", () => {
  expect(draw()).toContain("Nothing said yet");
  expect(draw({ draft })).not.toContain("Nothing said yet");
});

test("of a long conversation the newest part is drawn, and the rest can be asked for", () => {
  const conversation = Array.from({ length: 1000 }, (_, index) => ({
    ...message,
    entryId: `e${index}`,
    state: "locked" as const,
  }));
  const markup = draw({ conversation });
  expect(markup.match(/data-item/g)?.length).toBeLessThan(40);
  expect(markup).toContain('data-item="e999"');
  expect(markup).toContain("Show earlier (984)");
});
