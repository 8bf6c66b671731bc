import { describe, expect, test } from "vitest";
import { check } from "../check";

const envelope = (...prompts: readonly object[]) =>
  JSON.stringify({ protocol: "appwrite.clarify/v1", title: "Questions", prompts });
const codesOf = (...prompts: readonly object[]) =>
  check(envelope(...prompts)).problems.map(({ code }) => code.replace("clarify/", ""));
const confirm = (question: string, more = {}) => ({ id: "a", kind: "confirm", question, ...more });
const text = (question: string, more = {}) => ({ id: "t", kind: "text", question, ...more });
const choice = (...labels: readonly string[]) => ({
  id: "c",
  kind: "choice",
  question: "Which?",
  options: labels.map((label, index) => ({ id: `o${index}`, label })),
});

describe("a destructive step wants danger", () => {
  test.each([
    "Delete bucket avatars?",
    "All files are being removed. Go on?",
    "Shall I run the deletion now?",
    "This can’t be undone. Continue?",
    "DROP the table?",
    "Purge “x”?",
    "Overwriting the file, fine?",
  ])("%s", (question) => expect(codesOf(confirm(question))).toEqual(["danger-missing"]));

  test.each([
    "Add a dropdown?",
    "Undelete it?",
    "Is the removable disk in?",
    "Send the mail?",
    "Use an eraser tool?",
  ])("but not: %s", (question) => expect(codesOf(confirm(question))).toEqual([]));

  test("also when only the button says so, and not in a text", () => {
    expect(codesOf(confirm("Go on?", { confirmLabel: "Delete all" }))).toEqual(["danger-missing"]);
    expect(codesOf(text("Why delete it?"))).toEqual([]);
  });
});

test("a lone dangerous confirm cannot be passed over, whatever “required” says", () => {
  const lone = confirm("Delete it?", {
    danger: true,
    hint: "For good.",
    confirmLabel: "Delete",
    required: false,
  });
  expect(codesOf(lone)).toEqual([]);
  expect(codesOf(lone, text("Why?"))).toEqual(["danger-optional"]);
});

describe("a label is taken for an id", () => {
  test.each(["perm_matrix_v2", "user_files", "64abc", "65f1c2d3e4", "1234567", "a.b_c", "id_", "prod-2024a"])(
    "%s",
    (label) => expect(codesOf(choice(label, "Other"))).toEqual(["id-as-label"]),
  );

  test.each([
    "avatars",
    "2024",
    "10",
    "H264",
    "30 days",
    "Version 2.1",
    "v2",
    "us-east",
    "Auto-generate (unique())",
    "_",
    "日本語",
  ])("but not: %s", (label) => expect(codesOf(choice(label, "Other"))).toEqual([]));
});

describe("a question names a tool", () => {
  test.each([
    "Call delete_bucket?",
    "Use the MCP server?",
    "Run databases.create(main)?",
    "May I use the clarify tool?",
  ])("%s", (question) => expect(codesOf({ ...choice("A", "B"), question })).toEqual(["internal-tool"]));

  test.each([
    "Which tool do you like?",
    "Name of user_uploads?",
    "Use unique() for the id?",
    "Is example.com right?",
  ])("but not: %s", (question) => expect(codesOf({ ...choice("A", "B"), question })).toEqual([]));
});

test("one required text is fine, and so are optional ones", () => {
  expect(codesOf(text("A?"), text("B?", { id: "b", required: false }))).toEqual([]);
  expect(codesOf(text("A?"), text("B?", { id: "b" }), text("C?", { id: "c" }))).toEqual([
    "many-required-texts",
  ]);
});

test("labels are compared as they are read", () => {
  expect(codesOf(choice("Logs", " logs ", "LOGS"))).toEqual(["option-labels-alike", "option-labels-alike"]);
  expect(codesOf(confirm("Go?", { confirmLabel: "cancel" }))).toEqual(["labels-alike"]);
});

test("advice never changes the verdict", () => {
  expect(check(envelope(confirm("Delete it?"), confirm("Wipe it?", { id: "b" })))).toMatchObject({
    verdict: "works",
    totals: { error: 0, warning: 2, info: 0 },
  });
});

test("advice is given beside faults too", () => {
  expect(codesOf(confirm("Delete it?", { hint: 5 }), { ...text("Your password?"), id: "T" })).toEqual([
    "not-text",
    "id",
    "danger-missing",
    "asks-secret",
  ]);
});

describe("a member nobody reads", () => {
  test.each([
    ["multiple", "allowMultiple"],
    ["allow_multiple", "allowMultiple"],
    ["allowMultipel", "allowMultiple"],
    ["Hint", "hint"],
    ["help", "hint"],
  ])("“%s” may be meant as “%s”", (key, meant) => {
    const [problem] = check(envelope({ ...choice("A", "B"), [key]: true })).problems;
    expect(problem).toMatchObject({ code: "clarify/unknown-key", fixes: [{ title: `Use “${meant}”` }] });
  });

  test("is only named where nothing like it is missing", () => {
    const [problem] = check(envelope({ ...choice("A", "B"), hint: "H", help: "x" })).problems;
    expect(problem).toMatchObject({
      message: "“help” is not part of the protocol and is dropped.",
      fixes: [],
    });
  });

  test("or that belongs to another kind says to which", () => {
    const [problem] = check(envelope({ ...text("A?"), danger: "x" })).problems;
    expect(problem?.message).toBe("“danger” belongs to confirm prompts. On a text it is dropped.");
  });
});
