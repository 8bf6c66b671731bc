import type { Metadata } from "next";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { Logo } from "@/components/ui/marks";

export const metadata: Metadata = { title: "No such page" };

export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center px-5 text-center">
      <Logo className="mb-4 size-11" weight={1.5} />
      <h1 className="font-semibold text-xl tracking-display">There is no such page</h1>
      <p className="mt-1.5 mb-5 text-balance text-md text-muted">
        Parley has one page, and it opens with a sample.
      </p>
      <Link href="/" className={buttonClass({ look: "primary", size: "lg" })}>
        Open Parley
      </Link>
    </main>
  );
}
