"use client";

import { useMemo } from "react";
import { toast } from "@/components/ui/toasts";
import { inspect } from "@/lib/protocols/check";
import { protocols } from "@/lib/protocols/registry";
import { isDraft, type Session } from "@/lib/session/session";
import { readSettings, settingWords } from "@/lib/share/settings";
import { findSample } from "./start";
import { type Reading, type SendState, TopBar } from "./top-bar";
import { useWorkbench, useWorkbenchStore } from "./use-workbench";

interface BarProps {
  readonly onSend: () => void;
  readonly onSample: (id: string) => void;
  readonly onOpenText: (text: string) => void;
  readonly onOpenAsTranscript: () => void;
}

const groups = protocols.map(({ id, name, wireName, samples }) => ({
  protocol: id,
  name,
  wireName,
  samples: samples.map((sample) => ({
    id: `${id}/${sample.name}`,
    title: sample.title,
    verdict: sample.verdict,
  })),
}));

/** The top of the screen, wired. */
export function Bar({ onSend, onSample, onOpenText, onOpenAsTranscript }: BarProps) {
  const store = useWorkbenchStore();
  const { actions, settings, isChecking } = useWorkbench((state) => state);
  const session = useWorkbench((state) => state.session);
  const { check, sample } = session;
  const reading = useMemo((): Reading | null => {
    if (check.form === "timeline") return { wireName: null, form: "timeline", onOpenAsTranscript };
    const protocol = protocols.find(({ id }) => id === check.protocol);
    if (protocol === undefined) return null;
    const { wireName } = protocol;
    if (check.form === "envelope") return { wireName, form: "bare envelope" };
    const unwrap = () => {
      const { subject } = inspect(store.getState().session.source);
      if (subject !== null) onOpenText(protocol.bare?.(subject) ?? subject.text);
    };
    return isWrapped(check.form)
      ? { wireName, form: check.form, onUnwrap: unwrap }
      : { wireName, form: check.form };
  }, [check.form, check.protocol, store, onOpenText, onOpenAsTranscript]);

  const startNew = () => {
    const before = store.getState().session;
    actions.load("");
    if (before.source.trim() === "") return;
    toast({
      title: "A new text",
      action: { label: "Undo", onPress: () => actions.restoreText(before) },
    });
  };

  return (
    <TopBar
      title={sample === null ? "Untitled" : (findSample(sample)?.title ?? "Untitled")}
      groups={groups}
      openId={sample}
      onOpen={onSample}
      reading={reading}
      settings={{
        settings: settingWords
          .filter(({ name }) => name !== "theme")
          .map(({ name, title, description, options }) => ({
            name,
            label: title,
            description,
            options,
            value: [settings[name]].flat().join("\n"),
          })),
        onChange: (name, value) => actions.set(readSettings({ [name]: value }).settings),
      }}
      onNew={startNew}
      send={sendState(session, isChecking)}
      onSend={onSend}
    />
  );
}

const isWrapped = (form: string) => form !== "answer" && form !== "failed call";

function sendState(session: Session, isChecking: boolean): SendState {
  const { check, source } = session;
  if (source.trim() === "") return { kind: "off", reason: "There is nothing to send yet." };
  if (!isDraft(session)) return { kind: "sent" };
  if (isChecking) return { kind: "ready" };
  if (check.form === "timeline")
    return { kind: "off", reason: "A timeline is opened as a transcript, not sent." };
  if (check.verdict === "unrecognised")
    return { kind: "off", reason: "The text cannot be read as a message of any protocol yet." };
  return { kind: "ready" };
}
