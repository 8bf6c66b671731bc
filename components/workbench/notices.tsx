"use client";

import { X } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Strip } from "@/components/ui/strip";
import type { Notice } from "./boot";

interface NoticesProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: string) => void;
}

/** What the page has to say about how it opened, under the top bar until it is answered or put away. */
export function Notices({ notices, onDismiss }: NoticesProps) {
  if (notices.length === 0) return null;
  return (
    <ul className="grid max-h-[40dvh] gap-1.5 overflow-auto border-line border-b bg-surface px-3 py-2">
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeStrip notice={notice} onDismiss={() => onDismiss(notice.id)} />
        </li>
      ))}
    </ul>
  );
}

function NoticeStrip({ notice, onDismiss }: { readonly notice: Notice; readonly onDismiss: () => void }) {
  const { severity, text, choices } = notice;
  const dismiss = () => {
    notice.onDismiss?.();
    onDismiss();
  };
  return (
    <Strip
      severity={severity}
      actions={
        <>
          {choices.map(({ label, act }) => (
            <LinkButton
              key={label}
              onClick={() => {
                // First away: acting may put another notice in its place.
                onDismiss();
                act();
              }}
            >
              {label}
            </LinkButton>
          ))}
          <IconButton label="Put this notice away" size="sm" onClick={dismiss}>
            <X />
          </IconButton>
        </>
      }
    >
      {text}
    </Strip>
  );
}
