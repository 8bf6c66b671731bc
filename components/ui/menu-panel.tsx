"use client";

import { clsx } from "clsx";
import { DropdownMenu } from "radix-ui";
import { Fragment, type RefObject, useLayoutEffect, useRef } from "react";
import type { MenuItem, MenuProps } from "./menu";

interface MenuPanelProps extends Omit<MenuProps, "children"> {
  readonly isOpen: boolean;
  readonly isByKey: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
}

function Item({ label, icon, detail, says, isCurrent, isDangerous, isOff, onSelect }: MenuItem) {
  return (
    <DropdownMenu.Item
      disabled={isOff}
      onSelect={onSelect}
      aria-current={isCurrent || undefined}
      className={clsx(
        "flex min-h-[30px] w-full cursor-pointer select-none items-center gap-[9px] rounded-[6px] px-2 py-[5px] outline-none narrow:min-h-touch",
        "data-disabled:cursor-default data-disabled:text-muted data-highlighted:bg-hover forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline",
        isCurrent && "bg-press data-highlighted:bg-press",
        isDangerous ? "text-danger" : "text-ink",
      )}
    >
      {icon}
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      {says && <span className="sr-only">{says}</span>}
      {detail && (
        <span className={clsx("ms-auto shrink-0 text-xs", isCurrent ? "text-ink-soft" : "text-muted")}>
          {detail}
        </span>
      )}
    </DropdownMenu.Item>
  );
}

const UNSAID = { "aria-haspopup": undefined, "aria-expanded": undefined, "aria-controls": undefined };

/** Radix anchors a menu to its own trigger; ours is outside, so an empty one is laid over it. */
function Anchor({ triggerRef, isOpen }: Pick<MenuPanelProps, "triggerRef" | "isOpen">) {
  const anchor = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const at = triggerRef.current?.getBoundingClientRect();
    if (!isOpen || !at || !anchor.current) return;
    Object.assign(anchor.current.style, {
      left: `${at.left}px`,
      top: `${at.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    });
  }, [isOpen, triggerRef]);
  return (
    <DropdownMenu.Trigger asChild {...UNSAID}>
      <span ref={anchor} aria-hidden="true" className="pointer-events-none fixed" />
    </DropdownMenu.Trigger>
  );
}

export default function MenuPanel(props: MenuPanelProps) {
  const { label, sections, align = "start", width = 240, isOpen, isByKey, onOpenChange, triggerRef } = props;
  // In the trigger's own landmark, for those who go by landmarks.
  const container = triggerRef.current?.closest<HTMLElement>("header, section");
  const handleMount = (menu: HTMLDivElement | null) => {
    if (!menu || !isByKey) return;
    const first =
      menu.querySelector<HTMLElement>("[aria-current]") ?? menu.querySelector<HTMLElement>("[role=menuitem]");
    requestAnimationFrame(() => first?.focus());
  };
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <Anchor triggerRef={triggerRef} isOpen={isOpen} />
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          ref={handleMount}
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          // What scrolls must be reachable by keyboard; opened by a press, no item of it has the focus yet.
          tabIndex={0}
          onPointerDownOutside={(event) => {
            if (triggerRef.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const lost = document.activeElement;
            if (!lost || lost === document.body) triggerRef.current?.focus();
          }}
          style={{ width: `min(${width}px, calc(100vw - 16px))` }}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-lg bg-raised p-1 text-ink text-sm shadow-menu forced-colors:border"
        >
          {sections.map((section, index) => (
            <Fragment key={section.id}>
              {index > 0 && <DropdownMenu.Separator className="mx-2 my-1 h-px bg-line" />}
              <DropdownMenu.Group aria-label={section.label}>
                {section.label && (
                  <DropdownMenu.Label className="flex items-baseline gap-3 px-2 pt-[9px] pb-1 text-muted text-xs">
                    {section.label}
                    {section.detail && <code className="ms-auto text-[11px]">{section.detail}</code>}
                  </DropdownMenu.Label>
                )}
                {section.items.map((item) => (
                  <Item key={item.id} {...item} />
                ))}
              </DropdownMenu.Group>
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
