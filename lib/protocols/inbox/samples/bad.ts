import type { Sample } from "../../../protocol/protocol";
import { approval, envelope, inboxUpdate, problem, text } from "./make";

const unknownTypes = {
  v: 1,
  summary: "Book a table for four",
  blocks: [
    { type: "table", label: "When", value: "Friday, 20:00", value_type: "string" },
    { type: "key_value", key: "Where", value: "Via Roma 4", value_type: "address" },
    { type: "field", key: "Guests", value: 4, value_type: "string" },
    { type: "block", value: "A window seat, please." },
    { type: "block", label: "Nothing", value_type: "text" },
  ],
};

const innerTwo = approval("9", "write_file", {
  v: 2,
  summary: "Write the changelog",
  blocks: [{ type: "stack", label: "File", value: "CHANGELOG.md", value_type: "path" }],
  arguments: { path: "CHANGELOG.md" },
});

const notBlocks = inboxUpdate({
  approvals: [
    approval("1", "book_table", { summary: "Book a table for four", blocks: "none" }),
    approval("2", "book_table", { summary: "Book a table for two", blocks: [] }),
    approval("3", "book_table", {
      summary: "Book a table for six",
      blocks: ["Friday", { type: "field", label: "When", value: "Friday" }],
    }),
  ],
});

const hurried = inboxUpdate({
  approvals: [
    approval("1", "execute_cmd", {
      v: 1,
      summary: "execute_cmd `rm`",
      blocks: [
        { type: "block", label: "Command", value: "rm -rf /srv/site/dist", value_type: "string" },
        { type: "block", label: "What changes", value: "- old line\n+ new line", value_type: "text" },
        { type: "key_value", key: "API key", value: "ak-55aa-0c81", value_type: "string" },
      ],
      arguments: {
        command: "rm -rf /srv/site/dist",
        workdir: "/srv/site",
        user: "root",
        token: "tk-1234-5678",
      },
    }),
    approval("2", "send_email", {
      summary: '{"to":"mario@acme.com","subject":"Q3"}',
      arguments: { to: "mario@acme.com" },
    }),
    approval("3", "mcp__gmail__send_message", { summary: "mcp__gmail__send_message", arguments: {} }),
    approval("4", "set_theme", { summary: "Run set_theme for the whole team", arguments: {} }),
    approval("5", "report", {
      summary:
        "Write the report on the third quarter with all the figures of the five branches, the forecast for the year, and a letter to the board",
      arguments: {},
    }),
  ],
});

const ids = {
  ...inboxUpdate({
    approvals: [
      approval("appr_8f2a", "book_table", { summary: "Book a table for four" }),
      {
        ...approval("0", "book_table", { summary: "Book a table for two" }),
        request_id: 12,
        created_at: 1_782_989_940,
      },
      approval("5", "book_table", { summary: "Book a table for six" }),
      approval("5", "book_table", { summary: "Book a table for eight" }),
    ],
  }),
  badge: 9,
};

const skipped = {
  v: 1,
  kind: "inbox_update",
  badge: 1,
  approvals: [
    "approve me",
    { tool_name: "book_table", summary: "Book a table" },
    { request_id: "6", tool_name: "execute_cmd", arguments: { command: "ls -la" } },
  ],
  clarifications: [
    { request_id: "1", agent_label: "Skald", suggested_answers: ["yes", 2], created_at: 1_782_989_940_000 },
  ],
};

const noise = Array.from({ length: 3400 }, (_, at) =>
  String.fromCharCode(33 + ((at * at * 31 + at * 17 + ((at * at * at) >> 5)) % 90)),
).join("");

const reordered = {
  v: 1,
  summary: "Open invoice-\u202efdp.exe",
  blocks: [{ type: "key_value", key: "File", value: "invoice-\u202efdp.exe", value_type: "path" }],
};

const answer = (kind: string, rest: object) => text({ ...envelope(kind), ...rest });

const blocked = (name: string, title: string, source: string, problems: Sample["problems"]): Sample => ({
  name,
  title,
  text: source,
  verdict: "blocked",
  problems,
});
const degraded = (name: string, title: string, value: unknown, problems: Sample["problems"]): Sample => ({
  name,
  title,
  text: text(value),
  verdict: "degraded",
  problems,
});

export const badSamples: readonly Sample[] = [
  degraded("unknown-types", "Types the phone does not know", unknownTypes, [
    problem("deployed-differs", "/blocks"),
    problem("block-type", "/blocks/0/type"),
    problem("value-type", "/blocks/1/value_type"),
    problem("block-label", "/blocks/2/label"),
    problem("block-value", "/blocks/2/value"),
    problem("block-label", "/blocks/3/label"),
    problem("block-value", "/blocks/4/value"),
  ]),
  degraded("inner-version", "Blocks of another version", innerTwo, [
    problem("blocks-version", "/v"),
    problem("deployed-differs", "/blocks"),
  ]),
  degraded("not-blocks", "What should be blocks and is none", notBlocks, [
    problem("blocks", "/approvals/0/blocks"),
    problem("blocks", "/approvals/2/blocks/0"),
    problem("deployed-differs", "/approvals/0/blocks"),
    problem("no-blocks", "/approvals/1/blocks"),
  ]),
  {
    name: "hurried",
    title: "Approvals nobody should give in a hurry",
    text: text(hurried),
    verdict: "works",
    problems: [
      problem("summary-program", "/approvals/0/summary"),
      problem("command-unmarked", "/approvals/0/blocks/0/value_type"),
      problem("diff-unmarked", "/approvals/0/blocks/1/value_type"),
      problem("secret-open", "/approvals/0/blocks/2/value_type"),
      problem("arguments-hidden", "/approvals/0/arguments/user"),
      problem("secret-open", "/approvals/0/arguments/token"),
      problem("summary-json", "/approvals/1/summary"),
      problem("summary-program", "/approvals/2/summary"),
      problem("summary-name", "/approvals/3/summary"),
      problem("summary-long", "/approvals/4/summary"),
      problem("deployed-differs", "/approvals/0/blocks"),
      problem("no-blocks", "/approvals/1"),
      problem("no-blocks", "/approvals/2"),
      problem("no-blocks", "/approvals/3"),
      problem("no-blocks", "/approvals/4"),
    ],
  },
  {
    name: "reordered",
    title: "A file that is not called as it reads",
    text: text(reordered),
    verdict: "works",
    problems: [
      problem("reordered", "/summary"),
      problem("reordered", "/blocks/0/value"),
      problem("deployed-differs", "/blocks"),
    ],
  },
  {
    name: "ids",
    title: "Ids whose answers are ignored",
    text: text(ids),
    verdict: "works",
    problems: [
      problem("badge", "/badge"),
      problem("id-unanswerable", "/approvals/0/request_id"),
      problem("id-unanswerable", "/approvals/1/request_id"),
      problem("seconds", "/approvals/1/created_at"),
      problem("id-repeated", "/approvals/3/request_id"),
      problem("no-blocks", "/approvals/0"),
      problem("no-blocks", "/approvals/1"),
      problem("no-blocks", "/approvals/2"),
      problem("no-blocks", "/approvals/3"),
    ],
  },
  degraded("skipped", "Items that cannot be drawn", skipped, [
    problem("item", "/approvals/0"),
    problem("item", "/approvals/1/request_id"),
    problem("item", "/clarifications/0/question"),
    problem("item-field", "/elicitations"),
    problem("item-field", "/id"),
    problem("item-field", "/ts"),
    problem("item-field", "/approvals/2/created_at"),
    problem("item-field", "/approvals/2/agent_label"),
    problem("item-field", "/approvals/2/summary"),
    problem("no-blocks", "/approvals/2"),
  ]),
  {
    name: "push-large",
    title: "A notification no push can carry",
    text: text({ ...envelope("notification"), title: "Skald", body: noise }),
    verdict: "works",
    problems: [problem("push-large", "/body")],
  },
  blocked("version-2", "Dropped: another version", text({ ...inboxUpdate({}), v: 2 }), [
    problem("version", "/v"),
  ]),
  blocked("unknown-kind", "Dropped: a kind nobody knows", text({ ...envelope("inbox"), badge: 0 }), [
    problem("kind", "/kind"),
  ]),
  blocked(
    "no-lists",
    "Dropped: lists that are none",
    text({ ...inboxUpdate({}), approvals: {}, elicitations: null }),
    [problem("field", "/approvals"), problem("field", "/elicitations")],
  ),
  blocked(
    "no-body",
    "Dropped: a notification without words",
    text({ ...envelope("notification"), title: "Skald" }),
    [problem("field", "/body")],
  ),
  blocked(
    "id-ignored",
    "From the phone: an id the agent ignores",
    answer("approval_response", { request_id: "appr_8f2a", decision: "approve" }),
    [problem("request-id", "/request_id"), problem("answer", "/decision")],
  ),
  blocked(
    "no-answer",
    "From the phone: an answer without words",
    answer("clarification_response", { request_id: 3, answer: ["Acme"] }),
    [problem("request-id", "/request_id"), problem("answer", "/answer")],
  ),
  blocked(
    "half-character",
    "From the phone: half a character",
    answer("clarification_response", { request_id: "3", answer: "\ud83d" }),
    [problem("malformed", "/answer")],
  ),
  blocked("ack", "From the phone: an acknowledgement", answer("ack", { ref_id: "1" }), [
    problem("ignored-kind", "/kind"),
  ]),
  {
    name: "dropped-members",
    title: "From the phone: what the agent drops",
    text: answer("approval_response", {
      request_id: "42",
      decision: "approved",
      reason: "Fine",
      id: 5,
      ts: "now",
    }),
    verdict: "works",
    problems: [
      problem("deployed-differs", "/id"),
      problem("deployed-differs", "/ts"),
      problem("reason-dropped", "/reason"),
    ],
  },
  {
    name: "dropped-content",
    title: "From the phone: content nobody is told",
    text: answer("elicitation_response", { request_id: "7", action: "decline", content: { port: "22" } }),
    verdict: "works",
    problems: [problem("content-dropped", "/content")],
  },
];
