import { Kbd } from "@/components/ui/kbd";

type Cap = string | { readonly mac: string; readonly other: string };

interface Shortcut {
  readonly does: string;
  readonly keys: readonly Cap[];
}

const MOD: Cap = { mac: "⌘", other: "Ctrl" };

const GROUPS: readonly { readonly name: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    name: "Everywhere",
    shortcuts: [
      { does: "Open the command centre", keys: [MOD, "K"] },
      { does: "Show or hide the terminal", keys: [MOD, "J"] },
      { does: "Ask the agent", keys: [MOD, "I"] },
      { does: "Close what is open", keys: ["Esc"] },
    ],
  },
  {
    name: "Go to",
    shortcuts: [
      { does: "Overview", keys: ["G", "O"] },
      { does: "Auth", keys: ["G", "A"] },
      { does: "Databases", keys: ["G", "D"] },
      { does: "Functions", keys: ["G", "F"] },
      { does: "Messaging", keys: ["G", "M"] },
      { does: "Storage", keys: ["G", "S"] },
      { does: "Settings", keys: ["G", ","] },
    ],
  },
  {
    name: "Create",
    shortcuts: [
      { does: "Database", keys: ["C", "D"] },
      { does: "Bucket", keys: ["C", "B"] },
      { does: "User", keys: ["C", "U"] },
      { does: "Function", keys: ["C", "F"] },
      { does: "Site", keys: ["C", "S"] },
    ],
  },
];

/** The Console's own keys, to be read: the simulated window leaves the keyboard to Parley. */
export function Shortcuts() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 -outline-offset-2">
      {GROUPS.map(({ name, shortcuts }) => (
        <section key={name} aria-label={name} className="mt-4 first:mt-1">
          <h3 className="font-semibold text-ink-soft text-xs">{name}</h3>
          <dl className="mt-1">
            {shortcuts.map(({ does, keys }) => (
              <div
                key={does}
                className="flex min-h-[34px] items-center justify-between gap-3 border-line border-t"
              >
                <dt>{does}</dt>
                <dd className="flex shrink-0 items-center gap-1">
                  {keys.map((key) => {
                    const cap = typeof key === "string" ? { mac: key, other: key } : key;
                    return <Kbd key={cap.other} {...cap} />;
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="mt-4 text-muted text-xs">
        In this simulation the keys belong to Parley; what they do stands in the menus of the Console too.
      </p>
    </div>
  );
}
