import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ParleyDocument } from "../transcript/file";
import { fromBase64Url, toBase64Url } from "./base64url";
import { decodeLink, encodeLink } from "./link";

function documentOf(source: string): ParleyDocument {
  return {
    format: "parley.document/v1",
    source,
    sets: [{ name: "main", values: { name: "x" } }],
    active: "main",
  };
}

function linkTo(content: string | Uint8Array): string {
  return `#p=1.${toBase64Url(deflateRawSync(content))}`;
}

async function say(hash: string): Promise<string> {
  const reading = await decodeLink(hash);
  return reading.kind === "error" ? `${reading.code}: ${reading.message}` : reading.kind;
}

test("a document comes back from its link as it was", async () => {
  const source = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(fc.nat(0xffff), { maxLength: 50 }).map((units) => String.fromCharCode(...units)),
  );
  await fc.assert(
    fc.asyncProperty(source, async (text) => {
      const link = await encodeLink(documentOf(text));
      expect(link).toMatch(/^#p=1\.[\w-]+$/);
      expect(await decodeLink(link)).toEqual({ kind: "document", document: documentOf(text) });
    }),
    { numRuns: 200 },
  );
});

test.each(["", "#", "#top", "#q=1.abc", "#p"])("%j holds no document", async (hash) => {
  expect(await say(hash)).toBe("none");
});

test("a link made by another deflate is read, and one with more behind it", async () => {
  const content = JSON.stringify(documentOf("漢字 🙂"));
  expect(await say(linkTo(content))).toBe("document");
  expect(await say(`${linkTo(content)}&view=stage`)).toBe("document");
});

describe("a damaged link says so", () => {
  const whole = linkTo(JSON.stringify(documentOf("hello, hello")));
  test.each([
    ["no version", "#p=abc", "damaged: This link is damaged: it does not say its version."],
    ["nothing in it", "#p=1.", "damaged: This link is damaged: it was cut off or changed on its way."],
    ["version 0", "#p=0.abc", "damaged: This link is damaged: there is no version 0."],
    [
      "a version spelled in another way",
      "#p=01.abc",
      "damaged: This link is damaged: there is no version 01.",
    ],
    ["padding", `${whole}=`, "characters no link has"],
    ["a full stop behind it", `${whole}.`, "characters no link has"],
    ["a blank in it", whole.replace(/.{5}$/, " "), "characters no link has"],
    ["an end cut off", whole.slice(0, -4), "damaged: "],
    ["text that is no JSON", linkTo("hello"), "what it holds is no document. This is not JSON."],
    ["another format", linkTo('{"format":"x"}'), "what it holds is no document."],
    ["a transcript", linkTo('{"format":"parley.transcript/v1","entries":[]}'), "it holds a transcript"],
    ["bytes that are no UTF-8", linkTo(new Uint8Array([0xff, 0xfe])), "what it holds is no text."],
  ])("%s", async (_, hash, message) => {
    expect(await say(hash)).toContain(message);
  });

  test("bytes behind the end of what was packed", async () => {
    const packed = deflateRawSync(JSON.stringify(documentOf("hello")));
    const more = new Uint8Array([...packed, 0, 1, 2]);
    expect(await say(`#p=1.${toBase64Url(more)}`)).toBe(
      "damaged: This link is damaged: it was cut off or changed on its way.",
    );
  });

  test("anything at all, without throwing", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.base64String().map((text) => `1.${text}`),
        ),
        async (text) => {
          expect(["none", "error"]).toContain((await decodeLink(`#p=${text}`)).kind);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test.each(["#p=2.abc", "#p=17.", "#p=1.x".replace("1.x", "2.!!")])("%s is too new", async (hash) => {
  expect(await say(hash)).toMatch(
    /^too-new: This link was made by a newer Parley \(version \d+\)\. This one reads version 1\.$/,
  );
});

test("a document of a later format is too new", async () => {
  expect(await say(linkTo('{"format":"parley.document/v2"}'))).toMatch(/^too-new: /);
});

test("a link that unpacks to more than 10 MB is refused, however small it is", async () => {
  const bomb = linkTo(new Uint8Array(30 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(300_000);
  expect(await say(bomb)).toBe(
    "too-large: This link holds more than 10 MB, which is as much as Parley reads.",
  );
});

test("base64url has one spelling for any bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
    }),
  );
  expect(["QQ", "QR", "Q", "QQ==", "+w", "_w"].map(fromBase64Url)).toEqual([
    new Uint8Array([65]),
    undefined,
    undefined,
    undefined,
    undefined,
    new Uint8Array([255]),
  ]);
});
