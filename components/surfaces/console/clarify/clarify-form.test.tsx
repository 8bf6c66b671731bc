import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Client, clarify, type Draft } from "@/lib/protocols/clarify";
import type { MessageMode } from "../message";
import { ClarifyForm } from "./clarify-form";

const all = {
  title: "Before deleting this bucket",
  prompts: [
    {
      id: "copy",
      kind: "choice",
      question: "Copy anything first?",
      hint: "Copies go to the archive.",
      required: false,
      allowMultiple: true,
      options: [
        { id: "originals", label: "Originals", description: "64 files" },
        { id: "thumbs", label: "Thumbnails" },
      ],
    },
    { id: "until", kind: "date", question: "Until?" },
    {
      id: "bucket",
      kind: "choice",
      question: "Which bucket?",
      options: [
        { id: "a", label: "avatars" },
        { id: "", label: "nameless" },
        { id: "b", label: "uploads" },
      ],
    },
    { id: "go", kind: "confirm", question: "Delete it?", confirmLabel: "Delete", danger: true },
    { id: "why", kind: "text", question: "Why?", placeholder: "Kept in the log" },
  ],
};
const filled: Draft = [
  { id: "copy", kind: "choice", values: ["thumbs"] },
  { id: "bucket", kind: "choice", values: ["b"] },
  { id: "go", kind: "confirm", confirmed: false },
  { id: "why", kind: "text", value: "Old" },
];
const lone = { prompts: [{ id: "go", kind: "confirm", question: "Delete it?", danger: true }] };

interface Shown {
  readonly mode?: MessageMode;
  readonly draft?: Draft;
}

function draw(envelope: object, { mode = "draft", draft = [] }: Shown = {}): string {
  const client: Client | null = clarify.client(JSON.stringify({ protocol: clarify.wireName, ...envelope }));
  if (client === null) throw new TypeError("The envelope of a test must be drawn.");
  return renderToStaticMarkup(
    <ClarifyForm
      client={client}
      draft={draft}
      mode={mode}
      answeredAt="2026-08-04T09:41:09.000Z"
      utc
      onChange={() => {}}
      onSubmit={() => {}}
    />,
  );
}

/** Every control and group: its role, its name, and what it says of its state. */
function controls(markup: string): readonly string[] {
  const tags = markup.matchAll(
    /<(fieldset|input|textarea|button)\b([^>]*)>([^<]*(?:<svg.*?<\/svg>)?[^<]*(?:<span[^>]*>[^<]*)?)/g,
  );
  return [...tags].map(([, tag = "", attributes = "", content = ""]) => {
    const read = (name: string) => attributes.match(new RegExp(` ${name}="([^"]*)"`))?.[1];
    const role =
      read("role") ?? { fieldset: "group", button: "button", textarea: "textbox" }[tag] ?? read("type");
    const labelled = read("aria-labelledby");
    const name =
      read("aria-label") ?? (labelled ? textOf(markup, labelled) : content.replace(/<[^>]*>/g, ""));
    const states = ["checked", "disabled"].filter((state) =>
      new RegExp(` ${state}(=|>| |$)`).test(`${attributes} `),
    );
    if (read("aria-pressed") === "true") states.push("pressed");
    if (read("aria-required") === "true") states.push("required");
    return [role, name, ...states].filter(Boolean).join(", ");
  });
}

function textOf(markup: string, id: string): string {
  const at = markup.indexOf(`id="${id}"`);
  return at < 0 ? "(nothing has this id)" : (markup.slice(at).match(/>([^<]*)</)?.[1] ?? "");
}

test("every question is a control or a group of its own name, in order", () => {
  expect(controls(draw(all))).toEqual([
    "group, Before deleting this bucket",
    "group, Copy anything first?",
    "checkbox, Originals",
    "checkbox, Thumbnails",
    "radiogroup, Which bucket?, required",
    "radio, avatars",
    "radio, uploads",
    "group, Delete it?",
    "button, Delete",
    "button, Cancel",
    "text, Why?, required",
    "button, Continue",
  ]);
});

test("what was filled in shows", () => {
  expect(controls(draw(all, { draft: filled })).filter((line) => /checked|pressed/.test(line))).toEqual([
    "checkbox, Thumbnails, checked",
    "radio, uploads, checked",
    "button, Cancel, pressed",
  ]);
  expect(draw(all, { draft: filled })).toContain('value="Old"');
});

test.each<MessageMode>(["draft", "live"])("a form can be filled in while it is %s", (mode) => {
  expect(controls(draw(all, { mode })).some((line) => line.includes("disabled"))).toBe(false);
});

test.each<MessageMode>(["stale", "answered", "locked", "looking"])(
  "a form keeps what was filled in and takes nothing while it is %s",
  (mode) => {
    const markup = draw(all, { mode, draft: filled });
    expect(controls(markup)[0]).toBe("group, Before deleting this bucket, disabled");
    expect(controls(markup)).toContain("radio, uploads, checked");
    expect(markup).toContain("Old");
  },
);

test.each([
  ["answered", "Answered at <time", true],
  ["locked", "Not answered<", true],
  ["looking", "Not answered yet<", true],
  ["live", "nswered", false],
] as const)("a form that is %s says what became of it", (mode, words, isSaid) => {
  expect(draw(all, { mode }).includes(words)).toBe(isSaid);
});

test.each<[MessageMode, boolean]>([
  ["draft", true],
  ["live", true],
  ["stale", true],
  ["answered", false],
  ["locked", false],
  ["looking", false],
])("Continue of a form that is %s: %s", (mode, isThere) => {
  expect(controls(draw(all, { mode })).some((line) => line.includes("Continue"))).toBe(isThere);
});

test("Continue says which answers it waits for, and is there for them", () => {
  const open = draw(all, { draft: filled.slice(0, 2) });
  expect(open).toContain("2 answers still needed");
  expect(open).toContain('aria-disabled="true" aria-description="Still needed: “Delete it?”, “Why?”"');
  const complete = draw(all, { draft: filled });
  expect(complete).not.toContain("still needed");
  expect(complete).not.toContain("aria-disabled");
});

test("a confirm that stands alone has no Continue and acts where it is pressed", () => {
  expect(controls(draw(lone))).toEqual([
    "presentation",
    "group, Delete it?",
    "button, Confirm",
    "button, Cancel",
  ]);
  expect(draw(lone)).toContain("bg-danger-solid");
  expect(draw(all)).not.toContain("bg-danger-solid");
});

test("what is skipped is named in its place", () => {
  const markup = draw(all);
  const places = [
    "Copy anything first?",
    "“until” is skipped",
    "avatars",
    "Option 2 of “bucket” is skipped",
    "uploads",
  ];
  const found = places.map((words) => markup.indexOf(words));
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((a, b) => a - b));
});

test("an optional question is marked, and a hint and a description describe", () => {
  const markup = draw(all);
  expect(markup.match(/>optional</g)).toHaveLength(1);
  const described = [...markup.matchAll(/aria-describedby="([^"]*)"/g)].map(([, ids = ""]) =>
    ids.split(" ").map((id) => textOf(markup, id)),
  );
  expect(described).toEqual([
    ["Copies go to the archive.", "optional"],
    ["64 files"],
    ["required"],
    ["required"],
    ["required"],
  ]);
});

test("the same id twice, and ids that mean something to JavaScript, give unique ids in the page", () => {
  const options = [
    { id: "constructor", label: "One" },
    { id: "constructor", label: "Two" },
  ];
  const prompt = { id: "__proto__", kind: "choice", question: "Q?", options };
  const markup = draw(
    { prompts: [prompt, prompt] },
    { draft: [{ id: "__proto__", kind: "choice", values: ["constructor"] }] },
  );
  const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(controls(markup).filter((line) => line.includes("checked"))).toEqual([
    "radio, One, checked",
    "radio, One, checked",
  ]);
});

test("markup in a message stays text", () => {
  const markup = draw({
    title: "<b>x</b>",
    prompts: [{ id: "t", kind: "text", question: "<img src=x onerror=alert(1)>" }],
  });
  expect(markup).not.toMatch(/<(b|img)\b/);
});

test("of thousands of prompts the first are drawn and the rest can be asked for", () => {
  const prompts = Array.from({ length: 2000 }, (_, index) => ({
    id: `p${index}`,
    kind: "text",
    question: `Q ${index}`,
  }));
  const markup = draw({ prompts });
  expect(controls(markup).filter((line) => line.startsWith("text"))).toHaveLength(50);
  expect(markup).toContain("1950 more questions");
  expect(markup).toContain("2000 answers still needed");
});
