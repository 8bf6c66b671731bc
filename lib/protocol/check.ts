import type { Problem } from "./problem";

/** What a check may be told about the surroundings; defaults in `context.ts`. */
export interface CheckContext {
  readonly projectId: string;
  readonly promptVariables: boolean;
  readonly protocolVersion: 1 | 2;
  readonly hasUI: boolean;
  /** Values for `{{name}}` placeholders. */
  readonly values: Readonly<Record<string, string>>;
}

export type Verdict = "works" | "degraded" | "blocked" | "unrecognised";

/** The agent side's word: whether it takes the call, and the tool result it gives back, byte for byte. */
export interface EngineResult {
  readonly ok: boolean;
  readonly output: string;
}

/** Everything Parley says about a text. JSON all through, the same bytes on the server and in the browser. */
export interface Check {
  /** Null: nothing recognised, or a timeline. */
  readonly protocol: string | null;
  readonly form: string;
  readonly verdict: Verdict;
  readonly engine: EngineResult | null;
  readonly client: unknown;
  /** At most 500, worst first, then in text order. */
  readonly problems: readonly Problem[];
  readonly totals: { readonly error: number; readonly warning: number; readonly info: number };
}
