import type { Sample } from "../../../protocol/protocol";

const works = { verdict: "works", problems: [] } as const;

/** The first visit opens this one. */
const beforeDelete = `{
  "protocol": "appwrite.clarify/v1",
  "title": "Before deleting this bucket",
  "prompts": [
    {
      "id": "copy_first",
      "kind": "choice",
      "question": "Copy anything out of avatars first?",
      "hint": "Copies go to the archive bucket.",
      "required": false,
      "allowMultiple": true,
      "options": [
        { "id": "originals", "label": "Originals", "description": "64 files, 212 MB" },
        { "id": "thumbs", "label": "Thumbnails", "description": "Can be made again" },
        { "id": "perms", "label": "Permissions", "description": "As a JSON file" }
      ]
    },
    {
      "id": "keep_for",
      "kind": "choice",
      "question": "How long should the copies be kept?",
      "options": [
        { "id": "month", "label": "30 days" },
        { "id": "year", "label": "A year" },
        { "id": "always", "label": "Until I say otherwise" }
      ]
    },
    {
      "id": "confirm_delete",
      "kind": "confirm",
      "question": "Delete bucket avatars and all its files?",
      "hint": "This cannot be undone.",
      "confirmLabel": "Delete",
      "cancelLabel": "Keep it",
      "danger": true
    },
    {
      "id": "reason",
      "kind": "text",
      "question": "Why is it no longer needed?",
      "placeholder": "Kept in the audit log",
      "required": false
    }
  ]
}
`;

const whichBucket = `{
  "protocol": "appwrite.clarify/v1",
  "title": "Which bucket?",
  "prompts": [
    {
      "id": "bucket",
      "kind": "choice",
      "question": "Which bucket should I delete?",
      "options": [
        { "id": "avatars", "label": "avatars", "description": "64 files" },
        { "id": "uploads", "label": "uploads", "description": "12 files" }
      ]
    }
  ]
}
`;

const deleteBucket = `{
  "protocol": "appwrite.clarify/v1",
  "prompts": [
    {
      "id": "confirm_delete",
      "kind": "confirm",
      "question": "Delete bucket avatars and all of its files?",
      "confirmLabel": "Delete",
      "cancelLabel": "Keep it",
      "danger": true,
      "hint": "This cannot be undone."
    }
  ]
}
`;

const createDatabase = `{
  "protocol": "appwrite.clarify/v1",
  "title": "Create database",
  "prompts": [
    {
      "id": "name",
      "kind": "text",
      "question": "Database name",
      "placeholder": "main"
    },
    {
      "id": "id_mode",
      "kind": "choice",
      "question": "Database ID",
      "options": [
        { "id": "unique", "label": "Auto-generate (unique())" },
        { "id": "custom", "label": "I'll provide a custom ID" }
      ]
    }
  ]
}
`;

const releaseNote = `{
  "protocol": "appwrite.clarify/v1",
  "title": "Announce the release",
  "prompts": [
    {
      "id": "audience",
      "kind": "choice",
      "question": "Who should hear of it?",
      "allowMultiple": true,
      "options": [
        { "id": "users", "label": "All users", "description": "1,204 people" },
        { "id": "beta", "label": "Beta testers", "description": "38 people" },
        { "id": "team", "label": "The team" }
      ]
    },
    {
      "id": "note",
      "kind": "text",
      "question": "What should the message say?",
      "defaultValue": "Version 2 is out.\\n\\nUploads are twice as fast, and buckets can be renamed.",
      "multiline": true
    }
  ]
}
`;

const bucketPrompt =
  '[{"id":"bucket","kind":"choice","question":"Which bucket should I delete?","options":[{"id":"avatars","label":"avatars","description":"64 files"},{"id":"uploads","label":"uploads","description":"12 files"}]}]';
const bucketArguments = { prompts: bucketPrompt, title: "Which bucket?" };
const spread = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const goodSamples: readonly Sample[] = [
  { name: "before-delete", title: "Before deleting this bucket", text: beforeDelete, ...works },
  { name: "which-bucket", title: "Which bucket?", text: whichBucket, ...works },
  { name: "delete-bucket", title: "Delete bucket avatars", text: deleteBucket, ...works },
  { name: "create-database", title: "Create database", text: createDatabase, ...works },
  { name: "release-note", title: "A text of several lines", text: releaseNote, ...works },
  { name: "tool-arguments", title: "As tool arguments", text: spread(bucketArguments), ...works },
  {
    name: "tool-event",
    title: "As a tool event",
    text: spread({
      type: "tool_end",
      tool: "clarify",
      run_id: "run_7",
      output: `{"protocol":"appwrite.clarify/v1","prompts":${bucketPrompt},"title":"Which bucket?"}`,
    }),
    ...works,
  },
  {
    name: "mcp-call",
    title: "As an MCP call",
    text: spread({
      jsonrpc: "2.0",
      id: 7,
      method: "tools/call",
      params: { name: "clarify", arguments: bucketArguments },
    }),
    ...works,
  },
  {
    name: "model-call",
    title: "As a model writes the call",
    text: spread({
      id: "call_7",
      type: "function",
      function: { name: "clarify", arguments: JSON.stringify(bucketArguments) },
    }),
    ...works,
  },
  { name: "fenced", title: "In a code fence", text: `\`\`\`json\n${whichBucket}\`\`\`\n`, ...works },
  {
    name: "reply",
    title: "An answer",
    text: '{"protocol":"appwrite.clarify/v1","answers":[{"id":"bucket","kind":"choice","values":["avatars"]}]}\n',
    ...works,
  },
];
