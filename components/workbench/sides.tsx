"use client";

import { useMemo } from "react";
import type { Check } from "@/lib/protocol/check";
import type { PartReport, Report } from "@/lib/protocol/protocol";
import { protocols } from "@/lib/protocols/registry";
import type { Range } from "@/lib/text/layer";
import { ClientView } from "./client-view";
import { EngineView } from "./engine-view";
import type { SheetRow } from "./sheet";
import { useWorkbench } from "./use-workbench";

interface SidesProps {
  readonly view: "engine" | "client";
  readonly onGo: (range: Range) => void;
}

const nothing: Report = { reason: "", engine: [], client: [] };

/** What the engine says, byte for byte, or what the client makes of it. */
export function Sides({ view, onGo }: SidesProps) {
  const check = useWorkbench((state) => state.session.check);
  const report = useMemo(
    () => protocols.find(({ id }) => id === check.protocol)?.report(check) ?? nothing,
    [check],
  );
  const parts = report[view];
  const rows = parts.map((part) => rowOf(part, check));
  const go = (row: SheetRow) => {
    const part = parts[rows.indexOf(row)];
    const found = part && findProblem(part, check);
    if (found) onGo(found.range);
  };
  const { verdict, engine, client } = check;
  return view === "engine" ? (
    <EngineView
      verdict={engineVerdict(check)}
      {...(report.engineSays ?? sayEngine(check))}
      engine={engine}
      rows={engine?.ok ? [] : rows}
      onLine={go}
    />
  ) : (
    <ClientView
      verdict={client === null ? "blocked" : verdict}
      {...sayClient(check, report)}
      client={client}
      rows={rows}
      onLine={go}
    />
  );
}

function findProblem({ pointer, state }: PartReport, { problems }: Check) {
  return state === "done" || state === "unread"
    ? undefined
    : problems.find((problem) => `${problem.pointer}/`.startsWith(`${pointer}/`));
}

function rowOf(part: PartReport, check: Check): SheetRow {
  const line = findProblem(part, check)?.range.start.line;
  const row: SheetRow = { name: part.name, state: part.state, text: part.says };
  return line === undefined ? row : { ...row, line };
}

const engineVerdict = ({ engine, verdict }: Check) =>
  engine === null ? verdict : engine.ok ? "works" : "blocked";

function sayEngine({ engine, protocol }: Check) {
  if (engine?.ok) {
    return {
      title: "The engine takes this call",
      sentence: "This is the tool result the agent gets back, byte for byte.",
    };
  }
  if (engine !== null) {
    return {
      title: "The engine refuses this call",
      sentence: "This is what the agent gets back, byte for byte. Nothing reaches the client.",
    };
  }
  return protocol === null
    ? {
        title: "The engine has nothing to read",
        sentence: "It speaks once the text is a message of a protocol.",
      }
    : { title: "The engine has no say here", sentence: "This text does not go through the engine." };
}

function sayClient({ client, verdict, protocol }: Check, { reason }: Report) {
  if (protocol === null)
    return {
      title: "The client has nothing to draw",
      sentence: "It draws once the text is a message of a protocol.",
    };
  const [draws = ""] = reason.split(",");
  if (client === null) return { title: "The client draws nothing", sentence: "This text is not drawn." };
  return {
    title: draws.startsWith("draws") ? `The client ${draws}` : "The client draws this",
    sentence:
      verdict === "works"
        ? "Everything in the message is drawn."
        : "It is defensive: what it does not know it skips, and it never fails the whole for a part.",
  };
}
