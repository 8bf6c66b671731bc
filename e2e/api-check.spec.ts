import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { expect, test } from "./kit";

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Call {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly pieces?: Iterable<Buffer>;
}

const tenMegabytes = 10 * 1024 * 1024;

/** Calls as a plain client does: sends all it has, then listens. Without a Content-Length the body goes in chunks. */
function call(baseURL: string | undefined, { method = "POST", headers = {}, pieces = [] }: Call = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(new URL("/api/check", baseURL), { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on("error", reject);
    for (const piece of pieces) sent.write(piece);
    sent.end();
  });
}

function megabytes(count: number): Buffer[] {
  return Array.from({ length: count }, () => Buffer.alloc(1024 * 1024, " "));
}

const error = (code: string) => ({ error: { code, message: expect.any(String) } });

test("a text too large is refused when its length says so", async ({ baseURL }) => {
  const headers = { "Content-Length": 11 * 1024 * 1024 };
  const { status, body } = await call(baseURL, { headers, pieces: megabytes(11) });
  expect(status).toBe(413);
  expect(JSON.parse(body)).toEqual(error("too-large"));
});

for (const size of [11, 40]) {
  test(`a text too large is refused when it comes in chunks: ${size} MB`, async ({ baseURL }) => {
    const { status, body, headers } = await call(baseURL, { pieces: megabytes(size) });
    expect(status).toBe(413);
    expect(headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(body)).toEqual(error("too-large"));
  });
}

test("a text of just the most that is read is checked, in chunks too", async ({ baseURL }) => {
  const { status, body } = await call(baseURL, { pieces: [Buffer.alloc(tenMegabytes, " ")] });
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ verdict: "unrecognised" });
});

for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
  test(`${method} is refused`, async ({ baseURL }) => {
    const { status, headers, body } = await call(baseURL, { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe("POST");
    expect(JSON.parse(body)).toEqual(error("wrong-method"));
  });
}

test("HEAD is refused, without a body", async ({ baseURL }) => {
  const { status, headers, body } = await call(baseURL, { method: "HEAD" });
  expect({ status, allow: headers.allow, body }).toEqual({ status: 405, allow: "POST", body: "" });
});

test("what is not text and what is no context is refused in JSON", async ({ baseURL, request }) => {
  const broken = await call(baseURL, { pieces: [Buffer.from([0x22, 0xff, 0x22])] });
  expect(broken.status).toBe(400);
  expect(JSON.parse(broken.body)).toEqual(error("not-utf8"));

  const response = await request.post("/api/check?protocolVersion=9", { data: "{}" });
  expect(response.status()).toBe(400);
  expect(await response.json()).toEqual(error("bad-parameter"));
});

for (const [name, text] of Object.entries({
  nothing: "",
  garbage: "}{",
  "a text with every kind of character": '{"a":"é🙂\\ud800\u2028\u0000"',
  "a clarify message": '{"protocol":"appwrite.clarify/v1","title":"T","prompts":[{"id":"a","type":"text"}]}',
})) {
  test(`the page and the server say the same of ${name}, to the byte`, async ({
    page,
    workbench,
    request,
  }) => {
    await workbench.open();
    await workbench.load(text);
    const source = await workbench.driver.source();
    const response = await request.post("/api/check", {
      data: source,
      headers: { "Content-Type": "text/plain" },
    });
    expect(await response.text()).toBe(await page.evaluate(() => JSON.stringify(window.parley.check())));
  });
}
