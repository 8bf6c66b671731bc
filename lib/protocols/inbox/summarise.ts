import type { JsonNode } from "../../text/json";
import { findString, findValue } from "../../text/node";
import { codePointLength } from "../../text/python";
import { integerOf } from "./json";

const shortSize = 60;
const fullSize = 120;

/** What an agent calls a call by: a line for narrow places, and a longer one where a tool has one. */
interface Words {
  readonly short: string;
  readonly full?: string;
  /** Never cut. */
  readonly isWhole?: true;
}

type Describe = (args: JsonNode | undefined, tool: string) => Words;

const onPath: Describe = (args, tool) => ({ short: `${tool} \`${stringOf(args, "path")}\`` });

const known: Readonly<Record<string, Describe>> = {
  execute_cmd: (args) => {
    const command = stringOf(args, "command");
    return { short: `execute_cmd \`${programOf(command)}\``, full: `execute_cmd \`${command}\`` };
  },
  write_file: onPath,
  edit_file: onPath,
  search_file: onPath,
  show_file_to_user: onPath,
  read_file: (args, tool) => withLines(onPath(args, tool), args),
  replace_lines: (args, tool) => withLines(onPath(args, tool), args),
  insert_at_line: (args, tool) => {
    const { short } = onPath(args, tool);
    const line = integerAt(args, "line");
    return line === undefined ? { short } : { short, full: `${short} line ${line}` };
  },
  list_files: (args) => ({ short: `list_files \`${findString(args, "path") ?? "."}\`` }),
  grep_files: (args) => ({ short: `grep_files \`${stringOf(args, "pattern")}\`` }),
  get_ast_outline: (args) => ({ short: `outline \`${stringOf(args, "path")}\`` }),
  image_generate: (args) => {
    const short = `generate image (${stringOf(args, "provider_id")})`;
    const prompt = findString(args, "prompt");
    return prompt === undefined ? { short } : { short, full: `${short}: ${prompt}` };
  },
  show_mcp_tools: (args) => ({ short: `activate MCP [${stringsOf(args, "mcp_names").join(", ")}]` }),
  restart: () => whole("restart skald"),
  delete_cron_job: (args) => whole(`delete cron job #${integerAt(args, "id") ?? "?"}`),
  configure_plugin: (args) => {
    const enabled = findValue(args, "enabled");
    const verb = enabled?.type === "boolean" && !enabled.value ? "disable" : "configure";
    return whole(`${verb} plugin \`${stringOf(args, "id")}\``);
  },
  toggle_item: (args) => {
    const enabled = findValue(args, "enabled");
    const verb = enabled?.type === "boolean" && enabled.value ? "enable" : "disable";
    return whole(`${verb} ${stringOf(args, "kind")} \`${stringOf(args, "id")}\``);
  },
  register_mcp: (args) => whole(`register MCP \`${stringOf(args, "name")}\``),
  set_secret: (args) => whole(`set secret ${stringOf(args, "key")}`),
  list_secrets: (args) => {
    const pattern = findString(args, "pattern");
    return whole(pattern === undefined ? "list secrets" : `list secrets (${pattern})`);
  },
  list_items: (args) => whole(`list ${stringOf(args, "type")}`),
};

/**
 * The agent's words for a call: `short` at most 60 characters, `full` at most 120 where the tool has a longer line. Of a tool
 * it does not know, the name, whatever its length.
 */
export function summarise(
  tool: string,
  args: JsonNode | undefined,
  size: "short" | "full" = "short",
): string {
  const describe = Object.hasOwn(known, tool) ? known[tool] : undefined;
  if (describe === undefined) return tool;
  const { short, full, isWhole } = describe(args, tool);
  if (isWhole) return short;
  return size === "full" && full !== undefined ? cut(full, fullSize) : cut(short, shortSize);
}

function whole(short: string): Words {
  return { short, isWhole: true };
}

function withLines(words: Words, args: JsonNode | undefined): Words {
  const [start, end] = [integerAt(args, "start_line"), integerAt(args, "end_line")];
  const { short } = words;
  if (start !== undefined && end !== undefined) return { short, full: `${short} lines ${start}-${end}` };
  if (start !== undefined) return { short, full: `${short} from line ${start}` };
  return end === undefined ? words : { short, full: `${short} to line ${end}` };
}

function stringOf(args: JsonNode | undefined, key: string): string {
  return findString(args, key) ?? "?";
}

function stringsOf(args: JsonNode | undefined, key: string): readonly string[] {
  const list = findValue(args, key);
  return list?.type === "array"
    ? list.items.flatMap((item) => (item.type === "string" ? item.value : []))
    : [];
}

function integerAt(args: JsonNode | undefined, key: string): number | undefined {
  const node = findValue(args, key);
  return node === undefined ? undefined : integerOf(node);
}

/** The program a command starts, without its folder. */
export function programOf(command: string): string {
  const [first = ""] = command.trim().split(/\s+/u);
  return first.split("/").findLast((part) => part !== "") ?? first;
}

/** Whether it is too long is asked of its characters, where it is cut of its bytes: so does the agent. */
function cut(text: string, size: number): string {
  if (codePointLength(text) <= size) return text;
  let kept = "";
  let bytes = 0;
  for (const character of text) {
    bytes += bytesOf(character);
    if (bytes > size - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
