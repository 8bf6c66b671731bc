import { expect, test } from "vitest";
import { type Dialog, dialogs } from "@/lib/protocols/console";
import type { FormValues } from "../form/spec";
import { apply, type Backend, findProject, listOf, shelfOf } from "../project/backend";
import { seedBackend } from "../project/seed";
import { readCreate, readDialog } from "./results";

const backend = seedBackend("64abc");
const read = (dialog: Dialog, values: FormValues, from: Backend = backend) =>
  readDialog(dialog, { values, projectId: "64abc", backend: from });

function land(from: Backend, result: ReturnType<typeof readDialog>): Backend {
  if (result === null || !("mutations" in result)) throw new TypeError("It can be taken.");
  return result.mutations.reduce(apply, from);
}

test("only dialogs with a form change anything", () => {
  expect(dialogs.filter((dialog) => read(dialog, {}) === null)).toEqual([
    "connect_mcp",
    "shortcuts",
    "docs_search",
  ]);
});

test("those who are invited stand first among the members, each with the role and the project", () => {
  const result = read("invite_member", { emails: ["Joan@example.com", "alan@example.com"], role: "editor" });
  expect(result).toMatchObject({
    toast: { message: "Invited 2 people" },
    prefixes: ["organization", "organizations"],
  });
  expect(shelfOf(land(backend, result), "members").slice(0, 2)).toEqual([
    expect.objectContaining({ id: "alan@example.com", status: "invited" }),
    expect.objectContaining({ id: "joan@example.com", subtitle: "editor in Photo archive" }),
  ]);
});

test("who is a member is not invited again", () => {
  const again = new Map([["emails", "ada@acme.example is a member already."]]);
  expect(read("invite_member", { emails: ["new@example.com", "ADA@acme.example"] })).toEqual(again);
});

test("a new project is empty, is opened, and can hold things at once", () => {
  const result = read("create_project", { name: "Press room", region: "syd" });
  expect(result).toMatchObject({ path: "/projects/press-room" });
  const made = land(backend, result);
  expect(findProject(made, "press-room")).toMatchObject({ name: "Press room", region: "syd" });
  const bucket = readCreate("bucket", { values: { name: "Photos" }, projectId: "press-room", backend: made });
  const project = findProject(land(made, bucket), "press-room");
  expect(project && listOf(project, { kind: "bucket" }).map(({ id }) => id)).toEqual(["photos"]);
  const second = land(made, read("create_project", { name: "Press room" }, made));
  expect(shelfOf(second, "projects").map(({ id }) => id)).toContain("press-room-2");
});

test("feedback and support requests are kept with the organisation, each under an id of its own", () => {
  const support = read("support", {
    subject: "Uploads stop",
    topic: "storage",
    severity: "down",
    message: "At 5 MB",
  });
  const told = land(land(backend, support), read("feedback", { rating: "4", mayContact: false }));
  const twice = land(told, read("feedback", { rating: "1", message: "Slow" }, told));
  expect(
    shelfOf(twice, "requests").map(({ id, name, subtitle, status }) => [id, name, subtitle, status]),
  ).toEqual([
    ["feedback-2", "Slow", "feedback, very bad", "received"],
    ["feedback", "Feedback: good", "feedback", "received"],
    ["request", "Uploads stop", "storage: production is down, Photo archive", "open"],
  ]);
});

test.each([
  [
    "a bucket",
    () => readCreate("bucket", { values: { name: "A", id: "avatars" }, projectId: "64abc", backend }),
  ],
  ["a project", () => read("create_project", { name: "A", id: "77fox" })],
])("an id that is taken is refused for %s", (_, make) => {
  expect([...(make() as ReadonlyMap<string, string>).keys()]).toEqual(["id"]);
});

test("a password is not kept", () => {
  const values = { email: "a@example.com", password: "secret-word" };
  expect(JSON.stringify(readCreate("user", { values, projectId: "64abc", backend }))).not.toContain(
    "secret-word",
  );
});

test("any ids and names do", () => {
  const hostile = land(backend, read("create_project", { name: "__proto__" }));
  expect(findProject(hostile, "proto")?.name).toBe("__proto__");
  expect(land(backend, read("create_project", { name: "🦊" })).projects[0]?.id).toBe("project");
});
