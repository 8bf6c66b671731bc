import { useCallback, useLayoutEffect, useRef } from "react";

/** Always the same function, which does what `fn` last did: for handlers handed to memoised components. */
export function useStable<Args extends readonly unknown[]>(
  fn: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(fn);
  useLayoutEffect(() => {
    latest.current = fn;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
