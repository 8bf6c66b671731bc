import { memo, useMemo } from "react";
import { type ActionReading, type ConsoleClient, readActions, type Skip } from "@/lib/protocols/console";
import { groupSkipped } from "../clarify/place";
import { MoreButton, useShown } from "../clarify/shown";
import { hasSameProps } from "../same-props";
import { Skipped } from "../skipped";
import { ChartCard } from "./chart-card";
import { ResourceCard } from "./resource-card";
import { ResourceList } from "./resource-list";

interface MessageCardsProps {
  readonly client: ConsoleClient;
  readonly utc: boolean;
  /** Not sent yet: what acts is still to come. */
  readonly isDraft: boolean;
}

const NONE: readonly Skip[] = [];
const NAMED = 3;

/** What a message shows: its cards in order, what was skipped in their place, and how much of it acts. */
export default function MessageCards({ client, utc, isDraft }: MessageCardsProps) {
  const readings = readActions(client);
  const inside = useMemo(() => groupSkipped(client.skipped, "/actions"), [client]);
  const parts = readings.filter((reading) => isShown(reading) || isGone(reading));
  const { shown, hidden, showMore } = useShown(parts);
  const acting = readings.length - parts.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {shown.map((reading) => (
        <Part
          key={reading.index}
          reading={reading}
          skipped={inside.get(`/actions/${reading.index}`) ?? NONE}
          utc={utc}
        />
      ))}
      {hidden > 0 && <MoreButton hidden={hidden} what="part" isLocked={false} onClick={showMore} />}
      {client.skipped
        .filter(({ pointer }) => pointer === "")
        .map(({ reason }) => (
          <Skipped key={reason} reason={reason} />
        ))}
      {parts.length === 0 && acting > 0 && (
        <p className="text-muted">
          Nothing to draw: {acting === 1 ? "one step" : `${acting} steps`}{" "}
          {isDraft ? "will act on the Console when sent." : "acted on the Console."}
        </p>
      )}
    </div>
  );
}

const SHOWN: ReadonlySet<string> = new Set(["resource", "resource_list", "chart"]);

const isGone = ({ fate }: ActionReading) => fate === "skipped" || fate === "refused";

const isShown = ({ action }: ActionReading) => action !== null && SHOWN.has(action.type);

interface PartProps {
  readonly reading: ActionReading;
  /** What of it is left out. */
  readonly skipped: readonly Skip[];
  readonly utc: boolean;
}

// A key press reads the message anew, mostly with the same content.
const Part = memo(function Part({ reading, skipped, utc }: PartProps) {
  const { action, type, fate, reason } = reading;
  if (action === null || isGone(reading)) {
    const name = type === "" ? "A part" : `“${type.slice(0, 60)}”`;
    return <Skipped reason={`${name} is ${fate}. ${reason ?? ""}`} />;
  }
  const rest = skipped.length - NAMED;
  return (
    <div className="min-w-0">
      <ActionCard action={action} utc={utc} />
      {skipped.length > 0 && (
        <div className="mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {skipped.slice(0, NAMED).map(({ pointer, reason: why }) => (
            <Skipped key={pointer} reason={why} />
          ))}
          {rest > 0 && <Skipped reason={`${rest} more ${rest === 1 ? "part is" : "parts are"} skipped.`} />}
        </div>
      )}
    </div>
  );
}, hasSameProps);

function ActionCard({
  action,
  utc,
}: {
  readonly action: NonNullable<ActionReading["action"]>;
  readonly utc: boolean;
}) {
  switch (action.type) {
    case "resource":
      return <ResourceCard action={action} utc={utc} />;
    case "resource_list":
      return <ResourceList action={action} utc={utc} />;
    case "chart":
      return <ChartCard action={action} />;
    default:
      return null;
  }
}
