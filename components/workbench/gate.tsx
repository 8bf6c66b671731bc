"use client";

import { lazy } from "react";
// Begins to fetch the code editor: it comes beside the workbench, not after it.
import "@/components/editor/load-code-editor";

// On its way as soon as this module is there.
const loading = import("./workbench").then(({ Workbench }) => ({ default: Workbench }));
// Who draws it deals with a failure.
loading.catch(() => {});
const Workbench = lazy(() => loading);

/**
 * The whole page, in scripts of its own; until they are there, what the server drew stands. With a boundary of its own
 * around it, that drawing would be sent apart from the page and show late.
 */
export function Gate() {
  return <Workbench />;
}
