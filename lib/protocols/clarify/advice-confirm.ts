import { setMember } from "../../protocol/fixes";
import { findSite, headOf, isFalseAt, isTrueAt, type Site, textAt } from "../../protocol/site";
import { quote } from "../../text/value";
import { type Finding, findingAt } from "./finding";
import { defaultLabels } from "./schema";

/** What destroys, and the verb for its button. */
const deeds: readonly (readonly [words: string, verb: string])[] = [
  ["delet(?:e[sd]?|ing|ion)", "Delete"],
  ["remov(?:e[sd]?|ing|al)", "Remove"],
  ["destroy(?:s|ed|ing)?", "Destroy"],
  ["eras(?:e[sd]?|ing)", "Erase"],
  ["wip(?:e[sd]?|ing)", "Wipe"],
  ["purg(?:e[sd]?|ing)", "Purge"],
  ["drop(?:s|ped|ping)?", "Drop"],
  ["truncat(?:e[sd]?|ing)", "Truncate"],
  ["revok(?:e[sd]?|ing)", "Revoke"],
  ["overwrit(?:e|es|ing|ten)", "Overwrite"],
  ["permanently|irreversibl[ey]|(?:cannot|can't|can’t) be undone", "Delete"],
];
const destructive = deeds.map(([words, verb]) => ({
  pattern: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, "i"),
  verb,
}));

/** Words on a button that say nothing of what it does. */
const hollow = /^(?:confirm|ok(?:ay)?|yes|continue|proceed|sure|submit)$/i;

/** `isLone`: the confirm stands alone, so it cannot be passed over. */
export function adviseConfirm(site: Site, isLone: boolean): readonly Finding[] {
  const isDangerous = isTrueAt(site, "danger");
  const found = isDangerous
    ? [dangerHint(site), dangerLabel(site), isLone ? undefined : dangerOptional(site), labelsAlike(site)]
    : [dangerMissing(site), labelsAlike(site)];
  return found.filter((finding) => finding !== undefined);
}

function findDeed(site: Site): { readonly word: string; readonly verb: string } | undefined {
  for (const text of [textAt(site, "question"), textAt(site, "confirmLabel")]) {
    for (const { pattern, verb } of destructive) {
      const [word] = pattern.exec(text ?? "") ?? [];
      if (word !== undefined) return { word, verb };
    }
  }
  return undefined;
}

function dangerMissing(site: Site): Finding | undefined {
  const deed = findDeed(site);
  if (deed === undefined) return undefined;
  return findingAt(site, findSite(site, "danger") === undefined ? "question" : "danger", {
    code: "danger-missing",
    message: `This confirms something destructive (${quote(deed.word.toLowerCase())}) without “danger”. Set it to true.`,
    fixes: setMember(site, "Set “danger” to true", ["danger", true]),
  });
}

function dangerHint(site: Site): Finding | undefined {
  const danger = findSite(site, "danger");
  if (danger === undefined || textAt(site, "hint") !== undefined) return undefined;
  return {
    code: "danger-hint",
    message: "A dangerous step without a hint. Say what cannot be undone.",
    pointer: danger.pointer,
    layer: danger.layer,
    span: headOf(danger),
    fixes: setMember(site, "Add a hint", ["hint", "This cannot be undone."]),
  };
}

function dangerLabel(site: Site): Finding | undefined {
  const label = textAt(site, "confirmLabel") ?? defaultLabels.confirm;
  if (!hollow.test(label)) return undefined;
  const verb = findDeed(site)?.verb ?? "Delete";
  const shown = findSite(site, "confirmLabel");
  return {
    code: "danger-label",
    message: `The button reads ${quote(label)}. Let it say what it does, such as “${verb}”.`,
    pointer: `${site.pointer}/confirmLabel`,
    layer: site.layer,
    span: shown?.node ?? headOf(findSite(site, "danger") ?? site),
    fixes: setMember(site, `Use “${verb}”`, ["confirmLabel", verb]),
  };
}

function dangerOptional(site: Site): Finding | undefined {
  if (!isFalseAt(site, "required")) return undefined;
  return findingAt(site, "required", {
    code: "danger-optional",
    message: "A dangerous step that is optional can be passed over without an answer. Make it required.",
    fixes: setMember(site, "Make it required", ["required", true]),
  });
}

function labelsAlike(site: Site): Finding | undefined {
  const confirmLabel = textAt(site, "confirmLabel") ?? defaultLabels.confirm;
  const cancelLabel = textAt(site, "cancelLabel") ?? defaultLabels.cancel;
  if (confirmLabel.toLowerCase() !== cancelLabel.toLowerCase()) return undefined;
  return findingAt(site, textAt(site, "cancelLabel") === undefined ? "confirmLabel" : "cancelLabel", {
    code: "labels-alike",
    message: `Both buttons read ${quote(confirmLabel)}. Let each say what it does.`,
  });
}
