import { cpus } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import {
  measureColdLoad,
  measureEditing,
  measurePlainFault,
  measureScripts,
  measureWeight,
} from "./bench/measure.mjs";
import { buildPlain, servePlain } from "./bench/plain.mjs";
import { large, small } from "./bench/texts.mjs";
import { getBrowser } from "./browser.mjs";
import { buildWhenChanged, usualBuild } from "./build.mjs";
import { withLock } from "./holds.mjs";
import { installWhenNeeded } from "./install.mjs";
import { freePort } from "./port.mjs";
import { fail, requireNode, root, say } from "./project.mjs";
import { startServer } from "./serve.mjs";

const runs = 7;
const keys = 40;
const host = "127.0.0.1";

/** @param {readonly number[]} values */
const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

requireNode();
const wrong = await withLock(
  { name: "packages", what: "another command", onWait: () => say("Waiting for another command …") },
  async () => {
    return (await installWhenNeeded()) ?? (await buildWhenChanged(usualBuild));
  },
);
if (typeof wrong === "string") fail(wrong);
const executablePath = await getBrowser();
if (executablePath === undefined) fail("There is no browser to measure with.");

const plainFolder = join(root, ".cache", "bench");
await buildPlain(plainFolder, small);
const ports = { parley: await freePort(), plain: await freePort() };
const parley = startServer({ host, port: ports.parley, build: usualBuild, what: "npm run bench" });
if (!(await parley.ready)) fail("The production server did not start.");
const plain = await servePlain(plainFolder, ports.plain);
const url = { parley: `http://${host}:${ports.parley}/`, plain: `http://${host}:${ports.plain}/` };
const browser = await chromium.launch({ executablePath: executablePath || undefined });

const cold = { parley: /** @type {number[]} */ ([]), plain: /** @type {number[]} */ ([]) };
const edits = { small: /** @type {any[]} */ ([]), large: /** @type {any[]} */ ([]) };
const faults = /** @type {number[]} */ ([]);
for (let run = 1; run <= runs; run++) {
  say(`Run ${run} of ${runs} …`);
  cold.parley.push(await measureColdLoad(browser, url.parley));
  cold.plain.push(await measureColdLoad(browser, url.plain));
  edits.small.push(await measureEditing(browser, { url: url.parley, text: small, keys }));
  faults.push(await measurePlainFault(browser, url.plain));
  edits.large.push(await measureEditing(browser, { url: url.parley, text: large, keys }));
}
const scripts = await measureScripts(url.parley);
const weight = {
  parley: await measureWeight(browser, url.parley),
  plain: await measureWeight(browser, url.plain),
};
await browser.close();
plain.close();
parley.child.kill("SIGTERM");
await parley.ended;

const coldPlain = median(cold.plain);
const key = (/** @type {any[]} */ all) => median(all.flatMap(({ each }) => each));
const worst = (/** @type {any[]} */ all, /** @type {"task" | "frame"} */ what) =>
  median(all.map((one) => one[what]));
const kb = (/** @type {number} */ bytes) => bytes / 1024;
const rows = [
  {
    name: "Key to problems and stage, 4 KB",
    unit: "ms",
    value: key(edits.small),
    budget: 25,
    plain: median(faults),
  },
  { name: "Key to problems and stage, 300 KB", unit: "ms", value: key(edits.large), budget: 35 },
  { name: "Longest task while typing, 4 KB", unit: "ms", value: worst(edits.small, "task"), budget: 50 },
  { name: "Longest task while typing, 300 KB", unit: "ms", value: worst(edits.large, "task"), budget: 50 },
  { name: "Longest frame while typing, 4 KB", unit: "ms", value: worst(edits.small, "frame"), budget: 33 },
  { name: "Longest frame while typing, 300 KB", unit: "ms", value: worst(edits.large, "frame"), budget: 33 },
  {
    name: "Cold load to a typed character",
    unit: "ms",
    value: median(cold.parley),
    budget: coldPlain * 1.1,
    plain: coldPlain,
  },
  { name: "Script before the editor, compressed", unit: "KB", value: kb(scripts), budget: 200 },
  {
    name: "All of the first visit, compressed",
    unit: "KB",
    value: kb(weight.parley),
    plain: kb(weight.plain),
  },
];

const show = (/** @type {number | undefined} */ value, /** @type {string} */ unit) =>
  value === undefined
    ? ""
    : `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en")} ${unit}`;
const [processor] = cpus();
say(
  `\nMedians of ${runs} interleaved runs of ${keys} keys; ${cpus().length} × ${processor?.model ?? "unknown"}, Node ${process.version}\n`,
);
say("| figure | Parley | budget | plain Monaco | ratio |");
say("| --- | ---: | ---: | ---: | ---: |");
for (const { name, unit, value, budget, plain } of rows) {
  const ratio = plain === undefined ? "" : (value / plain).toFixed(2);
  say(`| ${name} | ${show(value, unit)} | ${show(budget, unit)} | ${show(plain, unit)} | ${ratio} |`);
}
const over = rows.filter(({ value, budget }) => budget !== undefined && !(value <= budget * 2));
if (over.length > 0) fail(`Over twice the budget: ${over.map(({ name }) => name).join("; ")}.`);
process.exit(0);
