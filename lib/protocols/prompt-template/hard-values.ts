/** A value that breaks what was laid out for an easy one. */
export interface HardValue {
  readonly name: string;
  readonly value: string;
  /** What to look for. */
  readonly kind: "empty" | "long" | "braces" | "blanks" | "lines" | "script";
}

const long =
  "feature/move-the-whole-documentation-of-every-product-we-ever-shipped-to-the-new-theme-and-keep-all-old-links-alive-for-two-years-2026-08-01-final-final";

/** Values to try a variable with; `other` is the name of another variable, for braces that bring it in. */
export function hardValues(other = "name"): readonly HardValue[] {
  return [
    { name: "Empty", value: "", kind: "empty" },
    { name: "Very long", value: `${long} ${long.repeat(6)}`, kind: "long" },
    { name: "Right to left", value: "إصدار/٤٫٢ للمراجعة", kind: "script" },
    { name: "Chinese and Japanese", value: "公開/四点二・リリース", kind: "script" },
    { name: "Emoji", value: "🚢/4.2-👩‍👩‍👧", kind: "script" },
    { name: "Markup", value: '<b onclick="x()">main</b> **bold** [link](javascript:x)', kind: "script" },
    { name: "Braces", value: `release/{{${other}}}`, kind: "braces" },
    { name: "Quotes and lines", value: "\"rel\\4.2\"\n'next' $& $1", kind: "lines" },
    { name: "Blanks around", value: "  main  ", kind: "blanks" },
  ];
}
