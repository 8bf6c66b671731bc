/** Words after a line, as classes of a style sheet: they take no part in wrapping, selecting or measuring the line. */
export interface Notes {
  classOf(text: string): string;
  /** Forgets words that are no longer shown, once there are many. */
  tidy(shown: readonly string[]): void;
  dispose(): void;
}

const MANY = 400;

export function startNotes(): Notes {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const names = new Map<string, string>();
  let count = 0;

  function add(text: string, name: string): void {
    names.set(text, name);
    sheet.insertRule(`.${name}::after { content: ${cssString(text)}; }`);
  }

  return {
    classOf(text) {
      const known = names.get(text);
      if (known !== undefined) return known;
      const name = `parley-note-text-${count++}`;
      add(text, name);
      return name;
    },
    tidy(shown) {
      if (names.size < MANY + shown.length) return;
      const kept = shown.flatMap((text) => {
        const name = names.get(text);
        return name === undefined ? [] : [[text, name] as const];
      });
      names.clear();
      sheet.replaceSync("");
      for (const [text, name] of new Map(kept)) add(text, name);
    },
    dispose() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

function cssString(text: string): string {
  return `"${text.replace(/\s+/g, " ").replace(/["\\]/g, "\\$&")}"`;
}
