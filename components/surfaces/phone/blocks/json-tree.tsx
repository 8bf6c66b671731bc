import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { CutText } from "@/components/ui/cut-text";
import { useMask } from "@/components/ui/secrets";
import type { JsonNode } from "@/lib/text/json";
import { effectiveMembers } from "@/lib/text/node";

interface JsonTreeProps {
  readonly node: JsonNode;
  /** What the whole is called. */
  readonly label: string;
  /** Levels that are open from the start. */
  readonly openLevels?: number;
}

const FIRST = 50;
const MORE = 200;

/** JSON as a tree of lists that open and close; numbers as they were written. */
export function JsonTree({ node, label, openLevels = 2 }: JsonTreeProps) {
  return (
    <div
      {...{ role: "group", "aria-label": label }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[420px] overflow-auto px-3.5 pb-3 font-mono text-xs leading-[19px] tracking-normal -outline-offset-2 [font-feature-settings:'liga'_0,'calt'_0]"
    >
      {isBranch(node) ? (
        <Items node={node} openLevels={openLevels - 1} />
      ) : (
        <p>
          <Leaf node={node} />
        </p>
      )}
    </div>
  );
}

type Branch = Extract<JsonNode, { readonly type: "object" | "array" }>;

const isBranch = (node: JsonNode): node is Branch => node.type === "object" || node.type === "array";

interface Item {
  readonly name: string;
  readonly node: JsonNode;
}

function itemsOf(node: Branch): readonly Item[] {
  if (node.type === "array") return node.items.map((item, index) => ({ name: String(index), node: item }));
  return effectiveMembers(node).map(({ key, value }) => ({ name: key, node: value }));
}

function Items({ node, openLevels }: { readonly node: Branch; readonly openLevels: number }) {
  const [shown, setShown] = useState(FIRST);
  const items = itemsOf(node);
  if (items.length === 0) return <p className="text-muted">{node.type === "array" ? "[ ]" : "{ }"}</p>;
  return (
    <>
      <ul>
        {items.slice(0, shown).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place.
          <TreeItem key={index} item={item} openLevels={openLevels} />
        ))}
      </ul>
      {items.length > shown && (
        <LinkButton className="font-sans text-xs" onClick={() => setShown(shown + MORE)}>
          Show more ({items.length - shown})
        </LinkButton>
      )}
    </>
  );
}

function TreeItem({
  item: { name, node },
  openLevels,
}: {
  readonly item: Item;
  readonly openLevels: number;
}) {
  const [isOpen, setOpen] = useState(openLevels > 0);
  const mask = useMask();
  const title = mask(name);
  if (!isBranch(node)) {
    return (
      <li className="pl-4">
        <span className="text-code-key [overflow-wrap:anywhere]">{title}</span>
        <span className="text-code-punct">: </span>
        <Leaf node={node} />
      </li>
    );
  }
  const count = node.type === "array" ? node.items.length : node.members.length;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex max-w-full items-center gap-1 rounded-[3px] text-left narrow:min-h-8"
      >
        <ChevronRight className={clsx("size-3 text-muted", isOpen && "rotate-90")} />
        <span className="min-w-0 text-code-key [overflow-wrap:anywhere]">{title}</span>
        <span className="text-muted">{node.type === "array" ? `[${count}]` : `{${count}}`}</span>
      </button>
      {isOpen && (
        <div className="ml-1.5 border-line border-l pl-2">
          <Items node={node} openLevels={openLevels - 1} />
        </div>
      )}
    </li>
  );
}

const COLOURS = {
  string: "text-code-string",
  number: "text-code-number",
  boolean: "text-code-keyword",
  null: "text-code-keyword",
} as const;

function Leaf({ node }: { readonly node: Exclude<JsonNode, Branch> }) {
  const mask = useMask();
  return (
    <span className={clsx("whitespace-pre-wrap [overflow-wrap:anywhere]", COLOURS[node.type])} dir="auto">
      <CutText text={mask(textOf(node))} limit={2_000} />
    </span>
  );
}

function textOf(node: Exclude<JsonNode, Branch>): string {
  switch (node.type) {
    case "string":
      return node.value === "" ? '""' : node.value;
    case "number":
      return node.spelling;
    case "boolean":
      return String(node.value);
    case "null":
      return "null";
  }
}
