export type { Locator, Page } from "@playwright/test";
export type { Ask, AskKey } from "./ask";
export { expectAccessible } from "./axe";
export type { ConsoleWindow } from "./console";
export type { Fault } from "./faults";
export { expect, test } from "./fixtures";
export type { Condition, Phone, SentFrame } from "./phone";
export { Workbench } from "./workbench";
