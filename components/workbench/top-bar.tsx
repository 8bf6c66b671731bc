"use client";

import { clsx } from "clsx";
import { Monitor, Moon, Sun } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Keys } from "@/components/ui/kbd";
import { Logo } from "@/components/ui/marks";
import { setTheme, type Theme, type ThemeChoice, useTheme } from "@/components/ui/theme";
import { SamplesMenu, type SamplesMenuProps } from "./samples-menu";
import { SettingsDialog, type SettingsDialogProps } from "./settings-dialog";

/** What Send would do now. */
export type SendState =
  | { readonly kind: "ready" }
  | { readonly kind: "sent" }
  | { readonly kind: "off"; readonly reason: string };

export interface Reading {
  /** Null where the text is no single message of a protocol. */
  readonly wireName: string | null;
  /** The form it was found in: "bare envelope", "tool event". */
  readonly form: string;
  readonly onUnwrap?: () => void;
  readonly onOpenAsTranscript?: () => void;
}

export interface TopBarProps extends SamplesMenuProps {
  /** How the text reads; null while nothing is recognised. */
  readonly reading: Reading | null;
  readonly settings: SettingsDialogProps;
  readonly onNew: () => void;
  readonly send: SendState;
  readonly onSend: () => void;
}

const LINK =
  "shrink-0 border-edge border-b border-dashed font-medium text-ink-soft leading-[15px] hover:border-accent hover:text-accent";

function ReadsAs({ reading }: { readonly reading: Reading | null }) {
  if (!reading) return <span>nothing recognised yet</span>;
  const { wireName, form, onUnwrap, onOpenAsTranscript } = reading;
  return (
    <>
      <span className="shrink-0">reads as</span>
      {wireName && <code className="truncate text-[11.5px] text-ink-soft">{wireName}</code>}
      <span className="truncate">{form}</span>
      {onUnwrap && (
        <button type="button" className={LINK} onClick={onUnwrap}>
          Unwrap
        </button>
      )}
      {onOpenAsTranscript && (
        <button type="button" className={LINK} onClick={onOpenAsTranscript}>
          Open as transcript
        </button>
      )}
    </>
  );
}

/** From the system's theme first to the other one, so that every press changes something. */
function nextChoice(choice: ThemeChoice, theme: Theme): ThemeChoice {
  const other = theme === "dark" ? "light" : "dark";
  if (choice === "system") return other;
  const isSystem = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return choice === isSystem ? "system" : other;
}

function ThemeButton() {
  const { theme, choice } = useTheme();
  return (
    <IconButton label={`Theme: ${choice}`} onClick={() => setTheme(nextChoice(choice, theme))}>
      <Monitor data-choice="system" />
      <Sun data-choice="light" />
      <Moon data-choice="dark" />
    </IconButton>
  );
}

function SendButton({ send, onSend }: Pick<TopBarProps, "send" | "onSend">) {
  const isReady = send.kind === "ready";
  const off = {
    ready: null,
    sent: "Sent. Change the text to send again.",
    off: send.kind === "off" ? send.reason : "",
  };
  return (
    <Button
      look="primary"
      off={off[send.kind]}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={onSend}
      className="ml-2 narrow:h-9 narrow:px-3.5"
    >
      {send.kind === "sent" ? "Sent" : "Send"}
      {isReady && (
        <span aria-hidden="true" className="font-sans text-[11px] tracking-[0.04em]  narrow:hidden">
          <Keys mac="⌘↵" other="Ctrl↵" />
        </span>
      )}
    </Button>
  );
}

/** Samples, how the text reads, New, settings, theme, Send. */
export function TopBar(props: TopBarProps) {
  const { reading, settings, onNew, send, onSend } = props;
  const hasOffer = Boolean(reading?.onUnwrap ?? reading?.onOpenAsTranscript);
  return (
    <header className="bg-surface">
      <div className="flex h-bar min-w-0 items-center gap-3 border-line border-b pr-3 pl-4 narrow:gap-1 narrow:pr-2 narrow:pl-3.5">
        <h1 className="flex shrink-0 items-center gap-2 font-semibold text-[15px] tracking-[-0.022em]">
          <Logo />
          <span className="narrow:sr-only">Parley</span>
        </h1>
        <span aria-hidden="true" className="mx-0.5 h-[18px] w-px rotate-14 bg-line-strong narrow:hidden" />
        <SamplesMenu {...props} />
        <p className="flex min-w-0 items-center gap-2 whitespace-nowrap text-muted text-xs narrow:hidden">
          <ReadsAs reading={reading} />
        </p>
        <div className="ml-auto flex shrink-0 items-center gap-1 narrow:gap-0">
          <Button look="ghost" onClick={onNew}>
            New
          </Button>
          <SettingsDialog {...settings} />
          <ThemeButton />
          <SendButton send={send} onSend={onSend} />
        </div>
      </div>
      <p
        className={clsx(
          "flex h-touch items-center gap-2 overflow-hidden whitespace-nowrap border-line border-b px-3.5 text-muted text-xs wide:hidden",
          !hasOffer && "hidden",
        )}
      >
        <ReadsAs reading={reading} />
      </p>
    </header>
  );
}
