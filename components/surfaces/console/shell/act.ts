import { createContext, use, useMemo } from "react";
import type { Event } from "./event";

export type Act = (event: Event) => void;

/** Does something in the shell by the person's hand; null at an earlier moment, where nothing acts. */
const ActContext = createContext<Act | null>(null);

export { ActContext };

/** What the person can do in the shell; null while looking back. */
export function useAct() {
  const act = use(ActContext);
  return useMemo(
    () =>
      act && {
        act,
        go: (path: string, hash?: string) => act({ type: "go", path, hash, isReplace: false, key: newKey() }),
        openCreate: (resource: string, projectId: string) =>
          act({ type: "create", resource, projectId, key: newKey() }),
        openDialog: (dialog: string, projectId: string) =>
          act({ type: "dialog", dialog, projectId, key: newKey() }),
      },
    [act],
  );
}

let made = 0;

/** For what the person opens; the transcript's own come from its entries. */
function newKey(): string {
  made += 1;
  return `person ${made}`;
}
