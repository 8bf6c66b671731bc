import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useMask } from "@/components/ui/secrets";
import { type Answer, elicitationMs, type PhoneItem } from "@/lib/protocols/inbox";
import { usePhone } from "../phone-context";
import { short } from "../short";
import { timeLeft } from "../when";
import { Countdown } from "./countdown";
import { PhoneButton } from "./phone-button";
import { Screen } from "./screen";
import { ScreenTitle } from "./screen-title";

type Action = Extract<Answer, { readonly list: "elicitations" }>["action"];

interface ElicitationScreenProps {
  readonly item: Extract<PhoneItem, { readonly list: "elicitations" }>;
  readonly onBack: () => void;
  readonly onMore: () => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** A value a server needs, or a confirmation; what is sensitive is never kept. */
export function ElicitationScreen({
  item: { item, expiresAt },
  onBack,
  onMore,
  onAnswer,
}: ElicitationScreenProps) {
  const { now, isLooking } = usePhone();
  const mask = useMask();
  const [value, setValue] = useState("");
  const field = item.is_confirmation ? null : item.field_name;
  const answer = (action: Action) =>
    onAnswer({
      list: "elicitations",
      request_id: item.request_id,
      action,
      ...(action === "accept" && field !== null ? { value } : {}),
    });
  const off = isLooking ? "This is not the latest moment." : null;
  const isExpired = expiresAt !== null && timeLeft(expiresAt, now) === null;
  return (
    <Screen
      label={short(mask(item.message)) || "Elicitation"}
      onBack={onBack}
      onMore={onMore}
      actions={
        <>
          <PhoneButton look="yes" off={off} onClick={() => answer("accept")}>
            Accept
          </PhoneButton>
          <div className="grid grid-cols-2 gap-[9px]">
            <PhoneButton look="no" off={off} onClick={() => answer("decline")}>
              Decline
            </PhoneButton>
            <PhoneButton off={off} onClick={() => answer("cancel")}>
              Cancel
            </PhoneButton>
          </div>
        </>
      }
    >
      <div className="flex gap-3 px-1.5 pt-0.5 pb-1">
        <ScreenTitle words={item.message} className="min-w-0 flex-1" />
        {expiresAt !== null && <Countdown until={expiresAt} wholeMs={elicitationMs} />}
      </div>
      <p className="px-1.5 pb-3.5 text-muted text-sm" dir="auto">
        {short(mask(item.server_name || "A server"))} asks
        {item.sensitive && field !== null && ". What you give is never stored."}
      </p>
      {isExpired && (
        <p role="status" className="mb-3 rounded-[14px] bg-surface px-3.5 py-2.5 text-ink-soft text-sm">
          The agent waits no longer: it will ignore an answer.
        </p>
      )}
      {field !== null && (
        <ValueField
          name={short(mask(field))}
          isSensitive={item.sensitive}
          isOff={isLooking}
          value={value}
          onChange={setValue}
        />
      )}
    </Screen>
  );
}

interface ValueFieldProps {
  readonly name: string;
  readonly isSensitive: boolean;
  readonly isOff: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueField({ name, isSensitive, isOff, value, onChange }: ValueFieldProps) {
  const [isShown, setShown] = useState(!isSensitive);
  return (
    <div className="relative">
      <label className="block">
        <span className="px-1.5 text-[13px] text-muted leading-[17px]">{name}</span>
        <input
          type={isShown ? "text" : "password"}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          disabled={isOff}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`mt-1 block h-12 w-full rounded-[14px] border border-edge bg-surface pl-3.5 text-[16px] text-accent ${isSensitive ? "pr-12" : "pr-3.5"}`}
        />
      </label>
      {isSensitive && (
        <button
          type="button"
          aria-label={`${isShown ? "Hide" : "Show"} ${name}`}
          onClick={() => setShown(!isShown)}
          className="absolute right-1.5 bottom-1.5 grid size-9 place-items-center rounded-full text-ink-soft"
        >
          {isShown ? <EyeOff /> : <Eye />}
        </button>
      )}
    </div>
  );
}
