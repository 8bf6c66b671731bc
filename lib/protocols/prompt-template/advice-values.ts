import { addFix, replaceFix } from "../../protocol/place";
import { findSite, type Site } from "../../protocol/site";
import { toValue } from "../../text/node";
import type { Listed, Template } from "./advice";
import { cut, type Finding, stringOf } from "./finding";
import { type Variable, variableSchema } from "./schema";
import { findPlaceholders } from "./substitute";
import { canBeEmpty, optionsOf, typeOf, whyUnfit } from "./values";

/** What is odd in the values of a template's variables, and in what is said of them. */
export function adviseValues({ template, variables }: Template): readonly Finding[] {
  const names = variables.map(({ name }) => name);
  const used = new Set(findPlaceholders(template, names));
  const filled = new Set(variables.filter(isGiven).map(({ name }) => name));
  const seen = new Set<string>();
  return variables.flatMap((listed) => {
    const isFirst = !seen.has(listed.name);
    seen.add(listed.name);
    return [
      ...adviseType(listed),
      ...adviseBraces(listed),
      ...adviseSecret(listed),
      ...adviseRequired(listed),
      ...(isFirst && used.has(listed.name) && !filled.has(listed.name) ? [sayOpen(listed)] : []),
      ...(used.has(listed.name) ? adviseDefault(listed) : []),
    ];
  });
}

/** Whether anything stands for the value, be it of a wrong type. */
function isGiven({ site, default: given }: Listed): boolean {
  const value = findSite(site, "value")?.node;
  return given !== undefined || (value !== undefined && value.type !== "null");
}

function sayOpen({ site, name, isRequired }: Listed): Finding {
  const message = isRequired
    ? `“${cut(name)}” is required and has no value yet. Fill it in before Send.`
    : `“${cut(name)}” has no value yet. Until it is filled in, the agent reads {{${cut(name)}}}.`;
  return { code: "open", message, site: findSite(site, "name") ?? site };
}

/** The reference leaves the placeholder of a variable that has only a default. */
function adviseDefault({ site, name, value, default: given }: Listed): readonly Finding[] {
  if (value !== undefined || given === undefined) return [];
  const at = findSite(site, "default_value") ?? site;
  const message = `The reference does not apply defaults: alone it would leave {{${cut(name)}}} in the text. Parley sends the default as the value.`;
  const fixes = addFix(
    { ...site, path: [...site.path, "value"] },
    "Make it the value",
    JSON.stringify(given),
  );
  return [
    {
      code: "deployed-differs",
      message,
      site: at,
      isOnKey: true,
      fixes: findSite(site, "value") === undefined ? fixes : [],
    },
  ];
}

function adviseType({ site, value, default: given }: Listed): readonly Finding[] {
  const parsed = variableSchema.shape.type.safeParse(typeValue(site));
  if (!parsed.success) return [];
  const variable: Pick<Variable, "type"> = { type: parsed.data };
  const options = optionsOf(variable);
  const isSelect = typeOf(variable) === "select";
  if (isSelect && options.length === 0) {
    const at = findSite(site, "type") ?? site;
    return [
      {
        code: "no-options",
        message: "This select has no options, so nothing can be chosen. Add some.",
        site: at,
      },
    ];
  }
  const found: Finding[] = [];
  const valueFault =
    value === undefined || isNothing(value, variable) ? undefined : whyUnfit(variable, value);
  const valueSite = findSite(site, "value");
  if (valueFault !== undefined && valueSite !== undefined)
    found.push({ code: "unfit", message: valueFault, site: valueSite, fixes: trimFix(valueSite, variable) });
  const defaultFault =
    given === undefined || isNothing(given, variable) ? undefined : whyUnfit(variable, given);
  const defaultSite = findSite(site, "default_value");
  if (defaultFault !== undefined && defaultSite !== undefined) {
    found.push(
      isSelect
        ? {
            code: "default-outside",
            message: `The default “${cut(given ?? "")}” is not among the options. Choose one of them, or add it.`,
            site: defaultSite,
            fixes: optionFix(defaultSite, options, given ?? ""),
          }
        : { code: "unfit", message: defaultFault, site: defaultSite, fixes: trimFix(defaultSite, variable) },
    );
  }
  return found;
}

function isNothing(value: string, variable: Pick<Variable, "type">): boolean {
  return value === "" && !canBeEmpty(variable);
}

function typeValue(site: Site): unknown {
  const type = findSite(site, "type");
  return type === undefined ? undefined : toValue(type.node);
}

function trimFix(site: Site, variable: Pick<Variable, "type">) {
  const value = stringOf(site) ?? "";
  const lower = value.trim().toLowerCase();
  const better = [value.trim(), lower].find(
    (text) => text !== value && whyUnfit(variable, text) === undefined,
  );
  return better === undefined ? [] : replaceFix(site, `Write "${cut(better)}"`, JSON.stringify(better));
}

function optionFix(site: Site, options: readonly string[], given: string) {
  const plain = given.trim().toLowerCase();
  const near = options.find((option) => option.trim().toLowerCase() === plain) ?? options[0];
  return near === undefined ? [] : replaceFix(site, `Write "${cut(near)}"`, JSON.stringify(near));
}

function adviseBraces({ site, value, default: given }: Listed): readonly Finding[] {
  return (
    [
      ["value", value],
      ["default_value", given],
    ] as const
  ).flatMap(([key, text]) => {
    const at = findSite(site, key);
    const start = text?.indexOf("{{") ?? -1;
    if (at === undefined || start < 0) return [];
    const message =
      "A value is put in as it is: if a later variable has the name in these braces, its value comes in here too. List values that people type last.";
    return [{ code: "braces-in-value" as const, message, site: at, at: { start, end: start + 2 } }];
  });
}

const secretWords =
  /(^|[^a-z])(pass(word|wd|phrase|code)?|pwd|secrets?|token|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|credentials?|bearer)([^a-z]|$)/;

function adviseSecret({ site, name }: Listed): readonly Finding[] {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();
  if (!secretWords.test(spaced)) return [];
  const message = `“${cut(name)}” looks like a secret. Its value becomes part of the prompt, readable for the agent and in every log. Pass secrets another way.`;
  return [{ code: "secret", message, site: findSite(site, "name") ?? site }];
}

function adviseRequired({ site, name, isRequired }: Listed): readonly Finding[] {
  if (!isRequired || (stringOf(findSite(site, "description")) ?? "").trim() !== "") return [];
  const message = `“${cut(name)}” has to be filled in, and nothing says with what. Add a description.`;
  return [{ code: "undescribed", message, site: findSite(site, "required") ?? site, isOnKey: true }];
}
