"use client";

import { useEffect, useState } from "react";

let say: ((text: string) => void) | null = null;

/** Has a screen reader say this when it is next silent; the latest wins. */
export function announce(text: string): void {
  say?.(text);
}

/** The live region behind `announce`; once per page. */
export function Announcer() {
  const [said, setSaid] = useState({ text: "", count: 0 });
  useEffect(() => {
    say = (text) => setSaid(({ count }) => ({ text, count: count + 1 }));
    return () => {
      say = null;
    };
  }, []);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {/* A new node each time, or the same words twice would be said once. */}
      <span key={said.count}>{said.text}</span>
    </div>
  );
}
