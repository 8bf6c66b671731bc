"use client";

import { X } from "lucide-react";
import { useEffect } from "react";
import { toast as sonner, Toaster } from "sonner";
import { Button } from "./button";
import { IconButton } from "./icon-button";
import { SeverityMark, VerdictMark } from "./marks";
import type { ToastMessage } from "./toasts";

interface ToastStackProps {
  readonly onReady: (show: (message: ToastMessage) => void) => () => void;
}

const SHOWN_MS = 10_000;

function Toast({
  id,
  title,
  detail,
  tone = "plain",
  action,
}: ToastMessage & { readonly id: string | number }) {
  const close = () => sonner.dismiss(id);
  return (
    <div className="flex w-[340px] max-w-[calc(100vw-24px)] items-start narrow:w-[calc(100vw-24px)] gap-2.5 rounded-lg bg-raised py-2.5 pr-2.5 pl-3.5 font-sans text-ink text-sm shadow-menu forced-colors:border">
      {tone === "success" && <VerdictMark verdict="works" className="mt-[3px] size-4" />}
      {tone === "error" && <SeverityMark severity="error" className="mt-[3px] size-4" />}
      <div className="min-w-0 flex-1 self-center py-0.5">
        <b className="block font-medium text-md leading-5">{title}</b>
        {detail && (
          <p className="text-muted leading-[18px] [overflow-wrap:anywhere]" dir="auto">
            {detail}
          </p>
        )}
      </div>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            action.onPress();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" size="sm" onClick={close}>
        <X />
      </IconButton>
    </div>
  );
}

const show = (message: ToastMessage) => {
  sonner.custom((id) => <Toast {...message} id={id} />, { duration: SHOWN_MS });
};

export default function ToastStack({ onReady }: ToastStackProps) {
  useEffect(() => onReady(show), [onReady]);
  return (
    <Toaster
      position="bottom-right"
      offset={{ bottom: 40, right: 22 }}
      mobileOffset={{ bottom: 68, left: 12, right: 12 }}
      containerAriaLabel="Messages"
      visibleToasts={3}
      gap={8}
    />
  );
}
