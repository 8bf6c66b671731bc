import type { TextField, TextRule } from "./spec";

export const emailRule: TextRule = {
  pattern: /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,63}$/,
  says: "An email address looks like ada@example.com.",
};

export const phoneRule: TextRule = {
  pattern: /^\+[1-9]\d{6,14}$/,
  says: "A phone number begins with + and the country, as in +14155550123.",
};

const idRule: TextRule = {
  pattern: /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/,
  says: "Letters, digits, dots, hyphens and underscores; at most 36, and a letter or digit first.",
};

export const nameRule: TextRule = { pattern: /^[\s\S]{1,128}$/, says: "At most 128 characters." };

export const name = (placeholder: string): TextField => ({
  kind: "text",
  name: "name",
  label: "Name",
  placeholder,
  rule: nameRule,
});

/** Left empty, whoever keeps the resource makes an id. */
export const id = (label: string): TextField => ({
  kind: "text",
  name: "id",
  label,
  isOptional: true,
  placeholder: "Made for you",
  hint: "It cannot be changed later.",
  rule: idRule,
});
