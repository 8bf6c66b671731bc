import { expect, type Locator, test, type Workbench } from "./kit";
import { box, prompt } from "./prompt-form";

const repeatable = "?seed=prompt&clock=2026-01-01T09:41:00Z";

const hello = {
  type: "prompt_template",
  template: "Hello {{user}}, let's work on {{task}}!",
  variables: [
    { name: "user", value: "Alice", description: "The user's name", type: "string", required: true },
    { name: "task", value: "code review", type: { select: { options: ["code review", "testing"] } } },
  ],
};

const letter = (workbench: Workbench) =>
  prompt(workbench).getByRole("region", { name: "Letter", exact: true });

async function sent({ driver }: Workbench): Promise<readonly unknown[]> {
  const { entries } = await driver.transcript();
  return entries.map((entry) => (entry.kind === "user_message" ? JSON.parse(entry.text) : entry.kind));
}

const request = (prompt: readonly unknown[]) => ({
  jsonrpc: "2.0",
  id: 2,
  method: "session/prompt",
  params: { sessionId: "sess_parley", prompt },
});

test("the document's example is filled, seen and sent, as a block or as text", async ({ workbench }) => {
  await workbench.open(`${repeatable}&sample=prompt-template/hello`);
  await expect(letter(workbench)).toContainText("Hello Alice, let's work on code review!");
  await box(workbench, "user").fill('Lea & "Max"');
  await prompt(workbench).getByRole("combobox", { name: "task" }).selectOption("testing");
  await expect(letter(workbench)).toContainText('Hello Lea & "Max", let\'s work on testing!');
  await workbench.send();
  const [user, task] = hello.variables;
  const block = {
    type: "prompt_template",
    template: hello.template,
    variables: [
      { name: "user", value: 'Lea & "Max"', description: user?.description, type: "string", required: true },
      { name: "task", value: "testing", type: task?.type, required: false },
    ],
  };
  expect(await sent(workbench)).toEqual([request([block])]);
  const [entry] = (await workbench.driver.transcript()).entries;
  expect(entry).toMatchObject({ kind: "user_message", by: "person", text: JSON.stringify(request([block])) });

  // What was sent stands there, locked, and can be taken up again with what was filled in.
  await expect(prompt(workbench).getByRole("article", { name: "Prompt, sent" })).toContainText(
    "let's work on testing!",
  );
  await expect(prompt(workbench).getByRole("form", { name: "Variables" })).toHaveCount(0);
  await expect(workbench.entries.first()).toContainText("testing");
  await prompt(workbench).getByRole("button", { name: "Fill it again" }).click();
  await expect(box(workbench, "user")).toHaveValue('Lea & "Max"');

  const capability = prompt(workbench).getByRole("switch", { name: "promptVariables" });
  await capability.click();
  await expect(capability).not.toBeChecked();
  await expect(workbench.stage).toHaveAttribute("data-verdict", "degraded");
  await prompt(workbench).getByRole("tab", { name: "Request" }).click();
  await expect(prompt(workbench).getByRole("region", { name: "What goes out" })).toContainText(
    '"type": "text"',
  );
  const initialize = prompt(workbench).getByRole("region", { name: "What the agent answered to initialize" });
  await expect(initialize).toContainText('"promptVariables": false');
  await prompt(workbench).getByRole("button", { name: "v2", exact: true }).click();
  await expect(initialize).toContainText('"protocolVersion": 2');
  await workbench.send();
  expect((await sent(workbench)).at(-1)).toEqual(
    request([{ type: "text", text: 'Hello Lea & "Max", let\'s work on testing!' }]),
  );
});

test("each type says at its field what is wrong, and nothing is sent before it is mended", async ({
  workbench,
}) => {
  const { page, sendButton } = workbench;
  await workbench.open(`${repeatable}&sample=prompt-template/every-type`);
  const typed = [
    ["name", "   ", "Required: fill it in.", "Lea"],
    ["address", "lea@acme", "the part after @ needs a dot", "lea@acme.dev"],
    ["amount", "five", "Not a number yet", "49.50"],
    ["day", "2026-02-30", "There is no such day or time", "2026-02-28"],
    ["page", "www.acme.dev", "it needs a start such as https://", "https://acme.dev/lea"],
  ] as const;
  for (const [name, bad, says] of typed) {
    await box(workbench, name).fill(bad);
    await expect(box(workbench, name)).toHaveAccessibleDescription(new RegExp(says.replaceAll(".", "\\.")));
    await expect(box(workbench, name)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(sendButton).toHaveAttribute("aria-disabled", "true");
  await expect(workbench.stage).toContainText("7 values to mend before it can be sent");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(workbench.entries).toHaveCount(0);

  for (const [name, , , good] of typed) {
    await box(workbench, name).fill(good);
    await expect(box(workbench, name)).not.toHaveAttribute("aria-invalid");
  }
  await prompt(workbench).getByRole("button", { name: "again: true" }).click();
  await prompt(workbench).getByRole("combobox", { name: "tone" }).selectOption("kind");
  await box(workbench, "notes").fill("First line\nsecond");
  await expect(sendButton).not.toHaveAttribute("aria-disabled");
  await workbench.send();
  const [{ params }] = (await sent(workbench)) as readonly [ReturnType<typeof request>];
  const [block] = params.prompt as readonly [typeof hello];
  expect(block.variables.map(({ value }) => value)).toEqual([
    "Lea",
    "lea@acme.dev",
    "49.50",
    "2026-02-28",
    "true",
    "kind",
    "https://acme.dev/lea",
    "First line\nsecond",
  ]);
});

test("a value that does not fit in the text itself is shown at its field", async ({ workbench }) => {
  await workbench.open(repeatable);
  await workbench.load(
    JSON.stringify({
      type: "prompt_template",
      template: "{{yes}} {{pick}}",
      variables: [
        { name: "yes", type: "boolean", value: "yes" },
        { name: "pick", type: { select: { options: ["a", "b"] } }, value: "c" },
      ],
    }),
  );
  await expect(prompt(workbench).getByText("Neither true nor false")).toBeVisible();
  await expect(prompt(workbench).getByText("Not one of the options")).toBeVisible();
  await expect(workbench.sendButton).toHaveAttribute("aria-disabled", "true");
  await prompt(workbench).getByRole("button", { name: "yes: false" }).click();
  await prompt(workbench).getByRole("combobox", { name: "pick" }).selectOption("b");
  await workbench.send();
  await expect(workbench.entries).toHaveCount(1);
});

const tricky: readonly (readonly [string, string, readonly object[], string])[] = [
  [
    "a cascade",
    "{{a}}",
    [
      { name: "a", value: "1{{b}}" },
      { name: "b", value: "2" },
    ],
    "12",
  ],
  [
    "a cycle",
    "{{a}}",
    [
      { name: "a", value: "{{b}}" },
      { name: "b", value: "{{a}}" },
    ],
    "{{a}}",
  ],
  ["duplicates", "{{a}}", [{ name: "a" }, { name: "a", value: "1" }, { name: "a", value: "2" }], "1"],
  ["braces", "{{{a}}} {{ a }}", [{ name: "a", value: "x" }], "{x} {{ a }}"],
  ["a dollar", "{{a}}", [{ name: "a", value: "$& $1 $$" }], "$& $1 $$"],
  ["__proto__", "{{__proto__}}", [{ name: "__proto__", value: "harmless" }], "harmless"],
];

test("cascades, duplicates, braces and names of JavaScript's own give the right text", async ({
  workbench,
}) => {
  await workbench.open(`${repeatable}&promptVariables=false`);
  for (const [, template, variables, text] of tricky) {
    const check = await workbench.load(JSON.stringify({ type: "prompt_template", template, variables }));
    expect(check.client).toMatchObject({ text });
    await expect(letter(workbench)).toHaveText(text);
    await workbench.send();
    expect((await sent(workbench)).at(-1)).toEqual(request([{ type: "text", text }]));
  }
});

test("a chain that doubles is refused in the check, and while it is typed", async ({ workbench }) => {
  await workbench.open(`${repeatable}&sample=prompt-template/growing`);
  await expect(workbench.stage).toHaveAttribute("data-verdict", "blocked");
  await expect(workbench.problems).toContainText("grow by more than 1 MB");
  const names = Array.from({ length: 24 }, (_, at) => `v${at}`);
  const half = names.slice(1).map((name, at) => ({ name, value: `{{v${at + 2}}}{{v${at + 2}}}` }));
  await workbench.load(
    JSON.stringify({
      type: "prompt_template",
      template: "{{v0}}",
      variables: [{ name: "v0", value: "safe" }, ...half],
    }),
  );
  await expect(letter(workbench)).toHaveText("safe");
  await box(workbench, "v0").fill("{{v1}}{{v1}}");
  await expect(prompt(workbench).getByText(/grows by more than 1 MB/)).toBeVisible();
  await expect(workbench.sendButton).toHaveAttribute("aria-disabled", "true");
  await box(workbench, "v0").fill("safe again");
  await expect(letter(workbench)).toHaveText("safe again");
  await workbench.send();
});

test("the text and its fields lead to each other, and what is open can be mended from the letter", async ({
  workbench,
}) => {
  await workbench.open(`${repeatable}&sample=prompt-template/loose-ends`);
  const value = (name: RegExp): Locator => letter(workbench).getByRole("button", { name });
  await value(/^team: no value/).click();
  await expect(box(workbench, "team")).toBeFocused();
  await workbench.page.keyboard.type("Docs");
  await expect(letter(workbench)).toContainText("is what Docs wrote");
  await prompt(workbench).getByRole("button", { name: "Show team in the text" }).click();
  await expect(value(/^team: Docs/)).toBeFocused();
  await workbench.page.keyboard.press("Enter");
  await expect(box(workbench, "team")).toBeFocused();

  const remarks = prompt(workbench).getByRole("list", { name: "Remarks" });
  await remarks.getByRole("button", { name: "Take the blanks out" }).click();
  await expect(letter(workbench)).toContainText("Dear Lea,");
  await remarks.getByRole("button", { name: "Write {{summary}}" }).click();
  await expect(letter(workbench)).toContainText("It works.");
  await remarks.getByRole("button", { name: "Add variable" }).click();
  await expect(box(workbench, "topic")).toBeVisible();
  await expect(box(workbench, "team")).toHaveValue("Docs");
});

test("where a default counts, both texts stand beside each other with the reason", async ({ workbench }) => {
  await workbench.open(`${repeatable}&sample=prompt-template/review`);
  await prompt(workbench).getByRole("button", { name: "See both" }).click();
  await expect(prompt(workbench).getByRole("region", { name: "What the agent reads" })).toContainText(
    "for maintainers,",
  );
  await expect(
    prompt(workbench).getByRole("region", { name: "What the reference alone makes of it" }),
  ).toContainText("for {{audience}},");
  await expect(prompt(workbench).getByText("does not apply defaults (audience)")).toBeVisible();
});
