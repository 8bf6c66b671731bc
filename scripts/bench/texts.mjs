/** Messages of the sizes the budgets name. In each, the first kind is where the bench types. */

const option = (/** @type {number} */ index) => ({
  id: `option_${index}`,
  label: `Option ${index} of the list`,
  description: `What happens when this one is picked, in a sentence (${index}).`,
});

const prompts = [
  {
    id: "place",
    kind: "choice",
    question: "Where should the copies of the old pictures go?",
    hint: "They stay there until somebody deletes them.",
    options: Array.from({ length: 12 }, (_, index) => option(index)),
  },
  { id: "name", kind: "text", question: "What should the archive be called?", placeholder: "pictures" },
  {
    id: "go_ahead",
    kind: "confirm",
    question: "Delete the bucket and all of its files?",
    hint: "This cannot be undone.",
    danger: true,
    confirmLabel: "Delete",
    cancelLabel: "Keep it",
  },
];

const envelope = { protocol: "appwrite.clarify/v1", title: "Before the bucket goes", prompts };

/** Some 4 KB. */
export const small = JSON.stringify({ ...envelope, note: "x".repeat(1_400) }, null, 2);

/** Some 300 KB, in lines: what a tool adds that no client reads. */
export const large = JSON.stringify(
  {
    ...envelope,
    trace: Array.from({ length: 2_600 }, (_, index) => ({
      step: index,
      at: "2026-08-04T09:41:00.000Z",
      says: `Looked at file ${index} of the bucket.`,
    })),
  },
  null,
  2,
);
