import { createContext, use } from "react";
import type { Client, Flow, Sheet } from "@/lib/protocols/ask-user";

/** What the parts of a sheet draw from, and how they act on it. */
export interface SheetParts {
  readonly client: Client;
  readonly flow: Flow;
  readonly sheet: Sheet;
  /** Nothing acts while it is false. */
  readonly isOpen: boolean;
  /** Prefix of the ids in this sheet. */
  readonly id: string;
  /** Takes the sheet as it is at the moment of acting to the next one. */
  act(change: (now: Sheet) => Sheet): void;
}

export const SheetContext = createContext<SheetParts | null>(null);

export function useSheet(): SheetParts {
  const parts = use(SheetContext);
  if (parts === null) throw new TypeError("This component stands outside of a sheet.");
  return parts;
}
