"use client";

import { useSyncExternalStore } from "react";
import { boot, LAYOUT_KEY, THEME_KEY } from "./boot";

export type ThemeChoice = "system" | "light" | "dark";
export type Theme = "light" | "dark";

const DARK = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

const root = () => document.documentElement;

function readChoice(): ThemeChoice {
  const { themeChoice } = root().dataset;
  return themeChoice === "light" || themeChoice === "dark" ? themeChoice : "system";
}

const readTheme = (): Theme => (root().dataset.theme === "dark" ? "dark" : "light");

function show(choice: ThemeChoice): void {
  root().dataset.themeChoice = choice;
  root().dataset.theme = choice === "system" ? (matchMedia(DARK).matches ? "dark" : "light") : choice;
  for (const listener of listeners) listener();
}

/** False where a seed or a fixed clock asks that storage is neither read nor written. */
export function canStore(): boolean {
  const query = new URLSearchParams(location.search);
  return !query.has("seed") && !query.has("clock");
}

export function setTheme(choice: ThemeChoice): void {
  if (canStore()) {
    try {
      localStorage.setItem(THEME_KEY, choice);
    } catch {
      // Storage may be full or forbidden; the choice then lasts as long as the page.
    }
  }
  show(choice);
}

function listen(): () => void {
  if (!root().dataset.theme) boot(THEME_KEY, LAYOUT_KEY);
  const media = matchMedia(DARK);
  const handleMedia = () => show(readChoice());
  const handleStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY && canStore()) show((event.newValue ?? "system") as ThemeChoice);
  };
  media.addEventListener("change", handleMedia);
  addEventListener("storage", handleStorage);
  return () => {
    media.removeEventListener("change", handleMedia);
    removeEventListener("storage", handleStorage);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= listen();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      stop?.();
      stop = null;
    }
  };
}

/** The theme that shows and how it was chosen; "light" and "system" until the page is hydrated. */
export function useTheme(): { readonly theme: Theme; readonly choice: ThemeChoice } {
  const theme = useSyncExternalStore(subscribe, readTheme, (): Theme => "light");
  const choice = useSyncExternalStore(subscribe, readChoice, (): ThemeChoice => "system");
  return { theme, choice };
}
