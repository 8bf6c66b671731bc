import { describe, expect, test } from "vitest";
import { defaultContext } from "../protocol/context";
import { contextOf, defaultSettings, readSettings, settingWords } from "./settings";
import { readUrl } from "./url";

test("an address without parameters asks for nothing", () => {
  expect(readUrl("")).toEqual({ settings: {}, messages: [] });
});

test("an address names a sample, settings, a seed and a clock", () => {
  const search =
    "?sample=clarify/which-bucket&theme=dark&answers=summary&seed=x&clock=2026-01-01T00:00:00Z&utm=1";
  expect(readUrl(search)).toEqual({
    sample: { protocol: "clarify", name: "which-bucket" },
    repeatable: { seed: "x", clock: "2026-01-01T00:00:00.000Z" },
    settings: { theme: "dark", answers: "summary" },
    messages: [],
  });
});

test("what cannot be read is told and left out", () => {
  expect(readUrl("?sample=clarify&theme=Blue&answers=&clock=noon&__proto__=1")).toEqual({
    repeatable: { seed: "parley", clock: "2026-01-01T00:00:00.000Z" },
    settings: {},
    messages: [
      "The address asks for the sample “clarify”. A sample is named as in clarify/which-bucket.",
      "The address sets the clock to “noon”, which is no ISO time. It starts at 2026-01-01T00:00:00.000Z.",
      "The setting “answers” is json or summary, not “”.",
      "The setting “theme” is system or light or dark, not “Blue”.",
    ],
  });
});

describe("a clock", () => {
  test.each([
    ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00.000Z"],
    ["2026-01-01t10:00:00.25z", "2026-01-01T10:00:00.250Z"],
    ["2026-01-01T10:00:00", "2026-01-01T10:00:00.000Z"],
    ["2026-01-01", "2026-01-01T00:00:00.000Z"],
    ["2026-01-01T10:00+02:00", "2026-01-01T08:00:00.000Z"],
    ["2026-01-01T10:00-0230", "2026-01-01T12:30:00.000Z"],
    ["2024-02-29", "2024-02-29T00:00:00.000Z"],
  ])("%s starts at %s, in any time zone", (text, start) => {
    const zone = process.env.TZ;
    process.env.TZ = "America/St_Johns";
    expect(readUrl(`?clock=${text}`).repeatable?.clock).toBe(start);
    process.env.TZ = zone;
  });

  test.each([
    "",
    "now",
    "2026-02-30",
    "2025-02-29T00:00:00Z",
    "2026-13-01",
    "2026-01-01T25:00:00Z",
    "1767225600000",
    "+002026-01-01",
  ])("%j is none", (text) => {
    expect(readUrl(`?clock=${encodeURIComponent(text)}`).messages).toHaveLength(1);
  });
});

test("a seed alone makes a session repeatable, an empty one too", () => {
  expect(readUrl("?seed=").repeatable).toEqual({ seed: "", clock: "2026-01-01T00:00:00.000Z" });
});

describe("settings", () => {
  test("have defaults and words for the menu", () => {
    expect(defaultSettings).toEqual({ answers: "json", hasUI: "true", files: [], theme: "system" });
    expect(
      settingWords.map(({ name, title, options }) => [name, title, options?.map(({ label }) => label)]),
    ).toEqual([
      ["answers", "Answers are sent as", ["JSON", "Text summary"]],
      ["hasUI", "Somebody can be asked", ["Yes", "No UI"]],
      ["files", "Project files", undefined],
      ["theme", "Theme", ["System", "Light", "Dark"]],
    ]);
  });

  test.each([
    [{ hasUI: false }, { hasUI: "false" }],
    [{ hasUI: "true" }, { hasUI: "true" }],
    [{ files: [" a b.md ", "", "src/"] }, { files: ["a b.md", "src/"] }],
    [{ files: "a.md,src/\n\n b.md" }, { files: ["a.md", "src/", "b.md"] }],
    [{ files: "" }, { files: [] }],
  ])("%j reads as %j", (values, settings) => {
    expect(readSettings(values)).toEqual({ settings, messages: [] });
  });

  test("tell what a list of lines is not", () => {
    expect(readSettings({ files: [1] })).toEqual({
      settings: {},
      messages: ["The setting “files” is a list of lines, not “[1]”."],
    });
  });

  test("say to a check whether somebody can be asked", () => {
    expect(contextOf(defaultSettings).hasUI).toBe(true);
    expect(contextOf({ ...defaultSettings, hasUI: "false" })).toEqual({ ...defaultContext, hasUI: false });
  });

  test("are read from anything, and only their own names", () => {
    const values = JSON.parse(
      '{"answers":"summary","theme":{"a":1},"__proto__":{"answers":"json"},"toString":1}',
    );
    expect(readSettings(values)).toEqual({
      settings: { answers: "summary" },
      messages: ['The setting “theme” is system or light or dark, not “{"a":1}”.'],
    });
  });
});
