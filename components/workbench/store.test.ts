import { expect, test } from "vitest";
import { addSet, chooseSet, noSets, putValue } from "@/lib/session/sets";
import { defaultSettings } from "@/lib/share/settings";
import { repeatableStamps } from "@/lib/transcript/clock";
import type { Checker, OnChecked } from "./checker";
import { createWorkbench } from "./store";

const source = JSON.stringify({
  protocol: "appwrite.clarify/v1",
  prompts: [{ id: "sure", kind: "confirm", question: "Keep {{bucket}}?" }],
});
const start = {
  source,
  sample: null,
  settings: defaultSettings,
  stamps: repeatableStamps({ seed: "store", clock: "2026-01-01T00:00:00Z" }),
};
const photos = putValue(addSet(noSets, "Photos"), "Photos", ["bucket", "photos"]);
const both = putValue(addSet(photos, "Logs"), "Logs", ["bucket", "logs"]);

const found = { engine: null, client: null, problems: [], totals: { error: 0, warning: 0, info: 0 } };
const check = { ...found, protocol: null, form: "text", verdict: "unrecognised" } as const;

/** A checker that answers the first text at once, and others when it is told to. */
function startSlow() {
  const asked: { readonly values: unknown; readonly done: OnChecked }[] = [];
  let isFirst = true;
  const checked = { check, kind: null, placeholders: [], tookMs: 1 };
  const checker: Checker = {
    run(_text, { values }, onChecked) {
      if (isFirst) onChecked(checked);
      else asked.push({ values, done: () => onChecked(checked) });
      isFirst = false;
    },
  };
  return { checker, asked };
}

test("another set in use is checked and drawn at once", () => {
  const workbench = createWorkbench(start);
  const { actions } = workbench.getState();
  const question = () => JSON.stringify(workbench.getState().session.drawing?.client);
  actions.changeSets(() => both);
  expect(question()).toContain("Keep logs?");
  actions.changeSets((now) => chooseSet(now, "Photos"));
  expect(question()).toContain("Keep photos?");
  expect(workbench.getState().session.source).toBe(source);
});

test("another set in use fills what is still drawn of a text that is broken", () => {
  const workbench = createWorkbench(start);
  const { actions } = workbench.getState();
  const drawn = () => JSON.stringify(workbench.getState().session.drawing?.client);
  actions.changeSets(() => photos);
  actions.write(source.slice(0, -1));
  actions.changeSets(() => both);
  expect(drawn()).toContain("Keep logs?");
  actions.changeSets((now) => chooseSet(now, null));
  expect(drawn()).toContain("Keep {{bucket}}?");
  expect(workbench.getState().session).toMatchObject({ drawing: { source }, source: source.slice(0, -1) });
  expect(workbench.getState().session.staleSince).not.toBeNull();
  actions.write(source);
  expect(workbench.getState().session.staleSince).toBeNull();
});

test("a text that is opened brings its sets or leaves those there are, and is undone with them", () => {
  const workbench = createWorkbench(start);
  const { actions } = workbench.getState();
  const sets = () => workbench.getState().session.sets;
  actions.changeSets(() => both);
  actions.load("[]");
  expect(sets()).toBe(both);
  const before = workbench.getState().session;
  actions.load("{}", { sets: noSets });
  expect(sets()).toBe(noSets);
  actions.restoreText(before);
  expect(sets()).toBe(both);
});

test("sets that change while a text is checked in the background are kept, and the last ones count", () => {
  const { checker, asked } = startSlow();
  const workbench = createWorkbench(start, checker);
  const { actions } = workbench.getState();
  actions.load("[1]", { sets: photos });
  expect(workbench.getState()).toMatchObject({ isChecking: true, session: { sets: photos } });
  actions.changeSets((now) => putValue(addSet(now, "Other"), "Other", ["bucket", "x"]));
  actions.changeSets((now) => chooseSet(now, "Photos"));
  expect(asked.map(({ values }) => values)).toEqual([
    { bucket: "photos" },
    { bucket: "x" },
    { bucket: "photos" },
  ]);
  asked.at(-1)?.done({ check, kind: null, placeholders: [], tookMs: 1 });
  expect(workbench.getState().isChecking).toBe(false);
  expect(workbench.getState().session.sets).toMatchObject({
    active: "Photos",
    list: [{}, { name: "Other" }],
  });
});
