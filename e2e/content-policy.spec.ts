import { expect, test } from "./kit";

test("a page comes with a policy that names its scripts by hash and lets nothing else in", async ({
  request,
}) => {
  const response = await request.get("/");
  const policy = response.headers()["content-security-policy"] ?? "";
  const directives = Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
  const { "script-src": scripts = [], ...others } = directives;
  expect(others).toEqual({
    "default-src": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
  });
  expect(scripts[0]).toBe("'self'");
  expect(scripts.slice(1).filter((source) => !/^'sha256-[A-Za-z0-9+/]{43}='$/.test(source))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(1);
});

test("a page is static, and comes with the other headers that keep it to itself", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  expect(headers).toMatchObject({
    "x-nextjs-prerender": expect.stringContaining("1"),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  expect(headers).not.toHaveProperty("x-powered-by");
});

test("a script of the bundle, and with it every worker, comes with a policy of its own", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const source = await page.locator("script[src]").first().getAttribute("src");
  const { "content-security-policy": policy } = (await request.get(source ?? "")).headers();
  expect(policy).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
});

test("the page comes to life under its policy", async ({ workbench }) => {
  await workbench.open();
});

test("a page that is not there is whole and under the same policy", async ({ page, faults, request }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  const { "content-security-policy": policy } = (await request.get("/")).headers();
  expect(response?.headers()["content-security-policy"]).toBe(policy);
  await expect(page.getByRole("heading")).toBeVisible();
  expect(faults.take()).toEqual([{ kind: "console error", text: expect.stringContaining("404") }]);
});

test("a script that comes into the page from outside does not run", async ({ page, faults }) => {
  await page.goto("/");
  const hasRun = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "document.body.dataset.injected = 'inline'";
    document.body.append(script);
    const image = document.createElement("img");
    image.setAttribute("onerror", "document.body.dataset.injected = 'handler'");
    const isBroken = new Promise((resolve) => image.addEventListener("error", resolve));
    image.src = "data:image/png,broken";
    document.body.append(image);
    await isBroken;
    try {
      new Function("document.body.dataset.injected = 'evaluated'")();
    } catch {}
    return document.body.dataset.injected;
  });
  expect(hasRun).toBeUndefined();
  const complaints = faults.take().map(({ text }) => text);
  expect(complaints.length).toBeGreaterThanOrEqual(2);
  expect(complaints.filter((text) => !/content security policy/i.test(text))).toEqual([]);
});
