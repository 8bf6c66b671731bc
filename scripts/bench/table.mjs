/**
 * One figure: what was measured, what it may be, what the page with plain Monaco needs for it.
 * @typedef {{ name: string, unit: "ms" | "KB", value: number, budget?: number, plain?: number }} Figure
 */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * The figures as a Markdown table, and the names of those over twice their budget.
 * @param {readonly Figure[]} figures
 */
export function tableOf(figures) {
  const head = ["| figure | Parley | budget | plain Monaco | ratio |", "| --- | ---: | ---: | ---: | ---: |"];
  const rows = figures.map(({ name, unit, value, budget, plain }) => {
    const ratio = plain === undefined ? "" : (value / plain).toFixed(2);
    return `| ${name} | ${show(value, unit)} | ${show(budget, unit)} | ${show(plain, unit)} | ${ratio} |`;
  });
  const over = figures.filter(({ value, budget }) => budget !== undefined && !(value <= budget * 2));
  return { rows: [...head, ...rows], over: over.map(({ name }) => name) };
}

/**
 * @param {number | undefined} value
 * @param {string} unit
 */
function show(value, unit) {
  if (value === undefined) return "";
  return `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en")} ${unit}`;
}
