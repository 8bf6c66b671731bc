import { describe, expect, test } from "vitest";
import { check, inspect } from "../check";
import { describeAction } from "./describe";
import { createdExample, examples } from "./examples";
import { consoleProtocol } from "./protocol";
import { readAction } from "./read";

const envelope = (...actions: readonly unknown[]) =>
  JSON.stringify({ protocol: "appwrite.console/v1", actions });
const reasonOf = (text: string) => consoleProtocol.report(check(text)).reason;
const toast = examples.toast;

describe("the reason of a verdict", () => {
  test.each([
    [envelope(toast), "acts on its action"],
    [envelope(toast, examples.set_theme), "acts on both actions"],
    [envelope(...createdExample), "acts on all 3 actions"],
    [envelope(toast, { type: "x" }), "acts on 1 of 2, engine refuses"],
    [envelope({ type: "navigate", path: "//x.y" }), "does nothing"],
    [envelope(), "does nothing, engine refuses"],
    [JSON.stringify({ actions: [toast] }), "acts on its action, a real call needs a string"],
    [
      JSON.stringify({ type: "tool_end", tool: "console", output: "Error: x" }),
      "a failed call, nothing happens",
    ],
  ])("of %s is “%s”", (text, reason) => expect(reasonOf(text)).toBe(reason));
});

test("a report says what each side made of each action", () => {
  const text = envelope(toast, { type: "confetti" }, { type: "navigate", path: "//x.y" });
  expect(consoleProtocol.report(check(text))).toEqual({
    reason: "acts on 1 of 3, engine refuses",
    engine: [
      { name: "toast", pointer: "/actions/0", state: "done", says: "taken" },
      {
        name: "confetti",
        pointer: "/actions/1",
        state: "fault",
        says: expect.stringMatching(/^Unknown type “confetti”\. Use /),
      },
      {
        name: "navigate",
        pointer: "/actions/2",
        state: "unread",
        says: "not read, the engine stops at the first fault",
      },
    ],
    client: [
      {
        name: "toast",
        pointer: "/actions/0",
        state: "done",
        says: "Toast, success: Database created",
      },
      {
        name: "confetti",
        pointer: "/actions/1",
        state: "skipped",
        says: "This client does not know the type “confetti”.",
      },
      {
        name: "navigate",
        pointer: "/actions/2",
        state: "skipped",
        says: "refused: “//x.y” leaves the Console.",
      },
    ],
  });
});

test.each([
  [{ type: "set_theme", theme: "dark" }, "Switch the Console to dark"],
  [examples.navigate, "Go to /project/64abc/databases#card-api-endpoint"],
  [
    { ...examples.navigate, replace: true },
    "Go, without a step back, to /project/64abc/databases#card-api-endpoint",
  ],
  [{ ...examples.open_create, projectId: "shop" }, "Open the drawer to create a bucket, in project shop"],
  [examples.open_dialog, "Open the dialog “Connect MCP”"],
  [{ type: "show_pane", content: "none" }, "Close the right pane"],
  [examples.resource, "Tell that the database Main was created"],
  [examples.refresh, "Refresh databases, tables"],
  [{ type: "confetti" }, "Skip “confetti”"],
])("a step %j is “%s” in words", (action, words) => {
  expect(describeAction(readAction(action, 0), "64abc")).toBe(words);
});

test("arguments and a lone action unwrap to the bare envelope, with their spellings", () => {
  const { subject } = inspect(
    JSON.stringify({ actions: '{"type":"toast","level":"info","message":"1.0 \\u00e9"}' }),
  );
  if (subject === null) throw new Error("The arguments are recognised.");
  expect(JSON.parse(consoleProtocol.bare?.(subject) ?? "")).toEqual({
    protocol: "appwrite.console/v1",
    actions: [{ type: "toast", level: "info", message: "1.0 é" }],
  });
});

test("a name that would turn the text behind it around turns nothing of the sentence", () => {
  const action = { type: "toast", level: "info", message: "\u202Eevil" };
  expect(describeAction(readAction(action, 0), "64abc")).toBe("Toast, info: evil");
});
