import type { Sample } from "../../../protocol/protocol";

const spread = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const envelope = (prompts: readonly unknown[], title = "A few questions") =>
  spread({ protocol: "appwrite.clarify/v1", title, prompts });
const region = {
  id: "region",
  kind: "choice",
  question: "Where should it run?",
  options: [
    { id: "fra", label: "Frankfurt" },
    { id: "syd", label: "Sydney" },
  ],
};
const option = (id: string, label: string) => ({ id, label });

export const badSamples: readonly Sample[] = [
  {
    name: "unknown-kind",
    title: "A kind nobody knows",
    text: envelope([region, { id: "until", kind: "date", question: "Keep the copy until?" }]),
    verdict: "degraded",
    problems: [{ code: "clarify/kind", pointer: "/prompts/1/kind" }],
  },
  {
    name: "six-prompts",
    title: "Six prompts",
    text: envelope(
      ["North", "South", "East", "West", "Up", "Down"].map((name) => ({
        id: name.toLowerCase(),
        kind: "confirm",
        question: `Open the ${name} gate?`,
      })),
    ),
    verdict: "degraded",
    problems: [{ code: "clarify/prompts-count", pointer: "/prompts" }],
  },
  {
    name: "duplicate-ids",
    title: "One id for two prompts",
    text: envelope([
      region,
      { id: "region", kind: "confirm", question: "Use the same region for the copy?" },
    ]),
    verdict: "degraded",
    problems: [{ code: "clarify/id-duplicate", pointer: "/prompts/1/id" }],
  },
  {
    name: "too-long",
    title: "A label that is too long",
    text: envelope([
      {
        ...region,
        options: [
          option("fra", `Frankfurt, ${"which is near, ".repeat(10)}and not far from here`),
          option("syd", "Sydney"),
        ],
      },
    ]),
    verdict: "degraded",
    problems: [{ code: "clarify/too-long", pointer: "/prompts/0/options/0/label" }],
  },
  {
    name: "one-option",
    title: "A choice of one",
    text: envelope([{ ...region, options: [option("fra", "Frankfurt")] }]),
    verdict: "blocked",
    problems: [{ code: "clarify/options-count", pointer: "/prompts/0/options" }],
  },
  {
    name: "wrong-types",
    title: "Switches and texts of another type",
    text: spread({
      prompts: JSON.stringify([
        { id: "Backup", kind: "confirm", question: "Make a backup first?", required: "yes", hint: 5 },
      ]),
    }),
    verdict: "degraded",
    problems: [
      { code: "clarify/id", pointer: "/prompts/0/id" },
      { code: "clarify/not-boolean", pointer: "/prompts/0/required" },
      { code: "clarify/not-text", pointer: "/prompts/0/hint" },
    ],
  },
  {
    name: "native-prompts",
    title: "Prompts that are no string",
    text: spread({ prompts: [region], title: "Where to?" }),
    verdict: "degraded",
    problems: [{ code: "clarify/prompts-native", pointer: "/prompts" }],
  },
  {
    name: "broken-prompts",
    title: "Prompts that are no JSON",
    text: spread({ prompts: '[{"id":"name","kind":"text" "question":"Database name"}]' }),
    verdict: "blocked",
    problems: [{ code: "clarify/prompts-json", pointer: "/prompts" }],
  },
  {
    name: "unwise",
    title: "Right, but not wise",
    text: spread({
      protocol: "appwrite.clarify/v1",
      prompts: [
        {
          id: "go",
          kind: "confirm",
          question: "Shall I run delete_bucket on avatars?",
        },
        {
          id: "copy",
          kind: "choice",
          question: "Copy what first?",
          multiple: true,
          options: [option("a", "user_files"), option("b", "Logs"), option("c", "logs")],
        },
        { id: "name", kind: "text", question: "Name of the copy" },
        { id: "token", kind: "text", question: "Your API key" },
      ],
    }),
    verdict: "works",
    problems: [
      { code: "clarify/internal-tool", pointer: "/prompts/0/question" },
      { code: "clarify/danger-missing", pointer: "/prompts/0/question" },
      { code: "clarify/option-labels-alike", pointer: "/prompts/1/options/2/label" },
      { code: "clarify/many-required-texts", pointer: "/prompts/3/kind" },
      { code: "clarify/asks-secret", pointer: "/prompts/3/question" },
      { code: "clarify/no-title", pointer: "/title" },
      { code: "clarify/unknown-key", pointer: "/prompts/1/multiple" },
      { code: "clarify/id-as-label", pointer: "/prompts/1/options/0/label" },
    ],
  },
  {
    name: "dangerous",
    title: "Danger without care",
    text: envelope([
      {
        id: "wipe",
        kind: "confirm",
        question: "Wipe the production database?",
        cancelLabel: "Confirm",
        danger: true,
        required: false,
      },
      { id: "reason", kind: "text", question: "Why?", required: false },
    ]),
    verdict: "works",
    problems: [
      { code: "clarify/labels-alike", pointer: "/prompts/0/cancelLabel" },
      { code: "clarify/danger-hint", pointer: "/prompts/0/danger" },
      { code: "clarify/danger-label", pointer: "/prompts/0/confirmLabel" },
      { code: "clarify/danger-optional", pointer: "/prompts/0/required" },
      { code: "clarify/all-optional", pointer: "/prompts" },
    ],
  },
  {
    name: "failed-call",
    title: "A call the engine refused",
    text: spread({
      type: "tool_end",
      tool: "clarify",
      run_id: "run_8",
      output: "Error: invalid clarify prompts — 'until': Unknown kind “date”. Use choice, confirm or text.",
    }),
    verdict: "blocked",
    problems: [{ code: "clarify/failed-call", pointer: "" }],
  },
  {
    name: "broken-reply",
    title: "An answer that cannot be read",
    text: spread({
      protocol: "appwrite.clarify/v1",
      answers: [{ id: "bucket", kind: "choice", values: "avatars" }],
    }),
    verdict: "blocked",
    problems: [
      { code: "clarify/answers", pointer: "/answers" },
      { code: "clarify/answer-skipped", pointer: "/answers/0/values" },
    ],
  },
];
