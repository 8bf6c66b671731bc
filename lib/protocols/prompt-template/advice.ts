import { removeFix, renameFix } from "../../protocol/place";
import type { Fix } from "../../protocol/problem";
import { findSite, itemsOf, type Site } from "../../protocol/site";
import { advisePlaceholders } from "./advice-placeholders";
import { adviseValues } from "./advice-values";
import { cut, type Finding, stringOf } from "./finding";
import { findPlaceholders } from "./substitute";

/** A variable as far as it can be read, and where it stands. */
export interface Listed {
  readonly site: Site;
  readonly name: string;
  readonly value: string | undefined;
  readonly default: string | undefined;
  readonly isRequired: boolean;
}

/** A template block as far as it can be read. */
export interface Template {
  readonly site: Site;
  readonly text: Site | undefined;
  readonly template: string;
  readonly variables: readonly Listed[];
}

/** What is allowed and yet not wise in a template block, and what the reference does otherwise. */
export function advise(site: Site): readonly Finding[] {
  const text = findSite(site, "template");
  const listed = itemsOf(findSite(site, "variables")).flatMap(readVariable);
  const template = { site, text, template: stringOf(text) ?? "", variables: listed };
  return [
    ...unknownKeys(site, blockKeys),
    ...advisePlaceholders(template),
    ...adviseNames(template),
    ...listed.flatMap((variable) => adviseKeys(variable.site)),
    ...adviseValues(template),
  ];
}

function readVariable(site: Site): readonly Listed[] {
  const name = stringOf(findSite(site, "name"));
  if (name === undefined) return [];
  const required = findSite(site, "required")?.node;
  return [
    {
      site,
      name,
      value: stringOf(findSite(site, "value")),
      default: stringOf(findSite(site, "default_value")),
      isRequired: required?.type === "boolean" && required.value,
    },
  ];
}

function adviseNames({ template, variables }: Template): readonly Finding[] {
  const seen = new Set<string>();
  const used = usedNames(template, variables);
  return variables.flatMap(({ site, name }) => {
    const at = findSite(site, "name") ?? site;
    const found: Finding[] = [];
    if (seen.has(name)) {
      const message = `“${cut(name)}” is listed twice. The first of the two that has a value is put in, the other does nothing. Remove one.`;
      found.push({ code: "repeated", message, site: at, fixes: removeFix(site, "Remove this one") });
    } else if (!used.has(name)) {
      const message = `“${cut(name)}” is never used: {{${cut(name)}}} does not stand in the template. Use it, or remove it.`;
      found.push({ code: "unused", message, site: at, fixes: removeFix(site, "Remove it") });
    }
    seen.add(name);
    if (name === "" || /[{}]/.test(name)) {
      const message = `A name that is empty or holds braces is easily mistaken in a template. Choose another name.`;
      found.push({ code: "odd-name", message, site: at });
    }
    return found;
  });
}

/** Names whose placeholder stands in the template or in a value, blanks inside the braces forgiven. */
function usedNames(template: string, variables: readonly Listed[]): ReadonlySet<string> {
  const odd = variables.map(({ name }) => name);
  const texts = [template, ...variables.flatMap(({ value, default: given }) => [value ?? "", given ?? ""])];
  const names = texts.filter((text) => text.includes("{{")).flatMap((text) => findPlaceholders(text, odd));
  return new Set([...names, ...names.map((name) => name.trim())]);
}

const blockKeys = ["type", "template", "variables", "annotations", "_meta"];
const variableKeys = ["name", "value", "description", "type", "required", "default_value", "_meta"];
const meant: Readonly<Record<string, string>> = {
  default: "default_value",
  variableType: "type",
  variable_type: "type",
  isRequired: "required",
};

function adviseKeys(variable: Site): readonly Finding[] {
  const found = unknownKeys(variable, variableKeys);
  return found.map((finding): Finding => {
    const key = String(finding.site.path.at(-1));
    if (key === "defaultValue") {
      const message = "“defaultValue” means nothing here. The protocol writes “default_value”.";
      return {
        ...finding,
        code: "default-spelling",
        message,
        fixes: rename(variable, finding, "default_value"),
      };
    }
    const name = Object.hasOwn(meant, key) ? meant[key] : undefined;
    const fixes = name === undefined ? [] : rename(variable, finding, name);
    return fixes.length > 0 ? { ...finding, fixes } : finding;
  });
}

function rename(variable: Site, { site, fixes = [] }: Finding, name: string): readonly Fix[] {
  return findSite(variable, name) === undefined ? renameFix(site, `Write “${name}”`, name) : fixes;
}

function unknownKeys(site: Site, known: readonly string[]): readonly Finding[] {
  if (site.node.type !== "object") return [];
  const keys = new Set(site.node.members.map(({ key }) => key).filter((key) => !known.includes(key)));
  return [...keys].flatMap((key) => {
    const at = findSite(site, key);
    if (at === undefined) return [];
    const message = `The protocol does not know “${cut(key)}” and drops it. It reads ${known.join(", ")}.`;
    return [
      { code: "unknown-key", message, site: at, isOnKey: true, fixes: removeFix(at, `Remove “${cut(key)}”`) },
    ];
  });
}
