import { createContext, use } from "react";

/** How the shell is looked at. */
export interface Sight {
  /** Times in UTC instead of the local zone. */
  readonly isUtc: boolean;
  readonly isLookingBack: boolean;
  /** The day, as 2026-08-04, in UTC. */
  readonly today: string;
}

export const SightContext = createContext<Sight>({ isUtc: false, isLookingBack: false, today: "1970-01-01" });

export const useSight = () => use(SightContext);
