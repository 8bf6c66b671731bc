import {
  button,
  createDatabase,
  examples,
  pretty,
  protocol,
  radio,
  reply,
  said,
  textbox,
  whichBucket,
} from "./clarify-examples";
import { expect, test, type Workbench } from "./kit";

type Envelope = (typeof examples)[number]["envelope"];

/** Tool arguments as the agent writes them: the prompts as a string. */
const argumentsOf = ({ prompts, title }: Envelope) => ({ prompts: JSON.stringify(prompts), title });

const throughEngine = ["tool_start", "tool_end", "user_message"];
const delivered = ["tool_end", "user_message"];

const forms = [
  { form: "bare envelope", isWrapped: false, kinds: delivered, wrap: pretty },
  {
    form: "tool arguments",
    isWrapped: true,
    kinds: throughEngine,
    wrap: (envelope: Envelope) => pretty(argumentsOf(envelope)),
  },
  {
    form: "tool event",
    isWrapped: true,
    kinds: delivered,
    wrap: (envelope: Envelope) =>
      pretty({ type: "tool_end", tool: "clarify", run_id: "run_1", output: JSON.stringify(envelope) }),
  },
  {
    form: "MCP call",
    isWrapped: true,
    kinds: throughEngine,
    wrap: (envelope: Envelope) =>
      pretty({
        jsonrpc: "2.0",
        id: 7,
        method: "tools/call",
        params: { name: "clarify", arguments: argumentsOf(envelope) },
      }),
  },
  {
    form: "model tool call",
    isWrapped: true,
    kinds: throughEngine,
    wrap: (envelope: Envelope) =>
      pretty({
        id: "call_7",
        type: "function",
        function: { name: "clarify", arguments: JSON.stringify(argumentsOf(envelope)) },
      }),
  },
  {
    form: "bare envelope",
    in: "a fenced block",
    isWrapped: false,
    kinds: delivered,
    wrap: (envelope: Envelope) => `\`\`\`json\n${pretty(envelope)}\n\`\`\`\n`,
  },
];

const reading = ({ page }: Workbench) => page.getByRole("banner").getByRole("paragraph");
const unwrap = ({ page }: Workbench) =>
  page.getByRole("banner").getByRole("button", { name: "Unwrap", exact: true });

async function kinds({ driver }: Workbench): Promise<readonly string[]> {
  const { entries } = await driver.transcript();
  return entries.map(({ kind }) => kind);
}

test.beforeEach(async ({ workbench }) => {
  await workbench.open("?seed=forms&clock=2026-01-01T00:00:00Z");
});

for (const { form, in: where = form, isWrapped, kinds: expected, wrap } of forms) {
  for (const { name, envelope, answers, fill, last } of examples) {
    test(`${name}, pasted as ${where}, is answered as the document demands`, async ({ workbench }) => {
      await workbench.write(wrap(envelope));
      await expect(reading(workbench)).toContainText(`${protocol}${form}`);
      await expect(unwrap(workbench)).toHaveCount(isWrapped ? 1 : 0);
      await fill(workbench);
      await workbench.answer(last);
      expect(await said(workbench)).toEqual([reply(answers)]);
      expect(await kinds(workbench)).toEqual(expected);
      const { entries } = await workbench.driver.transcript();
      const outputs = entries.flatMap((entry) => (entry.kind === "tool_end" ? [entry.output] : []));
      expect(outputs.map((output) => JSON.parse(output))).toMatchObject([envelope]);
    });
  }
}

for (const { form, wrap } of forms.filter(({ isWrapped }) => isWrapped)) {
  test(`Unwrap takes the envelope out of ${form}, and can be undone`, async ({ workbench, page }) => {
    const wrapped = wrap(whichBucket);
    await workbench.write(wrapped);
    await unwrap(workbench).click();
    await expect.poll(async () => JSON.parse(await workbench.driver.source())).toEqual(whichBucket);
    await expect(reading(workbench)).toContainText("bare envelope");
    await expect(workbench.question("Which bucket should I delete?")).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(() => workbench.driver.source()).toBe(wrapped);
  });
}

test("the tool's result is the engine's, byte for byte, and stands in the engine view", async ({
  workbench,
}) => {
  await workbench.write(pretty(argumentsOf(createDatabase)));
  const { engine } = await workbench.driver.check();
  await workbench.stage.getByRole("tab", { name: "Engine" }).click();
  const sheet = workbench.stage.getByRole("region", { name: "Engine", exact: true });
  await expect(sheet.getByText(engine?.output ?? "", { exact: true })).toBeVisible();
  await sheet.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(() => workbench.clipboard()).toBe(engine?.output);
  await workbench.send();
  const { entries } = await workbench.driver.transcript();
  expect(entries.at(-1)).toMatchObject({ kind: "tool_end", output: engine?.output });
});

test("a timeline stays in the editor until it is opened as a transcript", async ({ workbench, page }) => {
  const output = JSON.stringify(whichBucket);
  const events = [
    { kind: "user_message", text: "Delete a bucket." },
    { type: "tool_start", tool: "clarify", run_id: "run_1", input: argumentsOf(whichBucket) },
    { type: "tool_end", tool: "clarify", run_id: "run_1", output },
    { kind: "user_message", text: reply([{ id: "bucket", kind: "choice", values: ["avatars"] }]) },
  ];
  const timeline = events.map((event) => JSON.stringify(event)).join("\n");
  await workbench.write(timeline);
  await expect(reading(workbench)).toContainText("timeline");
  await expect(workbench.entries).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send", exact: true })).toHaveAccessibleDescription(
    "A timeline is opened as a transcript, not sent.",
  );
  await page.getByRole("banner").getByRole("button", { name: "Open as transcript" }).click();
  await expect(workbench.entries).toHaveCount(4);
  expect(await kinds(workbench)).toEqual(["user_message", "tool_start", "tool_end", "user_message"]);
  expect(await workbench.driver.source()).toBe(timeline);
  await expect(radio(workbench, "avatars")).toBeChecked();
  await expect(radio(workbench, "avatars")).toBeDisabled();
});

test("a pasted answer is entered as the person's, to the form that waits", async ({ workbench }) => {
  await workbench.write(pretty(whichBucket));
  await workbench.send();
  const answer = reply([{ id: "bucket", kind: "choice", values: ["uploads"] }]);
  await workbench.write(answer);
  await expect(workbench.stage.getByText("Send enters it as the person’s.")).toBeVisible();
  await workbench.send();
  expect(await said(workbench)).toEqual([answer]);
  const { entries } = await workbench.driver.transcript();
  const [form, last] = entries;
  expect(last).toMatchObject({ kind: "user_message", by: "person", answers: form?.id });
  await expect(radio(workbench, "uploads")).toBeChecked();
  await expect(workbench.surface("Console").getByText("Answered at")).toBeVisible();
});

test("an answer in the message box answers the form that waits", async ({ workbench }) => {
  await workbench.write(pretty(whichBucket));
  await workbench.send();
  const answer = reply([{ id: "bucket", kind: "choice", values: ["uploads"] }]);
  await workbench.say(answer);
  await expect(radio(workbench, "uploads")).toBeChecked();
  await expect(workbench.transcript.locator("li[data-answers]")).toContainText(answer);
});

test("the text of a failed call is an entry of the transcript, and nothing is drawn", async ({
  workbench,
}) => {
  const text = "Error: invalid clarify prompts — prompts must not be empty";
  await workbench.write(text);
  await expect(workbench.stage).toHaveAttribute("data-verdict", "blocked");
  await expect(workbench.stage.getByText("A failed call.")).toBeVisible();
  await expect(workbench.stage.getByRole("group", { name: "Draft, not sent" })).toHaveCount(0);
  await workbench.send();
  const { entries } = await workbench.driver.transcript();
  expect(entries).toMatchObject([{ kind: "tool_end", tool: "clarify", output: text, failed: true }]);
  await expect(workbench.stage.getByRole("radiogroup")).toHaveCount(0);
});

test("as a text summary each id goes with its value", async ({ workbench, page }) => {
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByRole("button", { name: "Text summary" }).click();
  await page.keyboard.press("Escape");
  await workbench.write(pretty(createDatabase));
  await textbox(workbench, "Database name").fill("orders");
  await radio(workbench, "Auto-generate (unique())").click();
  await workbench.answer();
  expect(await said(workbench)).toEqual(["name → orders\nid_mode → unique (Auto-generate (unique()))"]);
  await expect(radio(workbench, "Auto-generate (unique())")).toBeChecked();
});

test("the form is drawn with the roles and names a person would say, before and after the answer", async ({
  workbench,
}) => {
  await workbench.write(pretty(createDatabase));
  await expect(workbench.stage.getByRole("group", { name: "Draft, not sent" })).toMatchAriaSnapshot(`
    - group "Draft, not sent":
      - paragraph: Draft not sent
      - textbox "Agent's words":
        - /placeholder: Say something before it…
      - group "Create database":
        - heading "Create database" [level=3]
        - text: Database name
        - textbox "Database name":
          - /placeholder: main
        - radiogroup "Database ID":
          - text: Database ID Auto-generate (unique())
          - radio "Auto-generate (unique())"
          - text: I'll provide a custom ID
          - radio "I'll provide a custom ID"
        - text: 2 answers still needed
        - button "Continue" [disabled]
  `);
  await textbox(workbench, "Database name").fill("orders");
  await radio(workbench, "Auto-generate (unique())").click();
  await workbench.answer();
  await expect(workbench.stage.getByRole("log", { name: "Conversation" })).toMatchAriaSnapshot(`
    - log "Conversation":
      - group "Create database":
        - heading "Create database" [level=3]
        - text: Database name
        - textbox "Database name" [disabled]:
          - /placeholder: Left empty
          - text: orders
        - radiogroup "Database ID":
          - text: Database ID Auto-generate (unique())
          - radio "Auto-generate (unique())" [checked] [disabled]
          - text: I'll provide a custom ID
          - radio "I'll provide a custom ID" [disabled]
      - paragraph:
        - text: Answered at
        - time: /\\d+:\\d+:\\d+/
      - text: "You answered:"
      - code: "name: orders id_mode: unique"
      - textbox "Agent's words":
        - /placeholder: Say something as the agent…
  `);
  await expect(button(workbench, "Continue")).toHaveCount(0);
});

test("arguments that are refused go back to the agent as they are", async ({ workbench }) => {
  await workbench.write(pretty({ prompts: "[]" }));
  const { engine } = await workbench.driver.check();
  await workbench.send();
  const { entries } = await workbench.driver.transcript();
  expect(entries).toMatchObject([
    { kind: "tool_start", tool: "clarify" },
    { kind: "tool_end", tool: "clarify", output: engine?.output },
  ]);
  expect(engine?.output).toMatch(/^Error: invalid clarify prompts — /);
});

test("a text of another protocol's version is said to be one, and not sent", async ({ workbench, page }) => {
  await workbench.write(pretty({ ...whichBucket, protocol: "appwrite.clarify/v9" }));
  await expect(workbench.problems).toContainText("text/unknown-version");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await workbench.write(pretty({ ...whichBucket, protocol }));
  await workbench.send();
});
