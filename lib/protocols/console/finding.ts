import { problemIn } from "../../protocol/place";
import type { Fix, Problem } from "../../protocol/problem";
import { findSite, headOf, type Site, spanOf } from "../../protocol/site";
import type { Finding } from "./reader";
import { severityOf } from "./rules";

interface Said extends Pick<Finding, "code" | "message"> {
  readonly fixes?: () => readonly Fix[];
}

/** At the value of a member; where it is missing, at the head of what should have it. */
export function findingAt(site: Site, key: string, said: Said): Finding {
  const found = findSite(site, key);
  const span = found === undefined ? headOf(site) : spanOf(found);
  return { ...said, pointer: `${site.pointer}/${key}`, layer: site.layer, span };
}

/** At a value. */
export function findingOn(site: Site, said: Said): Finding {
  return { ...said, pointer: site.pointer, layer: site.layer, span: site.node };
}

export function toProblem({ code, message, pointer, layer, span, fixes }: Finding): Problem {
  const severity = severityOf(code);
  return problemIn(layer, span, {
    severity,
    code: `console/${code}`,
    message,
    pointer,
    fixes: (typeof fixes === "function" ? fixes() : fixes) ?? [],
  });
}
