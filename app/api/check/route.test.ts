import { describe, expect, test, vi } from "vitest";
import { defaultContext } from "@/lib/protocol/context";
import { check } from "@/lib/protocols/check";
import { maxBytes } from "@/lib/text/limits";
import { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "./route";

vi.mock(import("@/lib/protocols/check"), async (original) => {
  const real = await original();
  return { ...real, check: vi.fn(real.check) };
});

const url = "http://localhost/api/check";

function post(
  body: BodyInit | null,
  options: { readonly query?: string; readonly headers?: HeadersInit } = {},
) {
  const { query = "", headers = {} } = options;
  return POST(new Request(url + query, { method: "POST", body, headers, duplex: "half" } as RequestInit));
}

/** Bytes that come piece by piece, without a length said before. `asked` counts the pieces taken. */
function stream(pieces: Iterable<Uint8Array>) {
  const iterator = pieces[Symbol.iterator]();
  const counts = { asked: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = iterator.next();
        if (done) controller.close();
        else {
          counts.asked += 1;
          controller.enqueue(value);
        }
      },
    },
    { highWaterMark: 0 },
  );
  return { body, counts };
}

function* endless() {
  const piece = new Uint8Array(1024 * 1024).fill(0x20);
  for (;;) yield piece;
}

const texts = [
  "",
  "garbage",
  "[[[[",
  '{"protocol":"appwrite.clarify/v1","title":"x","prompts":[]}',
  "\uFEFF{}",
  "é🙂\u2028",
];

test.each(texts)("the answer is the check itself, to the byte: %j", async (text) => {
  const response = await post(text);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toBe(JSON.stringify(check(text)));
});

test("a request without a body checks the empty text", async () => {
  expect(await (await post(null)).text()).toBe(JSON.stringify(check("")));
});

test("the query is the context of the check", async () => {
  await post("{}", { query: "?hasUI=false&protocolVersion=2&values=%7B%22name%22%3A%22Lea%22%7D" });
  const context = { ...defaultContext, hasUI: false, protocolVersion: 2, values: { name: "Lea" } };
  expect(check).toHaveBeenLastCalledWith("{}", context);
});

test.each(["?protocolVersion=3", "?hasUI=maybe", "?values=1", "?values={", "?projectId="])(
  "a parameter that cannot be read is refused: %s",
  async (query) => {
    const response = await post("{}", { query });
    expect(response.status).toBe(400);
    const name = /\w+/.exec(query)?.[0];
    expect(await response.json()).toEqual({
      error: { code: "bad-parameter", message: expect.stringContaining(`${name}: `) },
    });
  },
);

describe("the cap", () => {
  const tooLarge = { error: { code: "too-large", message: expect.stringContaining("10 MB") } };

  test("a text of exactly the most that is read is checked", async () => {
    const response = await post(" ".repeat(maxBytes));
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  });

  test("one byte more is refused, where the length is said before", async () => {
    const { body, counts } = stream(endless());
    const response = await post(body, { headers: { "content-length": String(maxBytes + 1) } });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(tooLarge);
    expect(counts.asked).toBe(0);
  });

  test("one byte more is refused, where it is not", async () => {
    const { body } = stream([new Uint8Array(maxBytes), new Uint8Array(1)]);
    const response = await post(body);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(tooLarge);
  });

  test("a length that is too small convinces nobody", async () => {
    const { body } = stream([new Uint8Array(maxBytes + 1)]);
    expect((await post(body, { headers: { "content-length": "5" } })).status).toBe(413);
  });

  test("a body without an end is answered, and soon read no further", async () => {
    const { body, counts } = stream(endless());
    expect((await post(body)).status).toBe(413);
    await expect.poll(() => counts.asked).toBeGreaterThan(100);
    const asked = counts.asked;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(counts.asked).toBe(asked);
  });
});

test("what is not UTF-8 is refused", async () => {
  for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0x7b, 0xf0, 0x9f]]) {
    const response = await post(new Uint8Array(bytes));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: { code: "not-utf8", message: expect.any(String) } });
  }
});

test("a character may be cut where the pieces of a body meet", async () => {
  const { body } = stream([new Uint8Array([0x22, 0xf0, 0x9f]), new Uint8Array([0x99, 0x82, 0x22])]);
  expect(await (await post(body)).text()).toBe(JSON.stringify(check('"🙂"')));
});

test("a body that breaks off is refused", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: "incomplete" } });
});

test.each(Object.entries({ DELETE, GET, HEAD, OPTIONS, PATCH, PUT }))("%s is refused", async (_, handle) => {
  const response = handle();
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
  expect(await response.json()).toEqual({ error: { code: "wrong-method", message: expect.any(String) } });
});
