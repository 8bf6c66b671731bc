import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Answer, PhoneItem, PhoneState } from "@/lib/protocols/inbox";
import type { Settings } from "@/lib/share/settings";
import { Device } from "./device/device";
import { Notification } from "./device/notification";
import { LeadSheet } from "./lead-sheet";
import { ApprovalScreen } from "./screens/approval-screen";
import { ClarificationScreen } from "./screens/clarification-screen";
import { ElicitationScreen } from "./screens/elicitation-screen";
import { HomeScreen } from "./screens/home-screen";
import { InboxScreen } from "./screens/inbox-screen";
import { LockScreen } from "./screens/lock-screen";
import { MoreSheet } from "./screens/more-sheet";
import type { PhonePlace } from "./use-phone-place";
import { waitingOf } from "./waiting";

interface PhoneScreenProps {
  readonly phone: PhoneState;
  readonly place: PhonePlace;
  readonly settings: Settings;
}

/** What the glass shows. */
export function PhoneScreen({ phone, place, settings }: PhoneScreenProps) {
  const waiting = waitingOf(phone);
  const { isLooking } = place;
  const notice = (at: number, where: "lock" | "banner") => {
    const one = waiting[at];
    return one === undefined ? null : (
      <Notification
        key={one.arrived.entryId}
        {...one}
        place={where}
        settings={settings}
        isOff={isLooking}
        onTap={place.openApp}
      />
    );
  };
  if (place.isLocked) {
    return (
      <Device ground="wall" hasClock={false}>
        <LockScreen isOff={isLooking} onUnlock={place.unlock}>
          {waiting.map(({ arrived }, at) => (
            <li key={arrived.entryId} className="phone-drop">
              {notice(at, "lock")}
            </li>
          ))}
        </LockScreen>
      </Device>
    );
  }
  if (!place.isInApp) {
    const badge = phone.isBehind || !phone.hasInbox ? Math.min(1, waiting.length) : phone.badge;
    return (
      <Device ground="wall" hasClock>
        <HomeScreen banner={notice(0, "banner")} badge={badge} isOff={isLooking} onOpen={place.openApp} />
      </Device>
    );
  }
  return (
    <Device ground="app" hasClock onHome={isLooking ? undefined : place.leaveApp}>
      <App phone={phone} place={place} />
    </Device>
  );
}

/** The agent's app: the inbox, or one item of it. */
function App({ phone, place }: Omit<PhoneScreenProps, "settings">) {
  const root = useRef<HTMLDivElement>(null);
  const open = phone.items.find(({ key }) => key === place.openKey);
  const focus = useFollowingFocus(root, open?.key ?? "inbox");
  return (
    <div ref={root} {...focus} className="flex min-h-0 flex-1 flex-col">
      <div inert={place.lead !== null} className="contents">
        {open === undefined ? (
          <InboxScreen
            key="inbox"
            items={phone.items}
            badge={phone.badge}
            note={place.note}
            onOpen={place.openItem}
            onSuggestion={(item, answer) =>
              place.answer({ list: "clarifications", request_id: item.item.request_id, answer })
            }
            onRefresh={place.isLooking || place.isDraft ? null : place.refresh}
          />
        ) : (
          <Detail key={open.key} item={open} place={place} />
        )}
      </div>
      {open !== undefined && place.note !== null && (
        <p role="status" className="flex-none bg-warning-soft px-4 py-2 text-sm text-warning">
          {place.note}
        </p>
      )}
      {place.lead !== null && <LeadSheet lead={place.lead} onClose={place.closeLead} />}
    </div>
  );
}

function Detail({ item, place }: { readonly item: PhoneItem; readonly place: PhonePlace }) {
  const [hasMore, setMore] = useState(false);
  return (
    <>
      <div inert={hasMore} className="contents">
        <ItemScreen
          item={item}
          onBack={() => place.openItem(null)}
          onMore={() => setMore(true)}
          onAnswer={place.answer}
        />
      </div>
      {hasMore && <MoreSheet item={item} onClose={() => setMore(false)} />}
    </>
  );
}

interface ItemScreenProps {
  readonly item: PhoneItem;
  readonly onBack: () => void;
  readonly onMore: () => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** One item, by what it waits for. */
export function ItemScreen({ item, ...shared }: ItemScreenProps) {
  switch (item.list) {
    case "approvals":
      return <ApprovalScreen item={item} {...shared} />;
    case "clarifications":
      return <ClarificationScreen item={item} {...shared} />;
    case "elicitations":
      return <ElicitationScreen item={item} {...shared} />;
  }
}

/** The focus goes along with the screens, and is not lost with what had it. */
function useFollowingFocus(root: RefObject<HTMLElement | null>, screen: string) {
  const before = useRef<string | null>(null);
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const hasMoved = before.current !== screen;
    before.current = screen;
    const isLost = held.current?.isConnected === false;
    if (document.activeElement !== document.body || !(hasMoved || isLost)) return;
    root.current?.querySelector<HTMLElement>("[data-screen]")?.focus({ preventScroll: true });
  });
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      held.current = event.target;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.target.isConnected) held.current = null;
    },
  };
}
