import { createMask } from "../../text/mask";
import { findString, findValue } from "../../text/node";
import type { Advised } from "./advised";
import { secretsOfApproval } from "./secrets";
import { programOf, summarise } from "./summarise";

const looksLikeJson = /^\s*[[{]|[{,]\s*"[^"]{0,60}"\s*:/;
/** snake_case of three parts or two underscores in a row, camelCase with a call's brackets: nothing a person says. */
const internalName = /\b[a-z][a-z\d]*(?:__[a-z\d_]+|(?:_[a-z\d]+)+)\b/i;

/** What comes after that is read by nobody. */
const mostLooked = 2_000;

/** Whether a summary says to a person what will be done. */
export function adviseSummary({ approval, path, note }: Advised, whole: string): void {
  const summary = whole.slice(0, mostLooked);
  const at = [...path, "summary"];
  if (looksLikeJson.test(summary)) {
    note({
      code: "summary-json",
      message: "The summary looks like JSON. Write a line a person reads in a hurry.",
      path: at,
    });
    return;
  }
  const tool = findString(approval, "tool_name");
  const args = findValue(approval, "arguments");
  if (saysProgramOnly(summary, { tool, command: findString(args, "command") ?? findString(args, "cmd") })) {
    const full = summarise(tool ?? "", args, "full");
    const isMore = tool !== undefined && full !== summary && full !== tool;
    const mends = isMore ? [{ title: "Say the whole of it", path: at, json: JSON.stringify(full) }] : [];
    const message =
      "The summary says less than the tool does: it names what runs, and not what is done to what. Say both.";
    note({ code: "summary-program", message, path: at, mends });
    return;
  }
  // A problem is told beside the phone, where a part of a secret would give it away.
  const told = createMask(secretsOfApproval(approval))(summary);
  const [name] = internalName.exec(withoutQuoted(told)) ?? [];
  if (name === undefined) return;
  const message = `“${name.slice(0, 60)}” is an internal name. Say in words what will be done.`;
  note({ code: "summary-name", message, path: at });
}

/** What stands between backticks is a path or a pattern, and may look as it likes. */
function withoutQuoted(summary: string): string {
  const words = summary.replace(/`[^`]*`/g, " ").split(/\s+/u);
  return words.filter((word) => !/[/.@:]/.test(word)).join(" ");
}

interface Doing {
  readonly tool: string | undefined;
  readonly command: string | undefined;
}

function saysProgramOnly(summary: string, { tool, command }: Doing): boolean {
  const words = summary.trim();
  if (tool !== undefined && words.toLowerCase() === tool.toLowerCase()) return true;
  if (command === undefined) return false;
  const program = programOf(command);
  const rest = command.trim().split(/\s+/u).slice(1);
  if (program === "" || rest.length === 0) return false;
  const plain = words.replace(/[`'"]/g, " ").split(/\s+/u);
  const isNamed = plain.some((word) => word === program || word.endsWith(`/${program}`));
  // A sentence of its own may say it in other words.
  return (
    isNamed && plain.filter((word) => word !== "").length <= 3 && !rest.some((word) => words.includes(word))
  );
}
