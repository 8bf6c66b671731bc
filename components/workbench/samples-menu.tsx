"use client";

import { ChevronDown } from "lucide-react";
import { VerdictMark } from "@/components/ui/marks";
import { Menu, type MenuSection } from "@/components/ui/menu";
import type { Verdict } from "@/lib/protocol/check";

export interface SampleItem {
  /** `<protocol>/<name>`. */
  readonly id: string;
  readonly title: string;
  readonly verdict: Verdict;
}

export interface SampleGroup {
  readonly protocol: string;
  readonly name: string;
  readonly wireName: string;
  readonly samples: readonly SampleItem[];
}

export interface SamplesMenuProps {
  /** What the text in the editor is called. */
  readonly title: string;
  readonly groups: readonly SampleGroup[];
  /** The sample the text began as. */
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

const sectionOf = (group: SampleGroup, { openId, onOpen }: SamplesMenuProps): MenuSection => ({
  id: group.protocol,
  label: group.name,
  detail: group.wireName,
  items: group.samples.map((sample) => ({
    id: sample.id,
    label: sample.title,
    icon: <VerdictMark verdict={sample.verdict} className="size-[13px]" />,
    says: sample.verdict,
    detail: sample.id === openId ? "open" : undefined,
    isCurrent: sample.id === openId,
    onSelect: () => onOpen(sample.id),
  })),
});

/** Names what is open and offers the samples, by protocol, each with its verdict. */
export function SamplesMenu(props: SamplesMenuProps) {
  return (
    <Menu label="Samples" width={316} sections={props.groups.map((group) => sectionOf(group, props))}>
      {(trigger) => (
        <button
          type="button"
          {...trigger}
          aria-label={`Samples: ${props.title}`}
          className="-ml-1 flex h-control min-w-0 items-center gap-1.5 whitespace-nowrap rounded-md pr-1.5 pl-2 hover:bg-hover aria-expanded:bg-press narrow:h-touch narrow:flex-1"
        >
          <span className="text-muted narrow:hidden">Samples</span>
          <b className="truncate font-medium" dir="auto">
            {props.title}
          </b>
          <ChevronDown className="size-3 text-muted" />
        </button>
      )}
    </Menu>
  );
}
