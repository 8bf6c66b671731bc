import { setMember } from "../../protocol/fixes";
import { examinedItemsOf, findSite, isTrueAt, type Site, textAt } from "../../protocol/site";
import { quote } from "../../text/value";
import { type Finding, findingAt } from "./finding";

export function adviseChoice(site: Site): readonly Finding[] {
  const options = examinedItemsOf(findSite(site, "options")).filter(
    (option) => textAt(option, "label") !== undefined,
  );
  const labels = options.map((option) => textAt(option, "label") ?? "");
  const own = options.map((option, index) => [labelsAlike(option, labels, index), idAsLabel(option)]);
  return [...own.flat(), yesNo(site, labels)].filter((finding) => finding !== undefined);
}

function labelsAlike(option: Site, labels: readonly string[], index: number): Finding | undefined {
  const label = labels[index] ?? "";
  const twin = labels.slice(0, index).find((other) => other.toLowerCase() === label.toLowerCase());
  if (twin === undefined) return undefined;
  const message =
    twin === label
      ? `Two options read ${quote(label)}. Nobody can tell them apart.`
      : `${quote(twin)} and ${quote(label)} differ only in case. Make them easier to tell apart.`;
  return findingAt(option, "label", { code: "option-labels-alike", message });
}

function idAsLabel(option: Site): Finding | undefined {
  const label = textAt(option, "label") ?? "";
  if (!looksLikeId(label)) return undefined;
  const words = toWords(label);
  return findingAt(option, "label", {
    code: "id-as-label",
    message: `The label ${quote(label)} looks like an id. Write what a person would call it.`,
    fixes: words === undefined ? [] : setMember(option, `Use “${words}”`, ["label", words]),
  });
}

/** Underscores, letters mixed with digits, or a long number. */
function looksLikeId(label: string): boolean {
  if (!/^[\w.-]+$/.test(label)) return false;
  if (/[a-z\d]_|_[a-z\d]/i.test(label)) return true;
  return /^\d{6,}$/.test(label) || (label.length >= 5 && /[a-z]/i.test(label) && /\d/.test(label));
}

function toWords(label: string): string | undefined {
  const words = label
    .split("_")
    .filter((word) => word !== "")
    .join(" ");
  if (!/^[a-z]+(?: [a-z]+)+$/i.test(words)) return undefined;
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function yesNo(site: Site, labels: readonly string[]): Finding | undefined {
  const words = labels.map((label) => label.toLowerCase()).sort();
  if (words.join() !== "no,yes" || isTrueAt(site, "allowMultiple")) return undefined;
  return findingAt(site, "kind", {
    code: "yes-no-choice",
    message: "A choice between yes and no. A confirm asks the same with two buttons.",
  });
}
