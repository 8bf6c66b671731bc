import type { Protocol } from "@/lib/protocol/protocol";
import {
  type Client,
  emptyFill,
  type Fill,
  parseFill,
  promptTemplate,
} from "@/lib/protocols/prompt-template";

/** What is drawn of a message, where it is one of this surface's protocol. */
export function clientOf({ id }: Protocol, client: unknown): Client | undefined {
  return id === promptTemplate.id && client !== null ? (client as Client) : undefined;
}

/** A fill as it comes from outside. */
export function fillIn(fill: unknown): Fill {
  return parseFill(fill) ?? emptyFill;
}

const LONGEST_NAME = 80;

/** A variable's name for people; the protocol allows it to be empty, and of any length. */
export function sayName(name: string): string {
  if (name === "") return "(no name)";
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

export function count(number: number, noun: string): string {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}
