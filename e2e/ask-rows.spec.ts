import { readFileSync } from "node:fs";
import type { Result } from "@/lib/protocols/ask-user";
import { type AskKey, expect, test, type Workbench } from "./kit";

interface Row {
  readonly id: string;
  readonly tags: readonly string[];
  readonly params: unknown;
  readonly keys: readonly AskKey[];
  readonly hasUI: boolean;
  readonly tier?: "exact" | "exact-direct-only" | "accepted" | "throws";
  readonly expect: Partial<Result> & { readonly state?: unknown };
}

const rows: readonly Row[] = readFileSync(
  new URL("../lib/protocols/ask-user/vectors/ask-user.jsonl", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

const ended = rows.filter(({ keys, expect: { state } }) => keys.length > 0 && state === undefined);
const scenarios = ended.filter(({ tags }) => tags.includes("scenario"));

/** Every scenario, and of the random rows one for each way in which they differ. */
const played = [...scenarios, ...firstOfEach(ended.filter(({ tags }) => tags.includes("random")))];
const invalid = (["exact", "exact-direct-only", "accepted", "throws"] as const).flatMap((tier) =>
  rows.filter((row) => row.tier === tier).slice(0, 10),
);
const unasked = rows.filter(({ hasUI }) => !hasUI).slice(0, 5);

function firstOfEach(all: readonly Row[]): readonly Row[] {
  const kinds = new Map<string, Row>();
  for (const row of all) if (!kinds.has(row.tags.join())) kinds.set(row.tags.join(), row);
  return [...kinds.values()];
}

function* groupsOf(all: readonly Row[], size: number) {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/** As a model calls the tool, so that parameters of any shape are a call. */
const callOf = ({ params }: Row) =>
  JSON.stringify({ type: "function", function: { name: "ask_user", arguments: JSON.stringify(params) } });

/** Wording of our own, put back to what the rows hold in its place. */
function withPlaceholders({ content, details }: Result): unknown {
  const [{ text }] = content;
  const head =
    ["Invalid ask_user payload:", "Needs user input"].find((start) => text.startsWith(start)) ?? text;
  const { error, elaboration } = details;
  return {
    content: [{ type: "text", text: head }],
    details: {
      ...details,
      ...(error && {
        error: { ...error, issues: error.issues.map(({ path }) => ({ path, message: "<any wording>" })) },
      }),
      ...(elaboration && { elaboration: { ...elaboration, instruction: "<any sentence>" } }),
    },
  };
}

async function open(workbench: Workbench, row: Row): Promise<void> {
  await workbench.driver.reset();
  await workbench.load(callOf(row));
}

test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ workbench }) => {
  await workbench.open("?seed=rows&clock=2026-01-01T00:00:00Z");
});

test("the sample of rows covers every scenario", () => {
  expect(played.length).toBeGreaterThanOrEqual(60);
  expect(invalid.length).toBeGreaterThanOrEqual(34);
});

for (const group of groupsOf(played, 10)) {
  test(`keys pressed as recorded give the recorded results: ${group[0]?.id} and on`, async ({
    workbench,
  }) => {
    for (const row of group) {
      await test.step(row.id, async () => {
        await open(workbench, row);
        await workbench.ask.enter();
        await workbench.ask.press(...row.keys);
        expect.soft(withPlaceholders(await workbench.ask.result()), row.id).toEqual(row.expect);
      });
    }
  });
}

for (const group of groupsOf(invalid, 10)) {
  test(`input that breaks the rules ends at once: ${group[0]?.id} and on`, async ({ workbench }) => {
    for (const row of group) {
      await test.step(row.id, async () => {
        await open(workbench, row);
        await workbench.send();
        if (row.tier === "accepted") {
          await expect(workbench.ask.cursor).toBeVisible();
          await workbench.ask.enter();
          await workbench.ask.press(...row.keys);
          expect.soft(withPlaceholders(await workbench.ask.result()), row.id).toEqual(row.expect);
          return;
        }
        const result = await workbench.ask.result();
        if (row.tier === "throws") {
          expect.soft(result.details, row.id).toMatchObject({
            cancelled: true,
            mode: "submit",
            error: {
              kind: "invalid_input",
              issues: [expect.anything(), ...(result.details.error?.issues.slice(1) ?? [])],
            },
          });
        } else {
          expect.soft(withPlaceholders(result), row.id).toEqual(row.expect);
        }
      });
    }
  });
}

test("without anyone to ask, the tool returns at once", async ({ workbench }) => {
  await workbench.driver.settings({ hasUI: "false" });
  for (const row of unasked) {
    await test.step(row.id, async () => {
      await open(workbench, row);
      await expect(workbench.ask.surface).toContainText("Needs user input");
      await workbench.send();
      expect.soft(withPlaceholders(await workbench.ask.result()), row.id).toEqual(row.expect);
    });
  }
});
