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

const time = (/** @type {number} */ minute) => new Date(Date.UTC(2026, 7, 1) + minute * 60_000).toISOString();
const numbers = (/** @type {number} */ count) => Array.from({ length: count }, (_, index) => index);

/** What no client knows, so that a key shows among the problems and on the stage. */
const unknown = { type: "confetti" };

const list = (/** @type {number} */ at) => ({
  type: "resource_list",
  resourceType: "user",
  title: `Users, part ${at}`,
  total: 500,
  projectId: "64abc",
  items: numbers(50).map((row) => ({
    resourceId: `user_${at}_${row}`,
    title: `User ${row} of part ${at}`,
    href: `/project/64abc/auth/user/user_${at}_${row}`,
    fields: Object.fromEntries(
      numbers(10).map((field) => [`field_${field}`, `value ${(row * 7 + field) % 23}`]),
    ),
  })),
});

const card = (/** @type {number} */ at) => ({
  type: "resource",
  mutation: "create",
  resourceType: "database",
  resourceId: `database_${at}`,
  title: `Database ${at}`,
});

const chart = {
  type: "chart",
  title: "Requests, in ten parts",
  interval: "1m",
  startAt: time(0),
  endAt: time(4_999),
  projectId: "64abc",
  metrics: numbers(10).map((part) => ({
    metric: `network.requests.${part}`,
    points: numbers(5_000).map((minute) => ({ time: time(minute), value: (minute * 13 + part * 101) % 997 })),
  })),
};

/** Some 6 MB, in lines: twenty actions, ten lists of 50 rows, a chart of 10 × 5,000 points. */
export const biggest = JSON.stringify(
  {
    protocol: "appwrite.console/v1",
    actions: [unknown, ...numbers(8).map(card), ...numbers(10).map(list), chart],
  },
  null,
  2,
);
