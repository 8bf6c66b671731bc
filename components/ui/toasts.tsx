"use client";

import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "./lazy-part";

export interface ToastMessage {
  readonly title: string;
  readonly detail?: string;
  readonly tone?: "success" | "error" | "plain";
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const waiting: ToastMessage[] = [];
let show: ((message: ToastMessage) => void) | null = null;
let want: (() => void) | null = null;

/** Says that something was done, with a way back. Never for faults: those stay where they happened. */
export function toast(message: ToastMessage): void {
  if (show) show(message);
  else {
    waiting.push(message);
    want?.();
  }
}

const ToastStack = lazyPart(() => import("./toast-stack"), "nowhere");

function handleReady(next: (message: ToastMessage) => void): () => void {
  show = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    show = null;
  };
}

/** Where toasts appear; once per page. Its script is fetched with the first toast. */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    want = () => setNeeded(true);
    if (waiting.length > 0) want();
    return () => {
      want = null;
    };
  }, []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastStack onReady={handleReady} />
    </Suspense>
  ) : null;
}
