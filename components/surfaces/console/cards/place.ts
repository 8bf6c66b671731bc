import { createContext, use } from "react";

/** Where in the simulated Console a card stands. */
export interface Place {
  /** The project that is open; undefined: none. */
  readonly projectId?: string;
  /** Follows a path within the Console; undefined where nothing can be followed, as while looking back. */
  readonly onNavigate?: (path: string) => void;
}

/** Set by the shell around its agent pane: a card's props say what was sent, and nothing of where it is read. */
export const PlaceContext = createContext<Place>({});

export const usePlace = () => use(PlaceContext);
