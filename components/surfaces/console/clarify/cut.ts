const SHOWN = 20_000;

/** A label of any length: what nobody could read is left out, so that drawing stays quick. */
export function cut(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
}
