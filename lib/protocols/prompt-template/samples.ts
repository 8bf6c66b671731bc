import type { Sample } from "../../protocol/protocol";
import { badSamples } from "./samples-bad";

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const review = {
  type: "prompt_template",
  template:
    "Review {{repo}} on branch {{branch}}. Read what changed since {{since}} and write at most {{count}} findings for {{audience}}, the most serious first.\n\n{{notes}}\n\nRun without changing anything: {{dry_run}}. Send the result to {{email}}.",
  variables: [
    {
      name: "repo",
      type: "url",
      required: true,
      description: "The repository",
      value: "https://git.acme.dev/docs",
    },
    { name: "branch", type: "string", value: "release/4.2" },
    { name: "count", type: "number", value: "5" },
    { name: "since", type: "date_time", value: "2026-08-01T09:00:00Z" },
    {
      name: "audience",
      type: { select: { options: ["maintainers", "everyone"] } },
      default_value: "maintainers",
    },
    { name: "dry_run", type: "boolean", value: "true" },
    { name: "notes", type: "text", value: "Skip the generated API pages, they change with every build." },
    {
      name: "email",
      type: "email",
      required: true,
      description: "Who reads the result",
    },
  ],
};

const hello = {
  type: "prompt_template",
  template: "Hello {{user}}, let's work on {{task}}!",
  variables: [
    { name: "user", value: "Alice", description: "The user's name", type: "string", required: true },
    {
      name: "task",
      value: "code review",
      type: { select: { options: ["code review", "testing"] } },
    },
  ],
};

const blank = {
  type: "prompt_template",
  template:
    "Write to {{name}} at {{address}} that {{amount}} euros are due on {{day}}.\nRemind again: {{again}}. Tone: {{tone}}.\nTheir page: {{page}}\n\n{{notes}}",
  variables: [
    { name: "name", type: "string", required: true, description: "As they sign" },
    { name: "address", type: "email", required: true, description: "Where the letter goes" },
    { name: "amount", type: "number", required: true, description: "What is due, in euros" },
    { name: "day", type: "date_time", required: true, description: "When it is due" },
    { name: "again", type: "boolean", required: true, description: "Whether a second letter follows" },
    {
      name: "tone",
      type: { select: { options: ["kind", "firm"] } },
      required: true,
      description: "How the letter sounds",
    },
    { name: "page", type: "url", required: true, description: "Their account" },
    { name: "notes", type: "text", description: "Anything else, in your own words" },
  ],
};

const list = [
  { type: "text", text: "You are the release manager of the docs team." },
  {
    type: "prompt_template",
    template: "Write the notes for {{version}}, at most {{length}} lines.",
    variables: [
      { name: "version", value: "4.2" },
      { name: "length", type: "number", value: "20" },
    ],
  },
  { type: "resource_link", name: "CHANGELOG.md", uri: "file:///docs/CHANGELOG.md" },
];

const request = {
  jsonrpc: "2.0",
  id: 7,
  method: "session/prompt",
  params: {
    sessionId: "sess_docs_42",
    prompt: [
      {
        type: "prompt_template",
        template: "Translate “{{sentence}}” into {{language}}.",
        variables: [
          {
            name: "language",
            type: { select: { options: ["German", "Japanese", "Arabic"] } },
            value: "Arabic",
          },
          { name: "sentence", type: "text", value: "The bucket is empty." },
        ],
      },
    ],
  },
};

const cascade = {
  type: "prompt_template",
  template: "{{greeting}} The ticket says: {{ticket}}",
  variables: [
    { name: "greeting", value: "Dear {{team}}," },
    { name: "team", value: "support" },
    { name: "ticket", type: "text", value: 'Costs "$&" and \\ twice, {{team}} knows.' },
  ],
};

const issue = (code: string, pointer: string) => ({ code: `prompt-template/${code}`, pointer });

export const samples: readonly Sample[] = [
  {
    name: "review",
    title: "Review a branch",
    text: text(review),
    verdict: "works",
    problems: [issue("deployed-differs", "/variables/4/default_value"), issue("open", "/variables/7/name")],
  },
  { name: "hello", title: "The document's example", text: text(hello), verdict: "works", problems: [] },
  {
    name: "every-type",
    title: "A blank form with every type",
    text: text(blank),
    verdict: "works",
    problems: [
      issue("open", "/variables/0/name"),
      issue("open", "/variables/1/name"),
      issue("open", "/variables/2/name"),
      issue("open", "/variables/3/name"),
      issue("open", "/variables/4/name"),
      issue("open", "/variables/5/name"),
      issue("open", "/variables/6/name"),
      issue("open", "/variables/7/name"),
    ],
  },
  { name: "blocks", title: "A prompt of three blocks", text: text(list), verdict: "works", problems: [] },
  {
    name: "request",
    title: "A whole session/prompt request",
    text: text(request),
    verdict: "works",
    problems: [],
  },
  {
    name: "cascade",
    title: "A value that brings in another",
    text: text(cascade),
    verdict: "works",
    problems: [
      issue("braces-in-value", "/variables/0/value"),
      issue("braces-in-value", "/variables/2/value"),
    ],
  },
  ...badSamples,
];
