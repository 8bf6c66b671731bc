import { problemIn } from "../../protocol/place";
import type { Fix, Problem } from "../../protocol/problem";
import { findSite, headOf, type Site } from "../../protocol/site";
import type { Span } from "../../text/json";
import type { Layer } from "../../text/layer";
import { type Code, severityOf } from "./rules";

/** A fault or a piece of advice, and where it stands. */
export interface Finding {
  readonly code: Code;
  readonly message: string;
  readonly pointer: string;
  readonly layer: Layer;
  readonly span: Span;
  readonly fixes?: readonly Fix[];
}

/** At the value of a member; where it is missing, at the head of what should have it. */
export function findingAt(
  site: Site,
  key: string,
  said: Pick<Finding, "code" | "message" | "fixes">,
): Finding {
  const found = findSite(site, key);
  const span = found === undefined ? headOf(site) : found.node;
  return { ...said, pointer: `${site.pointer}/${key}`, layer: site.layer, span };
}

export function toProblem({ code, message, pointer, layer, span, fixes = [] }: Finding): Problem {
  const severity = severityOf(code);
  return problemIn(layer, span, { severity, code: `clarify/${code}`, message, pointer, fixes });
}
