"use client";

import { useCallback, useEffect, useState } from "react";
import type { Notice } from "./boot";
import { createDriver } from "./driver";
import type { Status } from "./frame";
import type { Started } from "./start";

export interface Booted {
  readonly status: Status;
  readonly notices: readonly Notice[];
  readonly tell: (notice: Notice) => void;
  readonly dismiss: (id: string) => void;
  /** The editor can be typed into. */
  readonly handleEditorReady: () => void;
}

interface Gate {
  readonly ready: Promise<void>;
  readonly open: () => void;
}

const unloaded: Notice = {
  id: "boot",
  severity: "error",
  text: "A part of Parley could not be loaded, so nothing is kept. Reload the page to try again.",
  choices: [],
};

function startGate(): Gate {
  let open = () => {};
  const ready = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { ready, open };
}

/** Opens what the address and storage hold, puts the driver on the window, and says when the page can be used. */
export function useBoot(started: Started): Booted {
  const [gate] = useState(startGate);
  const [isBooted, setBooted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [hasEditor, setEditor] = useState(false);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const tell = useCallback(
    (notice: Notice) => setNotices((before) => [...before.filter(({ id }) => id !== notice.id), notice]),
    [],
  );
  const dismiss = useCallback(
    (id: string) => setNotices((before) => before.filter((notice) => notice.id !== id)),
    [],
  );
  const handleEditorReady = useCallback(() => setEditor(true), []);

  useEffect(() => {
    window.parley = createDriver({
      workbench: started.workbench,
      clock: started.stamps.clock,
      ready: gate.ready,
    });
    let stop = () => {};
    let isGone = false;
    // Not needed for the first drawing, so it is no part of the first script.
    void import("./boot")
      .then(({ bootWorkbench }) => bootWorkbench({ started, tell, withdraw: dismiss, page: window }))
      .then((stopped) => {
        stop = stopped;
        if (isGone) stop();
        setBooted(true);
      })
      .catch(() => {
        setFailed(true);
        tell(unloaded);
      });
    return () => {
      isGone = true;
      stop();
    };
  }, [started, tell, dismiss, gate]);

  const isReady = isBooted && hasEditor;
  useEffect(() => {
    if (isReady) gate.open();
  }, [isReady, gate]);
  return {
    status: hasFailed ? "error" : isReady ? "ready" : "loading",
    notices,
    tell,
    dismiss,
    handleEditorReady,
  };
}
