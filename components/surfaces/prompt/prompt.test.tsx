import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { check } from "@/lib/protocols/check";
import {
  type Client,
  emptyFill,
  type Fill,
  fillOf,
  promptTemplate,
  requestText,
} from "@/lib/protocols/prompt-template";
import { addSet, noSets } from "@/lib/session/sets";
import type { ConversationItem } from "@/lib/transcript/conversation";
import type { DraftView, SurfaceProps } from "../surface";
import { quietProps } from "../testing/props";
import { Prompt } from "./prompt";
import { tableText } from "./table-text";

const protocol = promptTemplate as DraftView["protocol"];
const template = (text: string, variables: readonly unknown[]) =>
  JSON.stringify({ type: "prompt_template", template: text, variables });

const draftOf = (text: string, fill: Fill = emptyFill): DraftView => {
  const { client, problems } = check(text);
  return { protocol, client, subject: null, fill, problems, stale: null };
};

function draw(props: Partial<SurfaceProps> = {}): string {
  return renderToStaticMarkup(<Prompt {...quietProps} {...props} />);
}

test("the region is named Prompt and carries its theme", () => {
  expect(draw({ theme: "dark" })).toMatch(
    /^<section aria-label="Prompt" data-surface="prompt" data-theme="dark"/,
  );
});

test("every sample that can be read is drawn with a field a variable", () => {
  for (const { name, text } of promptTemplate.samples) {
    const draft = draftOf(text);
    if (draft.client === null) continue;
    const names = (draft.client as Client).prompt.flatMap((block) =>
      block.type === "prompt_template" ? block.variables.map((variable) => variable.name) : [],
    );
    const html = draw({ draft });
    expect([name, html.match(/id="[^"]*-field-\d+-label"/g)?.length]).toEqual([name, new Set(names).size]);
  }
});

describe("the letter", () => {
  const text = template("Hi {{a}} {{b}} {{c}}", [
    { name: "a", value: "<i>Lea</i>" },
    { name: "b", default_value: "d" },
  ]);

  test("marks values, defaults and what is open, and takes markup for text", () => {
    const html = draw({ draft: draftOf(text) });
    expect(html).toContain('aria-label="a: &lt;i&gt;Lea&lt;/i&gt;"');
    expect(html).not.toContain("<i>Lea");
    expect(html).toMatch(/data-variable="b"[^>]*border-dashed/);
    expect(html).toContain("{{c}}");
    expect(html).toContain("Add variable");
  });

  test("says of a placeholder that stays although its variable has a value why it does", () => {
    const late = template("{{a}} {{b}}", [
      { name: "a", value: "Lea" },
      { name: "b", value: "with {{a}}" },
    ]);
    const html = draw({ draft: draftOf(late) });
    expect(html).toContain("it comes in with a later value");
    expect(html).not.toContain("has no value");
    expect(html).not.toContain("Fill it in");
  });

  test("and its form have room for a name of any length", () => {
    const html = draw({ draft: draftOf(template("{{x}}", [{ name: "x".repeat(3_000), value: "" }])) });
    const label = /-label"[^>]*>(?:<code[^>]*>)?(x*)…/.exec(html.slice(html.indexOf("<form")));
    expect(label?.[1]).toHaveLength(80);
  });

  test("shows what was filled in, and that of the set in use where there is one", () => {
    expect(draw({ draft: draftOf(text, fillOf({ c: "no field", a: "Max" })) })).toContain(
      'aria-label="a: Max"',
    );
    const sets = addSet(noSets, "Docs", { a: "Set" });
    expect(draw({ draft: draftOf(text, fillOf({ a: "Set" })), sets })).toContain("Docs");
  });
});

describe("what was sent", () => {
  const client = check(template("Hi {{a}}", [{ name: "a" }])).client as Client;
  const fill = fillOf({ a: "Lea" });
  const text = requestText(client, fill) ?? "";
  const item: ConversationItem = {
    kind: "answer",
    entryId: "e1",
    text,
    bubble: "Hi Lea",
    said: { protocol, client: protocol.client(text), fill },
  };

  test("stands there without a form, and can be taken up again while it is the last", () => {
    const html = draw({ conversation: [item] });
    expect(html).toContain('aria-label="Prompt, sent"');
    expect(html).toContain("Lea");
    expect(html).toContain("Fill it again");
    expect(html).not.toContain("<form");
    expect(draw({ conversation: [item], isLookingBack: true })).not.toContain("Fill it again");
    expect(draw({ conversation: [item], draft: draftOf(template("x", [])) })).not.toContain("Fill it again");
  });
});

test("a table for a spreadsheet keeps lines and quotes in their cells and starts no formula", () => {
  const field = (value: string) =>
    ({
      name: "a",
      type: "string",
      options: [],
      isRequired: false,
      value,
      origin: "own",
      isChanged: true,
    }) as const;
  expect(
    tableText([
      { name: "One", fields: [field('a\t"b"\nc')], text: "x" },
      { name: "Two", fields: [field("=1+1")], text: "-5" },
    ]),
  ).toBe('variable\tOne\tTwo\na\t"a\t""b""\nc"\t\'=1+1\ntext\tx\t-5\n');
});
