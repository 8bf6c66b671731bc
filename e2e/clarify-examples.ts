import type { Workbench } from "./kit";

export const protocol = "appwrite.clarify/v1";

export const whichBucket = {
  protocol,
  title: "Which bucket?",
  prompts: [
    {
      id: "bucket",
      kind: "choice",
      question: "Which bucket should I delete?",
      options: [
        { id: "avatars", label: "avatars", description: "64 files" },
        { id: "uploads", label: "uploads", description: "12 files" },
      ],
    },
  ],
};
export const deleteBucket = {
  protocol,
  prompts: [
    {
      id: "confirm_delete",
      kind: "confirm",
      question: "Delete bucket avatars and all of its files?",
      confirmLabel: "Delete",
      cancelLabel: "Keep it",
      danger: true,
      hint: "This cannot be undone.",
    },
  ],
};
export const createDatabase = {
  protocol,
  title: "Create database",
  prompts: [
    { id: "name", kind: "text", question: "Database name", placeholder: "main" },
    {
      id: "id_mode",
      kind: "choice",
      question: "Database ID",
      options: [
        { id: "unique", label: "Auto-generate (unique())" },
        { id: "custom", label: "I'll provide a custom ID" },
      ],
    },
  ],
};

export const pretty = (value: unknown) => JSON.stringify(value, null, 2);

export const button = ({ stage }: Workbench, name: string) =>
  stage.getByRole("button", { name, exact: true });
export const radio = ({ stage }: Workbench, name: string) => stage.getByRole("radio", { name, exact: true });
export const textbox = ({ stage }: Workbench, name: string) =>
  stage.getByRole("textbox", { name, exact: true });

interface Example {
  readonly name: string;
  readonly envelope: { readonly title?: string; readonly prompts: readonly unknown[] };
  /** What the document demands for what `fill` does. */
  readonly answers: readonly unknown[];
  readonly fill: (workbench: Workbench) => Promise<void>;
  /** The button that gives the answer. */
  readonly last: string;
}

/** The examples of the protocol's document, and how each is answered. */
export const examples: readonly Example[] = [
  {
    name: "the choice of a bucket",
    envelope: whichBucket,
    answers: [{ id: "bucket", kind: "choice", values: ["uploads"] }],
    fill: (workbench) => radio(workbench, "uploads").click(),
    last: "Continue",
  },
  {
    name: "the confirmation of a delete",
    envelope: deleteBucket,
    answers: [{ id: "confirm_delete", kind: "confirm", confirmed: true }],
    fill: async () => {},
    last: "Delete",
  },
  {
    name: "a name and how to get an id",
    envelope: createDatabase,
    answers: [
      { id: "name", kind: "text", value: "orders" },
      { id: "id_mode", kind: "choice", values: ["unique"] },
    ],
    fill: async (workbench) => {
      await textbox(workbench, "Database name").fill("orders");
      await radio(workbench, "Auto-generate (unique())").click();
    },
    last: "Continue",
  },
];

/** The ClarifyAnswers bytes of answers. */
export const reply = (answers: readonly unknown[]) => JSON.stringify({ protocol, answers });

/** What the person has said so far, as it travelled. */
export async function said({ driver }: Workbench): Promise<readonly string[]> {
  const { entries } = await driver.transcript();
  return entries.flatMap((entry) => (entry.kind === "user_message" ? [entry.text] : []));
}
