"use client";

import MonacoEditor from "@monaco-editor/react";
import type { editor } from "monaco-editor/editor/editor.api";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { CodeController } from "./code-controller";
import "./code-editor.css";
import { codeOptions, countLines, sizeOptions } from "./code-options";
import type { LoadedEditorProps } from "./editor-props";
import { LANGUAGE, MODEL_URI } from "./language";
import { configureMonaco } from "./monaco";
import { toPlainText } from "./plain-text";

configureMonaco();

/** Monaco, in a part of its own: nothing else of the page waits for it. */
export function CodeEditor(props: LoadedEditorProps) {
  const { source, isReadOnly = false, theme } = props;
  const [controller, setController] = useState<CodeController | null>(null);
  const latest = useRef(props);
  // Taken once: from then on the controller keeps the text in step.
  const [first] = useState(() => toPlainText(source));
  const [options] = useState(() => ({
    ...codeOptions,
    readOnly: isReadOnly,
    ...sizeOptions(countLines(first)),
  }));

  useLayoutEffect(() => {
    latest.current = props;
    controller?.sync(props);
  });
  useEffect(() => () => controller?.dispose(), [controller]);

  const handleMount = useCallback((mounted: editor.IStandaloneCodeEditor) => {
    const started = new CodeController(mounted, latest.current);
    setController(started);
    mounted.layout();
    mounted.render(true);
    latest.current.onHandle(started);
  }, []);

  return (
    <MonacoEditor
      defaultValue={first}
      language={LANGUAGE}
      path={MODEL_URI}
      theme={`parley-${theme}`}
      loading={null}
      saveViewState={false}
      options={options}
      onMount={handleMount}
    />
  );
}
