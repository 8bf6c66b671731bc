import { createContext, use } from "react";

/** How the shell is looked at. */
export interface Sight {
  /** Times in UTC instead of the local zone. */
  readonly isUtc: boolean;
  readonly isLookingBack: boolean;
}

export const SightContext = createContext<Sight>({ isUtc: false, isLookingBack: false });

export const useSight = () => use(SightContext);
