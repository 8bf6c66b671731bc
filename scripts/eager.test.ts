import { parseAst } from "vite";
import { expect, test } from "vitest";
import { bracketModules } from "./eager.mjs";

const bracketed = (code: string) => bracketModules(code, parseAst);

const push = (list: string) => `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${list}]);`;

test("each module stands in brackets, and nothing else changes", () => {
  expect(bracketed(push('void 0,12,e=>{"use strict";e.s([()=>1])},13,14,function(e,t){return[(e,t)]}'))).toBe(
    push('void 0,12,(e=>{"use strict";e.s([()=>1])}),13,14,(function(e,t){return[(e,t)]})'),
  );
});

test("what stands in brackets already gets no more of them", () => {
  const once = bracketed(push("1,(e,t)=>{t(e)},2,function(e){e()}"));
  expect(bracketed(once)).toBe(once);
});

test("what is no list of modules is left alone", () => {
  for (const code of ["", "((e)=>{e()})(1)", push(""), push("...x"), "(globalThis.TURBOPACK||x)"]) {
    expect(bracketed(code)).toBe(code);
  }
});
