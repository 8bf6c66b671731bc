import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ConsoleClient, ConsoleEnvelope } from "@/lib/protocols/console";
import MessageCards from "./message-cards";
import { type Place, PlaceContext } from "./place";

function draw(
  actions: readonly unknown[],
  place: Place = { projectId: "64abc", onNavigate: () => {} },
): string {
  const envelope: ConsoleEnvelope = { protocol: "appwrite.console/v1", actions };
  const client: ConsoleClient = { envelope, skipped: [] };
  return renderToStaticMarkup(
    <PlaceContext value={place}>
      <MessageCards client={client} utc isDraft />
    </PlaceContext>,
  );
}

const words = (markup: string) => markup.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");

const database = {
  type: "resource",
  mutation: "create",
  resourceType: "database",
  resourceId: "main",
  title: "Main",
  subtitle: "TablesDB",
  href: "/project/64abc/databases/main",
  status: "ready",
  fields: { type: "tablesdb" },
  metadata: [
    { label: "ID", value: "main" },
    { label: "Region", value: "fra" },
  ],
};

const users = {
  type: "resource_list",
  resourceType: "user",
  title: "Users",
  total: 128,
  listHref: "/project/64abc/auth/users",
  columns: [{ key: "email", label: "Email" }],
  items: [
    {
      resourceId: "user_1",
      title: "Ada Lovelace",
      href: "/project/77fox/auth/user/user_1",
      fields: { email: "ada@example.com" },
    },
    { resourceId: "user_2", title: "Alan Turing", fields: { email: null } },
  ],
};

const requests = {
  type: "chart",
  title: "Requests",
  unitLabel: "requests",
  interval: "1h",
  startAt: "2026-08-03T08:00:00.000Z",
  endAt: "2026-08-03T10:00:00.000Z",
  metrics: [{ metric: "network.requests", points: [{ time: "2026-08-03T09:00:00Z", value: 1234 }] }],
};

test("a card says what happened to what, and where it leads", () => {
  const markup = draw([database]);
  expect(markup).toMatch(/<article aria-labelledby="[^"]*" data-card="resource" data-mutation="create"/);
  expect(words(markup)).toContain("|Main|TablesDB|·|main|");
  expect(words(markup)).toContain("|Created|ready|");
  expect(words(markup)).toContain("|Region|fra|Type|tablesdb|");
  expect(markup).toContain('data-href="/projects/64abc/databases/main"');
  expect(markup).not.toContain("another project");
});

test("while nothing can be followed a card has no link", () => {
  expect(draw([database], { projectId: "64abc" })).not.toContain('role="link"');
});

test("a link out of the Console is words alone", () => {
  const markup = draw([{ ...database, href: "//evil.example" }]);
  expect(markup).not.toContain('role="link"');
  expect(markup).toContain("//evil.example");
});

test("a list has its rows, its links, and says how many there are", () => {
  const markup = draw([users]);
  expect(markup).toMatch(/<table/);
  expect(words(markup)).toContain("|Ada Lovelace|another project|77fox|ada@example.com|");
  expect(words(markup)).toContain("Showing 2 of 128");
  expect(markup).toContain('aria-label="View all: Users"');
});

test("an empty list says so in the message's words", () => {
  const markup = draw([{ ...users, total: undefined, items: [], emptyMessage: "Nobody yet" }]);
  expect(markup).toContain("Nobody yet");
  expect(markup).not.toContain("<table");
});

test("a chart has its total, and its values in a table to be read out", () => {
  const markup = draw([requests]);
  expect(words(markup)).toContain("|1.2K|requests|");
  expect(words(markup)).toContain("|Time, UTC|network.requests|08:00|0|09:00|1,234|10:00|0|Total|1,234|");
  expect(words(markup)).toContain("|Show as table|");
});

test("a chart without data says so", () => {
  expect(draw([{ ...requests, metrics: [{ metric: "storage", points: [] }] }])).toContain("No chart data");
});

test("what is unknown is named in its place, and the rest is drawn", () => {
  const markup = words(draw([null, database, { type: "confetti" }, 7]));
  expect(markup.indexOf("Main")).toBeGreaterThan(markup.indexOf("not an object"));
  expect(markup).toContain("“confetti”");
});

test("what is refused is told as text, and does not count among what acts", () => {
  const markup = words(draw([{ type: "navigate", path: "//evil.example" }]));
  expect(markup).toContain("“navigate” is refused. “//evil.example” leaves the Console.");
  expect(markup).not.toContain("will act");
});

test("a message that only acts says how much of it will", () => {
  expect(draw([{ type: "set_theme", theme: "dark" }])).toContain("one step will act");
});

test("HTML, right-to-left, half characters and huge strings are text", () => {
  const nasty = `<script>alert(1)</script>\u202e\ud800 مها 👩‍👩‍👧‍👦 ${"x".repeat(50_000)}`;
  const fields = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`${nasty.slice(0, 60)}${at}`, nasty]),
  );
  const item = {
    resourceId: nasty,
    title: nasty,
    subtitle: nasty,
    href: nasty,
    status: nasty,
    fields,
    metadata: [{ label: nasty, value: nasty }],
  };
  const markup = draw([
    { type: "resource", mutation: "update", resourceType: nasty, ...item },
    {
      type: "resource_list",
      resourceType: nasty,
      title: nasty,
      description: nasty,
      items: [item, item],
      emptyMessage: nasty,
    },
    {
      ...requests,
      title: nasty,
      description: nasty,
      unitLabel: nasty,
      metrics: [{ metric: nasty, points: [{ time: "2026-08-03T09:00:00Z", value: 1, label: nasty }] }],
    },
    { type: nasty },
  ]);
  expect(markup).not.toContain("<script>");
  expect(markup).not.toContain('role="link" data-href="https');
});
