import { expect, test } from "vitest";
import { inlineScripts, pagePolicy } from "./content-policy";

test("a built page runs its own files and the inline scripts named, nothing else", () => {
  expect(pagePolicy({ scriptHashes: ["aa=", "bb="], isDevelopment: false })).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self' 'sha256-aa=' 'sha256-bb='; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"`,
  );
});

test("only the development server may evaluate and inline", () => {
  const policy = pagePolicy({ scriptHashes: [], isDevelopment: true });
  expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval';");
  expect(policy).toContain("connect-src 'self' ws:;");
});

test("a page's inline scripts are found as the browser reads them", () => {
  const html = [
    '<script src="/a.js" async=""></script>',
    "<script>one()</script>",
    '<SCRIPT id="x" data-src="y">two("<\\/script>")</SCRIPT >',
    "<script>three();\r\nfour()</script>",
    "<script></script>",
    "<p>script</p>",
  ].join("");
  expect(inlineScripts(html)).toEqual(["one()", 'two("<\\/script>")', "three();\nfour()", ""]);
});
