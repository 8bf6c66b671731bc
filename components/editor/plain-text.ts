/** A text as the editor holds it: without a byte order mark, its lines ended by LF. */
export function toPlainText(text: string): string {
  const unmarked = text.startsWith("\uFEFF") ? text.slice(1) : text;
  return unmarked.includes("\r") ? unmarked.replace(/\r\n?/g, "\n") : unmarked;
}
