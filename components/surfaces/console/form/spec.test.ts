import fc from "fast-check";
import { expect, test } from "vitest";
import { createForms } from "../create/kinds";
import { feedbackForm, inviteForm, projectForm, supportForm } from "../dialogs/forms";
import { type FormSpec, readForm, startValues } from "./spec";

const specs = Object.entries<FormSpec>({
  ...createForms,
  invite_member: inviteForm,
  create_project: projectForm,
  feedback: feedbackForm,
  support: supportForm,
});

test.each(specs)("%s has every field once, and its starts can be read", (_, spec) => {
  const names = spec.fields.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const reading = readForm(spec, startValues(spec));
  const needed = spec.fields.filter(
    (field) =>
      (field.kind === "text" && !field.isOptional && !field.start) ||
      (field.kind === "radio" && !field.start),
  );
  expect(reading.isRead ? [] : [...reading.faults.keys()]).toEqual(needed.map(({ name }) => name));
});

test.each(specs)(
  "%s is never sent by anything that is not filled in rightly, and never throws",
  (_, spec) => {
    const names = spec.fields.map(({ name }) => name);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.boolean())), (raw) => {
        const reading = readForm(spec, raw);
        if (!reading.isRead) expect(reading.faults.size).toBeGreaterThan(0);
        else for (const name of Object.keys(reading.values)) expect(names).toContain(name);
      }),
    );
  },
);

test("a filled bucket form gives values of their own types", () => {
  const raw = {
    ...startValues(createForms.bucket),
    name: "  Avatars ",
    allowedFileExtensions: "jpg, png;jpg",
  };
  expect(readForm(createForms.bucket, raw)).toEqual({
    isRead: true,
    values: {
      name: "Avatars",
      maximumFileSize: 30,
      allowedFileExtensions: ["jpg", "png"],
      compression: "none",
      encryption: true,
      antivirus: true,
    },
  });
});

test.each([
  [
    "a number with a sign",
    createForms.function,
    { name: "x", timeout: "-1" },
    "timeout",
    /from 1 to 900 seconds/,
  ],
  ["an id with blanks", createForms.team, { name: "x", id: "a b" }, "id", /Letters, digits/],
  ["one wrong address of two", inviteForm, { emails: "ada@example.com, grace" }, "emails", /^“grace”/],
  [
    "a phone without its country",
    createForms.user,
    { email: "a@b.io", phone: "0301234567" },
    "phone",
    /begins with \+/,
  ],
  ["a short password", createForms.user, { email: "a@b.io", password: "short" }, "password", /8 characters/],
  [
    "a choice that is none",
    createForms.site,
    { name: "x", framework: "__proto__" },
    "framework",
    /Choose one/,
  ],
])("%s is told at its field", (_, spec, raw, name, says) => {
  const reading = readForm(spec, { ...startValues(spec), ...raw });
  expect(reading.isRead ? undefined : [...reading.faults]).toEqual([[name, expect.stringMatching(says)]]);
});
