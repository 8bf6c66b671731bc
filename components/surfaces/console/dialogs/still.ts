import { createContext } from "react";

/** Whether a dialog is only drawn as it stood, as after a reload: it then takes no focus. */
export const StillContext = createContext(false);
