"use client";

import { Eye, EyeOff } from "lucide-react";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { createMask, type Mask } from "@/lib/text/mask";
import { IconButton } from "./icon-button";

interface Secrecy {
  readonly values: readonly string[];
  readonly mask: Mask;
}

const nothing: Secrecy = { values: [], mask: (text) => text };
const SecretsContext = createContext<Secrecy>(nothing);

interface SecretsProps {
  /** Values that are shown masked wherever they turn up below; the same list while they are the same. */
  readonly values: readonly string[];
  readonly children: ReactNode;
}

export function Secrets({ values, children }: SecretsProps) {
  const secrecy = useMemo(() => ({ values, mask: createMask(values) }), [values]);
  return <SecretsContext value={secrecy}>{children}</SecretsContext>;
}

/** Masks the secrets of where it is called in a text that is shown. What is copied or saved stays true. */
export function useMask(): Mask {
  return use(SecretsContext).mask;
}

/** A view that may be shown with its secrets, by a choice of its own. */
export function useReveal() {
  const { values } = use(SecretsContext);
  const [isRevealed, setRevealed] = useState(false);
  return {
    hasSecrets: values.length > 0,
    isRevealed,
    toggle: () => setRevealed((now) => !now),
    /** For `Secrets` around what is revealed. */
    values: isRevealed ? nothing.values : values,
  };
}

interface RevealButtonProps {
  readonly reveal: ReturnType<typeof useReveal>;
  /** What is shown with its secrets: "in the transcript". */
  readonly where: string;
}

/** Shows and hides the secrets of a view; not there where it has none. */
export function RevealButton({ reveal, where }: RevealButtonProps) {
  const { hasSecrets, isRevealed, toggle } = reveal;
  if (!hasSecrets) return null;
  return (
    <IconButton label={`${isRevealed ? "Hide" : "Reveal"} secrets ${where}`} size="sm" onClick={toggle}>
      {isRevealed ? <EyeOff /> : <Eye />}
    </IconButton>
  );
}
