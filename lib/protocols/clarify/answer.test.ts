import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "../check";
import {
  answerRules,
  buildReply,
  canSubmit,
  choose,
  confirm,
  confirmedOf,
  type Draft,
  isLoneConfirm,
  summarise,
  textOf,
  valuesOf,
  write,
} from "./answer";
import { type ChoicePrompt, type Client, type ConfirmPrompt, drawEnvelope, type TextPrompt } from "./client";
import { answersSchema, wireName } from "./schema";

const { start, missing, send, refill, bubble, picked, parseDraft } = answerRules;

const copies: ChoicePrompt = {
  id: "copies",
  kind: "choice",
  question: "Copy what?",
  required: false,
  allowMultiple: true,
  options: [
    { id: "originals", label: "Originals" },
    { id: "thumbs", label: "Thumbnails" },
    { id: "perms", label: "Permissions" },
  ],
};
const bucket: ChoicePrompt = {
  ...copies,
  id: "bucket",
  question: "Which?",
  required: true,
  allowMultiple: false,
};
const sure: ConfirmPrompt = { id: "sure", kind: "confirm", question: "Delete it?", confirmLabel: "Delete" };
const reason: TextPrompt = { id: "reason", kind: "text", question: "Why?", required: false };
const name: TextPrompt = { id: "name", kind: "text", question: "Its name?", defaultValue: "  main " };

function clientOf(...prompts: readonly object[]): Client {
  return drawEnvelope({ protocol: wireName, prompts });
}

const form = clientOf(copies, sure, reason, name);
const nothing: Draft = [];

describe("filling in", () => {
  test("several picks keep the order they were made in, and can be taken back", () => {
    let draft = nothing;
    for (const id of ["thumbs", "originals", "perms", "originals"]) draft = choose(draft, copies, id);
    expect(valuesOf(draft, copies)).toEqual(["thumbs", "perms"]);
  });

  test("a single pick is replaced, and cannot be taken back", () => {
    const once = choose(choose(nothing, bucket, "thumbs"), bucket, "perms");
    expect(valuesOf(once, bucket)).toEqual(["perms"]);
    expect(valuesOf(choose(once, bucket, "perms"), bucket)).toEqual(["perms"]);
  });

  test("a confirm is open until one of its buttons is pressed", () => {
    expect(confirmedOf(nothing, sure)).toBeNull();
    expect(confirmedOf(confirm(confirm(nothing, sure, true), sure, false), sure)).toBe(false);
  });

  test("a box holds its default until something is typed, also nothing", () => {
    expect(textOf(nothing, name)).toBe("  main ");
    expect(textOf(write(nothing, name, ""), name)).toBe("");
  });

  test("a draft is never changed in place", () => {
    const draft = Object.freeze(choose(nothing, copies, "thumbs"));
    choose(draft, copies, "perms");
    expect(valuesOf(draft, copies)).toEqual(["thumbs"]);
  });

  test.each(["__proto__", "constructor", "toString", "0", "a/b", "😀"])(
    "the id %s is one like any other",
    (id) => {
      const prompt = { ...reason, id };
      const client = clientOf(prompt, { ...bucket, id: `${id}2` });
      const draft = choose(write(nothing, prompt, "x"), { ...bucket, id: `${id}2` }, "thumbs");
      const reply = buildReply(client, draft);
      expect(JSON.parse(reply).answers.map((answer: { id: string }) => answer.id)).toEqual([id, `${id}2`]);
      expect(refill(client, reply)).toEqual(draft);
    },
  );
});

describe("what is still needed", () => {
  test("required prompts without an answer, in the order of the form", () => {
    expect(missing(form, nothing)).toEqual(["sure"]);
    expect(missing(form, write(nothing, name, "  "))).toEqual(["sure", "name"]);
    expect(missing(clientOf(name, bucket, sure), write(nothing, name, ""))).toEqual([
      "name",
      "bucket",
      "sure",
    ]);
  });

  test("cancelling is an answer", () => {
    expect(canSubmit(form, confirm(nothing, sure, false))).toBe(true);
  });

  test("nothing can be sent where nothing is drawn", () => {
    expect(canSubmit(drawEnvelope({}), nothing)).toBe(false);
  });

  test("prompts of two kinds under one id can never both be answered", () => {
    const twins = clientOf({ ...reason, id: "sure", required: true }, sure);
    const typed = write(nothing, { ...reason, id: "sure" }, "yes");
    expect(missing(twins, typed)).toEqual(["sure"]);
    expect(missing(twins, confirm(typed, sure, true))).toEqual(["sure"]);
  });

  test("only a confirm that stands alone sends at once", () => {
    const isLone = (...prompts: readonly object[]) => {
      const { envelope } = clientOf(...prompts);
      return envelope !== null && isLoneConfirm(envelope);
    };
    expect([isLone(sure), isLone(reason), isLone(sure, reason)]).toEqual([true, false, false]);
  });
});

describe("starting again while the message changes", () => {
  const filled = write(
    confirm(choose(choose(nothing, copies, "perms"), copies, "thumbs"), sure, true),
    reason,
    "Old",
  );

  test("keeps what belongs to prompts that are gone, and gives it back", () => {
    const without = start(clientOf(copies, name), filled);
    expect(missing(clientOf(sure), start(clientOf(sure), without))).toEqual([]);
    expect(buildReply(form, start(form, without))).toBe(buildReply(form, filled));
  });

  test("a fill of another kind counts for nothing, and comes back with its kind", () => {
    const asText = clientOf({ ...reason, id: "sure", required: true, defaultValue: "?" });
    const draft = start(asText, filled);
    expect(JSON.parse(buildReply(asText, draft)).answers).toEqual([{ id: "sure", kind: "text", value: "?" }]);
    expect(confirmedOf(start(form, draft), sure)).toBe(true);
  });

  test("a default follows the message until something is typed", () => {
    const typed = start(form, write(nothing, name, "mine"));
    const renamed: TextPrompt = { ...name, defaultValue: "other" };
    expect(textOf(start(clientOf(renamed), start(form)), renamed)).toBe("other");
    expect(textOf(start(clientOf(renamed), typed), renamed)).toBe("mine");
  });

  test("a pick whose option is gone is not sent, and comes back with the option", () => {
    const fewer: ChoicePrompt = { ...copies, options: copies.options.slice(0, 2) };
    const draft = start(clientOf(fewer), filled);
    expect(valuesOf(draft, fewer)).toEqual(["thumbs"]);
    expect(valuesOf(start(form, draft), copies)).toEqual(["thumbs", "perms"]);
  });

  test("of several picks one is left where one may be picked", () => {
    const single: ChoicePrompt = { ...copies, allowMultiple: false };
    const draft = start(clientOf(single), filled);
    expect(valuesOf(draft, single)).toEqual(["perms"]);
    expect(valuesOf(start(form, draft), copies)).toEqual(["perms", "thumbs"]);
  });

  test("any sequence of starts loses nothing", () => {
    const clients = [
      form,
      clientOf(copies),
      clientOf(reason, sure),
      clientOf({ ...copies, allowMultiple: false }),
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...clients), { maxLength: 6 }), (visited) => {
        const draft = visited.reduce((earlier, client) => start(client, earlier), filled);
        const last = start(form, draft);
        expect(new Set(valuesOf(last, copies))).toEqual(new Set(["perms", "thumbs"]));
        expect([confirmedOf(last, sure), textOf(last, reason)]).toEqual([true, "Old"]);
        expect(start(form, last)).toEqual(last);
        expect(parseDraft(JSON.parse(JSON.stringify(last)))).toEqual(last);
      }),
    );
  });
});

describe("sending", () => {
  const draft = write(
    confirm(choose(choose(nothing, copies, "thumbs"), copies, "originals"), sure, false),
    name,
    " x\n",
  );

  test("JSON has the answers in the order of the prompts, trimmed, without what was left open", () => {
    expect(send(form, draft, "json")).toEqual([
      {
        kind: "user_message",
        text: '{"protocol":"appwrite.clarify/v1","answers":[{"id":"copies","kind":"choice","values":["thumbs","originals"]},{"id":"sure","kind":"confirm","confirmed":false},{"id":"name","kind":"text","value":"x"}]}',
      },
    ]);
  });

  test("a summary names each id and value, with the words the person saw", () => {
    expect(summarise(form, draft)).toMatchInlineSnapshot(`
      "copies → thumbs, originals (Thumbnails, Originals)
      sure → cancelled (Cancel)
      name → x"
    `);
    expect(summarise(clientOf(reason), nothing)).toBe("Nothing was filled in.");
    expect(bubble(summarise(form, draft))).toBeUndefined();
  });

  test("the chat shows ids and values, and what was picked is kept in words", () => {
    expect(bubble(buildReply(form, draft))).toBe("copies: thumbs, originals\nsure: cancelled\nname: x");
    expect(picked(form, draft)).toEqual([
      { question: "Copy what?", values: ["Thumbnails", "Originals"] },
      { question: "Delete it?", values: ["Cancel"] },
      { question: "Its name?", values: ["x"] },
    ]);
  });

  test("any filled draft gives an answer that fits its schema, is recognised, and fills the form again", () => {
    const drafts = fc.record({
      picks: fc.array(fc.constantFrom("originals", "thumbs", "perms"), { maxLength: 5 }),
      isSure: fc.boolean(),
      why: fc.string({ unit: "binary", maxLength: 20 }),
      called: fc.string({ unit: "grapheme", maxLength: 20 }),
    });
    fc.assert(
      fc.property(drafts, ({ picks, isSure, why, called }) => {
        let filled = picks.reduce((earlier, id) => choose(earlier, copies, id), nothing);
        filled = write(write(confirm(filled, sure, isSure), reason, why), name, called);
        const reply = buildReply(form, filled);
        expect(JSON.stringify(answersSchema.parse(JSON.parse(reply)))).toBe(reply);
        expect(check(reply)).toMatchObject({
          protocol: "clarify",
          form: "answer",
          verdict: "works",
          problems: [],
        });
        const again = refill(form, reply) ?? [];
        expect(valuesOf(again, copies)).toEqual(valuesOf(filled, copies));
        expect(confirmedOf(again, sure)).toBe(isSure);
        expect(textOf(again, reason)).toBe(why.trim());
      }),
    );
  });
});

describe("a draft from storage", () => {
  test.each([null, "x", {}, [5], [{ id: "a", kind: "date" }], [{ id: "a", kind: "text", value: 5 }]])(
    "%j is none",
    (value) => expect(parseDraft(value)).toBeUndefined(),
  );
});

test("of answers to one id the last counts, also when it is of another kind", () => {
  const reply = (...answers: readonly object[]) => JSON.stringify({ protocol: wireName, answers });
  const yes = { id: "sure", kind: "confirm", confirmed: true };
  const draft = refill(form, reply(yes, { ...yes, confirmed: false })) ?? [];
  expect(confirmedOf(draft, sure)).toBe(false);
  expect(
    confirmedOf(refill(form, reply(yes, { id: "sure", kind: "text", value: "x" })) ?? [], sure),
  ).toBeNull();
});

test("fifty thousand prompts are filled, started again, sent and read back at once", () => {
  const prompts = Array.from({ length: 50_000 }, (_, index) => ({ ...name, id: `n${index}` }));
  const client = clientOf(...prompts);
  const draft = prompts.map(({ id }): Draft[number] => ({ id, kind: "text", value: "x" }));
  expect(missing(client, [])).toEqual([]);
  const reply = buildReply(client, start(client, draft));
  expect(refill(client, reply)).toEqual(draft);
  expect(picked(client, draft)).toHaveLength(50_000);
});
