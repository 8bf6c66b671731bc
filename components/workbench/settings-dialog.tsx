"use client";

import { clsx } from "clsx";
import { Settings2 } from "lucide-react";
import { useId, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { Switch } from "@/components/ui/switch";
import { setTheme, type ThemeChoice, useTheme } from "@/components/ui/theme";

interface SettingOption {
  readonly value: string;
  readonly label: string;
}

export interface Setting {
  /** Its name in the URL and in `window.parley.settings`. */
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  /** One of these; without them any text, a line each. */
  readonly options?: readonly SettingOption[];
}

export interface SettingsDialogProps {
  readonly settings: readonly Setting[];
  readonly onChange: (name: string, value: string) => void;
}

const THEMES: readonly (SettingOption & { readonly value: ThemeChoice })[] = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

const FIELD =
  "h-control w-full rounded-md border border-edge bg-raised px-2 text-accent hover:border-ink-soft narrow:h-touch narrow:text-[16px]";
/** More options than this are a list. */
const SWITCH_OPTIONS = 3;

interface ControlProps {
  readonly setting: Setting;
  readonly labelId: string;
  readonly onChange: (value: string) => void;
}

function TextControl({ setting, labelId, onChange }: ControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <textarea
      rows={3}
      aria-labelledby={labelId}
      aria-describedby={setting.description ? `${labelId}-help` : undefined}
      dir="auto"
      spellCheck={false}
      value={typed ?? setting.value}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value);
      }}
      onBlur={() => setTyped(null)}
      className={clsx(FIELD, "h-auto! resize-y py-1 font-mono text-xs leading-[18px]")}
    />
  );
}

function Control({ setting, labelId, onChange }: ControlProps) {
  const { options } = setting;
  if (!options) return <TextControl setting={setting} labelId={labelId} onChange={onChange} />;
  if (options.length <= SWITCH_OPTIONS) {
    return <Switch label={setting.label} options={options} value={setting.value} onChange={onChange} />;
  }
  return (
    <select
      aria-labelledby={labelId}
      aria-describedby={setting.description ? `${labelId}-help` : undefined}
      value={setting.value}
      onChange={(event) => onChange(event.target.value)}
      className={FIELD}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Row({ setting, onChange }: Omit<ControlProps, "labelId">) {
  const labelId = useId();
  return (
    <div className="grid gap-1.5 px-4 py-3 not-first:border-line not-first:border-t">
      <div>
        <p id={labelId} className="font-medium">
          {setting.label}
        </p>
        {setting.description && (
          <p id={`${labelId}-help`} className="text-pretty text-muted text-xs leading-[17px]">
            {setting.description}
          </p>
        )}
      </div>
      <div>
        <Control setting={setting} labelId={labelId} onChange={onChange} />
      </div>
    </div>
  );
}

/** The settings that came with the session, and the theme, in a small dialog under their button. */
export function SettingsDialog({ settings, onChange }: SettingsDialogProps) {
  const { choice } = useTheme();
  const content = (
    <>
      {settings.map((setting) => (
        <Row key={setting.name} setting={setting} onChange={(value) => onChange(setting.name, value)} />
      ))}
      <Row
        setting={{ name: "theme", label: "Theme", options: THEMES, value: choice }}
        onChange={(value) => setTheme(value as ThemeChoice)}
      />
      <p className="border-line border-t px-4 py-3 text-muted text-xs">Nothing you type leaves this page.</p>
    </>
  );
  return (
    <Popover label="Settings" width={332} content={content}>
      {(trigger) => (
        <IconButton label="Settings" {...trigger}>
          <Settings2 />
        </IconButton>
      )}
    </Popover>
  );
}
