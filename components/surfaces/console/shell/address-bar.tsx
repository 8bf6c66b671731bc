import { ChevronLeft, ChevronRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useAct } from "./act";
import { useShell } from "./data";
import { addressOf } from "./shell";

/** Back, forward and the path, as a browser has them around the Console. */
export function AddressBar() {
  const shell = useShell();
  const doing = useAct();
  const { path, hash } = addressOf(shell);
  const canGoBack = doing !== null && shell.at > 0;
  const canGoForward = doing !== null && shell.at < shell.history.length - 1;
  return (
    <div className="flex h-[38px] shrink-0 items-center gap-0.5 border-line border-b bg-sunken px-2 narrow:h-12">
      <Step label="Back" canGo={canGoBack} onGo={() => doing?.act({ type: "back" })}>
        <ChevronLeft aria-hidden="true" />
      </Step>
      <Step label="Forward" canGo={canGoForward} onGo={() => doing?.act({ type: "forward" })}>
        <ChevronRight aria-hidden="true" />
      </Step>
      <Path
        key={`${path}#${hash ?? ""} ${shell.at}`}
        address={hash === undefined ? path : `${path}#${hash}`}
        onGo={(next) => {
          const [to = "", ...rest] = next.split("#");
          doing?.go(to.startsWith("/") ? to : `/${to}`, rest.join("#"));
        }}
        isLocked={doing === null}
      />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly canGo: boolean;
  readonly onGo: () => void;
  readonly children: React.ReactNode;
}

function Step({ label, canGo, onGo, children }: StepProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={!canGo || undefined}
      onClick={canGo ? onGo : undefined}
      className="size-[26px] rounded-[6px] aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      {children}
    </IconButton>
  );
}

interface PathProps {
  readonly address: string;
  readonly isLocked: boolean;
  readonly onGo: (address: string) => void;
}

function Path({ address, isLocked, onGo }: PathProps) {
  const [typed, setTyped] = useState(address);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== address) onGo(typed.trim());
  };
  return (
    <form onSubmit={handleSubmit} className="mx-1.5 min-w-0 flex-1">
      <input
        aria-label="Address"
        value={typed}
        readOnly={isLocked}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(address)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setTyped(address);
        }}
        className="h-6 w-full truncate rounded-[6px] bg-raised px-2.5 font-mono text-ink text-xs inset-ring inset-ring-line outline-none focus:inset-ring-2 focus:inset-ring-focus narrow:h-9 narrow:text-[16px]"
      />
    </form>
  );
}
