import { check } from "@/lib/protocols/check";
import { protocols } from "@/lib/protocols/registry";
import { createDatabase, pretty, whichBucket } from "./clarify-examples";
import { expect, test } from "./kit";

const prompts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    kind: index % 7 === 0 ? "date" : "text",
    question: `Question ${index}? é🙂`,
  }));
const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

const hostile: Readonly<Record<string, string>> = {
  nothing: "",
  blanks: " \n\t ",
  garbage: "}{ not a message",
  "half an envelope": pretty(createDatabase).slice(0, 200),
  "keys twice": '{"protocol":"appwrite.clarify/v1","protocol":"x","prompts":[],"prompts":[]}',
  "__proto__ as key and id":
    '{"__proto__":{"a":1},"protocol":"appwrite.clarify/v1","prompts":[{"id":"__proto__","kind":"text","question":"?","__proto__":null}]}',
  "keys like integers": '{"2":1,"1":2,"protocol":"appwrite.clarify/v1","prompts":[{"1":1,"0":2}]}',
  "512 levels": nested(512),
  "600 levels": nested(600),
  "600 levels in a prompt": `{"protocol":"appwrite.clarify/v1","prompts":${nested(600)}}`,
  "numbers of all sizes":
    '{"protocol":"appwrite.clarify/v1","prompts":[1e400,-0,1E-400,12345678901234567890]}',
  "lone surrogates, escaped":
    '{"protocol":"appwrite.clarify/v1","title":"\\ud83d","prompts":[{"id":"\\udc00"}]}',
  "line separators": '{"protocol":"appwrite.clarify/v1","title":"a\u2028b\u2029c","prompts":[]}',
  "control characters": '{"title":"\u0000\u001f\u007f"}',
  "right to left": pretty({ ...whichBucket, title: "שלום \u202eevil\u202c עולם" }),
  "a string in a string in a string": JSON.stringify({
    tool: "clarify",
    output: JSON.stringify({ ...whichBucket, prompts: [{ question: JSON.stringify(whichBucket) }] }),
  }),
  "a fence": `\`\`\`json\n${pretty({ ...whichBucket, prompts: [] })}\n\`\`\``,
  "a timeline with broken lines": `${JSON.stringify({ type: "tool_end", tool: "clarify", output: "{}" })}\n{\n[]\n"x"`,
  "a protocol nearly spelt": '{"protocol":"appwrite.clarfy/v1","prompts":[]}',
  "another version": '{"protocol":"appwrite.clarify/v7","prompts":[]}',
  "an unknown tool": '{"method":"tools/call","params":{"name":"frobnicate","arguments":{}}}',
  "a failed call": "Error: invalid clarify prompts — x",
  "a transcript's file": '{"format":"parley.transcript/v1","entries":[]}',
  "a long word": pretty({ ...whichBucket, title: "x".repeat(5_000) }),
  "900 prompts, each with its fault": pretty({ protocol: "appwrite.clarify/v1", prompts: prompts(900) }),
  "a text that is checked in the background": pretty({
    protocol: "appwrite.clarify/v1",
    prompts: prompts(20_000),
  }),
};

const samples = Object.fromEntries(
  protocols.flatMap(({ id, samples }) => samples.map(({ name, text }) => [`${id}/${name}`, text])),
);

for (const [what, texts] of Object.entries({ samples, "hostile texts": hostile })) {
  test(`page, server and library say the same of the ${what}, to the byte`, async ({
    workbench,
    page,
    request,
  }) => {
    test.slow();
    await workbench.open("?seed=x&clock=2026-01-01T00:00:00Z");
    for (const [name, text] of Object.entries(texts)) {
      await test.step(name, async () => {
        const settled = JSON.stringify(await workbench.load(text));
        const inPage = await page.evaluate(() => JSON.stringify(window.parley.check()));
        const answer = await request.post("/api/check", {
          data: Buffer.from(text),
          headers: { "Content-Type": "text/plain" },
        });
        const known = JSON.stringify(check(text));
        expect.soft(inPage, `the page on ${name}`).toBe(known);
        expect.soft(JSON.parse(settled), `the driver's load on ${name}`).toEqual(JSON.parse(known));
        expect.soft(await answer.text(), `the server on ${name}`).toBe(known);
      });
    }
  });
}
