import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createCheck } from "../../protocol/create-check";
import { readJson } from "../../text/json";
import { inbox } from ".";
import { apnsJson, base64Length, fcmJson, frame, measurePush, pushKind } from "./push";
import { readPhone } from "./read-phone";
import { summarise } from "./summarise";

function rowsOf<Row>(file: string): readonly Row[] {
  return readFileSync(new URL(`./vectors/${file}.jsonl`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

interface PayloadRow {
  readonly id: string;
  readonly raw?: string;
  readonly raw_b64?: string;
  readonly accepted: boolean;
  readonly expect: Readonly<Record<string, unknown>>;
}

interface PushRow {
  readonly id: string;
  readonly kind: "content" | "wake";
  readonly ciphertext_len: number;
  readonly b64_len: number;
  readonly apns_json_bytes: number;
  readonly fcm_data_json_bytes: number;
  readonly payload?: string;
  readonly payload_len?: number;
  readonly comp?: number;
  readonly framed_len?: number;
}

interface DescribeRow {
  readonly tool: string;
  readonly arguments: unknown;
  readonly short: string;
  readonly full: string;
}

const { check } = createCheck([inbox]);

/** Bytes that are no text have no reading either. */
function textOf({ raw, raw_b64 = "" }: PayloadRow): string | undefined {
  if (raw !== undefined) return raw;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.from(raw_b64, "base64"));
  } catch {
    return undefined;
  }
}

describe("what the agent makes of a phone's payloads", () => {
  test.each(rowsOf<PayloadRow>("skald-client-payloads").map((row) => [row.id, row] as const))(
    "%s",
    (_, row) => {
      const text = textOf(row);
      const reading = text === undefined ? undefined : readJson(text);
      const read = reading?.ok ? readPhone(reading.root) : undefined;
      expect(read?.ok ?? false).toBe(row.accepted);
      expect(read?.ok ? JSON.parse(JSON.stringify(read.reading)) : { as: "unknown" }).toEqual(row.expect);
      if (text === undefined) return;
      const checked = check(text);
      expect(checked.engine?.ok ?? false).toBe(row.accepted);
      if (row.accepted) expect(JSON.parse(checked.engine?.output ?? "")).toEqual(row.expect);
      // A list is read as a timeline of payloads; the agent reads none.
      if (checked.form !== "timeline") expect(checked.verdict === "works").toBe(row.accepted);
    },
  );
});

describe("what a push comes to", () => {
  test.each(rowsOf<PushRow>("skald-push").map((row) => [row.id, row] as const))("%s", (_, row) => {
    const { payload } = row;
    if (payload === undefined) {
      expect([base64Length(row.ciphertext_len), pushKind(row.ciphertext_len)]).toEqual([
        row.b64_len,
        row.kind,
      ]);
    } else {
      const push = measurePush(payload);
      expect([push.plainBytes, push.kind]).toEqual([row.payload_len, row.kind]);
      expect(frame(payload).slice(0, 2)).toEqual(Uint8Array.of(1, row.comp ?? -1));
      if (row.comp === 0)
        expect([push.framedBytes, push.base64Length]).toEqual([row.framed_len, row.b64_len]);
    }
    const sealed = row.kind === "content" ? "A".repeat(row.b64_len) : null;
    const relayed = { ns: "0".repeat(64), from: "0".repeat(64), nonce: "0".repeat(24), sealed };
    // The rows hold the deployed text, which is one letter longer than the document's.
    expect(apnsJson(relayed).length + 1).toBe(row.apns_json_bytes);
    expect(JSON.stringify(JSON.parse(fcmJson(relayed)).message.data).length).toBe(row.fcm_data_json_bytes);
  });
});

describe("what the agent calls a call", () => {
  test.each(rowsOf<DescribeRow>("skald-describe").map((row) => [row.short, row] as const))("%s", (_, row) => {
    const reading = readJson(JSON.stringify(row.arguments));
    const args = reading.ok ? reading.root : undefined;
    expect([summarise(row.tool, args), summarise(row.tool, args, "full")]).toEqual([row.short, row.full]);
  });
});
