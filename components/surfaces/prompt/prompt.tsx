"use client";

import type { SurfaceProps } from "../surface";

/** A prompt with blanks: what was sent before, and the form of the one that is written now. */
export function Prompt({ theme }: SurfaceProps) {
  return <section aria-label="Prompt" data-surface="prompt" data-theme={theme} />;
}
