import type { ReactNode, RefObject } from "react";
import type { EntryPicture } from "@/lib/transcript/picture";
import type { EntryActions, EntryProps, TranscriptView } from "./entry";

/** What the entries are drawn from. */
export interface EntriesProps {
  readonly pictures: readonly EntryPicture[];
  readonly view: TranscriptView;
  readonly lookingAt: string | null;
  readonly branchesOf: (id: string) => { readonly index: number; readonly count: number };
  readonly isUtc: boolean;
  readonly hasDraft: boolean;
  readonly actions: EntryActions;
  /** After the last entry. */
  readonly after: ReactNode;
}

export interface EntryListProps extends EntriesProps {
  /** The entry that has the focus, for the list that takes this one's place. */
  readonly focusedRef: RefObject<number | null>;
}

/** What one entry needs to know, whichever list it is drawn in. */
export function entryPropsOf(props: EntriesProps, index: number, activeIndex: number): EntryProps {
  const { pictures, view, lookingAt, branchesOf, isUtc, hasDraft, actions } = props;
  const picture = pictures[index];
  if (!picture) throw new RangeError(`There is no entry ${index} of ${pictures.length}.`);
  const branches = branchesOf(picture.entry.id);
  const isLast = index === pictures.length - 1;
  return {
    picture,
    view,
    index,
    count: pictures.length,
    branch: branches.index,
    branchCount: branches.count,
    isLooked: picture.entry.id === lookingAt,
    isActive: index === activeIndex,
    isLast,
    isBeforeDraft: isLast && hasDraft,
    isUtc,
    actions,
  };
}

/** Where the looked-at entry stands; -1 where there is none. */
export const lookedIndexOf = ({ pictures, lookingAt }: Pick<EntriesProps, "pictures" | "lookingAt">) =>
  lookingAt === null ? -1 : pictures.findIndex(({ entry }) => entry.id === lookingAt);
