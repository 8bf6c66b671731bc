import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

interface Scene {
  /** Id of the newest entry. */
  readonly tail: string | undefined;
  /** The person's own. */
  readonly isOwn: boolean;
  readonly hasDraft: boolean;
  readonly isLookingBack: boolean;
  /** How many entries are not drawn. */
  readonly earlier: number;
}

/** As far from the end as still counts as being there. */
const NEAR = 48;
/** Clear of the fade at the top. */
const HEADROOM = 24;

/**
 * Brings what is new into sight: an entry, and a draft when it first appears. Not while the person reads further up or
 * types in a form; their own words always. What is there and changes never moves the place.
 */
export function useChatScroll(chat: RefObject<HTMLElement | null>, scene: Scene) {
  const isFollowing = useRef(true);
  const placedAt = useRef(-1);
  const before = useRef<Scene | null>(null);
  const kept = useRef<{ readonly element: Element; readonly top: number } | null>(null);

  useLayoutEffect(() => {
    const box = chat.current;
    const last = before.current;
    before.current = scene;
    if (!box) return;
    if (kept.current && last?.earlier !== scene.earlier) {
      box.scrollTop += kept.current.element.getBoundingClientRect().top - kept.current.top;
      kept.current = null;
    } else if (
      last === null ||
      isNew(last, scene, { isFollowing: isFollowing.current, isTyping: isTyping(box) })
    ) {
      placedAt.current = showNewest(box);
      isFollowing.current = true;
    }
  });

  useEffect(() => {
    const box = chat.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (isFollowing.current && !isTyping(box)) placedAt.current = showNewest(box);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [chat]);

  return {
    handleScroll: () => {
      const box = chat.current;
      if (!box) return;
      const isWherePlaced = Math.abs(box.scrollTop - placedAt.current) < 2;
      isFollowing.current = isWherePlaced || box.scrollHeight - box.clientHeight - box.scrollTop < NEAR;
    },
    /** Called before more is drawn above: what is in sight stays where it is. */
    keepPlace: () => {
      const element = chat.current?.querySelector(":scope > [data-item]");
      if (element) kept.current = { element, top: element.getBoundingClientRect().top };
    },
  };
}

function isNew(
  last: Scene,
  now: Scene,
  person: { readonly isFollowing: boolean; readonly isTyping: boolean },
) {
  if (last.isLookingBack !== now.isLookingBack) return true;
  const isOther = last.tail !== now.tail;
  if (isOther && now.isLookingBack) return true;
  if (person.isTyping) return false;
  if (isOther && now.isOwn) return true;
  return person.isFollowing && (isOther || (now.hasDraft && !last.hasDraft));
}

function isTyping(box: Element): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches("fieldset :is(textarea, input[type=text]):enabled") === true &&
    box.contains(activeElement)
  );
}

/** To the end; but of what is taller than the box, to its beginning. */
function showNewest(box: HTMLElement): number {
  const newest = [...box.querySelectorAll<HTMLElement>(":scope > [data-item]")].at(-1);
  const end = box.scrollHeight - box.clientHeight;
  box.scrollTop = newest === undefined ? end : Math.min(end, newest.offsetTop - HEADROOM);
  return box.scrollTop;
}
