import type { Sample } from "../../protocol/protocol";

const text = (payload: unknown) => `${JSON.stringify(payload, null, 2)}\n`;

const noPreview = {
  title: "Empty list",
  questions: [
    {
      id: "empty",
      label: "Empty",
      type: "preview",
      prompt: "What should an empty list say?",
      options: [
        { value: "plain", label: "Nothing but a line", preview: "Nothing here yet." },
        { value: "help", label: "A line and a way on", description: "With a link to the guide" },
        { value: "picture", label: "A picture", preview: " " },
      ],
    },
  ],
};

const repeated = {
  title: "Deploy",
  questions: [
    {
      id: "target",
      prompt: "Where to?",
      options: [
        { value: "staging", label: "Staging" },
        { value: " staging ", label: "Staging, the old one" },
      ],
    },
    {
      id: " target",
      type: "Single",
      prompt: "And when?",
      options: [
        { value: "now", label: "Now" },
        { value: "night", label: "Tonight" },
      ],
    },
  ],
};

const blank = {
  title: "  ",
  questions: [
    {
      id: " ",
      label: "",
      prompt: "\t",
      type: "grid",
      options: [{ value: "", label: " ", description: "", preview: " " }, { value: "b" }],
    },
    { id: "later", prompt: "And later?", options: [] },
  ],
};

const wrongTypes = {
  questions: [
    null,
    { id: 7, label: null, prompt: { text: "Which?" }, type: 1, options: { value: "a", label: "A" } },
    { id: "b", prompt: "Which?", options: ["a", { value: 1, label: true, description: [], preview: 0 }] },
  ],
};

const issue = (code: string, pointer: string) => ({ code: `ask-user/${code}`, pointer });

export const badSamples: readonly Sample[] = [
  {
    name: "no-preview",
    title: "Refused: a preview is missing",
    text: text(noPreview),
    verdict: "blocked",
    problems: [
      issue("preview-missing", "/questions/0/options/1/preview"),
      issue("option-preview", "/questions/0/options/2/preview"),
      issue("preview-missing", "/questions/0/options/2/preview"),
    ],
  },
  {
    name: "repeated",
    title: "Refused: ids and values repeat",
    text: text(repeated),
    verdict: "blocked",
    problems: [
      issue("option-value-repeated", "/questions/0/options/1/value"),
      issue("id-repeated", "/questions/1/id"),
      issue("type", "/questions/1/type"),
    ],
  },
  {
    name: "blank",
    title: "Refused: nothing is filled in",
    text: text(blank),
    verdict: "blocked",
    problems: [
      issue("id", "/questions/0/id"),
      issue("label", "/questions/0/label"),
      issue("prompt", "/questions/0/prompt"),
      issue("type", "/questions/0/type"),
      issue("option-value", "/questions/0/options/0/value"),
      issue("option-label", "/questions/0/options/0/label"),
      issue("option-description", "/questions/0/options/0/description"),
      issue("option-preview", "/questions/0/options/0/preview"),
      issue("option-label", "/questions/0/options/1/label"),
      issue("options", "/questions/1/options"),
    ],
  },
  {
    name: "wrong-types",
    title: "Refused: the wrong kinds of values",
    text: text(wrongTypes),
    verdict: "blocked",
    problems: [
      issue("question", "/questions/0"),
      issue("id", "/questions/1/id"),
      issue("label", "/questions/1/label"),
      issue("prompt", "/questions/1/prompt"),
      issue("type", "/questions/1/type"),
      issue("options", "/questions/1/options"),
      issue("option-value", "/questions/2/options/0/value"),
      issue("option-label", "/questions/2/options/0/label"),
      issue("option-value", "/questions/2/options/1/value"),
      issue("option-label", "/questions/2/options/1/label"),
      issue("option-description", "/questions/2/options/1/description"),
      issue("option-preview", "/questions/2/options/1/preview"),
    ],
  },
  {
    name: "empty",
    title: "Refused: no questions",
    text: text({ title: "Nothing to ask", questions: [] }),
    verdict: "blocked",
    problems: [issue("questions", "/questions")],
  },
];
