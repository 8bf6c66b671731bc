/** Where the page keeps what belongs to the reader and not to the document. */
export const THEME_KEY = "parley-theme";
export const LAYOUT_KEY = "parley-layout";

/**
 * Sets on <html> what must be there before the first paint: theme, platform, pane sizes. Runs as an inline script and
 * again where React has reset <html> (development). Refers to nothing outside itself: its text is what is inlined.
 */
export function boot(themeKey: string, layoutKey: string): void {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  let choice = query.get("theme");
  let layout: unknown = null;
  if (!query.has("seed") && !query.has("clock")) {
    try {
      choice ??= localStorage.getItem(themeKey);
      layout = JSON.parse(localStorage.getItem(layoutKey) ?? "null");
    } catch {}
  }
  const isChosen = choice === "light" || choice === "dark";
  root.dataset.themeChoice = isChosen ? String(choice) : "system";
  root.dataset.theme = isChosen
    ? String(choice)
    : matchMedia("(prefers-color-scheme: dark)").matches
      ? "dark"
      : "light";
  root.dataset.platform = /Mac|iPhone|iPad/.test(navigator.platform) ? "mac" : "other";
  if (typeof layout === "object" && layout) {
    for (const [name, size] of Object.entries(layout)) {
      if (/^[a-z-]+$/.test(name) && typeof size === "number" && size >= 0 && size < 10_000) {
        root.style.setProperty(`--size-${name}`, `${size}px`);
      }
    }
  }
}

/** The text of the inline script: static for a build, so that a content policy can name its hash. */
export const BOOT_SCRIPT = `(${boot.toString()})(${JSON.stringify(THEME_KEY)},${JSON.stringify(LAYOUT_KEY)})`;
