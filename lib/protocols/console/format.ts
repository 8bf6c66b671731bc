import type { AxisFormat } from "./actions";

const counts = ["", "K", "M", "B", "T"];
const sizes = ["B", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"];

/** A value as an axis, a tooltip and a total write it: "1.2K", "12.5MB", "12GBH". */
export function formatValue(value: number, format: AxisFormat): string {
  if (!Number.isFinite(value)) return "0";
  const amount = Math.max(value, 0);
  switch (format) {
    case "count":
      return formatCount(amount);
    case "bytes":
      return formatBytes(amount);
    case "gbhours":
      return amount >= 1000 ? `${scaled(amount / 1000)}kGBH` : `${scaled(amount)}GBH`;
  }
}

function formatCount(amount: number): string {
  if (amount < 1000) return String(Math.round(amount));
  const step = stepOf(amount, counts.length - 1);
  return withoutZero(amount / 1000 ** step) + counts[step];
}

function formatBytes(amount: number): string {
  const step = stepOf(amount, sizes.length - 1);
  const size = amount / 1000 ** step;
  const text = step === 0 ? String(Math.round(size)) : step < 3 ? size.toFixed(1) : withoutZero(size);
  return text + sizes[step];
}

/** How many thousands fit into one another. */
function stepOf(amount: number, highest: number): number {
  let step = 0;
  while (step < highest && amount >= 1000 ** (step + 1)) step++;
  return step;
}

function withoutZero(size: number): string {
  return size.toFixed(1).replace(/\.0$/, "");
}

/** More digits for what is smaller, and commas for what is large. */
function scaled(amount: number): string {
  if (amount === 0) return "0";
  if (amount < 0.01) return amount.toFixed(3);
  if (amount < 1) return amount.toFixed(2);
  if (amount < 10) return amount.toFixed(1);
  return Math.round(amount)
    .toFixed(0)
    .replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** "+12.4% vs previous period"; null where there is nothing to compare. */
export function formatChange(percent: number | undefined): string | null {
  if (percent === undefined || !Number.isFinite(percent)) return null;
  const text = withoutZero(percent);
  const plain = text === "-0" ? "0" : text;
  return `${percent > 0 && plain !== "0" ? "+" : ""}${plain}% vs previous period`;
}
