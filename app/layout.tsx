import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { BOOT_SCRIPT } from "@/components/ui/boot";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Parley", template: "%s · Parley" },
  description:
    "Write the messages an agent sends a person, see them judged and drawn where the person meets them, answer, and read the exact answer the agent gets.",
  applicationName: "Parley",
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#F9F8F5" },
    { media: "(prefers-color-scheme: dark)", color: "#151412" },
  ],
};

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
