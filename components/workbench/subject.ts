import { defaultContext } from "@/lib/protocol/context";
import type { Subject } from "@/lib/protocol/protocol";
import { inspect } from "@/lib/protocols/check";
import type { Drawing, Session } from "@/lib/session/session";
import { activeValues } from "@/lib/session/sets";

const subjects = new WeakMap<Drawing, Subject | null>();

/** The message in the text of the drawing, its placeholders filled; found once for each. */
export function subjectOf({ drawing, sets }: Pick<Session, "drawing" | "sets">): Subject | null {
  if (drawing === null) return null;
  const known = subjects.get(drawing);
  if (known !== undefined) return known;
  const { subject } = inspect(drawing.source, { ...defaultContext, values: activeValues(sets) });
  subjects.set(drawing, subject);
  return subject;
}
