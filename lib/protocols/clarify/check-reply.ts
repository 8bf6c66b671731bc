import { examinedItemsOf, findSite, headOf, rootSite, type Site } from "../../protocol/site";
import { toValue } from "../../text/node";
import { filled } from "../../text/value";
import type { ClarifyCheck, Part } from "./check";
import { type Finding, toProblem } from "./finding";
import { readReply } from "./reply";

/** What the person sends: right when a client reads all of it back. */
export function checkReply({ layer, node }: Pick<Part, "layer" | "node">): ClarifyCheck {
  const root = rootSite(layer, node);
  const reply = readReply(toValue(node));
  const skipped = (reply?.skipped ?? []).map(({ pointer, reason }) => skippedAt(root, pointer, reason));
  const isEmpty = reply === null || reply.answers.length === 0;
  const findings = [...(isEmpty ? [emptyAt(root)] : []), ...skipped, ...droppedValues(root)];
  const isWhole = findings.length === 0;
  return {
    verdict: isEmpty ? "blocked" : isWhole ? "works" : "degraded",
    engine: null,
    client: null,
    problems: findings.map(toProblem),
  };
}

function emptyAt(root: Site): Finding {
  const answers = findSite(root, "answers");
  const isList = answers?.node.type === "array";
  return {
    code: "answers",
    message: isList
      ? "No answer is left, so the client takes this for plain words."
      : "“answers” must be a list of answers. The client takes this for plain words.",
    pointer: "/answers",
    layer: root.layer,
    span: headOf(answers ?? root),
  };
}

function skippedAt(root: Site, pointer: string, reason: string): Finding {
  const [, , index = "", member] = pointer.split("/");
  const answer = examinedItemsOf(findSite(root, "answers"))[Number(index)] ?? root;
  const site = member === undefined ? undefined : findSite(answer, member);
  const span = site?.node ?? headOf(answer);
  return { code: "answer-skipped", message: reason, pointer, layer: root.layer, span };
}

/** Picks that are no text, or blank: the client leaves them out of an answer it reads. */
function droppedValues(root: Site): readonly Finding[] {
  return examinedItemsOf(findSite(root, "answers")).flatMap((answer) => {
    const kind = findSite(answer, "kind")?.node;
    if (kind?.type !== "string" || filled(kind.value) !== "choice") return [];
    return examinedItemsOf(findSite(answer, "values")).flatMap(
      ({ node, layer, pointer }): readonly Finding[] => {
        if (node.type === "string" && filled(node.value) !== undefined) return [];
        const message = "A picked value must be the id of an option. This one is left out.";
        return [{ code: "answer-skipped", message, pointer, layer, span: node }];
      },
    );
  });
}
