import { findNear } from "../../protocol/fixes";

/** The metric ids the Console has data for. */
export const canonicalMetrics = [
  "network.requests",
  "executions",
  "functions.executions",
  "network.inbound",
  "network.outbound",
  "storage",
  "files.storage",
  "users.mau",
] as const;

const aliases: ReadonlyMap<string, string> = new Map([
  ["requests", "network.requests"],
  ["request", "network.requests"],
  ["apirequests", "network.requests"],
  ["totalrequests", "network.requests"],
  ["requestcount", "network.requests"],
  ["networkrequest", "network.requests"],
  ["execution", "executions"],
  ["functionexecutions", "functions.executions"],
  ["functionsexecution", "functions.executions"],
  ["bandwidth", "network.outbound"],
  ["networkbandwidth", "network.outbound"],
  ["networktraffic", "network.outbound"],
  ["outbound", "network.outbound"],
  ["outboundbandwidth", "network.outbound"],
  ["inbound", "network.inbound"],
  ["inboundbandwidth", "network.inbound"],
  ["storagetotal", "storage"],
  ["totalstorage", "storage"],
  ["filestorage", "files.storage"],
  ["filesstoragetotal", "files.storage"],
  ["mau", "users.mau"],
  ["monthlyactiveusers", "users.mau"],
  ["activeusers", "users.mau"],
  ["usersactive", "users.mau"],
]);

/** The canonical id that a made-up or misspelt one stands for; undefined where it is one, or unlike any. */
export function findCanonical(metric: string): string | undefined {
  if (canonicalMetrics.some((known) => known === metric)) return undefined;
  const plain = metric.toLowerCase().replaceAll(/[^a-z]/g, "");
  return aliases.get(plain) ?? findNear(metric, canonicalMetrics);
}
