import type { FormField } from "@/lib/protocols/prompt-template";

interface Column {
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly text: string;
}

/** Value sets as a table a spreadsheet takes: tabs between cells, cells with tabs, quotes or lines in quotes. */
export function tableText(columns: readonly Column[]): string {
  const [first] = columns;
  if (first === undefined) return "";
  const rows = [
    ["variable", ...columns.map(({ name }) => name)],
    ...first.fields.map(({ name }, index) => [
      name,
      ...columns.map(({ fields }) => fields[index]?.value ?? ""),
    ]),
    ["text", ...columns.map(({ text }) => text)],
  ];
  return `${rows.map((cells) => cells.map(cellText).join("\t")).join("\n")}\n`;
}

function cellText(text: string): string {
  // A spreadsheet would run what begins like this as a formula.
  const safe = /^[=+\-@]/.test(text) && !/^[+-]?[\d.]+$/.test(text) ? `'${text}` : text;
  return /["\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
