import type { Lead } from "../phone-context";

/** Where an address would lead; undefined for one that is none, or that runs something. */
export function leadOf(kind: "email" | "url", value: string): Lead | undefined {
  const target = value.trim();
  if (kind === "email") {
    const address = target.replace(/^mailto:/i, "");
    return /^[^\s@<>]+@[^\s@<>]+$/.test(address) ? { app: "Mail", target: address } : undefined;
  }
  if (/^mailto:/i.test(target)) return leadOf("email", target.replace(/\?.*$/s, ""));
  return /^https?:\/\/[^\s/?#]+/i.test(target) && URL.canParse(target)
    ? { app: "Browser", target }
    : undefined;
}
