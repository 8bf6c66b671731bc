import * as monaco from "monaco-editor/editor/editor.api";
import type { Description } from "@/lib/protocol/describe";
import type { Fix, Problem } from "@/lib/protocol/problem";
import type { Placeholder } from "@/lib/protocol/protocol";
import type { Position } from "@/lib/text/layer";
import { FIX_COMMAND, hoverTexts } from "./hover";
import { calmRange } from "./marks";
import { fromMonaco, linesOf, toMonaco } from "./positions";

/** What hover and quick fixes ask of the editor a text stands in. */
export interface Assisted {
  readonly problems: readonly Problem[];
  readonly placeholders: readonly Placeholder[];
  describe(position: Position): Description | undefined;
  apply(fix: Fix): void;
}

const assisted = new WeakMap<monaco.editor.ITextModel, () => Assisted>();
let latest: (() => Assisted) | undefined;

/** Has the text assisted from now on. `assistance` is asked each time. */
export function assist(model: monaco.editor.ITextModel, assistance: () => Assisted): void {
  assisted.set(model, assistance);
  latest = assistance;
}

/** Once per page: Monaco's providers are for a language, not for an editor. */
export function registerAssistance(language: string): void {
  monaco.languages.registerHoverProvider(language, { provideHover });
  monaco.languages.registerCodeActionProvider(
    language,
    { provideCodeActions },
    { providedCodeActionKinds: ["quickfix"] },
  );
  monaco.editor.registerCommand(FIX_COMMAND, (_, problem: number, fix: number) => {
    const found = latest?.().problems[problem]?.fixes[fix];
    if (found) latest?.().apply(found);
  });
}

/** The problems whose underline meets a range. */
function pointedAt(model: monaco.editor.ITextModel, where: monaco.IRange) {
  const problems = assisted.get(model)?.().problems ?? [];
  const lines = linesOf(model);
  return problems
    .map((problem, index) => ({ problem, index }))
    .filter(({ problem: { range } }) =>
      monaco.Range.areIntersectingOrTouching(toMonaco(calmRange(range, lines)), where),
    );
}

/** More would fill the screen; the list has them all. */
const MOST_IN_HOVER = 5;

function provideHover(
  model: monaco.editor.ITextModel,
  position: monaco.Position,
): monaco.languages.Hover | undefined {
  const here = monaco.Range.fromPositions(position);
  const pointed = pointedAt(model, here);
  const description = assisted.get(model)?.().describe(fromMonaco(position));
  const placeholder = assisted
    .get(model)?.()
    .placeholders.find(({ range }) => monaco.Range.containsPosition(toMonaco(range), position));
  const texts = hoverTexts(pointed.slice(0, MOST_IN_HOVER), description, placeholder);
  if (texts.length === 0) return undefined;
  return {
    contents: texts.map((value) => ({
      value,
      isTrusted: { enabledCommands: [FIX_COMMAND] },
      supportThemeIcons: true,
    })),
  };
}

function provideCodeActions(
  model: monaco.editor.ITextModel,
  range: monaco.Range,
): monaco.languages.CodeActionList {
  const lastColumn = model.getLineMaxColumn(range.endLineNumber);
  const actions = pointedAt(
    model,
    new monaco.Range(range.startLineNumber, 1, range.endLineNumber, lastColumn),
  ).flatMap(({ problem, index }) =>
    problem.fixes.map(({ title }, place) => ({
      title,
      kind: "quickfix",
      isPreferred: place === 0,
      command: { id: FIX_COMMAND, title, arguments: [index, place] },
    })),
  );
  return { actions, dispose() {} };
}
