import { problemIn } from "../../protocol/place";
import type { Fix, Problem } from "../../protocol/problem";
import { findSite, type Site } from "../../protocol/site";
import type { Span } from "../../text/json";
import type { Layer } from "../../text/layer";
import { type Path, pointerOf } from "../../text/node";
import { type Code, severityOf } from "./rules";

/** A fault or a piece of advice, and where it stands. */
export interface Finding {
  readonly code: Code;
  readonly message: string;
  readonly path: Path;
  readonly layer: Layer;
  readonly span: Span;
  readonly fixes?: readonly Fix[];
}

export function toProblem({ code, message, path, layer, span, fixes = [] }: Finding): Problem {
  const severity = severityOf(code);
  return problemIn(layer, span, {
    severity,
    code: `ask-user/${code}`,
    message,
    pointer: pointerOf(path),
    fixes,
  });
}

/** The value of a member as the tool takes a text: trimmed; undefined where it is none or blank. */
export function textAt(site: Site, key: string): string | undefined {
  const node = findSite(site, key)?.node;
  return (node?.type === "string" && node.value.trim()) || undefined;
}
