import { expect, test } from "vitest";
import { localHandover } from "./handover";

function pageWith(storage: Partial<Storage>): Window {
  return { localStorage: storage } as Window;
}

function memory(): Partial<Storage> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

test("what was put there is there until it is dropped", () => {
  const handover = localHandover(pageWith(memory()));
  expect(handover.get("draft")).toBeUndefined();
  expect(handover.put("draft", { a: 1 })).toBe(true);
  expect([handover.get("draft"), handover.get("earlier")]).toEqual([{ a: 1 }, undefined]);
  handover.drop("draft");
  expect(handover.get("draft")).toBeUndefined();
});

test("where there is no room or no permission, nothing is taken and nothing breaks", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const shut = Object.defineProperty({}, "localStorage", { get: full }) as Window;
  for (const page of [pageWith({ setItem: full, getItem: full, removeItem: full }), shut]) {
    const handover = localHandover(page);
    expect([handover.put("draft", 1), handover.get("draft")]).toEqual([false, undefined]);
    handover.drop("draft");
  }
});

test("a text that is no JSON is nothing", () => {
  expect(localHandover(pageWith({ getItem: () => "{" })).get("draft")).toBeUndefined();
});
