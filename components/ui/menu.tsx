"use client";

import { type ReactNode, Suspense } from "react";
import { lazyPart } from "./lazy-part";
import { type TriggerProps, useOnDemand } from "./on-demand";

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** A mark or icon; what it means is said by `detail` or `says`. */
  readonly icon?: ReactNode;
  /** At the end of the line, muted. */
  readonly detail?: string;
  /** For screen readers only, after the label. */
  readonly says?: string;
  readonly isCurrent?: boolean;
  readonly isDangerous?: boolean;
  readonly isOff?: boolean;
  readonly onSelect: () => void;
}

export interface MenuSection {
  readonly id: string;
  readonly label?: string;
  /** In mono, at the end of the label's line. */
  readonly detail?: string;
  readonly items: readonly MenuItem[];
}

export interface MenuProps {
  readonly label: string;
  readonly sections: readonly MenuSection[];
  readonly align?: "start" | "end";
  /** In pixels. */
  readonly width?: number;
  readonly children: (trigger: TriggerProps) => ReactNode;
}

const load = () => import("./menu-panel");
const MenuPanel = lazyPart(load, "over");

/** A button and the menu it opens. The panel's script is fetched on hover, focus or press. */
export function Menu({ children, ...panel }: MenuProps) {
  const { trigger, isNeeded, setOpen, ...rest } = useOnDemand("menu", load);
  return (
    <>
      {children(trigger)}
      {isNeeded && (
        <Suspense fallback={null}>
          <MenuPanel {...panel} {...rest} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
