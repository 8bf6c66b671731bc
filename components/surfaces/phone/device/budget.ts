export type Place = "lock" | "banner";
export type Look = "ios" | "android";

/** About as many characters as a notification shows there before it is cut. */
export const budgets: Readonly<Record<Look, Readonly<Record<Place, number>>>> = {
  ios: { lock: 178, banner: 110 },
  android: { lock: 96, banner: 48 },
};

export interface Cut {
  readonly shown: string;
  /** What does not fit; empty where all does. */
  readonly rest: string;
  /** In characters as they are counted by eye. */
  readonly length: number;
  /** There are more of them than were counted. */
  readonly isMore: boolean;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Counting goes no further: more than this is cut anywhere. */
const COUNTED = 5_000;

/** Cuts a text where its place is full, never inside of a character. */
export function cutAt(text: string, most: number): Cut {
  let length = 0;
  let end = text.length;
  for (const { index } of segmenter.segment(text.slice(0, COUNTED))) {
    if (length === most) end = index;
    length += 1;
  }
  return { shown: text.slice(0, end), rest: text.slice(end), length, isMore: text.length > COUNTED };
}
