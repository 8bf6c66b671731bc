import { optionNotes } from "./result";
import { type Result, resultSchema } from "./result-schema";
import { isRecord } from "./schema";

const widestLabels = 50;

/** The call in one line, as a transcript lists it: `ask_user 2 question(s) (Goal, Tone)`. */
export function callText(payload: unknown): string {
  const questions = isRecord(payload) && Array.isArray(payload.questions) ? payload.questions : [];
  const labels = questions
    .map((question: unknown, index) =>
      isRecord(question) && typeof question.label === "string" ? question.label : `Q${index + 1}`,
    )
    .join(", ");
  const head = `ask_user ${questions.length} question(s)`;
  return labels === "" ? head : `${head} (${cut(labels)})`;
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length > widestLabels ? `${characters.slice(0, widestLabels - 1).join("")}…` : text;
}

/** The result in a few lines, as a transcript shows it. */
export function resultText({ content, details }: Result): string {
  if (details.error !== undefined) return "Invalid input";
  if (details.cancelled) return "Cancelled";
  if (details.mode === "elaborate") return content[0].text;
  const lines = details.questions.flatMap(({ id, label }) => {
    const answer = Object.hasOwn(details.answers, id) ? details.answers[id] : undefined;
    if (answer === undefined) return [];
    const { labels, indices, customText, note } = answer;
    const wrote = customText !== undefined && indices.length === 0 ? "(wrote) " : "";
    return [
      ...(labels.length === 0 ? [] : [`✓ ${label}: ${wrote}${labels.join(", ")}`]),
      ...(note === undefined ? [] : [`  note: ${note}`]),
      ...optionNotes(answer).map((entry) => `  ${entry.label} note: ${entry.note}`),
    ];
  });
  return lines.join("\n") || "Submitted";
}

/** Reads a tool result; undefined when the text is none. */
export function parseResult(text: string): Result | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return resultSchema.safeParse(value).data;
}
