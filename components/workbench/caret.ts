import { createStore, type StoreApi } from "zustand/vanilla";
import type { Position } from "@/lib/text/layer";

/** Where the caret of the editor stands; apart from the workbench, as it moves without anything changing. */
export type Caret = StoreApi<Position>;

export const startCaret = (): Caret => createStore<Position>(() => ({ line: 1, column: 1 }));
