import type { CheckContext } from "../../protocol/check";
import { addFix, replaceFix } from "../../protocol/place";
import type { ProtocolCheck, Subject } from "../../protocol/protocol";
import { findSite, itemsOf, nearestSite, rootSite, type Site } from "../../protocol/site";
import type { JsonNode } from "../../text/json";
import { findString } from "../../text/node";
import { advise } from "./advice";
import { adviseCharacters } from "./advice-characters";
import { type Client, emptyFill, filledBlock, fillForm, strictValues, valuedOf } from "./fill";
import { type Finding, toProblem } from "./finding";
import { blocksPath, decodedText, isTemplate, type PromptReading, readPrompt, type Shape } from "./read";
import { promptMethod, templateType } from "./schema";
import { substitute } from "./substitute";
import { sayFault } from "./wire-faults";

type Part = Pick<Subject, "layer" | "node">;
type Surroundings = Pick<CheckContext, "promptVariables" | "protocolVersion">;
type Read = Extract<PromptReading, { readonly ok: true }>;

/** The request a block that came without one goes out in. */
const requestId = 2;

/** A block, a list or a request: refused whole with all its faults, or read and filled as far as the text fills it. */
export function checkPrompt({ layer, node }: Part, context: Surroundings): ProtocolCheck<Client> {
  const root = rootSite(layer, node);
  const reading = readPrompt(node);
  const blocks = blockSites(root, reading.shape);
  const advice = [
    ...adviseRequest(root, reading.shape),
    ...adviseCharacters(root),
    ...blocks.filter(isTemplateSite).flatMap(advise),
  ];
  if (!reading.ok) {
    const faults = reading.faults.map((fault) => sayFault(root, fault));
    return {
      verdict: "blocked",
      engine: { ok: false, output: refusal(faults[0]?.message ?? "") },
      client: null,
      problems: [...faults, ...advice].map(toProblem),
    };
  }
  const engine = { ok: true, output: decodedText(reading) };
  const client = clientOf(reading, context);
  if (client === null) {
    const grown = sayGrowth(reading, blocks);
    return { verdict: "blocked", engine, client, problems: [...grown, ...advice].map(toProblem) };
  }
  const isTextOnly = !context.promptVariables && client.prompt.some(isTemplate);
  return {
    verdict: isTextOnly ? "degraded" : "works",
    engine,
    client,
    problems: [...(isTextOnly ? sayCapability(blocks) : []), ...advice].map(toProblem),
  };
}

/** What the drawing side makes of a text; null where it cannot be read, or would grow beyond the cap. */
export function readClient(node: JsonNode, context: Surroundings): Client | null {
  const reading = readPrompt(node);
  return reading.ok ? clientOf(reading, context) : null;
}

function clientOf({ params, id }: Read, { promptVariables, protocolVersion }: Surroundings): Client | null {
  const { prompt } = params;
  const request = {
    jsonrpc: "2.0",
    id: id === undefined ? requestId : id,
    method: promptMethod,
    params,
  } as const;
  const filled = fillForm({ prompt, promptVariables, request }, emptyFill);
  return filled === undefined ? null : { ...filled, prompt, promptVariables, protocolVersion };
}

function refusal(message: string): string {
  return JSON.stringify({ code: -32602, message: "Invalid params", data: message });
}

export function blockSites(root: Site, shape: Shape): readonly Site[] {
  if (shape === "block") return [root];
  const { site, missing } = nearestSite(root, blocksPath[shape]);
  return missing.length === 0 ? itemsOf(site) : [];
}

export function isTemplateSite({ node }: Site): boolean {
  return findString(node, "type") === templateType;
}

function sayGrowth({ params }: Read, blocks: readonly Site[]): readonly Finding[] {
  return params.prompt.flatMap((block, index) => {
    const site = blocks[index];
    if (!isTemplate(block) || site === undefined) return [];
    const values = [valuedOf(filledBlock(block, emptyFill)), strictValues(block, emptyFill)];
    if (values.every((all) => substitute(block.template, all) !== undefined)) return [];
    const message =
      "Filled in, this text would grow by more than 1 MB, because values bring in other variables again and again. Take the placeholders out of the values.";
    return [{ code: "growth", message, site: findSite(site, "template") ?? site }];
  });
}

function sayCapability(blocks: readonly Site[]): readonly Finding[] {
  const site = blocks.find(isTemplateSite);
  if (site === undefined) return [];
  const message =
    "The agent does not say promptVariables in initialize, so it takes no templates. The text goes out filled in, as a text block.";
  return [{ code: "capability", message, site: findSite(site, "type") ?? site }];
}

function adviseRequest(root: Site, shape: Shape): readonly Finding[] {
  if (shape !== "request") return [];
  const found: Finding[] = [];
  const version = findSite(root, "jsonrpc");
  if (version?.node.type !== "string" || version.node.value !== "2.0") {
    const message = 'JSON-RPC asks for "jsonrpc": "2.0" in every request. Parley sends it.';
    const spot = { ...root, path: ["jsonrpc"] };
    const fixes =
      version === undefined
        ? addFix(spot, 'Add "jsonrpc"', '"2.0"')
        : replaceFix(spot, 'Write "2.0"', '"2.0"');
    found.push({
      code: "json-rpc",
      message,
      site: version ?? root,
      missing: version ? [] : ["jsonrpc"],
      fixes,
    });
  }
  const id = findSite(root, "id");
  if (id === undefined || !["string", "number"].includes(id.node.type)) {
    const message = "A request has an id, a text or a number, or nothing can answer it.";
    const spot = { ...root, path: ["id"] };
    const fixes =
      id === undefined
        ? addFix(spot, "Add an id", String(requestId))
        : replaceFix(spot, "Write a number", String(requestId));
    found.push({ code: "json-rpc", message, site: id ?? root, missing: id ? [] : ["id"], fixes });
  }
  return found;
}
