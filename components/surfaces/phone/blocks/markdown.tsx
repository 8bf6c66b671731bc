import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useMask } from "@/components/ui/secrets";

const MarkdownText = lazyPart(() => import("./markdown-text"));

/** Longer texts are shown as they were written. */
const LONGEST = 20_000;

/** Markdown without raw HTML: links lead nowhere outside, images are their words. */
export function Markdown({ text }: { readonly text: string }) {
  const shown = useMask()(text);
  const plain = <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{shown.slice(0, LONGEST)}</p>;
  if (shown.length > LONGEST) return plain;
  return (
    <Suspense fallback={plain}>
      <MarkdownText text={shown} />
    </Suspense>
  );
}
