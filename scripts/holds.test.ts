import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findServing, markServing, withLock } from "./holds.mjs";

let folder: string;
let path: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "parley-holds-")), "holds");
  path = join(folder, "work.lock");
  mkdirSync(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

const nobody = 2 ** 22 + 1;
const hold = (more: object) =>
  JSON.stringify({ pid: process.pid, host: hostname(), what: "another", ...more });
const lock = (work: () => Promise<unknown>, onWait?: (holder: string) => void) =>
  withLock({ name: "work", what: "a test", onWait }, work, folder);

function age(file: string, seconds: number) {
  const then = Date.now() / 1000 - seconds;
  utimesSync(file, then, then);
}

test("works under one lock never overlap, and each has its turn", async () => {
  let running = 0;
  let done = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await sleep(20);
    running -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => lock(work)));
  expect(done).toBe(5);
  expect(readdirSync(folder)).toEqual([]);
});

test("the lock is given back when the work throws", async () => {
  await expect(lock(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(existsSync(path)).toBe(false);
});

test("who waits is told once for whom", async () => {
  writeFileSync(path, hold({ what: "npm start" }));
  const told: string[] = [];
  const waiting = lock(
    async () => {},
    (holder) => told.push(holder),
  );
  await sleep(500);
  rmSync(path);
  await waiting;
  expect(told).toEqual(["npm start"]);
});

test.each([
  ["of a program that is gone", () => writeFileSync(path, hold({ pid: nobody }))],
  [
    "that was not kept fresh",
    () => {
      writeFileSync(path, hold({ host: "elsewhere" }));
      age(path, 90);
    },
  ],
  [
    "of a program that died while it wrote it",
    () => {
      writeFileSync(path, "");
      age(path, 90);
    },
  ],
])("a lock %s blocks nobody", async (_, leave) => {
  leave();
  expect(await lock(() => Promise.resolve("done"))).toBe("done");
});

test("a lock just being written is waited for", async () => {
  writeFileSync(path, "");
  let isDone = false;
  const waiting = lock(async () => {
    isDone = true;
  });
  await sleep(300);
  expect(isDone).toBe(false);
  rmSync(path);
  await waiting;
});

test("a server is found by the build it serves, until it ends", () => {
  const end = markServing({ what: "the server", build: ".next" }, folder);
  expect(findServing(undefined, folder)).toBe("the server");
  expect(findServing(".next", folder)).toBe("the server");
  expect(findServing(".next-test", folder)).toBeUndefined();
  end();
  expect(findServing(undefined, folder)).toBeUndefined();
});

test("a server that crashed is not found", () => {
  writeFileSync(join(folder, "1.serving"), hold({ pid: nobody }));
  expect(findServing(undefined, folder)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});
