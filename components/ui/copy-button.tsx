"use client";

import { Check, Copy, X } from "lucide-react";
import { useEffect, useState } from "react";
import { announce } from "./announcer";
import { Button, LinkButton } from "./button";
import { IconButton } from "./icon-button";

interface CopyButtonProps {
  /** A function is called when pressed: the text may be large. */
  readonly text: string | (() => string);
  readonly label?: string;
  readonly look?: "quiet" | "icon" | "link";
  readonly tabIndex?: number;
  readonly className?: string;
}

type State = "rest" | "copied" | "failed";

const SHOWN_MS = 1600;
const SAYS: Record<Exclude<State, "rest">, string> = {
  copied: "Copied",
  failed: "The browser refused to copy",
};
const ICONS = { rest: Copy, copied: Check, failed: X };

/** Puts a text on the clipboard, where the browser lets it. */
export async function copyText(text: string): Promise<Exclude<State, "rest">> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}

/** Copies, says so, and shows a tick for a moment. */
export function CopyButton({ text, label = "Copy", look = "quiet", tabIndex, className }: CopyButtonProps) {
  const [state, setState] = useState<State>("rest");
  useEffect(() => {
    if (state === "rest") return;
    const timer = setTimeout(() => setState("rest"), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const handleClick = async () => {
    const outcome = await copyText(typeof text === "string" ? text : text());
    setState(outcome);
    announce(SAYS[outcome]);
  };

  const Icon = ICONS[state];
  const shared = { onClick: handleClick, tabIndex, className };
  if (look === "icon") {
    return (
      <IconButton {...shared} label={label} size="sm">
        <Icon className="size-3.5" />
      </IconButton>
    );
  }
  if (look === "link") {
    return <LinkButton {...shared}>{state === "rest" ? label : SAYS[state]}</LinkButton>;
  }
  return (
    <Button {...shared} size="sm">
      <Icon className="size-3" />
      {label}
    </Button>
  );
}
