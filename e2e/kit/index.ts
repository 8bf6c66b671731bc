export type { Locator, Page } from "@playwright/test";
export type { Ask, AskKey } from "./ask";
export { expectAccessible } from "./axe";
export type { Fault } from "./faults";
export { expect, test } from "./fixtures";
export { Workbench } from "./workbench";
