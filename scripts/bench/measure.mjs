import { gzipSync } from "node:zlib";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */

const textbox = '[role="textbox"]';
const lines = ".view-lines";

/**
 * A page of its own profile, as on a first visit.
 * @param {Browser} browser
 * @param {string} url
 */
async function openFresh(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "commit" });
  return { page, close: () => context.close() };
}

/**
 * Milliseconds from the start of the visit until a typed character shows.
 * @param {Browser} browser
 * @param {string} url
 */
export async function measureColdLoad(browser, url) {
  const { page, close } = await openFresh(browser, url);
  await page.locator(`${lines} .view-line`).first().waitFor();
  const box = page.locator(`.monaco-editor ${textbox}, .monaco-editor textarea`).first();
  await box.focus();
  await page.keyboard.type("§");
  await page.waitForFunction((lines) => document.querySelector(lines)?.textContent?.includes("§"), lines, {
    polling: "raf",
  });
  const ms = await page.evaluate(() => performance.now());
  await close();
  return ms;
}

/**
 * Bytes of compressed script the page asks for by itself, before the editor is on its way.
 * @param {string} url
 */
export async function measureScripts(url) {
  const html = await (await fetch(url)).text();
  const sources = [...html.matchAll(/<script([^>]*)src="([^"]+)"([^>]*)>/g)]
    // For browsers that know no modules; none of today's asks for it.
    .filter(([, before = "", , after = ""]) => !/nomodule/i.test(before + after))
    .map(([, , source = ""]) => source);
  let bytes = 0;
  for (const source of new Set(sources)) {
    const script = await (await fetch(new URL(source, url))).arrayBuffer();
    bytes += gzipSync(Buffer.from(script)).length;
  }
  return bytes;
}

/**
 * Bytes on the wire until a text can be typed.
 * @param {Browser} browser
 * @param {string} url
 */
export async function measureWeight(browser, url) {
  const { page, close } = await openFresh(browser, url);
  await page.locator(`${lines} .view-line`).first().waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = await page.evaluate(() => {
    const entries = /** @type {PerformanceResourceTiming[]} */ ([
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ]);
    return entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  });
  await close();
  return bytes;
}

/**
 * Where to type: behind the first of these words in the text, the last of which every key changes in a problem and in
 * the drawing.
 * @typedef {{ before: string, word: string }} Spot
 */

/** @type {Spot} */
const kindSpot = { before: '"kind": "', word: "choice" };
/** @type {Spot} */
const typeSpot = { before: '"type": "', word: "confetti" };

/**
 * Puts the caret behind the word.
 * @param {Page} page
 * @param {Spot} spot
 */
async function standIn(page, { before, word }) {
  await page.getByRole("textbox", { name: "Editor content" }).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  const { line, column } = await page.evaluate((found) => {
    const rows = (window.parley.source().split(found)[0] ?? "").split("\n");
    return { line: rows.length, column: (rows.at(-1)?.length ?? 0) + found.length };
  }, before + word);
  for (let at = 1; at < line; at++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  await page.keyboard.press("Home");
  for (let at = 0; at < column; at++) await page.keyboard.press("ArrowRight");
}

/**
 * Milliseconds from each key to its problem and its drawing in the DOM.
 * @param {Page} page
 * @param {Spot} spot
 * @param {number} keys
 */
async function measureKeys(page, spot, keys) {
  await standIn(page, spot);
  const typed = `${spot.word}z`;
  await page.evaluate((typed) => {
    const told = /** @type {number[]} */ ([]);
    const problems = document.querySelector('[aria-label="Problems"]');
    const stage = document.querySelector('[aria-label="Stage"]');
    let wanted = "";
    let pressed = 0;
    const look = () => {
      if (wanted === "" || !problems?.textContent?.includes(wanted) || !stage?.textContent?.includes(wanted))
        return;
      told.push(performance.now() - pressed);
      wanted = "";
    };
    addEventListener(
      "keydown",
      (event) => {
        if (event.key.length !== 1) return;
        wanted = typed;
        pressed = event.timeStamp;
      },
      true,
    );
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { told });
  }, typed);
  for (let at = 1; at <= keys; at++) {
    await page.keyboard.press("z");
    await page.waitForFunction((at) => /** @type {any} */ (window).told.length >= at, at);
    await page.keyboard.press("Backspace");
    // What the key before showed must be gone, or the next is taken for it.
    await page.waitForFunction(
      (typed) =>
        !window.parley.source().includes(typed) &&
        !document.querySelector('[aria-label="Problems"]')?.textContent?.includes(typed) &&
        !document.querySelector('[aria-label="Stage"]')?.textContent?.includes(typed),
      typed,
    );
  }
  return page.evaluate(() => /** @type {any} */ (window).told);
}

/**
 * The longest task and the longest wait between two frames while 20 characters a second are typed.
 * @param {Page} page
 * @param {number} keys
 */
async function measureTyping(page, keys) {
  await page.evaluate(() => {
    const seen = { task: 0, frame: 0, isOn: true };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
    }).observe({ type: "longtask" });
    let last = performance.now();
    const step = (/** @type {number} */ now) => {
      seen.frame = Math.max(seen.frame, now - last);
      last = now;
      if (seen.isOn) requestAnimationFrame(step);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(step);
    });
    Object.assign(window, { seen });
  });
  for (let at = 0; at < keys; at++) await page.keyboard.press("z", { delay: 50 });
  return page.evaluate(() => {
    const { seen } = /** @type {any} */ (window);
    seen.isOn = false;
    return { task: seen.task, frame: seen.frame };
  });
}

/**
 * @param {Browser} browser
 * @param {{ url: string, text: string, keys: number }} what
 */
export async function measureEditing(browser, { url, text, keys }) {
  const { page, close } = await openFresh(browser, url);
  await page.locator('main[data-status="ready"]').waitFor();
  await page.evaluate((text) => window.parley.load(text), text);
  const each = await measureKeys(page, kindSpot, keys);
  const typing = await measureTyping(page, keys);
  await close();
  return { each, ...typing };
}

/**
 * The biggest message: how long its check takes, until all of it that is in view is drawn, the longest task until all of
 * it is, and what a key does while it stands in the editor.
 * @param {Browser} browser
 * @param {{ url: string, text: string, keys: number }} what
 */
export async function measureBiggest(browser, { url, text, keys }) {
  const { page, close } = await openFresh(browser, url);
  await page.locator('main[data-status="ready"]').waitFor();
  // The worker and the scripts of the cards are there, as they are after the first message.
  await page.evaluate(async (text) => {
    await window.parley.load(text.slice(0, -2).replace('"interval"', '"was"'));
    await window.parley.load(text);
  }, text);
  await page.waitForFunction(
    () => document.querySelector("article") && !document.querySelector('[aria-busy="true"]'),
  );
  await page.evaluate(() => window.parley.load(""));
  const loading = await page.evaluate(measureLoading, text);
  await page.waitForFunction(() => document.querySelectorAll("article").length >= 19);
  const each = await measureKeys(page, typeSpot, keys);
  const { task, frame } = await measureTyping(page, keys);
  await close();
  return { ...loading, each, task, frame };
}

/**
 * Runs in the page.
 * @param {string} text
 */
async function measureLoading(text) {
  const tasks = /** @type {PerformanceEntry[]} */ ([]);
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: "longtask" });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const busy = () => [...document.querySelectorAll('[aria-busy="true"]')];
  const isInView = (/** @type {Element} */ element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const start = performance.now();
  await window.parley.load(text);
  const checked = performance.now();
  // As the page says it: the editor's share is not in it.
  const [, took = ""] = /checked in (?:under )?(\d+) ms/.exec(document.body.textContent ?? "") ?? [];
  while (document.querySelector("article") === null || busy().some(isInView)) await frame();
  const drawn = performance.now();
  while (busy().length > 0) await frame();
  await frame();
  observer.disconnect();
  const longest = (/** @type {PerformanceEntry[]} */ some) =>
    Math.max(0, ...some.map(({ duration }) => duration));
  return {
    check: Number.parseInt(took, 10),
    draw: drawn - start,
    loadTask: longest(tasks.filter(({ startTime }) => startTime < checked)),
    drawTask: longest(tasks.filter(({ startTime }) => startTime >= checked)),
  };
}

/**
 * Milliseconds from a key that makes a fault until plain Monaco shows it.
 * @param {Browser} browser
 * @param {string} url
 */
export async function measurePlainFault(browser, url) {
  const { page, close } = await openFresh(browser, url);
  await page.locator(`${lines} .view-line`).first().waitFor();
  await page.waitForLoadState("networkidle");
  const box = page.locator(`.monaco-editor ${textbox}, .monaco-editor textarea`).first();
  await box.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.evaluate(() => {
    addEventListener("keydown", (event) => Object.assign(window, { pressed: event.timeStamp }), {
      capture: true,
      once: true,
    });
    new MutationObserver(() => {
      const isShown = document.querySelector(".squiggly-error") !== null;
      if (isShown) Object.assign(window, { shown: /** @type {any} */ (window).shown ?? performance.now() });
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.keyboard.press("x");
  await page.waitForFunction(() => /** @type {any} */ (window).shown !== undefined);
  const ms = await page.evaluate(
    () => /** @type {any} */ (window).shown - /** @type {any} */ (window).pressed,
  );
  await close();
  return ms;
}
