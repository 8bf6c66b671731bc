import { expect, test } from "vitest";
import { leadOf } from "./lead";

test.each([
  ["email", "to@mail.com", { app: "Mail", target: "to@mail.com" }],
  ["email", "mailto:to@mail.com", { app: "Mail", target: "to@mail.com" }],
  ["email", "nobody", undefined],
  ["email", "a@b <script>", undefined],
  ["url", "https://docs.example.com/a?b#c", { app: "Browser", target: "https://docs.example.com/a?b#c" }],
  ["url", " HTTP://x.test ", { app: "Browser", target: "HTTP://x.test" }],
  ["url", "mailto:to@mail.com?subject=x", { app: "Mail", target: "to@mail.com" }],
  ["url", "javascript:alert(1)", undefined],
  ["url", "java\nscript:alert(1)", undefined],
  ["url", "data:text/html,x", undefined],
  ["url", "//host/path", undefined],
  ["url", "https://", undefined],
  ["url", "https:///x", undefined],
  ["url", "/path", undefined],
] as const)("%s %s", (kind, value, lead) => {
  expect(leadOf(kind, value)).toEqual(lead);
});
