import type { NextConfig } from "next";

const config: NextConfig = {
  agentRules: false,
  // Tests build in a folder of their own, so that a running server keeps the files it serves.
  distDir: process.env.PARLEY_DIST ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
};

export default config;
