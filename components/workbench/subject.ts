import type { Subject } from "@/lib/protocol/protocol";
import { inspect } from "@/lib/protocols/check";
import type { Drawing } from "@/lib/session/session";

const subjects = new WeakMap<Drawing, Subject | null>();

/** The message in the text of a drawing; found once for each. */
export function subjectOf(drawing: Drawing): Subject | null {
  const known = subjects.get(drawing);
  if (known !== undefined) return known;
  const { subject } = inspect(drawing.source);
  subjects.set(drawing, subject);
  return subject;
}
