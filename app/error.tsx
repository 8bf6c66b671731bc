"use client";

import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { isUnfetched } from "@/components/ui/lazy-part";
import { Logo } from "@/components/ui/marks";

interface ErrorPageProps {
  readonly error: unknown;
  readonly retry: () => void;
}

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** A fault of Parley itself, or a page that came in part: said plainly, with what a report needs, and a way on. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const summary = error instanceof Error ? error.message : String(error);
  const isPartial = isUnfetched(error);
  return (
    <main
      data-status="error"
      className="grid min-h-dvh place-content-center justify-items-center px-5 text-center"
    >
      <Logo className="mb-4 size-11" weight={1.5} />
      <h1 className="font-semibold text-xl tracking-display">
        {isPartial ? "Parley did not arrive whole" : "Parley made a mistake"}
      </h1>
      <p className="mt-1.5 text-balance text-md text-muted">
        {isPartial ? "A script of the page could not be fetched." : "This is not your text’s fault."} Text and
        transcript are kept in this browser.
      </p>
      <code className="mt-4 mb-5 max-w-[60ch] rounded-md border border-line bg-sunken px-3 py-2 text-danger text-xs [overflow-wrap:anywhere]">
        {summary}
      </code>
      <div className="flex gap-2">
        <CopyButton text={() => textOf(error)} label="Copy the details" className="h-control-lg px-3.5" />
        <Button look="primary" size="lg" onClick={isPartial ? () => location.reload() : retry}>
          Try again
        </Button>
      </div>
    </main>
  );
}
