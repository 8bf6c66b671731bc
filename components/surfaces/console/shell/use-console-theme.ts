import { useSyncExternalStore } from "react";

const query = "(prefers-color-scheme: dark)";

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** The Console's own theme: as a message or the person has set it, else Parley's. */
export function useConsoleTheme(
  own: "light" | "dark" | "system" | null,
  parley: "light" | "dark",
): "light" | "dark" {
  const isDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  if (own === null) return parley;
  return own === "system" ? (isDark ? "dark" : "light") : own;
}
