"use client";

import { createContext, use } from "react";
import { useStore } from "zustand";
import type { Workbench, WorkbenchState } from "./store";

export const WorkbenchContext = createContext<Workbench | null>(null);

function useStoreOfPage(): Workbench {
  const workbench = use(WorkbenchContext);
  if (workbench === null) throw new TypeError("This component stands outside of the workbench.");
  return workbench;
}

/** A part of the workbench's state; drawn again when that part changes. */
export function useWorkbench<Part>(select: (state: WorkbenchState) => Part): Part {
  return useStore(useStoreOfPage(), select);
}

export { useStoreOfPage as useWorkbenchStore };
