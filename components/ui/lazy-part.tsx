"use client";

import { type ComponentType, lazy, type ReactNode, useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { LinkButton } from "./button";
import { Strip } from "./strip";

/** Where a part that could not be fetched says so: in its own place, over the page, or nowhere. */
type Told = "here" | "over" | "nowhere";

type Component<Props> = (props: Props) => ReactNode;

interface Source<Props> {
  readonly load: () => Promise<{ readonly default: Component<Props> }>;
  readonly told: Told;
  /** Once a later try had it. */
  fetched?: Component<Props>;
}

/** A script the network did not give, not a fault in it. */
export const isUnfetched = (error: unknown) => error instanceof Error && error.name === "ChunkLoadError";

/**
 * As React's `lazy`, for a network that fails: the rest of the page stays, and the part comes when it is tried again, shown
 * again, or the network is back. A part with a property `isOpen` says nothing while that is false.
 */
export function lazyPart<Props extends object>(
  load: Source<Props>["load"],
  told: Told = "here",
): ComponentType<Props> {
  const source: Source<Props> = { load, told };
  const late = (props: Props) => <LatePart source={source} given={props} />;
  return lazy<ComponentType<Props>>(() =>
    load().catch((error: unknown) => {
      if (!isUnfetched(error)) throw error;
      return { default: late };
    }),
  );
}

interface LatePartProps<Props> {
  readonly source: Source<Props>;
  readonly given: Props;
}

function LatePart<Props extends object>({ source, given }: LatePartProps<Props>) {
  const isShut = "isOpen" in given && given.isOpen === false;
  const [Part, setPart] = useState(() => source.fetched);
  // It tries as soon as it is shown.
  const [isTrying, setTrying] = useState(true);
  const retry = useCallback(() => {
    setTrying(true);
    source
      .load()
      .then((module) => {
        source.fetched = module.default;
        setPart(() => module.default);
      })
      .catch((error: unknown) => {
        if (!isUnfetched(error)) throw error;
      })
      .finally(() => setTrying(false));
  }, [source]);
  const isMissing = Part === undefined;
  useEffect(() => {
    if (!isMissing || isShut) return;
    retry();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isMissing, isShut, retry]);
  if (Part) return <Part {...given} />;
  if (isShut || source.told === "nowhere") return null;
  const missing = <MissingPart isTrying={isTrying} onRetry={retry} />;
  if (source.told === "here") return <div className="min-w-0 flex-1 p-3">{missing}</div>;
  return createPortal(
    <div className="fixed inset-x-3 bottom-18 z-40 mx-auto max-w-[440px] rounded-lg shadow-menu">
      {missing}
    </div>,
    document.body,
  );
}

function MissingPart({ isTrying, onRetry }: { readonly isTrying: boolean; readonly onRetry: () => void }) {
  return (
    <Strip
      severity="error"
      actions={
        <LinkButton onClick={onRetry} aria-disabled={isTrying}>
          {isTrying ? "Trying…" : "Try again"}
        </LinkButton>
      }
    >
      This part of Parley could not be fetched. Is the server still there? Everything else goes on.
    </Strip>
  );
}
