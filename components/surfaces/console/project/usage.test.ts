import { expect, test } from "vitest";
import { type Chart, viewChart } from "@/lib/protocols/console";
import { apply, type Backend, findProject, type Mutation, type Project } from "./backend";
import { seedBackend } from "./seed";
import { countUsageChanges, measureUsage } from "./usage";

const backend = seedBackend("64abc");
const projectIn = (from: Backend, id = "64abc"): Project => {
  const project = findProject(from, id);
  if (project === undefined) throw new TypeError("There is such a project.");
  return project;
};
const today = "2026-08-04";
const viewOf = (cardId: string, project = projectIn(backend), day = today) => {
  const { chart } = measureUsage(project, day).find((each) => each.cardId === cardId) ?? {};
  return viewChart(chart as Chart, null);
};
const tell = (rest: Pick<Mutation, "resourceType" | "resource"> & Partial<Mutation>): Mutation => ({
  mutation: "create",
  projectId: "64abc",
  ...rest,
});

test("what is drawn adds up to what follows from the project", () => {
  expect(viewOf("executions").totals.map(({ value }) => value)).toEqual([1204 + 62 + 9]);
  const rows = 48_210 + 6_114 + 1_902 + 812 + 23 + 340;
  expect(viewOf("requests").totals.map(({ value }) => value)).toEqual([rows + 2 * 1275]);
  expect(viewOf("storage").totals.map(({ text }) => text)).toEqual(["28.9MB"]);
  expect(viewOf("bandwidth").totals.map(({ unit }) => unit)).toEqual(["network.outbound", "network.inbound"]);
});

test("fourteen days are drawn, the last one today, and the same ones alike from any day", () => {
  const { rows } = viewOf("requests");
  expect(rows).toHaveLength(14);
  expect(rows.at(-1)?.date).toBe("4 Aug");
  expect(viewOf("requests")).toEqual(viewOf("requests", projectIn(seedBackend("64abc"))));
});

test("a file that is told of is stored in its bucket, and what shows less is behind by it", () => {
  const file = tell({
    resourceType: "file",
    parent: "exports",
    resource: { id: "all", name: "all.zip", fields: [["size", 2_000_000]] },
  });
  const after = projectIn(apply(backend, file));
  expect(viewOf("storage", after).bars.map(({ value }) => value)).toEqual([28_700_000, 175_000, 2_000_000]);
  expect(countUsageChanges(projectIn(backend), after)).toBe(1);
  const user = projectIn(
    apply(backend, tell({ resourceType: "user", resource: { id: "x", name: "X", fields: [] } })),
  );
  expect(countUsageChanges(projectIn(backend), user)).toBe(0);
});

test("a project that holds nothing used nothing, and odd figures count for nothing", () => {
  const made = apply(
    backend,
    tell({ resourceType: "project", resource: { id: "new", name: "New", fields: [] } }),
  );
  expect(viewOf("executions", projectIn(made, "new")).emptyText).not.toBeNull();
  expect(viewOf("requests", projectIn(made, "new")).totals.map(({ value }) => value)).toEqual([0]);
  const odd = [Number.NaN, -5, 1e300].map((executions, at) =>
    tell({
      resourceType: "function",
      resource: { id: `${at}`, name: "Odd", fields: [["executions", executions]] },
    }),
  );
  expect(viewOf("executions", projectIn(odd.reduce(apply, backend))).totals[0]?.value).toBe(1275);
});
