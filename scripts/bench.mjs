import { cpus } from "node:os";
import { join } from "node:path";
import {
  measureBiggest,
  measureColdLoad,
  measureEditing,
  measurePlainFault,
  measureScripts,
  measureWeight,
} from "./bench/measure.mjs";
import { buildPlain, servePlain } from "./bench/plain.mjs";
import { median, tableOf } from "./bench/table.mjs";
import { biggest, large, small } from "./bench/texts.mjs";
import { freePort } from "./port.mjs";
import { openProduct } from "./product.mjs";
import { fail, root, say } from "./project.mjs";

const runs = 7;
const keys = 40;

/** @typedef {Awaited<ReturnType<typeof measureEditing>>} Editing */

const { url: parley, browser, close } = await openProduct("npm run bench");
const folder = join(root, ".cache", "bench");
await buildPlain(folder, small);
const port = await freePort();
const server = await servePlain(folder, port);
const plain = `http://127.0.0.1:${port}/`;

const cold = { parley: /** @type {number[]} */ ([]), plain: /** @type {number[]} */ ([]) };
const edits = { small: /** @type {Editing[]} */ ([]), large: /** @type {Editing[]} */ ([]) };
const bigs = /** @type {Awaited<ReturnType<typeof measureBiggest>>[]} */ ([]);
const faults = /** @type {number[]} */ ([]);
for (let run = 1; run <= runs; run++) {
  say(`Run ${run} of ${runs} …`);
  cold.parley.push(await measureColdLoad(browser, parley));
  cold.plain.push(await measureColdLoad(browser, plain));
  edits.small.push(await measureEditing(browser, { url: parley, text: small, keys }));
  faults.push(await measurePlainFault(browser, plain));
  edits.large.push(await measureEditing(browser, { url: parley, text: large, keys }));
  bigs.push(await measureBiggest(browser, { url: parley, text: biggest, keys: 10 }));
}
const scripts = await measureScripts(parley);
const weight = { parley: await measureWeight(browser, parley), plain: await measureWeight(browser, plain) };
server.close();
await close();

const key = (/** @type {Editing[]} */ all) => median(all.flatMap(({ each }) => each));
const task = (/** @type {Editing[]} */ all) => median(all.map((one) => one.task));
const frame = (/** @type {Editing[]} */ all) => median(all.map((one) => one.frame));
const kilobytes = (/** @type {number} */ bytes) => bytes / 1024;
const { rows, over } = tableOf([
  {
    name: "Key to problems and stage, 4 KB",
    unit: "ms",
    value: key(edits.small),
    budget: 25,
    plain: median(faults),
  },
  { name: "Key to problems and stage, 300 KB", unit: "ms", value: key(edits.large), budget: 35 },
  { name: "Longest task while typing, 4 KB", unit: "ms", value: task(edits.small), budget: 50 },
  { name: "Longest task while typing, 300 KB", unit: "ms", value: task(edits.large), budget: 50 },
  { name: "Longest frame while typing, 4 KB", unit: "ms", value: frame(edits.small), budget: 33 },
  { name: "Longest frame while typing, 300 KB", unit: "ms", value: frame(edits.large), budget: 33 },
  { name: "Check, 6 MB", unit: "ms", value: median(bigs.map(({ check }) => check)), budget: 200 },
  {
    name: "Editor, check and draw, 6 MB",
    unit: "ms",
    value: median(bigs.map(({ draw }) => draw)),
    budget: 1000,
  },
  {
    name: "Longest task while 6 MB go into the editor",
    unit: "ms",
    value: median(bigs.map(({ loadTask }) => loadTask)),
  },
  {
    name: "Longest task while their cards are drawn",
    unit: "ms",
    value: median(bigs.map(({ drawTask }) => drawTask)),
    budget: 200,
  },
  { name: "Key to problems and stage, 6 MB", unit: "ms", value: median(bigs.flatMap(({ each }) => each)) },
  {
    name: "Longest task while typing, 6 MB",
    unit: "ms",
    value: median(bigs.map((one) => one.task)),
    budget: 50,
  },
  {
    name: "Longest frame while typing, 6 MB",
    unit: "ms",
    value: median(bigs.map((one) => one.frame)),
    budget: 33,
  },
  {
    name: "Cold load to a typed character",
    unit: "ms",
    value: median(cold.parley),
    budget: median(cold.plain) * 1.1,
    plain: median(cold.plain),
  },
  { name: "Script before the editor, compressed", unit: "KB", value: kilobytes(scripts), budget: 200 },
  {
    name: "All of the first visit, compressed",
    unit: "KB",
    value: kilobytes(weight.parley),
    plain: kilobytes(weight.plain),
  },
]);
const [processor] = cpus();
say(
  `\nMedians of ${runs} interleaved runs, ${keys} keys each. ${cpus().length} × ${processor?.model}, Node ${process.version}.\n`,
);
say(rows.join("\n"));
if (over.length > 0) fail(`Over twice the budget: ${over.join("; ")}.`);
process.exit(0);
