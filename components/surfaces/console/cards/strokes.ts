/** How a series is told from the others, in colour and without. */
export interface Stroke {
  /** A token's value. */
  readonly colour: string;
  /** As SVG has it; undefined: an unbroken line. */
  readonly dash: string | undefined;
}

const COLOURS = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)", "var(--chart-4)"];
const DASHES = [undefined, "6 3", "2 2.5", "8 3 2 3"];

/** Neighbours differ in both; sixteen pass before one comes again. */
export function strokeOf(index: number): Stroke {
  const round = Math.floor(index / COLOURS.length);
  return {
    colour: COLOURS[index % COLOURS.length] ?? "var(--chart-1)",
    dash: DASHES[(index + round) % DASHES.length],
  };
}
