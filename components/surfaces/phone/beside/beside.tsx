import { clsx } from "clsx";
import { useState } from "react";
import { RevealButton, Secrets, useReveal } from "@/components/ui/secrets";
import { Tabs } from "@/components/ui/tabs";
import type { Exchanged } from "@/lib/protocol/exchange";
import { type InboxClient, maxContentBase64, type PhoneState } from "@/lib/protocols/inbox";
import type { SurfaceProps } from "../../surface";
import type { PhonePlace } from "../use-phone-place";
import { waitingOf } from "../waiting";
import { titleOf } from "../words";
import { ArgumentsView } from "./arguments-view";
import { Budgets } from "./budgets";
import { Conditions } from "./conditions";
import { Log } from "./log";
import { AsText } from "./text-view";
import { Wire } from "./wire";

export interface BesideProps extends SurfaceProps {
  readonly phone: PhoneState;
  readonly place: PhonePlace;
  readonly client: InboxClient | null;
  readonly sent: readonly Exchanged[];
  readonly className?: string;
}

type Tab = "wire" | "text" | "arguments" | "log";

/** What a person at the phone does not see: its conditions, what travels, and what became of it. */
export function Beside(props: BesideProps) {
  const { phone, place, settings, onSettings, className } = props;
  const [tab, setTab] = useState<Tab>("wire");
  const reveal = useReveal();
  const open = phone.items.find(({ key }) => key === place.openKey);
  const told = waitingOf(phone)[0]?.arrived ?? phone.notifications.at(-1);
  const words = open === undefined ? told?.body : titleOf(open);
  return (
    <div
      className={clsx(
        "@container flex h-full min-h-[480px] min-w-0 max-w-[620px] flex-[1_1_340px] flex-col gap-3.5 narrow:max-w-none narrow:overflow-y-auto narrow:p-3.5",
        className,
      )}
    >
      <Conditions
        settings={settings}
        isDraft={place.isDraft}
        isStale={props.draft?.stale != null}
        onChange={onSettings}
        onRestart={props.isLookingBack || props.exchanged.length === 0 ? null : place.restartAgent}
      />
      <div className="flex min-h-[300px] flex-1 flex-col overflow-hidden rounded-xl bg-raised shadow-window narrow:min-h-[520px]">
        <div className="flex h-10 flex-none items-stretch border-line border-b px-4">
          <Tabs
            label="Beside the phone"
            name="beside"
            chosen={tab}
            onChoose={setTab}
            tabs={[
              { id: "wire", label: "Wire" },
              { id: "text", label: "As text" },
              { id: "arguments", label: "Arguments" },
              { id: "log", label: "Log", ...(phone.log.length > 0 && { count: phone.log.length }) },
            ]}
          />
          {tab === "wire" && (
            <span className="ml-auto flex items-center gap-1 text-muted text-xs">
              <span className="@max-lg:hidden">
                limit for a push: {maxContentBase64.toLocaleString("en")} base64
              </span>
              <RevealButton reveal={reveal} where="beside the phone" />
            </span>
          )}
        </div>
        <div
          role="tabpanel"
          id="beside-panel"
          aria-labelledby={`beside-tab-${tab}`}
          className="flex min-h-0 flex-1 flex-col"
        >
          <Secrets values={reveal.values}>
            {tab === "wire" && <Wire {...props} reveal={reveal} />}
            {tab === "text" && <AsText {...props} />}
            {tab === "arguments" && <ArgumentsView {...props} reveal={reveal} />}
            {tab === "log" && <Log lines={phone.log} utc={props.utc} />}
          </Secrets>
        </div>
      </div>
      {words !== undefined && <Budgets text={words} />}
    </div>
  );
}
