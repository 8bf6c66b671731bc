import type { Span } from "../text/json";
import type { Layer } from "../text/layer";
import { codePointLength } from "../text/python";
import { filled, quote } from "../text/value";
import type { EngineResult, Verdict } from "./check";
import { setMember } from "./fixes";
import type { Fix, Problem } from "./problem";
import type { ProtocolCheck, Subject } from "./protocol";
import { findSite, headOf, isObjectSite, rootSite, type Site } from "./site";

/** Something to say of what a tool gave back, and where it stands. */
export interface OutputFinding {
  readonly code: "output" | "protocol" | "output-cut";
  readonly message: string;
  readonly pointer: string;
  readonly layer: Layer;
  readonly span: Span;
  readonly fixes?: readonly Fix[];
}

/** What a client read of an output; where that is nothing, the first that is skipped says why. */
interface Read {
  readonly skipped: readonly { readonly reason: string }[];
}

interface Output<Client, Finding> {
  readonly subject: Pick<Subject, "layer" | "node" | "text">;
  readonly client: Client;
  /** What the member "protocol" of the envelope has to say. */
  readonly wireName: string;
  readonly toProblem: (finding: Finding | OutputFinding) => Problem;
}

/** What a protocol makes of an envelope. */
interface Judged<Finding> {
  readonly verdict: Exclude<Verdict, "unrecognised">;
  readonly engine: EngineResult;
  readonly findings: readonly Finding[];
  /** Keys that stand twice. */
  readonly duplicates: readonly Problem[];
}

/** Checks what a tool gave back as the envelope of a protocol: its name, what the protocol finds in it, its length. */
export function checkOutput<Client extends Read, Finding>(
  { subject, client, wireName, toProblem }: Output<Client, Finding>,
  judge: (root: Site) => Judged<Finding>,
): ProtocolCheck<Client> {
  const { layer, node, text } = subject;
  const root = rootSite(layer, node);
  if (!isObjectSite(root)) {
    const [{ reason = "" } = {}] = client.skipped;
    const problem = toProblem({ code: "output", message: reason, pointer: "", layer, span: node });
    return { verdict: "blocked", engine: null, client, problems: [problem] };
  }
  const { verdict, engine, findings, duplicates } = judge(root);
  const all = [...checkName(root, wireName), ...findings, ...checkLength(text, root)];
  return { verdict, engine, client, problems: [...all.map(toProblem), ...duplicates] };
}

function checkName(root: Site, wireName: string): readonly OutputFinding[] {
  const site = findSite(root, "protocol");
  if (site?.node.type === "string" && site.node.value === wireName) return [];
  const given = site?.node.type === "string" ? filled(site.node.value) : undefined;
  const says = given === undefined ? "The protocol is not named" : `The protocol ${quote(given)} is unknown`;
  return [
    {
      code: "protocol",
      message: `${says}, so clients ignore the message. Use “${wireName}”.`,
      pointer: "/protocol",
      layer: root.layer,
      span: site?.node ?? headOf(root),
      fixes: setMember(root, `Use “${wireName}”`, ["protocol", wireName]),
    },
  ];
}

/** In code points, as the deployed stream counts. */
export const maxOutput = 500_000;

/** Says where an output is longer than the deployed stream lets through. */
export function checkLength(output: string, root: Site): readonly OutputFinding[] {
  const { length } = output;
  const isShort = length <= maxOutput || (length <= 2 * maxOutput && codePointLength(output) <= maxOutput);
  if (isShort) return [];
  const message =
    "The tool result has more than 500,000 characters. The deployed stream cuts it there, and the Console can no longer read it.";
  return [{ code: "output-cut", message, pointer: "", layer: root.layer, span: headOf(root) }];
}
