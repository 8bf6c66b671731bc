import type { Check } from "../../protocol/check";
import type { PartReport, Report } from "../../protocol/protocol";
import { type Client, emptyFill, fieldsOf } from "./fill";
import { cut } from "./finding";
import { isTemplate } from "./read";
import type { Block } from "./schema";

/** A check in words: why the verdict, what the agent decodes, and what is made of each variable. */
export function report(check: Check): Report {
  const client = check.client as Client | null;
  return { reason: reasonOf(check, client), engine: engineParts(check, client), client: clientParts(client) };
}

function reasonOf({ engine, totals }: Check, client: Client | null): string {
  if (client === null) {
    return engine?.ok
      ? "filled in, it grows by more than 1 MB"
      : `${count(totals.error, "fault")}, the agent refuses it`;
  }
  const { length } = client.unresolved;
  const open =
    length === 0 ? "every placeholder has a value" : `the text leaves ${count(length, "placeholder")} open`;
  return client.promptVariables || !client.prompt.some(isTemplate) ? open : `goes out as text, ${open}`;
}

function engineParts({ engine, problems }: Check, client: Client | null): readonly PartReport[] {
  if (engine?.ok === false) {
    return problems
      .filter(({ severity }) => severity === "error")
      .map(({ pointer, message }) => ({ name: pointer || "block", state: "fault", says: message, pointer }));
  }
  return (client?.prompt ?? []).map((block) => ({
    name: block.type,
    state: "done",
    says: sayBlock(block),
    pointer: "",
  }));
}

function sayBlock(block: Block): string {
  if (isTemplate(block)) return `a template with ${count(block.variables.length, "variable")}`;
  if (block.type === "text") return `${count(block.text.length, "character")} of text`;
  return block.type === "resource_link" ? `a link to ${cut(block.uri)}` : "passed on as it is";
}

function clientParts(client: Client | null): readonly PartReport[] {
  if (client === null) return [];
  const says = {
    own: "filled in",
    text: "has its value",
    default: "has its default",
    none: "has no value, its placeholder stays",
  };
  const known = fieldsOf(client, emptyFill);
  const fields = known.map(
    ({ name, origin, fault }): PartReport => ({
      name: name === "" ? "(no name)" : cut(name),
      state: origin === "none" ? "skipped" : "done",
      says: fault === undefined ? says[origin] : `${says[origin]}. ${fault}`,
      pointer: "",
    }),
  );
  const names = new Set(known.map(({ name }) => name));
  const strays = client.unresolved
    .filter((name) => !names.has(name))
    .map(
      (name): PartReport => ({
        name: name === "" ? "(no name)" : cut(name),
        state: "skipped",
        says: "has no variable, its braces go out",
        pointer: "",
      }),
    );
  return [...fields, ...strays];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
