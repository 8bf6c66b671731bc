import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Switch } from "@/components/ui/switch";
import type { DialogBodyProps } from "./parts";

const ENDPOINT = "https://console.example/v1/mcp";

type Way = "file" | "command" | "address";

const WAYS: readonly { readonly value: Way; readonly label: string }[] = [
  { value: "file", label: "Settings file" },
  { value: "command", label: "Command line" },
  { value: "address", label: "Address" },
];

const SAYS: Record<Way, string> = {
  file: "Put this into the settings of your editor or agent, under its MCP servers, and start it anew.",
  command: "Run this where your agent runs. It asks you to sign in the first time a tool is called.",
  address: "For clients that take an address and headers in a form.",
};

/** What a client needs to reach a project's tools. An id is quoted by JSON, so that any text is safe in it. */
export function connectionText(way: Way, projectId: string | undefined): string {
  const headers = projectId === undefined ? {} : { "X-Appwrite-Project": projectId };
  switch (way) {
    case "file":
      return JSON.stringify({ mcpServers: { appwrite: { url: ENDPOINT, headers } } }, null, 2);
    case "command":
      return projectId === undefined
        ? `mcp add appwrite ${ENDPOINT}`
        : `mcp add appwrite ${ENDPOINT} \\\n  --header ${JSON.stringify(`X-Appwrite-Project: ${projectId}`)}`;
    case "address":
      return [ENDPOINT, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join("\n");
  }
}

/** How to let an agent use the project's tools. */
export function ConnectMcp({ project, onClose }: DialogBodyProps) {
  const [way, setWay] = useState<Way>("file");
  const text = connectionText(way, project?.id);
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">
        <Switch label="How to connect" options={WAYS} value={way} onChange={setWay} />
        <p className="mt-3 text-ink-soft text-md">{SAYS[way]}</p>
        <div className="relative mt-2 rounded-md border border-line bg-sunken">
          {/* biome-ignore lint/a11y/useSemanticElements: it is text to be copied, not fields */}
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            role="group"
            aria-label="Settings for the client"
            className="max-h-60 overflow-auto px-3 py-2.5 pr-24 font-mono text-code"
          >
            {text}
          </pre>
          <CopyButton text={text} className="!absolute top-2 right-2" />
        </div>
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <dt className="text-muted">Tools</dt>
          <dd>Databases, users, storage, functions, sites, messaging, usage</dd>
          <dt className="text-muted">May</dt>
          <dd>Read and write, as you may yourself</dd>
          <dt className="text-muted">Connected</dt>
          <dd>No client yet</dd>
        </dl>
        <p className="mt-3 text-muted text-xs">The address is made up: this is a simulation.</p>
      </div>
      <div className="flex shrink-0 justify-end border-line border-t px-5 py-3">
        <Button size="lg" look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  );
}
