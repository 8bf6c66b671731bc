import type { ObjectNode } from "../../text/json";
import { findValue, type Path } from "../../text/node";
import { type Note, quote } from "./found";
import { integerOf, textOf } from "./json";

interface TimeAt {
  readonly key: string;
  readonly path: Path;
  readonly note: Note;
}

const firstMs = 100_000_000_000;

/** A time in milliseconds; null where there is none. One of the size of seconds is taken as it is. */
export function readTime(owner: ObjectNode, { key, path, note }: TimeAt): number | null {
  const node = findValue(owner, key);
  const time = node === undefined ? undefined : integerOf(node);
  const at = [...path, key];
  if (time === undefined) {
    const has = node === undefined ? "is missing" : `is ${quote(textOf(node))}`;
    note({ code: "item-field", message: `“${key}” ${has}. Write the time in whole milliseconds.`, path: at });
    return null;
  }
  if (time > 0 && time < firstMs) {
    const message = `“${key}” looks like seconds; as milliseconds it is in the year ${new Date(time).getUTCFullYear()}. Write ${time}000.`;
    note({
      code: "seconds",
      message,
      path: at,
      mends: [{ title: `Write ${time}000`, path: at, json: `${time}000` }],
    });
  }
  return time;
}
