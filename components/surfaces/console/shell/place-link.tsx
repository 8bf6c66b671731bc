import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useAct } from "./act";

interface PlaceLinkProps extends Omit<ComponentProps<"button">, "onClick"> {
  /** Within the simulated Console. */
  readonly path: string;
}

/** A link of the simulated Console. It has no address of its own, so nothing can leave the simulation through it. */
export function PlaceLink({ path, className, ...rest }: PlaceLinkProps) {
  const doing = useAct();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the address is the simulation’s own, the browser has no page there.
    <button
      type="button"
      role="link"
      {...rest}
      aria-disabled={doing === null || undefined}
      onClick={() => doing?.go(path)}
      className={clsx("text-start", className)}
    />
  );
}
