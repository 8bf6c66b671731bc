import { createMask, maskDots } from "../../text/mask";
import type { AgentPayload } from "./payload";

export { readBlocks } from "./blocks";
export { type DiffLine, readDiff } from "./diff";
export { flatten, flattenApproval, flattenBlock } from "./flatten";
export { summarise } from "./summarise";

/** What stands in the place of a secret. */
export const MASK = maskDots;

/** Values marked `secret` in any approval of a payload. */
export function secretsOf(payload: AgentPayload | null): readonly string[] {
  return payload?.kind === "inbox_update" ? payload.approvals.flatMap(({ secrets }) => secrets) : [];
}

/** Text with the exact occurrences of secrets masked. */
export function maskText(text: string, secrets: readonly string[]): string {
  return createMask(secrets)(text);
}
