import { findNear, spotIn } from "../../protocol/fixes";
import { renameFix } from "../../protocol/place";
import { examined, examinedItemsOf, findSite, type Site } from "../../protocol/site";
import { effectiveMembers, pointerOf } from "../../text/node";
import { quote } from "../../text/value";
import type { ActionType } from "./actions";
import type { EngineAction } from "./engine";
import type { Finding } from "./reader";
import type { Shape } from "./shape";
import { actionTypes, shapes } from "./wire";

/** Names others use for what is meant here; the first that the action lacks is meant. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["id", ["resourceId", "cardId"]],
  ["$id", ["resourceId"]],
  ["name", ["title", "metric", "label"]],
  ["url", ["path", "href", "listHref"]],
  ["href", ["path"]],
  ["to", ["path"]],
  ["link", ["href", "listHref"]],
  ["kind", ["resourceType"]],
  ["rows", ["items"]],
  ["resources", ["items"]],
  ["count", ["total"]],
  ["text", ["message", "label"]],
  ["title", ["message"]],
  ["body", ["description"]],
  ["scope", ["scopes"]],
  ["start", ["startAt"]],
  ["end", ["endAt"]],
  ["unit", ["unitLabel"]],
  ["series", ["metrics"]],
  ["data", ["points"]],
  ["card", ["cardId"]],
  ["pane", ["content"]],
  ["project", ["projectId"]],
  ["timestamp", ["time"]],
  ["date", ["time"]],
]);

const keysOf = ({ fields }: Shape): readonly string[] => fields.map(({ key }) => key);

/** Members of the parts an action is made of, by the member that holds the list. */
const parts: Readonly<Record<string, readonly string[]>> = {
  items: ["resourceId", "title", "subtitle", "href", "status", "metadata", "fields"],
  metrics: ["metric", "points"],
  columns: ["key", "label"],
  metadata: ["label", "value"],
};
const pointKeys = ["time", "value", "label"];

/** Members nobody reads, with the name that may have been meant. */
export function findUnknownKeys(
  root: Site,
  rootKeys: readonly string[],
  actions: readonly EngineAction[],
): readonly Finding[] {
  return [...unknownIn(root, rootKeys), ...actions.flatMap(unknownOf)];
}

function unknownOf({ site, type }: EngineAction): readonly Finding[] {
  if (type === undefined) return [];
  const known = ["type", ...keysOf(shapes[type])];
  const inner = Object.entries(parts).flatMap(([key, keys]) =>
    known.includes(key) ? examinedItemsOf(findSite(site, key)).flatMap((item) => unknownIn(item, keys)) : [],
  );
  // One point stands for the series.
  const points = examinedItemsOf(findSite(site, "metrics")).flatMap((metric) =>
    examinedItemsOf(findSite(metric, "points")).slice(0, 1),
  );
  return [
    ...unknownIn(site, known, type),
    ...inner,
    ...(type === "chart" ? points.flatMap((point) => unknownIn(point, pointKeys)) : []),
  ];
}

function unknownIn(site: Site, known: readonly string[], type?: ActionType): readonly Finding[] {
  if (site.node.type !== "object") return [];
  const { layer, node } = site;
  const unknown = effectiveMembers(node).filter(({ key }) => !known.includes(key));
  const missing = known.filter((key) => !node.members.some((member) => member.key === key));
  return unknown.slice(0, examined).map(({ key, keySpan }): Finding => {
    const place = { pointer: site.pointer + pointerOf([key]), layer, span: keySpan };
    const meant = findMeant(key, missing);
    const owners = actionTypes.filter((name) => name !== type && keysOf(shapes[name]).includes(key));
    if (type !== undefined && owners.length > 0 && meant === undefined) {
      const message = `${quote(key)} belongs to ${owners.slice(0, 3).join(", ")}. On ${type} it is dropped.`;
      return { ...place, code: "foreign-key", message };
    }
    const message = `${quote(key)} is not part of the protocol and is dropped.`;
    if (meant === undefined) return { ...place, code: "unknown-key", message };
    const fixes = () => renameFix(spotIn(site, key), `Use “${meant}”`, meant);
    return { ...place, code: "unknown-key", message: `${message} Did you mean “${meant}”?`, fixes };
  });
}

function findMeant(key: string, missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined;
  const plain = key.toLowerCase().replaceAll(/[^a-z$]/g, "");
  const alias = otherNames.get(plain)?.find((name) => missing.includes(name));
  return alias ?? findNear(key, missing);
}
