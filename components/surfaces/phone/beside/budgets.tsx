import { useMask } from "@/components/ui/secrets";
import { budgets, cutAt, type Place } from "../device/budget";
import { usePhone } from "../phone-context";

const NAMES: readonly (readonly [Place, string])[] = [
  ["lock", "Lock screen"],
  ["banner", "Banner"],
];

/** How much of a notification's text has room, and what is cut. */
export function Budgets({ text }: { readonly text: string }) {
  const { look } = usePhone();
  const mask = useMask();
  return (
    <section
      aria-label="Room for the text"
      className="grid flex-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1.5 rounded-xl bg-raised px-4 py-3 text-xs leading-[18px] shadow-window"
    >
      {NAMES.map(([place, name]) => {
        const most = budgets[look][place];
        const { length, isMore, rest, shown } = cutAt(mask(text), most);
        return (
          <div key={place} className="contents">
            <span className="text-ink-soft">{name}</span>
            <span
              aria-hidden="true"
              className="h-1 overflow-hidden rounded-full bg-line forced-colors:border"
            >
              <span
                className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${rest === "" ? "bg-ink-soft" : "bg-warning-mark"}`}
                style={{ width: `${Math.min(100, (length / most) * 100)}%` }}
              />
            </span>
            <span className="text-muted tabular-nums">
              {isMore && "over "}
              {length.toLocaleString("en")} of about {most} characters
            </span>
            {rest !== "" && (
              <p
                className="col-span-3 max-h-28 overflow-y-auto text-ink-soft [overflow-wrap:anywhere]"
                dir="auto"
              >
                {shown.slice(-40)}
                <span className="sr-only">, cut here: </span>
                <span className="border-warning-mark border-b-[1.5px] border-dashed text-muted">
                  {rest.slice(0, 600)}
                  {rest.length > 600 && "…"}
                </span>
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
