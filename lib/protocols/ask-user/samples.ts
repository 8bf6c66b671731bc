import type { Sample } from "../../protocol/protocol";
import { badSamples } from "./samples-bad";

const text = (payload: unknown) => `${JSON.stringify(payload, null, 2)}\n`;

const table = `bucket        files      size   state
avatars          64    212 MB   moved
uploads          12      9 MB   waiting
invoices      4,031    1.4 GB   waiting

left to do
  thumbs/019.webp
  thumbs/044.webp`;

const timeline = `09:00  avatars    moved
09:12  uploads    waiting for a lock
09:40  invoices   waiting for uploads`;

const difference = `- uploads    9 MB   old storage
+ uploads    9 MB   new storage`;

const mixed = {
  title: "Ship the storage migration",
  questions: [
    {
      id: "scope",
      label: "Scope",
      required: true,
      prompt: "Which buckets move first?",
      options: [
        { value: "all", label: "All three at once" },
        { value: "avatars", label: "avatars, then the rest", description: "The smallest risk" },
        { value: "trial", label: "Only avatars for now" },
      ],
    },
    {
      id: "report",
      label: "Report",
      type: "preview",
      prompt: "How should the report read?",
      options: [
        { value: "table", label: "Table", description: "One row a bucket", preview: table },
        { value: "timeline", label: "Timeline", description: "When each bucket moved", preview: timeline },
        { value: "difference", label: "Difference", description: "Only what changed", preview: difference },
      ],
    },
    {
      id: "checks",
      label: "Checks",
      type: "multi",
      prompt: "What must pass before the switch?",
      options: [
        { value: "checksums", label: "Checksums match" },
        { value: "permissions", label: "Permissions are the same" },
        { value: "thumbnails", label: "Thumbnails load" },
        { value: "latency", label: "Latency under 200 ms" },
      ],
    },
  ],
};

const single = {
  title: "Sign-in",
  questions: [
    {
      id: "session",
      label: "Session",
      prompt: "How long may a session last?",
      options: [
        { value: "day", label: "One day", description: "People sign in every morning" },
        { value: "month", label: "Thirty days", description: "What most of them expect" },
        { value: "device", label: "Until they sign out on the device" },
      ],
    },
  ],
};

const multi = {
  title: "Release notes",
  questions: [
    {
      id: "sections",
      label: "Sections",
      type: "multi",
      prompt: "Which parts belong into the release notes?",
      options: [
        { value: "fixes", label: "Fixes" },
        { value: "features", label: "New features" },
        { value: "breaking", label: "Breaking changes", description: "There are two since 4.1" },
        { value: "thanks", label: "Thanks to contributors" },
      ],
    },
  ],
};

const preview = {
  questions: [
    {
      id: "naming",
      label: "Naming",
      type: "preview",
      prompt: "How should the folders be laid out?",
      options: [
        { value: "layer", label: "By layer", preview: "src/\n  api/\n  model/\n  view/" },
        { value: "feature", label: "By feature", preview: "src/\n  billing/\n  session/\n  storage/" },
      ],
    },
  ],
};

const unwise = {
  title: 7,
  questions: [
    {
      id: "constructor",
      label: "Region",
      hint: "close to the people",
      prompt: "Where should it run?",
      required: "yes",
      options: [
        { value: "fra", label: "Frankfurt", preview: "eu-central" },
        { value: "FRA", label: "frankfurt" },
        { value: "other", label: "Other…" },
      ],
    },
    {
      id: "sketch",
      label: "Region",
      type: "preview",
      prompt: "Like this?",
      options: [{ value: "a", label: "A", preview: "    box\n    box" }],
    },
  ],
};

const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const long = {
  title: "Before the release",
  questions: [
    { id: "changelog", label: "Changelog", prompt: "Write a changelog?", options: yesNo },
    { id: "tag", label: "Tag", prompt: "Tag the commit?", options: yesNo },
    { id: "announce", label: "Announce", prompt: "Announce it?", options: yesNo },
    {
      id: "version",
      label: "Version",
      prompt: "Which version is it?",
      options: Array.from({ length: 11 }, (_, index) => ({ value: `4.${index}`, label: `4.${index}` })),
    },
    {
      id: "day",
      label: "Day",
      prompt: "When?",
      options: [
        { value: "today", label: "Today" },
        { value: "monday", label: "On Monday" },
      ],
    },
  ],
};

/** Named calls, good and bad, each with the problems it must give. */
export const samples: readonly Sample[] = [
  {
    name: "mixed",
    title: "Ship the migration",
    text: text(mixed),
    verdict: "works",
    problems: [
      { code: "ask-user/required", pointer: "/questions/0/required" },
      { code: "ask-user/deployed-differs", pointer: "/questions/2/type" },
    ],
  },
  { name: "single", title: "One question", text: text(single), verdict: "works", problems: [] },
  {
    name: "multi",
    title: "As many as wanted",
    text: text(multi),
    verdict: "works",
    problems: [{ code: "ask-user/deployed-differs", pointer: "/questions/0/type" }],
  },
  { name: "preview", title: "With previews", text: text(preview), verdict: "works", problems: [] },
  {
    name: "unwise",
    title: "Allowed, but unwise",
    text: text(unwise),
    verdict: "works",
    problems: [
      { code: "ask-user/required-type", pointer: "/questions/0/required" },
      { code: "ask-user/preview-unused", pointer: "/questions/0/options/0/preview" },
      { code: "ask-user/labels-case", pointer: "/questions/0/options/1/label" },
      { code: "ask-user/labels-alike", pointer: "/questions/1/label" },
      { code: "ask-user/one-option", pointer: "/questions/1/options" },
      { code: "ask-user/preview-indent", pointer: "/questions/1/options/0/preview" },
      { code: "ask-user/title-type", pointer: "/title" },
      { code: "ask-user/deployed-differs", pointer: "/questions/0/id" },
      { code: "ask-user/unknown-key", pointer: "/questions/0/hint" },
      { code: "ask-user/own-row", pointer: "/questions/0/options/2/label" },
    ],
  },
  {
    name: "long",
    title: "A flow that is too long",
    text: text(long),
    verdict: "works",
    problems: [
      { code: "ask-user/many-options", pointer: "/questions/3/options/9" },
      { code: "ask-user/long-flow", pointer: "/questions" },
      { code: "ask-user/bundle", pointer: "/questions/0" },
    ],
  },
  ...badSamples,
];
