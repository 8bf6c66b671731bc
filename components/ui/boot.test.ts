import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { BOOT_SCRIPT } from "./boot";

interface Surroundings {
  readonly search?: string;
  readonly stored?: Record<string, string>;
  readonly isDark?: boolean;
  readonly platform?: string;
}

/** Runs the inline script as the page does: with nothing but the browser's globals. */
function bootIn({ search = "", stored = {}, isDark = false, platform = "Linux x86_64" }: Surroundings) {
  const sizes: Record<string, string> = {};
  const dataset: Record<string, string> = {};
  const read: string[] = [];
  runInNewContext(BOOT_SCRIPT, {
    URLSearchParams,
    location: { search },
    navigator: { platform },
    matchMedia: () => ({ matches: isDark }),
    localStorage: {
      getItem: (key: string) => {
        read.push(key);
        return stored[key] ?? null;
      },
    },
    document: {
      documentElement: {
        dataset,
        style: { setProperty: (name: string, value: string) => (sizes[name] = value) },
      },
    },
  });
  return { dataset, sizes, read };
}

test("the theme is the address's, then the stored one, then the system's", () => {
  const themes = [
    { search: "?theme=dark", stored: { "parley-theme": "light" } },
    { stored: { "parley-theme": "dark" } },
    { stored: { "parley-theme": "system" }, isDark: true },
    { isDark: true },
    { search: "?theme=pink" },
  ].map((surroundings) => bootIn(surroundings));
  expect(themes.map(({ dataset }) => `${dataset.themeChoice}: ${dataset.theme}`)).toEqual([
    "dark: dark",
    "dark: dark",
    "system: dark",
    "system: dark",
    "system: light",
  ]);
});

test("remembered sizes become style variables; anything else that was stored is left out", () => {
  const layout = JSON.stringify({
    editor: 480,
    "editor-wide": 300.5,
    problems: "9px",
    "x;y": 1,
    big: 1e9,
    minus: -4,
  });
  expect(bootIn({ stored: { "parley-layout": layout } }).sizes).toEqual({
    "--size-editor": "480px",
    "--size-editor-wide": "300.5px",
  });
  for (const broken of ["{", "null", "3", '"text"', "[1]"]) {
    expect(bootIn({ stored: { "parley-layout": broken } }).sizes, broken).toEqual({});
  }
});

test.each(["?seed=x", "?clock=2026-01-01T00:00:00Z"])("with %s nothing is read from storage", (search) => {
  const page = bootIn({
    search,
    stored: { "parley-theme": "dark", "parley-layout": '{"editor":480}' },
  });
  expect(page).toMatchObject({ dataset: { theme: "light" }, sizes: {}, read: [] });
});

test("the platform decides how keys are written", () => {
  expect(
    ["MacIntel", "iPhone", "Win32", ""].map((platform) => bootIn({ platform }).dataset.platform),
  ).toEqual(["mac", "mac", "other", "other"]);
});
