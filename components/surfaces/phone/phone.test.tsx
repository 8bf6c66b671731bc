import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Exchange } from "@/lib/protocol/exchange";
import type { Subject } from "@/lib/protocol/protocol";
import type { WireStep } from "@/lib/protocol/wire";
import { inspect } from "@/lib/protocols/check";
import { type InboxClient, inbox, phoneStateOf } from "@/lib/protocols/inbox";
import { repeatableStamps } from "@/lib/transcript/clock";
import { exchangedOf } from "@/lib/transcript/exchanged";
import { append, emptyTranscript, pathTo } from "@/lib/transcript/transcript";
import type { DraftView, SurfaceProps } from "../surface";
import { quietProps } from "../testing/props";
import { BlockList } from "./blocks/block-list";
import { Phone } from "./phone";
import { PhoneContext } from "./phone-context";
import { ItemScreen } from "./phone-screen";
import { PRETENDED, pretend } from "./pretend";
import { InboxScreen } from "./screens/inbox-screen";
import { MoreSheet } from "./screens/more-sheet";

const text = JSON.stringify({
  v: 1,
  summary: "Write /path/x.rs",
  blocks: [{ type: "key_value", key: "Key", value: "k-1234-abcd", value_type: "secret" }],
  arguments: { key: "k-1234-abcd" },
});

function draftOf(source: string): DraftView {
  const { check, protocol, subject } = inspect(source);
  if (protocol === null) throw new Error("No protocol's message.");
  return { protocol, client: check.client, subject, fill: undefined, problems: [], stale: null };
}

const exchange = inbox.exchange as Exchange;

/** What was sent after a draft and some acts. */
function sentAfter(source: string, ...acts: readonly object[]) {
  const stamps = repeatableStamps({ seed: "test", clock: "2026-01-01T09:41:00Z" });
  const moment = { now: "2026-01-01T09:41:00.000Z", nextId: stamps.nextId };
  const { subject } = inspect(source);
  let transcript = emptyTranscript;
  const sent = () => exchangedOf(pathTo(transcript), exchange);
  const add = (steps: readonly WireStep[]) => {
    transcript = append(transcript, { steps }, stamps).transcript;
  };
  add(inbox.send(subject as Subject, null, { sent: [], moment }));
  for (const act of acts) add(exchange.steps(sent(), act, moment));
  return sent();
}

const draw = (props: Partial<SurfaceProps> = {}) =>
  renderToStaticMarkup(<Phone {...quietProps} {...props} />);

test("the region is named Phone, and the phone has a theme of its own", () => {
  const html = draw({ theme: "dark" });
  expect(html).toMatch(/^<section aria-label="Phone" data-theme="dark"/);
  expect(html).toContain('data-surface="phone" data-theme="dark"');
});

test("every sample that is drawn is a draft on the locked screen, or says what waits", () => {
  for (const { name, text: source } of inbox.samples) {
    const { check } = inspect(source);
    if (check.client === null) continue;
    const html = draw({ draft: draftOf(source) });
    expect([name, html.includes('aria-label="Draft, not sent"')]).toEqual([name, true]);
    const { payload } = check.client as InboxClient;
    const waits = payload?.kind === "notification" || (payload?.kind === "inbox_update" && payload.badge > 0);
    expect([name, html.includes("data-opened=")]).toEqual([name, waits]);
  }
});

describe("what was sent", () => {
  test("shows as a notification until it is fetched, generic until it is opened", () => {
    const html = draw({ exchanged: sentAfter(text) });
    expect(html).toContain('aria-label="Skald, now: Action required"');
    expect(draw({ exchanged: sentAfter(text, { do: "open" }) })).not.toContain("data-opened");
    expect(html).not.toContain("Draft");
  });

  test("is looked back at as it was: the notification, then the app that fetched it", () => {
    const looking = { isLookingBack: true, settings: { ...quietProps.settings, locked: "false" as const } };
    expect(draw({ ...looking, exchanged: sentAfter(text) })).toContain('aria-label="Notifications"');
    const fetched = draw({ ...looking, exchanged: sentAfter(text, { do: "open" }) });
    expect(fetched).toContain('data-key="approvals/1"');
    expect(fetched).not.toContain(">Refresh<");
  });

  test("is looked back at with the time it had, and what was left of it then", () => {
    const source = inbox.samples.find(({ name }) => name === "waiting")?.text ?? "";
    const exchanged = sentAfter(source, { do: "open" });
    const at = { exchanged, now: "2026-01-01T12:30:00.000Z" };
    const html = draw({ ...at, isLookingBack: true });
    expect(html).toContain(">9:41<");
    expect(html).toMatch(/minutes? \d+ seconds left/);
    expect(html).not.toContain("Expired");
  });

  test("keeps its secret to itself", () => {
    const html = draw({ exchanged: sentAfter(text, { do: "open" }), isLookingBack: true });
    expect(html).not.toContain("k-1234-abcd");
  });
});

describe("words of any length", () => {
  const long = "x".repeat(50_000);
  const longest = (html: string) => Math.max(0, ...[...html.matchAll(/x+/g)].map(([run]) => run.length));
  const inPhone = (children: ReactNode) =>
    renderToStaticMarkup(
      <PhoneContext
        value={{
          look: "ios",
          now: quietProps.now,
          utc: true,
          isLooking: false,
          note: null,
          openLead: () => {},
        }}
      >
        {children}
      </PhoneContext>,
    );
  const items = phoneStateOf(
    sentAfter(
      JSON.stringify({
        v: 1,
        kind: "inbox_update",
        id: "a",
        ts: 1,
        badge: 3,
        approvals: [
          {
            request_id: "1",
            tool_name: long,
            agent_label: long,
            summary: long,
            v: 1,
            blocks: [{ type: "key_value", key: long, value: "short", value_type: "string" }],
            arguments: null,
            created_at: 1,
          },
        ],
        clarifications: [
          {
            request_id: "1",
            question: long,
            context: long,
            suggested_answers: [long],
            agent_label: long,
            created_at: 1,
          },
        ],
        elicitations: [
          {
            request_id: "1",
            server_name: long,
            message: long,
            field_name: long,
            sensitive: false,
            is_confirmation: false,
            created_at: 1,
          },
        ],
      }),
      { do: "open" },
    ),
  ).items;

  test("leave room for what can be decided, on a card as on a screen", () => {
    const nothing = () => {};
    expect(items).toHaveLength(3);
    const inbox = inPhone(
      <InboxScreen
        items={items}
        badge={3}
        note={null}
        onOpen={nothing}
        onSuggestion={nothing}
        onRefresh={null}
      />,
    );
    expect(longest(inbox)).toBeLessThanOrEqual(300);
    for (const item of items) {
      const html = inPhone(<ItemScreen item={item} onBack={nothing} onMore={nothing} onAnswer={nothing} />);
      expect([item.list, longest(html) <= 1_000, html.includes('aria-label="More"')]).toEqual([
        item.list,
        true,
        true,
      ]);
      expect(longest(inPhone(<MoreSheet item={item} onClose={nothing} />))).toBeLessThanOrEqual(300);
    }
  });
});

test("a value that has no room beside its key stands below it", () => {
  const row = { type: "key_value", label: "Runs", value_type: "command", degraded: [] } as const;
  const draw = (value: string) => renderToStaticMarkup(<BlockList blocks={[{ ...row, value }]} />);
  expect(draw("ls -la")).toContain("text-end");
  expect(draw("rm -rf /a/path/that/goes/on --force")).not.toContain("text-end");
  expect(draw("rm -rf /a/path/that/goes/on --force")).toContain('data-block="key_value"');
});

test("a value that is empty is said to be", () => {
  const empty = { type: "block", label: "Notes", value: "", value_type: "text", degraded: [] } as const;
  const html = renderToStaticMarkup(
    <BlockList
      blocks={[empty, { ...empty, value_type: "diff" }, { ...empty, type: "field", value_type: "url" }]}
    />,
  );
  expect(html.match(/>empty</g)).toHaveLength(3);
});

test("a draft is folded as if it were sent and opened, and nothing of it counts as sent", () => {
  const { subject } = draftOf(text);
  const scene = { exchanged: [], subject, now: "2026-01-01T09:41:00.000Z", platform: "ios" } as const;
  const { sent, opened } = pretend(scene);
  expect(opened.map(({ channel, from }) => `${from} ${channel}`)).toEqual([
    "agent push",
    "client ws",
    "client ws",
    "agent ws",
  ]);
  expect(sent).toEqual(opened.slice(0, 1));
  expect(opened.every(({ id }) => id.startsWith(PRETENDED))).toBe(true);
  expect(new Set(opened.map(({ id }) => id)).size).toBe(4);
  const before = sentAfter(text);
  expect(pretend({ ...scene, exchanged: before, subject: null })).toEqual({ sent: before, opened: before });
});
