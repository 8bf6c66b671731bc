import type { ReactNode } from "react";
import { usePhone } from "../phone-context";
import { leadOf } from "./lead";

interface TappableProps {
  readonly kind: "email" | "url";
  readonly target: string;
  readonly children: ReactNode;
}

/** An address that can be tapped; one that leads nowhere safe is text. */
export function Tappable({ kind, target, children }: TappableProps) {
  const { openLead } = usePhone();
  const lead = leadOf(kind, target);
  if (lead === undefined) return <span className="[overflow-wrap:anywhere]">{children}</span>;
  return (
    <button
      type="button"
      onClick={() => openLead(lead)}
      className="relative max-w-full text-start text-accent [overflow-wrap:anywhere] after:absolute after:-inset-x-1 after:-inset-y-2.5"
    >
      {children}
    </button>
  );
}
