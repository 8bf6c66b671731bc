import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { isFollowable, projectOf } from "@/lib/protocols/console";
import { usePlace } from "./place";

/** The project a path lies in, where it is not the one that is open. */
export function otherProjectOf(href: string, projectId: string | undefined): string | undefined {
  const id = projectOf(href);
  return id === undefined || id === projectId ? undefined : id;
}

interface ConsoleLinkProps {
  /** As the list or card gives it; null: none. */
  readonly href: string | null;
  readonly className?: string;
  /** For screen readers, where the words alone do not say where it leads. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link within the simulated Console. Where it leads out of it, or nothing can be followed just now, words alone. */
export function ConsoleLink({ href, className, label, children }: ConsoleLinkProps) {
  const { onNavigate } = usePlace();
  if (href === null || onNavigate === undefined || !isFollowable(href)) {
    return <span className={className}>{children}</span>;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the address is the simulation’s own, the browser has no page there.
    <button
      type="button"
      role="link"
      aria-label={label}
      data-href={href}
      onClick={() => onNavigate(href)}
      className={clsx("text-start hover:underline hover:decoration-edge hover:underline-offset-3", className)}
    >
      {children}
    </button>
  );
}

/** Says that a link leads into another project than the one that is open. */
export function OtherProject({ href }: { readonly href: string | null }) {
  const { projectId } = usePlace();
  const other = href === null ? undefined : otherProjectOf(href, projectId);
  if (other === undefined || projectId === undefined) return null;
  return (
    <Badge tone="line" className="max-w-full">
      another project
      <bdi className="truncate font-mono font-normal text-[11px] text-muted">{other.slice(0, 60)}</bdi>
    </Badge>
  );
}
