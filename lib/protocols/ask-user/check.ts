import type { CheckContext } from "../../protocol/check";
import { setMember } from "../../protocol/fixes";
import { removeFix, replaceFix } from "../../protocol/place";
import type { Fix } from "../../protocol/problem";
import type { ProtocolCheck, Subject } from "../../protocol/protocol";
import { keySpanOf, nearestSite, rootSite, type Site, spanOf } from "../../protocol/site";
import { toValue } from "../../text/node";
import { advise } from "./advice";
import { type Finding, toProblem } from "./finding";
import type { Issue } from "./issues";
import { buildError, nonInteractiveResult } from "./result";
import { resultSchema } from "./result-schema";
import { type Client, isQuestionType, type Reading, readPayload } from "./schema";

type AskCheck = ProtocolCheck<Client>;
type Part = Pick<Subject, "layer" | "node">;

/** What the agent passes to the tool: refused with all its issues, or drawn as normalised. */
export function checkCall({ layer, node }: Part, { hasUI }: CheckContext): AskCheck {
  const root = rootSite(layer, node);
  const reading = readPayload(toValue(node));
  const advice = advise(root);
  if (!reading.ok) {
    const findings = [...reading.issues.map((issue) => findingOf(root, issue)), ...advice];
    return {
      verdict: "blocked",
      engine: { ok: false, output: JSON.stringify(buildError(reading.issues)) },
      client: null,
      problems: findings.map(toProblem),
    };
  }
  const client = withUI(reading, hasUI);
  const findings = hasUI ? advice : [noUI(root), ...advice];
  return {
    verdict: hasUI ? "works" : "degraded",
    engine: { ok: true, output: JSON.stringify(hasUI ? client.questions : nonInteractiveResult(client)) },
    client,
    problems: findings.map(toProblem),
  };
}

function withUI({ client }: Extract<Reading, { ok: true }>, hasUI: boolean): Client {
  return hasUI ? client : { ...client, hasUI };
}

function noUI(root: Site): Finding {
  const message =
    "Nobody can be asked here. The tool returns at once, with the questions as text and none answered.";
  return { code: "no-ui", message, path: [], layer: root.layer, span: spanOf(root) };
}

function findingOf(root: Site, issue: Issue): Finding {
  const { code, message, steps } = issue;
  const { site, missing } = nearestSite(root, steps);
  const isThere = missing.length === 0;
  const span =
    isThere || site.node.type === "object" || site.node.type === "array" ? spanOf(site) : site.node;
  return { code, message, path: steps, layer: root.layer, span, fixes: fixesOf(root, site, issue) };
}

const optionalFields = new Set(["label", "description", "preview"]);

function fixesOf(root: Site, site: Site, { code, steps }: Issue): readonly Fix[] {
  const { node } = site;
  const field = String(steps.at(-1));
  if (code === "preview-missing") {
    return setMember(nearestSite(root, steps.slice(0, 2)).site, 'Switch to type "single"', [
      "type",
      "single",
    ]);
  }
  if (code === "type" && node.type === "string") {
    const near = node.value.trim().toLowerCase();
    return isQuestionType(near) ? replaceFix(site, `Write "${near}"`, JSON.stringify(near)) : [];
  }
  const isOptional = code === "label" || (code !== "option-label" && optionalFields.has(field));
  return isOptional && site.path.length === steps.length ? removeFix(site, `Remove “${field}”`) : [];
}

/** What the tool gave back: it fits the contract's result or it does not. */
export function checkResult({ layer, node }: Part): AskCheck {
  const root = rootSite(layer, node);
  const parsed = resultSchema.safeParse(toValue(node));
  const findings = (parsed.error?.issues ?? []).map(({ path, message }): Finding => {
    const steps = path.map((step) => (typeof step === "symbol" ? String(step) : step));
    const { site } = nearestSite(root, steps);
    return {
      code: "result",
      message: `This does not fit the result of the contract. ${message}.`,
      path: steps,
      layer,
      span: keySpanOf(site),
    };
  });
  return {
    verdict: parsed.success ? "works" : "degraded",
    engine: null,
    client: null,
    problems: findings.map(toProblem),
  };
}

export function checkFailure({ layer, node }: Part): AskCheck {
  const message = "This call failed. Nobody is asked; the agent reads why.";
  const finding: Finding = { code: "failed-call", message, path: [], layer, span: node };
  return { verdict: "blocked", engine: null, client: null, problems: [toProblem(finding)] };
}
