import type { Sample } from "../../../protocol/protocol";
import { approval, inboxUpdate, problem, text } from "./make";

const deployCommand = "npm run build && rsync -a --delete dist/ deploy@web1:/srv/docs";

const deploy = approval("1", "deploy_site", {
  v: 1,
  summary: "Deploy docs 4.2 to production",
  blocks: [
    { type: "key_value", key: "Site", value: "docs", value_type: "string" },
    { type: "key_value", key: "Goes live at", value: "https://docs.example.com", value_type: "url" },
    { type: "key_value", key: "Not before", value: "2026-08-04T10:00:00Z", value_type: "datetime" },
    { type: "field", label: "Tell", value: "ops@example.com", value_type: "email" },
    { type: "block", label: "Command", value: deployCommand, value_type: "command" },
    {
      type: "block",
      label: "site.config.ts",
      value:
        '= export const site = {\n-   cache: 60,\n+   cache: 3600,\n+   region: "fra",\n=   preview: false,\n= }',
      value_type: "diff",
    },
    { type: "key_value", key: "DEPLOY_TOKEN", value: "dt_9f2c41d07be84a55", value_type: "secret" },
  ],
  arguments: {
    site: "docs",
    url: "https://docs.example.com",
    not_before: "2026-08-04T10:00:00Z",
    notify: "ops@example.com",
    command: deployCommand,
    env: { DEPLOY_TOKEN: "dt_9f2c41d07be84a55" },
  },
});

const email = {
  v: 1,
  summary: "Send an email to to@mail.com",
  blocks: [
    { type: "key_value", key: "Email-To", value: "to@mail.com", value_type: "email" },
    { type: "field", label: "Subject", value: "Q3 Estimate", value_type: "string" },
    { type: "block", label: "Body", value: "…body…", value_type: "text" },
  ],
};

const writeFile = {
  v: 1,
  summary: "Write /path/x.rs",
  blocks: [
    { type: "key_value", key: "File", value: "/path/x.rs", value_type: "path" },
    { type: "block", label: "Diff", value: "= same\n- old line\n+ new line", value_type: "diff" },
  ],
};

const mail = approval("2", "mcp__gmail__send_message", {
  v: 1,
  summary: "Send an email to mario@acme.com",
  blocks: [
    { type: "key_value", key: "To", value: "mario@acme.com", value_type: "email" },
    { type: "field", label: "Subject", value: "Q3 estimate", value_type: "string" },
    {
      type: "block",
      label: "Body",
      value: "Dear Mario,\n\nplease find our estimate attached.\n\nNora",
      value_type: "text",
    },
  ],
  arguments: {
    to: "mario@acme.com",
    subject: "Q3 estimate",
    body: "Dear Mario,\n\nplease find our estimate attached.\n\nNora",
  },
});

const everyValueType = approval("7", "publish_release", {
  v: 1,
  summary: "Publish release 4.2 of the docs",
  blocks: [
    { type: "key_value", key: "Release", value: "4.2", value_type: "string" },
    { type: "key_value", key: "Files", value: 128, value_type: "number" },
    { type: "key_value", key: "Tell everybody", value: true, value_type: "boolean" },
    { type: "key_value", key: "At", value: "2026-08-04T10:00:00Z", value_type: "datetime" },
    { type: "key_value", key: "Answers go to", value: "ops@example.com", value_type: "email" },
    { type: "key_value", key: "Page", value: "https://docs.example.com/4.2", value_type: "url" },
    { type: "key_value", key: "Folder", value: "/srv/docs/4.2", value_type: "path" },
    { type: "key_value", key: "Signing key", value: "k-3f81-55aa-0c", value_type: "secret" },
    { type: "field", label: "Title", value: "Docs 4.2", value_type: "string" },
    { type: "block", label: "Notes", value: "Faster search.\nTwo new guides.", value_type: "text" },
    {
      type: "block",
      label: "Announcement",
      value: "**Docs 4.2** is out:\n\n- faster search\n- two guides",
      value_type: "markdown",
    },
    { type: "block", label: "Hook", value: "export const after = () => purge();", value_type: "code" },
    { type: "block", label: "Command", value: "rsync -a dist/ deploy@web1:/srv/docs", value_type: "command" },
    { type: "block", label: "version.txt", value: "- 4.1\n+ 4.2", value_type: "diff" },
    {
      type: "block",
      label: "Manifest",
      value: { channel: "stable", languages: ["en", "it"] },
      value_type: "json",
    },
  ],
});

const inside = approval("8", "write_file", {
  summary: "Write the changelog",
  blocks: {
    v: 1,
    blocks: [
      { type: "key_value", key: "File", value: "CHANGELOG.md", value_type: "path" },
      { type: "block", label: "Text", value: "## 4.2\n\nFaster search.", value_type: "markdown" },
    ],
  },
  arguments: { path: "CHANGELOG.md", content: "## 4.2\n\nFaster search." },
});

const noBlocks = inboxUpdate({
  approvals: [
    approval("1", "execute_cmd", {
      summary: "Delete the folder dist on the site",
      arguments: { command: "rm -rf dist", workdir: "/srv/site" },
    }),
  ],
});

export const waiting = inboxUpdate({
  approvals: [deploy, mail],
  clarifications: [
    {
      request_id: "1",
      question: "Which branch should I deploy?",
      context: null,
      suggested_answers: ["main", "release/4.2"],
      agent_label: "Skald",
      created_at: 1_782_989_991_000,
    },
  ],
  elicitations: [
    {
      request_id: "1",
      server_name: "ssh",
      message: "Password for deploy@web1",
      field_name: "password",
      sensitive: true,
      is_confirmation: false,
      created_at: 1_782_989_992_000,
    },
  ],
});

export const approvalSamples: readonly Sample[] = [
  {
    name: "waiting",
    title: "Two approvals, a question and a password",
    text: text(waiting),
    verdict: "works",
    problems: [problem("deployed-differs", "/approvals/0/blocks")],
  },
  {
    name: "email",
    title: "An email, described by blocks alone",
    text: text(email),
    verdict: "works",
    problems: [problem("deployed-differs", "/blocks")],
  },
  {
    name: "write-file",
    title: "A file, with what changes in it",
    text: text(writeFile),
    verdict: "works",
    problems: [problem("deployed-differs", "/blocks")],
  },
  {
    name: "value-types",
    title: "Every kind of value",
    text: text(everyValueType),
    verdict: "works",
    problems: [problem("deployed-differs", "/blocks")],
  },
  {
    name: "blocks-inside",
    title: "Blocks with a version of their own",
    text: text(inside),
    verdict: "works",
    problems: [problem("deployed-differs", "/blocks")],
  },
  {
    name: "no-blocks",
    title: "An older agent: summary and arguments",
    text: text(noBlocks),
    verdict: "works",
    problems: [problem("no-blocks", "/approvals/0")],
  },
];
