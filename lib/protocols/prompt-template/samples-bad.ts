import type { Sample } from "../../protocol/protocol";

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const issue = (code: string, pointer: string) => ({ code: `prompt-template/${code}`, pointer });

const loose = {
  type: "prompt_template",
  template: 'Dear {{ name }},\n"{{summry}}" is what {{team}} wrote about {{topic}}.',
  variables: [
    { name: "name", value: "Lea" },
    { name: "summary", value: "It works." },
    { name: "team" },
    { name: "year", type: "number", value: "2026" },
  ],
};

const careless = {
  type: "prompt_template",
  template: "Log in as {{user}} with {{api_key}} and set {{mode}} {{level}} {{}} {{limit}} {{user}}.",
  variables: [
    { name: "user", value: "lea", required: true },
    { name: "user", value: "max" },
    { name: "api_key", defaultValue: "abc" },
    { name: "mode", type: { select: { options: ["fast", "safe"] } }, default_value: "Fast" },
    { name: "level", type: { select: { options: [] } } },
    { name: "", value: "nothing" },
    { name: "limit", type: "number", value: " 5 ", unit: "GB" },
  ],
};

const spelling = {
  type: "prompt_template",
  template: "On {{day}} ask {{who}} {{count}} times, {{how}} and {{again}}.",
  variables: [
    { name: "day", type: "dateTime", value: "2026-08-01" },
    { name: "who", type: "select", options: ["Lea", "Max"], value: null },
    { name: "count", type: "number", value: 3 },
    { name: "how", type: { select: ["loud", "soft"] }, required: "true" },
    { name: "again", type: "bool", default_value: false, description: 7, _meta: [] },
    { value: "nobody" },
    "more",
  ],
};

const map = {
  type: "prompt_template",
  template: "Hi {{who}}",
  variables: { who: "Lea", count: 3 },
};

const missing = { type: "prompt_template", text: "Hi {{who}}", annotations: { audience: ["robot"] } };

const request = {
  method: "session/prompt",
  params: {
    messageId: 5,
    prompt: [
      { type: "text" },
      { type: "promptTemplate", template: "Hi {{who}}", variables: [] },
      { type: "prompt_template", template: 5, variables: null },
      "Hi",
    ],
  },
};

const growing = {
  type: "prompt_template",
  template: "{{v0}}",
  variables: Array.from({ length: 40 }, (_, at) => ({
    name: `v${at}`,
    value: `{{v${at + 1}}}{{v${at + 1}}}`,
  })),
};

export const badSamples: readonly Sample[] = [
  {
    name: "loose-ends",
    title: "Placeholders and variables apart",
    text: text(loose),
    verdict: "works",
    problems: [
      issue("spaces", "/template"),
      issue("unresolved", "/template"),
      issue("unresolved", "/template"),
      issue("unused", "/variables/1/name"),
      issue("unused", "/variables/3/name"),
      issue("open", "/variables/2/name"),
    ],
  },
  {
    name: "careless",
    title: "Allowed, but not wise",
    text: text(careless),
    verdict: "works",
    problems: [
      issue("repeated", "/variables/1/name"),
      issue("secret", "/variables/2/name"),
      issue("default-spelling", "/variables/2/defaultValue"),
      issue("default-outside", "/variables/3/default_value"),
      issue("no-options", "/variables/4/type"),
      issue("odd-name", "/variables/5/name"),
      issue("unfit", "/variables/6/value"),
      issue("undescribed", "/variables/0/required"),
      issue("open", "/variables/2/name"),
      issue("deployed-differs", "/variables/3/default_value"),
      issue("open", "/variables/4/name"),
      issue("unknown-key", "/variables/6/unit"),
    ],
  },
  {
    name: "spelling",
    title: "Refused: types and values misspelt",
    text: text(spelling),
    verdict: "blocked",
    problems: [
      issue("variable-type", "/variables/0/type"),
      issue("variable-type", "/variables/1/type"),
      issue("value", "/variables/2/value"),
      issue("variable-type", "/variables/3/type"),
      issue("required", "/variables/3/required"),
      issue("variable-type", "/variables/4/type"),
      issue("default-value", "/variables/4/default_value"),
      issue("description", "/variables/4/description"),
      issue("meta", "/variables/4/_meta"),
      issue("name", "/variables/5/name"),
      issue("variable", "/variables/6"),
      issue("open", "/variables/1/name"),
      issue("unknown-key", "/variables/1/options"),
      issue("open", "/variables/3/name"),
      issue("open", "/variables/4/name"),
    ],
  },
  {
    name: "map",
    title: "Refused: variables as a map",
    text: text(map),
    verdict: "blocked",
    problems: [issue("variables", "/variables")],
  },
  {
    name: "missing",
    title: "Refused: template and variables missing",
    text: text(missing),
    verdict: "blocked",
    problems: [
      issue("template", "/template"),
      issue("variables", "/variables"),
      issue("annotations", "/annotations/audience/0"),
      issue("unknown-key", "/text"),
    ],
  },
  {
    name: "request-refused",
    title: "Refused: one bad block fails the request",
    text: text(request),
    verdict: "blocked",
    problems: [
      issue("session-id", "/params/sessionId"),
      issue("message-id", "/params/messageId"),
      issue("content", "/params/prompt/0/text"),
      issue("block-type", "/params/prompt/1/type"),
      issue("template", "/params/prompt/2/template"),
      issue("variables", "/params/prompt/2/variables"),
      issue("block", "/params/prompt/3"),
      issue("json-rpc", "/jsonrpc"),
      issue("json-rpc", "/id"),
    ],
  },
  {
    name: "growing",
    title: "Refused: a chain that doubles",
    text: text(growing),
    verdict: "blocked",
    problems: [
      issue("growth", "/template"),
      ...growing.variables.map((_, at) => issue("braces-in-value", `/variables/${at}/value`)),
    ],
  },
];
