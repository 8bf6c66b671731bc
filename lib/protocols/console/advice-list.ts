import { findNear, setMember, spotIn } from "../../protocol/fixes";
import { removeFix } from "../../protocol/place";
import { examined, examinedItemsOf, findSite, headOf, type Site, textAt } from "../../protocol/site";
import { toValue } from "../../text/node";
import { parseNumber } from "../../text/python";
import { quote } from "../../text/value";
import { findingAt } from "./finding";
import { itemHref, listHref } from "./links";
import { readItem } from "./read";
import type { Finding } from "./reader";

/** `project`: the project the message names. */
export function adviseList(
  site: Site,
  type: "resource" | "resource_list",
  project: string | undefined,
): readonly Finding[] {
  if (type === "resource") return noHref([site], site, project);
  const rows = examinedItemsOf(findSite(site, "items"));
  const found = [
    ...(rows.length === 0 ? emptyList(site) : []),
    totals(site, rows.length, project),
    ...columnsUnused(site, rows),
    ...noHref(rows, site, project),
  ];
  return found.filter((finding) => finding !== undefined);
}

function emptyList(site: Site): readonly Finding[] {
  const items = findSite(site, "items");
  if (items?.node.type !== "array" || items.node.items.length > 0) return [];
  const kind = textAt(site, "resourceType") ?? "result";
  const words = `No ${/s$/i.test(kind) ? kind : `${kind}s`} found`;
  const differs: Finding = {
    code: "deployed-differs",
    message:
      "The deployed Console hides an empty list. Parley shows it with its message, as the document says.",
    pointer: items.pointer,
    layer: items.layer,
    span: headOf(items),
  };
  if (textAt(site, "emptyMessage") !== undefined) return [differs];
  const empty = findingAt(site, "emptyMessage", {
    code: "no-empty-message",
    message: "An empty list has no “emptyMessage”. Say what was not found.",
    fixes: () => setMember(site, `Say “${words}”`, ["emptyMessage", words]),
  });
  return [empty, differs];
}

function totals(site: Site, count: number, project: string | undefined): Finding | undefined {
  const node = findSite(site, "total")?.node;
  const number = node?.type === "number" ? parseNumber(node.spelling) : undefined;
  if (number?.type !== "int") return undefined;
  const total = Number(number.digits);
  if (total < count) {
    const message = `The total is ${number.digits}, but there are ${count} rows.`;
    const fixes = () => setMember(site, `Set total to ${count}`, ["total", count]);
    return findingAt(site, "total", { code: "total-too-small", message, fixes });
  }
  if (total === count || textAt(site, "listHref") !== undefined) return undefined;
  const resourceType = textAt(site, "resourceType") ?? "";
  const made = listHref({ resourceType }, textAt(site, "projectId") ?? project ?? null);
  return findingAt(site, "total", {
    code: "total-without-link",
    message: `There are ${number.digits} in all and ${count} are shown. Say where the rest is with “listHref”.`,
    fixes: () => (made === null ? [] : setMember(site, "Add “listHref”", ["listHref", asSent(made)])),
  });
}

/** As the document writes paths. */
const asSent = (path: string) => path.replace(/^\/projects\//, "/project/");

/** Columns no row has anything for. */
function columnsUnused(site: Site, rows: readonly Site[]): readonly Finding[] {
  const columns = examinedItemsOf(findSite(site, "columns"));
  if (columns.length === 0 || rows.length === 0) return [];
  const fields = new Set(rows.flatMap(fieldNames));
  const labels = rows.flatMap((row) =>
    examinedItemsOf(findSite(row, "metadata")).map((fact) => textAt(fact, "label") ?? ""),
  );
  const known = new Set([...fields, ...labels].map((name) => name.toLowerCase()));
  const candidates = [...fields].slice(0, examined);
  return columns.flatMap((column, index): readonly Finding[] => {
    const key = textAt(column, "key");
    if (key === undefined || known.has(key.toLowerCase())) return [];
    return [
      findingAt(column, "key", {
        code: "column-unused",
        message: `No row has the field ${quote(key)}, so the column is empty.`,
        fixes: () => {
          const near = findNear(key, candidates);
          return near === undefined
            ? removeFix(spotIn(site, "columns", index), "Remove the column")
            : setMember(column, `Use “${near}”`, ["key", near]);
        },
      }),
    ];
  });
}

function fieldNames(row: Site): readonly string[] {
  const node = findSite(row, "fields")?.node;
  return node?.type === "object" ? node.members.map(({ key }) => key.trim()) : [];
}

/** Told once for a list: all its rows have the same reason. */
function noHref(rows: readonly Site[], owner: Site, project: string | undefined): readonly Finding[] {
  const bare = rows.filter((row) => row.node.type === "object" && textAt(row, "href") === undefined);
  const [first] = bare;
  if (first === undefined || project === undefined) return [];
  const what = first === owner ? "The card" : bare.length === 1 ? "A row" : `${bare.length} rows`;
  return [
    findingAt(first, "href", {
      code: "no-href",
      message: `${what} ${bare.length === 1 ? "has" : "have"} no “href” although the project is known.`,
      fixes: () => {
        const edits = bare.flatMap((row) => {
          const made = builtHref(row, textAt(owner, "resourceType") ?? "", project);
          return made === null ? [] : setMember(row, "", ["href", asSent(made)]).flatMap((fix) => fix.edits);
        });
        return edits.length === 0
          ? []
          : [{ title: edits.length === 1 ? "Add “href”" : "Add “href” to each", edits }];
      },
    }),
  ];
}

function builtHref(row: Site, resourceType: string, project: string): string | null {
  const item = readItem(toValue(row.node));
  return item === undefined ? null : itemHref(item, resourceType, project);
}
