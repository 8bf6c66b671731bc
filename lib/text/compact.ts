/** JSON text without the blanks between its tokens; spellings, escapes and duplicate keys stay as they are written. */
export function compactJson(text: string): string {
  let compact = "";
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = skipString(text, at);
    else if (code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d) {
      compact += text.slice(from, at);
      from = at + 1;
    }
  }
  return compact + text.slice(from);
}

function skipString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
  return at;
}
