import { itemsOf, membersOf, type Site } from "../../protocol/site";
import { charactersOf, type Finding } from "./finding";

/** One in a text this long is a slip; more of them are noise. */
const most = 50;

const half = /\p{Cs}/gu;
/** A half itself, or the escape of one; both halves of a whole are escaped so too. */
const maybeHalf = /\p{Cs}|\\u[dD][89a-fA-F]/u;

/** Halves of characters: JSON allows them, but the agent's decoder refuses the whole message for one. */
export function adviseCharacters(root: Site): readonly Finding[] {
  if (!maybeHalf.test(root.layer.text)) return [];
  const found: Finding[] = [];
  const waiting: Site[] = [root];
  for (let site = waiting.pop(); site !== undefined && found.length < most; site = waiting.pop()) {
    if (isHalved(site.member?.key)) found.push(halfIn(site, { isOnKey: true }));
    for (const { 0: whole, index } of textIn(site).matchAll(half)) {
      if (found.length >= most) break;
      found.push(halfIn(site, { at: { start: index, end: index + whole.length } }));
    }
    waiting.push(...[...itemsOf(site), ...membersOf(site)].toReversed());
  }
  return found;
}

const message =
  "Half of a character stands here (a surrogate without its partner). The reference cannot decode it and refuses the whole message.";

function halfIn(site: Site, place: Pick<Finding, "at" | "isOnKey">): Finding {
  const characters = place.at && charactersOf(site);
  const fixes =
    characters && place.at ? [{ title: "Take it out", edits: [characters.edit(place.at, "")] }] : [];
  return { code: "half-character", message, site, ...place, fixes };
}

const isHalved = (text: string | undefined) => text !== undefined && text.search(half) >= 0;

const textIn = ({ node }: Site) => (node.type === "string" ? node.value : "");
