import { CopyButton } from "@/components/ui/copy-button";
import { CutText } from "@/components/ui/cut-text";
import { Well } from "@/components/ui/well";
import type { Filled, FormField } from "@/lib/protocols/prompt-template";
import { sayName } from "./parts";

interface TextViewProps {
  readonly fields: readonly FormField[];
  readonly filled: Filled;
}

/** What the agent reads; beside it what the reference alone would make of it, where that is another text. */
export function TextView({ fields, filled }: TextViewProps) {
  const { text, strictText } = filled;
  const isSame = text === strictText;
  const names = fields.filter(({ origin }) => origin === "default").map(({ name }) => sayName(name));
  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <div className="grid min-h-0 flex-1 auto-rows-fr grid-flow-row @min-[560px]:auto-cols-fr @min-[560px]:grid-flow-col">
        <Reading title="What the agent reads" text={text} />
        {!isSame && <Reading title="What the reference alone makes of it" text={strictText} />}
      </div>
      {!isSame && (
        <p className="flex-none text-pretty border-line border-t bg-sunken px-5 py-2.5 text-sm">
          They differ because the reference’s substitution does not apply defaults
          {names.length > 0 && (
            <>
              {" "}
              (<code className="wrap-anywhere text-xs">{names.slice(0, 6).join(", ")}</code>
              {names.length > 6 && ` and ${names.length - 6} more`})
            </>
          )}
          . Parley sends each default as the value of its variable, so the agent reads the first.
        </p>
      )}
    </div>
  );
}

function Reading({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="flex min-h-0 min-w-0 flex-col not-first:border-line not-first:border-t @min-[560px]:not-first:border-t-0 @min-[560px]:not-first:border-l">
      <div className="flex flex-none items-center gap-2 py-2 pr-3.5 pl-5">
        <h3 className="font-medium text-muted text-xs">{title}</h3>
        <span className="ml-auto">
          <CopyButton text={text} look="icon" label={`Copy: ${title.toLowerCase()}`} />
        </span>
      </div>
      <Well label={title} className="flex-1 px-5 pb-5">
        <p className="wrap-anywhere whitespace-pre-wrap text-md leading-6" dir="auto">
          <CutText text={text} />
        </p>
      </Well>
    </div>
  );
}
