/** The beginning of a text that has no room to be whole; never half a character. */
export function short(text: string, most = 300): string {
  if (text.length <= most) return text;
  const isSplit = (text.charCodeAt(most - 1) & 0xfc00) === 0xd800;
  return `${text.slice(0, isSplit ? most - 1 : most)}…`;
}
