import type { Described } from "../../protocol/exchange";
import { type JsonNode, readJson } from "../../text/json";
import { findString, findValue } from "../../text/node";
import { listNames } from "./payload";

const ownValues = ["decision", "reason", "bypass_secs", "answer", "action", "content"];

/** A frame in words: what it is called, and what it says. */
export function inWords(payload: string): Described | undefined {
  const reading = readJson(payload);
  const name = reading.ok ? findString(reading.root, "kind") : undefined;
  if (!reading.ok || name === undefined) return undefined;
  const { root } = reading;
  const picked = pickedIn(name, root);
  if (picked !== undefined) return { name, picked: [picked], ownValues };
  const says = saysOf(name, root);
  return says === undefined ? { name } : { name, says };
}

function saysOf(name: string, root: JsonNode): string | undefined {
  if (name === "notification") return findString(root, "body");
  if (name !== "inbox_update") return undefined;
  const count = listNames.reduce((sum, list) => {
    const items = findValue(root, list);
    return sum + (items?.type === "array" ? items.items.length : 0);
  }, 0);
  if (count === 0) return "Nothing waits.";
  return count === 1 ? "1 item waits." : `${count} items wait.`;
}

type PickedLine = NonNullable<Described["picked"]>[number];

function pickedIn(name: string, root: JsonNode): PickedLine | undefined {
  const id = findString(root, "request_id") ?? "?";
  switch (name) {
    case "approval_response": {
      const reason = findString(root, "reason");
      const decision = findString(root, "decision") ?? "nothing";
      const values = [capital(decision), ...longerIn(root), ...(reason === undefined ? [] : [reason])];
      return { question: `Approval ${id}`, values };
    }
    case "clarification_response":
      return { question: `Question ${id}`, values: [findString(root, "answer") ?? ""] };
    case "elicitation_response":
      return { question: `Elicitation ${id}`, values: [capital(findString(root, "action") ?? "nothing")] };
    default:
      return undefined;
  }
}

function longerIn(root: JsonNode): readonly string[] {
  const secs = findValue(root, "bypass_secs");
  if (secs?.type !== "number") return [];
  return [Number(secs.spelling) === 0 ? "for the session" : `for ${Number(secs.spelling) / 60} minutes`];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
