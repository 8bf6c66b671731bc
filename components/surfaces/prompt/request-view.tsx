import { useDeferredValue } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { JsonView } from "@/components/ui/json-view";
import { Switch } from "@/components/ui/switch";
import { Well } from "@/components/ui/well";
import { type Client, type Filled, initializeResponse } from "@/lib/protocols/prompt-template";
import type { SurfaceProps } from "../surface";

interface RequestViewProps extends Pick<SurfaceProps, "onSettings"> {
  readonly client: Client;
  readonly filled: Filled;
}

const VERSIONS = [
  { value: "1", label: "v1" },
  { value: "2", label: "v2" },
] as const;

/** The request that goes out, and beside it what the agent said in `initialize`. */
export function RequestView({ client, filled, onSettings }: RequestViewProps) {
  const request = useDeferredValue(filled.request);
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-sunken">
      <div className="flex flex-none items-center gap-2 py-2 pr-3.5 pl-5">
        <h3 className="font-medium text-muted text-xs">What goes out</h3>
        <span className="ml-auto">
          <CopyButton text={() => JSON.stringify(filled.request)} label="Copy the request" />
        </span>
      </div>
      <Well label="What goes out" className="flex-[3]">
        <JsonView value={request} className="pr-4 pb-4 pl-5" />
      </Well>
      <div className="flex flex-none flex-wrap items-center gap-x-2 gap-y-1 border-line border-t py-2 pr-3.5 pl-5">
        <h3 className="font-medium text-muted text-xs">
          What the agent answered to <code>initialize</code>
        </h3>
        <Switch
          label="ACP version"
          options={VERSIONS}
          value={client.protocolVersion === 2 ? "2" : "1"}
          onChange={(protocolVersion) => onSettings({ protocolVersion })}
          className="ml-auto"
        />
      </div>
      <Well label="What the agent answered to initialize" className="flex-[2]">
        <JsonView value={initializeResponse(client)} className="pr-4 pb-4 pl-5" />
      </Well>
    </div>
  );
}
