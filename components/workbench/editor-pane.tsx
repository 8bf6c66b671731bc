"use client";

import { Copy } from "lucide-react";
import { type Ref, type RefObject, Suspense, useCallback, useMemo } from "react";
import { Editor } from "@/components/editor/editor";
import type { EditorHandle } from "@/components/editor/editor-props";
import { announce } from "@/components/ui/announcer";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-button";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart } from "@/components/ui/lazy-part";
import { PaneHead } from "@/components/ui/pane-head";
import { useTheme } from "@/components/ui/theme";
import { describeAt } from "@/lib/protocol/describe";
import type { JsonSchema } from "@/lib/protocol/protocol";
import { inOrder, startSchema, wrapSchema } from "@/lib/protocol/schema";
import { inspect } from "@/lib/protocols/check";
import { protocols } from "@/lib/protocols/registry";
import type { Session } from "@/lib/session/session";
import { activeValues } from "@/lib/session/sets";
import { contextOf } from "@/lib/share/settings";
import type { Position } from "@/lib/text/layer";
import type { Caret } from "./caret";
import type { WorkbenchState } from "./store";
import { useWorkbench, useWorkbenchStore } from "./use-workbench";

// Most texts have no placeholders.
const ValueSwitch = lazyPart(async () => ({ default: (await import("./value-switch")).ValueSwitch }));

/** Whether there is anything to fill, or anything to fill it with, that no surface has taken over. */
function offersValues({ placeholders, sets, drawing }: Session): boolean {
  if (drawing?.protocol.placeholders !== undefined) return false;
  return placeholders.length > 0 || sets.list.length > 0;
}

interface EditorPaneProps {
  readonly ref: RefObject<EditorHandle | null>;
  readonly caret: Caret;
  readonly onReady: () => void;
}

/** The left of the screen: the text. */
export function EditorPane({ ref, caret, onReady }: EditorPaneProps) {
  const store = useWorkbenchStore();
  const { theme } = useTheme();
  const source = useWorkbench((state) => state.session.source);
  const problems = useWorkbench((state) => state.session.check.problems);
  const placeholders = useWorkbench((state) => state.session.placeholders);
  const hasValues = useWorkbench(({ session }) => offersValues(session));
  const isStale = useWorkbench((state) => state.session.staleSince !== null);
  const { write } = useWorkbench((state) => state.actions);
  const schema = useSchema();
  const describe = useCallback((position: Position) => describeIn(store.getState(), position), [store]);
  const moveCaret = useCallback((position: Position) => caret.setState(position, true), [caret]);
  return (
    <>
      <PaneHead
        title="Editor"
        actions={
          <>
            {hasValues && (
              <Suspense fallback={null}>
                <ValueSwitch />
              </Suspense>
            )}
            <Button look="ghost" size="sm" onClick={() => sayFormat(ref.current?.format() ?? false)}>
              Format
            </Button>
            <IconButton
              label="Copy the text"
              size="sm"
              onClick={async () => announce(copied(await copyText(source)))}
            >
              <Copy />
            </IconButton>
          </>
        }
      />
      <Editor
        ref={ref as Ref<EditorHandle>}
        source={source}
        onChange={write}
        problems={problems}
        placeholders={placeholders}
        schema={schema}
        describe={describe}
        isStale={isStale}
        theme={theme}
        onCursor={moveCaret}
        onReady={onReady}
      />
    </>
  );
}

const copied = (state: string) => (state === "copied" ? "Text copied" : "The browser refused to copy");

function sayFormat(isDone: boolean) {
  announce(isDone ? "Formatted" : "The text cannot be formatted before it can be read.");
}

/** Of the whole text in the form found; of the ways to begin while nothing is found. */
function useSchema(): JsonSchema | null {
  const protocolId = useWorkbench((state) => state.session.check.protocol);
  const form = useWorkbench((state) => state.session.check.form);
  const kind = useWorkbench((state) => state.kind);
  return useMemo(() => {
    const protocol = protocols.find(({ id }) => id === protocolId);
    if (protocol === undefined || kind === null) return inOrder(startSchema(protocols));
    const schema = protocol.schema(kind);
    return schema === null ? null : inOrder(wrapSchema(form, schema));
  }, [protocolId, form, kind]);
}

function describeIn({ session, settings }: WorkbenchState, position: Position) {
  const { subject, protocol } = inspect(session.source, contextOf(settings, activeValues(session.sets)));
  const schema = subject && protocol?.schema(subject.kind);
  return subject && schema ? describeAt(subject, schema, position) : undefined;
}
