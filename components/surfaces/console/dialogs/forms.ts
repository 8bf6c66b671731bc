import { emailRule, id, name } from "../form/rules";
import type { FormSpec } from "../form/spec";

const roles = [
  { value: "owner", label: "Owner" },
  { value: "developer", label: "Developer" },
  { value: "editor", label: "Editor" },
  { value: "analyst", label: "Analyst" },
  { value: "billing", label: "Billing" },
];

export const inviteForm: FormSpec = {
  action: "Send invitation",
  fields: [
    {
      kind: "text",
      name: "emails",
      label: "Email",
      hint: "Several are separated by commas.",
      placeholder: "grace@example.com",
      isList: true,
      rule: emailRule,
    },
    { kind: "select", name: "role", label: "Role", start: "developer", options: roles },
    {
      kind: "text",
      name: "message",
      label: "Message",
      placeholder: "What they are invited to",
      isOptional: true,
      isMultiline: true,
    },
  ],
};

export const projectForm: FormSpec = {
  action: "Create project",
  fields: [
    name("Photo archive"),
    id("Project ID"),
    {
      kind: "select",
      name: "region",
      label: "Region",
      hint: "Where its data lies.",
      start: "fra",
      options: [
        { value: "fra", label: "Frankfurt" },
        { value: "nyc", label: "New York" },
        { value: "sfo", label: "San Francisco" },
        { value: "syd", label: "Sydney" },
        { value: "sgp", label: "Singapore" },
        { value: "tor", label: "Toronto" },
      ],
    },
  ],
};

export const feedbackForm: FormSpec = {
  action: "Send feedback",
  fields: [
    {
      kind: "radio",
      name: "rating",
      label: "How is it to work with the Console?",
      options: [
        { value: "5", label: "Very good" },
        { value: "4", label: "Good" },
        { value: "3", label: "Neither" },
        { value: "2", label: "Bad" },
        { value: "1", label: "Very bad" },
      ],
    },
    {
      kind: "text",
      name: "message",
      label: "What should be better?",
      isOptional: true,
      isMultiline: true,
      placeholder: "What you wanted to do, and what came in the way",
    },
    { kind: "check", name: "mayContact", label: "You may ask me about it", start: false },
  ],
};

export const supportForm: FormSpec = {
  action: "Send request",
  fields: [
    {
      kind: "select",
      name: "topic",
      label: "About",
      start: "databases",
      options: [
        { value: "auth", label: "Auth" },
        { value: "databases", label: "Databases" },
        { value: "functions", label: "Functions" },
        { value: "messaging", label: "Messaging" },
        { value: "sites", label: "Sites" },
        { value: "storage", label: "Storage" },
        { value: "billing", label: "Billing" },
        { value: "other", label: "Something else" },
      ],
    },
    {
      kind: "radio",
      name: "severity",
      label: "How bad is it?",
      start: "question",
      options: [
        { value: "question", label: "A question" },
        { value: "impaired", label: "Something works badly" },
        { value: "down", label: "Production is down" },
      ],
    },
    { kind: "text", name: "subject", label: "Subject", placeholder: "Uploads stop at 5 MB" },
    {
      kind: "text",
      name: "message",
      label: "What happens",
      isMultiline: true,
      placeholder: "What you did, what you expected, what you saw",
    },
  ],
};
