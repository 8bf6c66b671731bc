import type { PhoneItem } from "@/lib/protocols/inbox";

/** What an item is called on its card, over its screen and in its notification. */
export function titleOf(item: PhoneItem): string {
  switch (item.list) {
    case "approvals":
      return item.item.summary;
    case "clarifications":
      return item.item.question;
    case "elicitations":
      return item.item.message;
  }
}
