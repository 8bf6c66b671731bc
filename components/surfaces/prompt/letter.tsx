import { useMemo, useState } from "react";
import { Tabs } from "@/components/ui/tabs";
import { Well } from "@/components/ui/well";
import type { Fix, Problem } from "@/lib/protocol/problem";
import {
  type Client,
  type Fill,
  type FormField,
  fillClient,
  growthRefusal,
  isTemplate,
} from "@/lib/protocols/prompt-template";
import { utf8Length } from "@/lib/text/limits";
import type { SurfaceProps } from "../surface";
import { LetterText } from "./letter-text";
import { Margin } from "./margin";
import { count } from "./parts";
import { RequestView } from "./request-view";
import { TextView } from "./text-view";

export interface LetterProps extends Pick<SurfaceProps, "onSettings"> {
  readonly client: Client;
  readonly fill: Fill;
  readonly fields: readonly FormField[];
  readonly problems: readonly Problem[];
  readonly focused: string | undefined;
  readonly onGo: (name: string) => void;
  readonly onFix: (fix: Fix) => void;
}

type View = "template" | "text" | "request";
const VIEWS: readonly { readonly id: View; readonly label: string }[] = [
  { id: "template", label: "Template" },
  { id: "text", label: "Text" },
  { id: "request", label: "Request" },
];

/** The prompt as it will be read: the template filled in place, the text alone, and the request that carries it. */
export function Letter(props: LetterProps) {
  const { client, fill, onSettings } = props;
  const [view, setView] = useState<View>("template");
  const filled = useMemo(() => fillClient(client, fill), [client, fill]);
  const isOn = client.promptVariables;
  return (
    <div className="@container flex min-h-0 min-w-0 flex-col overflow-hidden rounded-xl bg-raised shadow-window narrow:rounded-none">
      <div className="flex h-[42px] flex-none items-stretch gap-3 border-line border-b pr-3.5 pl-5 narrow:h-12">
        <Tabs label="Text" tabs={VIEWS} chosen={view} onChoose={setView} name="prompt-letter" />
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-label="promptVariables"
          data-tip={isOn ? "The agent takes templates" : "The agent takes text only"}
          onClick={() => onSettings({ promptVariables: isOn ? "false" : "true" })}
          className="relative ml-auto inline-flex shrink-0 items-center gap-2 self-center rounded-sm narrow:after:absolute narrow:after:-inset-2.5"
        >
          <code className="text-[11.5px] text-ink-soft @max-[420px]:sr-only">promptVariables</code>
          <span
            aria-hidden="true"
            className={
              isOn
                ? "relative h-4 w-7 flex-none rounded-full bg-ink after:absolute after:top-0.5 after:right-0.5 after:size-3 after:rounded-full after:bg-raised forced-colors:border"
                : "relative h-4 w-7 flex-none rounded-full inset-ring inset-ring-edge after:absolute after:top-0.5 after:left-0.5 after:size-3 after:rounded-full after:bg-edge forced-colors:border"
            }
          />
        </button>
      </div>
      <div
        role="tabpanel"
        id="prompt-letter-panel"
        aria-labelledby={`prompt-letter-tab-${view}`}
        className="flex min-h-0 flex-1 flex-col"
      >
        {filled === undefined ? (
          <p role="status" className="px-10 py-8 text-danger">
            {growthRefusal}: values bring in other variables again and again.
          </p>
        ) : (
          <>
            {view === "template" && (
              <>
                <Well
                  label="Letter"
                  className="flex-1 px-10 pt-8 pb-7 text-[18px] leading-[35px] tracking-[-0.012em] @max-[420px]:px-[18px] @max-[420px]:py-5 @max-[420px]:text-[17px] @max-[420px]:leading-8"
                >
                  <div data-letter>
                    {client.prompt.map((block, index) => (
                      <LetterText
                        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
                        key={index}
                        client={client}
                        block={block}
                        fill={fill}
                        focused={props.focused}
                        onGo={props.onGo}
                      />
                    ))}
                  </div>
                </Well>
                <Margin {...props} filled={filled} onSeeBoth={() => setView("text")} />
              </>
            )}
            {view === "text" && <TextView fields={props.fields} filled={filled} />}
            {view === "request" && <RequestView client={client} filled={filled} onSettings={onSettings} />}
            <p className="flex flex-none flex-wrap items-center gap-x-3 border-line border-t px-5 py-2.5 text-muted text-xs">
              <span>{sayForm(client)}</span>
              <span className="ml-auto tabular-nums">
                {count(filled.text.length, "character")},{" "}
                {count(utf8Length(JSON.stringify(filled.request)), "byte")}
              </span>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function sayForm({ prompt, promptVariables }: Client) {
  const only = prompt.length === 1 && prompt.some(isTemplate);
  if (!promptVariables && prompt.some(isTemplate))
    return <>The agent takes no templates, so this is sent as {only ? "one text block" : "text blocks"}</>;
  if (only)
    return (
      <>
        Sent as one <b className="font-semibold text-ink-soft">prompt_template</b> block
      </>
    );
  return <>Sent as {count(prompt.length, "block")}</>;
}
