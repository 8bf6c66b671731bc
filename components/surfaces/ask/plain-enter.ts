import type { KeyboardEvent } from "react";

/** Enter alone; not while an input method is putting a word together. */
export function isPlainEnter({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
  nativeEvent,
}: KeyboardEvent): boolean {
  return key === "Enter" && !shiftKey && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;
}
