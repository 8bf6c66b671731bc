/**
 * Tells a text that comes back to the editor from one that others put there. Whoever holds the text may draw it late, so
 * several given out may be on their way back.
 */
export interface Echoes {
  give(text: string): void;
  /** Whether the text is one that was given out. Those given out before it will not come any more. */
  takes(text: string): boolean;
  /** Others put this text there: none given out before is on its way any more. */
  restart(text: string): void;
}

const MOST = 20;

export function startEchoes(first: string): Echoes {
  let given = [first];
  return {
    give(text) {
      given = [...given.slice(-MOST), text];
    },
    takes(text) {
      const at = given.lastIndexOf(text);
      if (at < 0) return false;
      given = given.slice(at);
      return true;
    },
    restart(text) {
      given = [text];
    },
  };
}
