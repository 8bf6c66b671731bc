import { createContext, use } from "react";

/** Somewhere a value leads, were this a phone: nothing is opened. */
export interface Lead {
  readonly app: "Mail" | "Browser";
  readonly target: string;
}

/** What everything on the phone's screen may need to know or do. */
export interface PhoneParts {
  readonly look: "ios" | "android";
  /** ISO. */
  readonly now: string;
  readonly utc: boolean;
  /** Nothing can be answered: an earlier moment, or a text that is broken. */
  readonly isLooking: boolean;
  readonly openLead: (lead: Lead) => void;
}

export const PhoneContext = createContext<PhoneParts | null>(null);

export function usePhone(): PhoneParts {
  const parts = use(PhoneContext);
  if (parts === null) throw new TypeError("This stands outside of the phone.");
  return parts;
}
