import { addFix, problemIn, removeFix, replaceFix, type Spot } from "../../protocol/place";
import type { Fix, Problem } from "../../protocol/problem";
import { nearestSite, rootSite, spanOf } from "../../protocol/site";
import type { JsonNode } from "../../text/json";
import type { Layer } from "../../text/layer";
import { type Path, pointerOf } from "../../text/node";
import { type Code, severityOf } from "./rules";

/** How a fault can be mended: by a value set at a place, or by taking away what stands there. */
export type Mend =
  | { readonly title: string; readonly path: Path; readonly json: string }
  | { readonly title: string; readonly remove: Path };

/** Something to be said of a message, and where. */
export interface Found {
  readonly code: Code;
  readonly message: string;
  readonly path: Path;
  readonly mends?: readonly Mend[];
}

/** Takes what a reader finds; a reader nobody listens to is given `ignore`. */
export type Note = (found: Found) => void;
export const ignore: Note = () => undefined;

export function problemOf(layer: Layer, root: JsonNode, { code, message, path, mends = [] }: Found): Problem {
  const { site } = nearestSite(rootSite(layer, root), path);
  const fixes = mends.flatMap((mend) =>
    fixesOf({ layer, root, path: "remove" in mend ? mend.remove : mend.path }, mend),
  );
  const severity = severityOf(code);
  return problemIn(layer, spanOf(site), {
    severity,
    code: `inbox/${code}`,
    message,
    pointer: pointerOf(path),
    fixes,
  });
}

function fixesOf(spot: Spot, mend: Mend): readonly Fix[] {
  if ("remove" in mend) return removeFix(spot, mend.title);
  const replaced = replaceFix(spot, mend.title, mend.json);
  return replaced.length > 0 ? replaced : addFix(spot, mend.title, mend.json);
}

/** A name of the message in a sentence, shortened. */
export function quote(text: string): string {
  const short = [...text.slice(0, 120)].slice(0, 40).join("");
  return `“${short.length < text.length ? `${short}…` : short}”`;
}

const kinds: Readonly<Record<JsonNode["type"], string>> = {
  object: "an object",
  array: "a list",
  string: "a text",
  number: "a number",
  boolean: "true or false",
  null: "null",
};

export function kindOf(node: JsonNode): string {
  return kinds[node.type];
}
