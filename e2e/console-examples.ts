import type { Workbench } from "./kit";

export const protocol = "appwrite.console/v1";

export const envelope = (...actions: readonly unknown[]) => JSON.stringify({ protocol, actions }, null, 2);

export const createMain = {
  type: "resource",
  mutation: "create",
  resourceType: "database",
  resourceId: "main",
  title: "Main",
  href: "/project/64abc/databases/main",
};

/** Puts actions into the editor and presses Send. */
export async function sendActions(workbench: Workbench, ...actions: readonly unknown[]): Promise<void> {
  await workbench.write(envelope(...actions));
  await workbench.send();
}

/** The outcomes in the transcript, in order. */
export async function outcomesIn({ driver }: Workbench) {
  const { entries } = await driver.transcript();
  return entries.flatMap((entry) =>
    entry.kind === "outcome" ? [{ action: entry.action, result: entry.result }] : [],
  );
}
