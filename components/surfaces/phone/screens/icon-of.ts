import {
  FilePen,
  Globe,
  KeyRound,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  ShieldCheck,
  SquareTerminal,
} from "lucide-react";
import type { PhoneItem, ValueType } from "@/lib/protocols/inbox";

const byValue: readonly (readonly [ValueType, LucideIcon])[] = [
  ["diff", FilePen],
  ["command", SquareTerminal],
  ["email", Mail],
  ["url", Globe],
];

/** A picture for a card, from what the item is about. */
export function iconOf(item: PhoneItem): LucideIcon {
  if (item.list === "clarifications") return MessageCircleQuestion;
  if (item.list === "elicitations") return KeyRound;
  const types = new Set(item.item.blocks.map(({ value_type }) => value_type));
  return byValue.find(([type]) => types.has(type))?.[1] ?? ShieldCheck;
}
