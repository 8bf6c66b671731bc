import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defaultContext } from "../../protocol/context";
import type { ActionReading, ConsoleAction } from "./actions";
import { readOutput } from "./client";
import { repeatLabel } from "./describe";
import { outcomesOf } from "./outcomes";
import { readActions } from "./read";
import { refreshKeys } from "./scopes";

type Values = Readonly<Record<string, unknown>>;
interface Row {
  readonly id: string;
  readonly note: string;
  readonly output: unknown;
  readonly ctx?: { readonly projectId: string };
  readonly expect: {
    readonly envelope: unknown;
    readonly renderable: readonly Values[];
    readonly cta: readonly Values[];
    readonly effects: readonly Values[];
  };
}

const rows: readonly Row[] = readFileSync(new URL("vectors/console-side.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

/** What is drawn of a message, and whether one sees it. */
function renderableOf({ action }: ActionReading): readonly Values[] {
  if (action?.type !== "resource" && action?.type !== "resource_list" && action?.type !== "chart") return [];
  return [{ type: action.type, visible: true }];
}

/** What runs, in the words of the recorded rows. */
function effectOf(action: ConsoleAction, projectId: string | null): Values | undefined {
  switch (action.type) {
    case "set_theme":
      return { effect: "setTheme", theme: action.theme };
    case "navigate":
      return {
        effect: "navigate",
        to: action.path + (action.hash === undefined ? "" : `#${action.hash}`),
        replace: action.replace,
      };
    case "open_dialog":
      return { effect: "openDialog", dialog: action.dialog };
    case "toast": {
      const { level, message, description } = action;
      return { effect: "toast", level, message, ...(description !== undefined && { opts: { description } }) };
    }
    case "show_pane":
      return {
        effect: "showPane",
        call: action.content === "none" ? "hideRightPane" : `show:${action.content}`,
      };
    case "toggle_terminal":
      return { effect: "toggleTerminal" };
    case "scroll_to_card":
      return {
        effect: "scrollToCard",
        selector: `[data-card-id="${action.cardId}"]`,
        cardId: action.cardId,
      };
    case "refresh":
      return { effect: "refresh", queryKeys: refreshKeys(action.scopes, projectId) };
    default:
      return undefined;
  }
}

const without = (values: Values, key: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

/** Where the document or good sense wins (contracts/decisions.md). */
const exempt = {
  "cs-0192": ["renderable", "cta"],
  "cs-0218": ["renderable"],
  "cs-0200": ["effects"],
  // A dialog nobody knows: there, an effect that opens nothing; here, a step that is skipped.
  "cs-0217": ["effects"],
} as const;

describe("the recorded Console", () => {
  test.each(rows)("$id: $note", ({ id, output, ctx, expect: expected }) => {
    const client = readOutput(typeof output === "string" ? output : JSON.stringify(output));
    expect(client.envelope).toEqual(expected.envelope);
    const readings = readActions(client);
    const raw: readonly unknown[] = client.envelope?.actions ?? [];
    const found = {
      renderable: readings.flatMap(renderableOf),
      cta: raw.flatMap((action) => {
        const label = repeatLabel(action);
        return label === undefined ? [] : [{ type: (action as Values).type, label }];
      }),
      effects: readings
        .filter(({ fate }) => fate === "applied")
        .flatMap(({ action }) => (action && effectOf(action, ctx?.projectId ?? null)) ?? []),
    };
    const skip: readonly string[] = Object.hasOwn(exempt, id) ? exempt[id as keyof typeof exempt] : [];
    if (!skip.includes("renderable"))
      expect(found.renderable).toEqual(expected.renderable.map((one) => without(one, "key")));
    if (!skip.includes("cta")) expect(found.cta).toEqual(expected.cta.map((one) => without(one, "key")));
    if (!skip.includes("effects"))
      expect(found.effects).toEqual(expected.effects.map((one) => without(one, "target")));
  });
});

const read = (...actions: readonly unknown[]) =>
  readOutput(JSON.stringify({ protocol: "appwrite.console/v1", actions }));

describe("what is not acted upon", () => {
  test("is named with its place and reason, and never fails the batch", () => {
    const client = read(
      null,
      { type: "confetti" },
      { type: "navigate", path: "//evil.example" },
      { type: "resource_list", items: [{ title: "A" }, 5, {}] },
      { type: "toggle_terminal" },
    );
    expect(client.skipped).toEqual([
      { pointer: "/actions/0", reason: "Action 1 is skipped. It is not an object." },
      {
        pointer: "/actions/1",
        reason: "Action 2 is skipped. This client does not know the type “confetti”.",
      },
      { pointer: "/actions/2", reason: "Action 3 is refused. “//evil.example” leaves the Console." },
      {
        pointer: "/actions/3/items/1",
        reason: "Row 2 is left out. It has neither a title nor an id.",
      },
      {
        pointer: "/actions/3/items/2",
        reason: "Row 3 is left out. It has neither a title nor an id.",
      },
    ]);
    expect(readActions(client).map(({ fate }) => fate)).toEqual([
      "skipped",
      "skipped",
      "refused",
      "drawn",
      "applied",
    ]);
  });

  test("is counted where it would fill the page", () => {
    const { skipped } = read(...Array.from({ length: 5000 }, () => null));
    expect(skipped).toHaveLength(501);
    expect(skipped.at(-1)).toEqual({ pointer: "/actions", reason: "4500 more are skipped." });
  });
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  " data:text/html,x",
  "/\t/evil.example",
  "mailto:a@b.c",
])("a path such as %j is refused and kept as text", (path) => {
  const [reading] = readActions(read({ type: "navigate", path }));
  expect(reading).toMatchObject({ fate: "refused", action: { type: "navigate", path } });
});

describe("outcomes", () => {
  test("are those of what acts or is not understood, in order", () => {
    const client = read(
      { type: "confetti" },
      { type: "resource_list", items: [] },
      { type: "navigate", path: "https://evil.example" },
      { type: "toast", level: "success", message: "Done" },
    );
    expect(outcomesOf(client, defaultContext)).toEqual([
      {
        index: 0,
        action: "confetti",
        result: "skipped",
        reason: "This client does not know the type “confetti”.",
      },
      {
        index: 2,
        action: "navigate",
        result: "refused",
        reason: "“https://evil.example” leaves the Console.",
      },
      { index: 3, action: "toast", result: "applied" },
    ]);
  });

  test("say when another project is meant, and that a scope is unknown", () => {
    const client = read(
      { type: "open_create", resource: "bucket", projectId: "shop" },
      { type: "navigate", path: "/project/shop/auth" },
      { type: "navigate", path: "/projects/64abc/auth" },
      { type: "refresh", scopes: ["cheese"] },
    );
    expect(outcomesOf(client, defaultContext).map(({ result, reason }) => [result, reason])).toEqual([
      ["applied", "It is about another project, “shop”."],
      ["applied", "It is about another project, “shop”."],
      ["applied", undefined],
      ["applied", "“cheese”: no such scope, it touches a key of its own name."],
    ]);
  });
});

test("keys such as __proto__ are fields like any other, and harmless", () => {
  const output =
    '{"protocol":"appwrite.console/v1","actions":[{"type":"resource","mutation":"create","resourceType":"row","resourceId":"__proto__","title":"T","fields":{"__proto__":"x","constructor":1}}]}';
  const [reading] = readActions(readOutput(output));
  const fields = reading?.action?.type === "resource" ? [...reading.action.fields] : [];
  expect(fields).toEqual([
    ["__proto__", "x"],
    ["constructor", 1],
  ]);
  expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
});
