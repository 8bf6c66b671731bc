import { type DocsSection, docsSections } from "@/lib/protocols/console";

/** The sections of the document that have every word of the query; those with one in the title come first. */
export function searchDocs(query: string): readonly DocsSection[] {
  const words = query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = docsSections.filter(({ topic, title, summary, fields }) => {
    const text = [topic, title, summary, ...fields.map(({ name }) => name)].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isTitled = ({ topic, title }: DocsSection) =>
    words.some((word) => `${topic} ${title}`.toLowerCase().includes(word));
  return [...found.filter(isTitled), ...found.filter((section) => !isTitled(section))];
}
