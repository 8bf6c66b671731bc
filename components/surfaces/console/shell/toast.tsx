import type { ToastWords } from "./shell";

/** Placeholder. */
export function showToast(_toast: ToastWords): void {}

export function ToastCorner() {
  return null;
}
