import type { Workbench } from "./kit";

export const prompt = (workbench: Workbench) => workbench.surface("Prompt");
export const box = (workbench: Workbench, name: string) =>
  prompt(workbench).getByRole("textbox", { name, exact: true });
