import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readJson } from "../../text/json";
import { sourceLayer } from "../../text/layer";
import { readCall } from "./call";
import { readOutput } from "./client";
import { runEngine } from "./engine";

interface Row {
  readonly id: string;
  readonly note: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly ok: boolean;
  readonly output: string;
  readonly consoleParses: boolean;
}

const rows: readonly Row[] = readFileSync(new URL("vectors/console-engine.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

function run(args: unknown) {
  const text = JSON.stringify(args);
  const reading = readJson(text);
  if (!reading.ok) throw new Error("The arguments of a row are JSON.");
  return runEngine(readCall({ layer: sourceLayer(text), node: reading.root })).result;
}

describe("the recorded engine", () => {
  test.each(rows)("$id: $note", (row) => {
    const { ok, output } = run(row.args);
    if (row.ok) expect(output).toBe(row.output);
    else expect(output.startsWith(row.output)).toBe(true);
    expect(ok).toBe(row.ok);
    expect(readOutput(output).envelope !== null).toBe(row.consoleParses);
  });
});
