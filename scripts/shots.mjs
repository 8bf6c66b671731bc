import { join } from "node:path";
import { openProduct } from "./product.mjs";
import { root, say } from "./project.mjs";

const picture = join(root, "public", "workbench.png");
const address = "?sample=clarify/which-bucket&theme=light&seed=readme&clock=2026-08-04T09:41:00Z";

const { url, browser, close } = await openProduct("npm run shots");
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1.5,
  reducedMotion: "reduce",
});
await page.goto(`${url}${address}`);
await page.locator('main[data-status="ready"]').waitFor();

const stage = page.getByRole("region", { name: "Stage", exact: true });
const message = stage.getByRole("textbox", { name: "Message the agent" });
await message.fill("Delete the old picture bucket, we moved to a CDN.");
await message.press("Enter");
await stage.getByRole("radio", { name: "avatars" }).check();
await stage.getByRole("button", { name: "Continue" }).click();

await page.getByRole("button", { name: /^Samples/ }).click();
await page.getByRole("menuitem", { name: "Before deleting this bucket" }).click();
await stage.getByRole("checkbox", { name: "Originals" }).check();
await page.getByRole("region", { name: "Problems" }).hover();
await page.screenshot({ path: picture });
await close();
say("The picture is in public/workbench.png.");
process.exit(0);
