import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { type SettingName, type Settings, settingWords } from "@/lib/share/settings";

interface ConditionsProps {
  readonly settings: Settings;
  readonly isDraft: boolean;
  readonly isStale: boolean;
  readonly onChange: (change: Partial<Settings>) => void;
  /** Null where there is nothing the agent could forget. */
  readonly onRestart: (() => void) | null;
}

const conditions = [
  "locked",
  "previews",
  "decrypts",
  "online",
  "answerArrives",
] as const satisfies readonly SettingName[];
const looks = [
  { value: "ios", label: "iOS" },
  { value: "android", label: "Android" },
] as const;

/** What is so and what is not: each can be turned. */
export function Conditions({ settings, isDraft, isStale, onChange, onRestart }: ConditionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {isDraft && <Badge tone="dash">{isStale ? "Draft, stale" : "Draft, not sent"}</Badge>}
      <fieldset aria-label="Conditions" className="contents">
        {conditions.map((name) => {
          const isSo = settings[name] === "true";
          const words = settingWords.find((word) => word.name === name);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isSo}
              aria-description={words?.description}
              data-tip={words?.description}
              onClick={() => onChange({ [name]: isSo ? "false" : "true" })}
              className="group/cond inline-flex h-7 items-center gap-[7px] rounded-full border border-line-strong pr-2.5 pl-2 font-medium text-muted text-xs aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-rest narrow:h-touch narrow:px-4"
            >
              <span
                aria-hidden="true"
                className="size-2 rounded-full border-[1.5px] border-edge group-aria-pressed/cond:border-ink group-aria-pressed/cond:bg-ink"
              />
              {words?.title}
            </button>
          );
        })}
      </fieldset>
      <Switch
        label="Phone"
        options={looks}
        value={settings.device}
        onChange={(device) => onChange({ device })}
      />
      {onRestart !== null && (
        <Button size="sm" onClick={onRestart}>
          Restart the agent
        </Button>
      )}
    </div>
  );
}
