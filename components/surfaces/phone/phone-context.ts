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
  /** What the app has to say, where something did not go through; said in the sheet that covers its screen too. */
  readonly note: string | null;
  readonly openLead: (lead: Lead) => void;
}

export const PhoneContext = createContext<PhoneParts | null>(null);

export function usePhone(): PhoneParts {
  const parts = use(PhoneContext);
  if (parts === null) throw new TypeError("This stands outside of the phone.");
  return parts;
}
