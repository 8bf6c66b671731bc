import type { CreateKind } from "@/lib/protocols/console";
import { emailRule, id, name, nameRule, phoneRule } from "../form/rules";
import type { FormSpec } from "../form/spec";

export interface CreateForm extends FormSpec {
  readonly title: string;
  readonly says: string;
}

const options = (...labels: readonly (readonly [value: string, label: string])[]) =>
  labels.map(([value, label]) => ({ value, label }));

/** The form of each kind of resource a project can make. */
export const createForms: Readonly<Record<CreateKind, CreateForm>> = {
  database: {
    title: "Create database",
    action: "Create database",
    says: "Tables and rows, kept together.",
    fields: [
      name("Main"),
      id("Database ID"),
      {
        kind: "select",
        name: "type",
        label: "Type",
        start: "tablesdb",
        options: options(
          ["tablesdb", "TablesDB"],
          ["postgres", "PostgreSQL"],
          ["mysql", "MySQL"],
          ["mongo", "MongoDB"],
          ["legacy", "Collections, legacy"],
        ),
      },
      {
        kind: "check",
        name: "backups",
        label: "Back up every day",
        hint: "Kept for seven days.",
        start: true,
      },
    ],
  },
  bucket: {
    title: "Create bucket",
    action: "Create bucket",
    says: "Files under one set of rules.",
    fields: [
      name("Avatars"),
      id("Bucket ID"),
      {
        kind: "number",
        name: "maximumFileSize",
        label: "Maximum file size",
        unit: "MB",
        start: "30",
        least: 1,
        most: 5000,
      },
      {
        kind: "text",
        name: "allowedFileExtensions",
        label: "Allowed extensions",
        hint: "Separated by commas. Empty: every kind of file.",
        placeholder: "jpg, png, webp",
        isOptional: true,
        isList: true,
        rule: { pattern: /^[A-Za-z0-9]{1,16}$/, says: "an extension has letters and digits only." },
      },
      {
        kind: "select",
        name: "compression",
        label: "Compression",
        start: "none",
        options: options(["none", "None"], ["gzip", "Gzip"], ["zstd", "Zstandard"]),
      },
      { kind: "check", name: "encryption", label: "Encrypt files", start: true },
      { kind: "check", name: "antivirus", label: "Look for viruses", start: true },
    ],
  },
  user: {
    title: "Create user",
    action: "Create user",
    says: "Somebody who can sign in to the project.",
    fields: [
      {
        kind: "text",
        name: "name",
        label: "Name",
        placeholder: "Ada Lovelace",
        isOptional: true,
        rule: nameRule,
      },
      {
        kind: "text",
        name: "email",
        label: "Email",
        type: "email",
        placeholder: "ada@example.com",
        rule: emailRule,
      },
      {
        kind: "text",
        name: "phone",
        label: "Phone",
        type: "tel",
        placeholder: "+14155550123",
        isOptional: true,
        rule: phoneRule,
      },
      {
        kind: "text",
        name: "password",
        label: "Password",
        type: "password",
        hint: "At least 8 characters. This is a simulation: use none of your own.",
        isOptional: true,
      },
      id("User ID"),
    ],
  },
  team: {
    title: "Create team",
    action: "Create team",
    says: "Users who share access.",
    fields: [
      name("Editors"),
      id("Team ID"),
      {
        kind: "text",
        name: "roles",
        label: "Roles",
        hint: "Separated by commas.",
        placeholder: "owner, editor",
        isOptional: true,
        isList: true,
        rule: {
          pattern: /^[A-Za-z0-9_-]{1,32}$/,
          says: "a role has letters, digits, hyphens and underscores only.",
        },
      },
    ],
  },
  function: {
    title: "Create function",
    action: "Create function",
    says: "Code that runs on a call, an event or a schedule.",
    fields: [
      name("Resize pictures"),
      id("Function ID"),
      {
        kind: "select",
        name: "runtime",
        label: "Runtime",
        start: "node-22",
        options: options(
          ["node-22", "Node.js 22"],
          ["bun-1.2", "Bun 1.2"],
          ["deno-2.0", "Deno 2.0"],
          ["python-3.12", "Python 3.12"],
          ["php-8.3", "PHP 8.3"],
          ["go-1.23", "Go 1.23"],
          ["dart-3.5", "Dart 3.5"],
        ),
      },
      { kind: "text", name: "entrypoint", label: "Entry point", start: "src/main.js" },
      {
        kind: "number",
        name: "timeout",
        label: "Timeout",
        unit: "seconds",
        start: "15",
        least: 1,
        most: 900,
      },
      {
        kind: "text",
        name: "schedule",
        label: "Schedule",
        hint: "As cron writes it. Empty: it runs when it is called.",
        placeholder: "0 6 * * 1",
        isOptional: true,
        rule: { pattern: /^\S+(?:\s+\S+){4}$/, says: "Five parts, as in 0 6 * * 1." },
      },
      { kind: "check", name: "logging", label: "Keep logs", start: true },
    ],
  },
  site: {
    title: "Create site",
    action: "Create site",
    says: "A website built from a repository.",
    fields: [
      name("Landing page"),
      id("Site ID"),
      {
        kind: "select",
        name: "framework",
        label: "Framework",
        start: "nextjs",
        options: options(
          ["nextjs", "Next.js"],
          ["nuxt", "Nuxt"],
          ["sveltekit", "SvelteKit"],
          ["astro", "Astro"],
          ["remix", "Remix"],
          ["flutter", "Flutter Web"],
          ["other", "Other"],
        ),
      },
      {
        kind: "text",
        name: "installCommand",
        label: "Install command",
        start: "npm install",
        isOptional: true,
      },
      {
        kind: "text",
        name: "buildCommand",
        label: "Build command",
        start: "npm run build",
        isOptional: true,
      },
      { kind: "text", name: "outputDirectory", label: "Output directory", start: "./dist", isOptional: true },
    ],
  },
};
