import { useEffect, useLayoutEffect, useRef } from "react";

/** Once nothing lies over the window any more, the focus goes back to what had it before, unless it went on by itself. */
export function useReturnedFocus(isCovered: boolean) {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isCovered) before.current = document.activeElement;
  }, [isCovered]);
  useEffect(() => {
    if (isCovered || before.current === null) return;
    const { current } = before;
    before.current = null;
    // After the dialog's own try, which finds nothing where it was opened by a message.
    const timer = setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && current instanceof HTMLElement && current.isConnected) current.focus();
    });
    return () => clearTimeout(timer);
  }, [isCovered]);
}
