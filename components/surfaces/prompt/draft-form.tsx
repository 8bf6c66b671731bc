import { clsx } from "clsx";
import { useId, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { Switch } from "@/components/ui/switch";
import type { Fix, Problem } from "@/lib/protocol/problem";
import { type Client, type Fill, fieldsOf, setValue } from "@/lib/protocols/prompt-template";
import { putValue } from "@/lib/session/sets";
import type { SurfaceProps } from "../surface";
import { CompareView } from "./compare-view";
import { FieldList } from "./field-list";
import { GridView } from "./grid-view";
import { Letter } from "./letter";
import { SetTabs } from "./set-tabs";

interface DraftFormProps extends Pick<SurfaceProps, "sets" | "onSets" | "onSettings"> {
  readonly client: Client;
  readonly fill: Fill;
  readonly problems: readonly Problem[];
  readonly isStale: boolean;
  readonly onFill: (fill: Fill) => void;
  readonly onFix: (fix: Fix) => void;
}

type Mode = "fill" | "compare" | "grid";
const MODES: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: "fill", label: "Fill" },
  { value: "compare", label: "Compare" },
  { value: "grid", label: "Hard values" },
];

/** The template that is not sent yet: its form and its text, the value sets beside each other, or hard values in a grid. */
export function DraftForm(props: DraftFormProps) {
  const { client, fill, problems, isStale, sets, onSets, onFill, onFix, onSettings } = props;
  const [mode, setMode] = useState<Mode>("fill");
  const [focused, setFocused] = useState<string>();
  const id = useId();
  const fields = useMemo(() => fieldsOf(client, fill), [client, fill]);
  const set = (name: string, value: string | undefined) => {
    const { active } = sets;
    if (active === null) onFill(setValue(fill, name, value));
    else onSets((now) => putValue(now, active, [name, value]));
  };
  const goToField = (name: string) => {
    flushSync(() => setMode("fill"));
    const index = fields.findIndex((field) => field.name === name);
    document.getElementById(`${id}-field-${index}`)?.focus();
  };
  return (
    <div
      {...{ role: "group", "aria-label": isStale ? "Draft, stale" : "Draft, not sent" }}
      data-item="draft"
      data-mode={isStale ? "stale" : "draft"}
      className="flex min-h-0 w-full shrink-0 flex-col gap-3.5 narrow:gap-2.5 @min-[720px]:h-[max(480px,100cqh)]"
    >
      <div className="flex flex-none flex-wrap items-center gap-x-3 gap-y-2 narrow:px-3.5 narrow:pt-2.5">
        <SetTabs sets={sets} client={client} fill={fill} onSets={onSets} />
        <Switch
          label="View of the draft"
          options={MODES}
          value={mode}
          onChange={setMode}
          className="ml-auto narrow:ml-0"
        />
      </div>
      <fieldset
        disabled={isStale}
        className={clsx(
          "m-0 flex min-h-0 min-w-0 flex-1 flex-col border-0 p-0",
          isStale && "rounded-xl grayscale outline-6 outline-line",
        )}
      >
        {mode === "fill" && (
          <div className="flex min-h-0 flex-1 flex-col-reverse gap-2.5 @min-[720px]:grid @min-[720px]:grid-cols-[minmax(260px,340px)_minmax(0,1fr)] @min-[720px]:gap-4">
            <FieldList id={id} fields={fields} onSet={set} onFocus={setFocused} />
            <Letter
              client={client}
              fill={fill}
              fields={fields}
              problems={problems}
              focused={focused}
              onGo={goToField}
              onFix={onFix}
              onSettings={onSettings}
            />
          </div>
        )}
        {mode === "compare" && <CompareView client={client} fill={fill} sets={sets} />}
        {mode === "grid" && <GridView client={client} fill={fill} fields={fields} tried={focused} />}
      </fieldset>
    </div>
  );
}
