import type { NextConfig } from "next";

// Tests build in a folder of their own, so that a running server keeps the files it serves.
const distDir = process.env.PARLEY_DIST || ".next";

const config: NextConfig = {
  agentRules: false,
  distDir,
  // The proxy is told where the pages it belongs to were built.
  env: { PARLEY_DIST: distDir },
  experimental: { strictRouteTypes: true },
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
        { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
        {
          key: "Permissions-Policy",
          value: "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
        },
        { key: "Referrer-Policy", value: "no-referrer" },
        { key: "X-Content-Type-Options", value: "nosniff" },
      ],
    },
    {
      // A worker is bound by the policy its own script came with.
      source: "/_next/static/:path*",
      headers: [
        {
          key: "Content-Security-Policy",
          value: "default-src 'none'; script-src 'self'; connect-src 'self'",
        },
      ],
    },
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
  // Types are a check of their own, and cover more than what is built.
  typescript: { ignoreBuildErrors: true },
};

export default config;
