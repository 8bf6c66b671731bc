import { clsx } from "clsx";
import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { CopyButton } from "@/components/ui/copy-button";
import { isFollowable, type Mutation, type Resource, viewCard } from "@/lib/protocols/console";
import { cut } from "../clarify/cut";
import { CARD, toneOf } from "./card";
import { DateText } from "./date";
import { KindIcon } from "./kind-icon";
import { ConsoleLink, OtherProject } from "./link";
import { usePlace } from "./place";

interface ResourceCardProps {
  readonly action: Resource;
  readonly utc: boolean;
}

const PICTURES: Readonly<Record<Mutation, string>> = {
  create: "bg-success-soft text-success",
  update: "bg-info-soft text-info",
  delete: "bg-danger-soft text-danger",
};

/** What the agent created, updated or deleted. */
export function ResourceCard({ action, utc }: ResourceCardProps) {
  const { projectId } = usePlace();
  const id = useId();
  const { mutation, resourceType, resourceId, title, subtitle, status, fields } = action;
  const view = viewCard(action, projectId ?? null);
  const isGone = mutation === "delete";
  return (
    <article aria-labelledby={id} data-card="resource" data-mutation={mutation ?? undefined} className={CARD}>
      <div className="flex flex-wrap items-center gap-x-[11px] gap-y-2 p-3">
        <span
          className={clsx(
            "grid size-[34px] shrink-0 place-items-center rounded-[9px]",
            mutation === null ? "bg-press text-ink-soft" : PICTURES[mutation],
          )}
        >
          <KindIcon resourceType={resourceType} />
        </span>
        <div className="min-w-0 flex-[1_1_150px]">
          <h3 id={id} dir="auto" className="font-semibold text-md leading-5 tracking-title">
            <ConsoleLink
              href={view.href}
              className={clsx("wrap-anywhere", isGone && "text-muted line-through decoration-edge")}
            >
              {cut(title)}
            </ConsoleLink>
          </h3>
          <p className="flex min-w-0 items-center gap-x-1.5 text-muted text-xs">
            <bdi className="max-w-[50%] shrink-0 truncate">
              {cut(subtitle ?? (resourceType || "resource"))}
            </bdi>
            <span aria-hidden="true">·</span>
            <span className="inline-flex min-w-0 items-center gap-0.5">
              <code className="truncate text-[11px]" dir="ltr">
                {cut(resourceId)}
              </code>
              <CopyButton
                look="icon"
                label={`Copy the id ${resourceId.slice(0, 60)}`}
                text={resourceId}
                className="-my-1 narrow:!size-9"
              />
            </span>
          </p>
        </div>
        <span className="ms-auto flex max-w-full gap-[5px]">
          {view.mutationVariant !== null && (
            <Badge tone={toneOf[view.mutationVariant]}>{view.mutationLabel}</Badge>
          )}
          {status !== undefined && (
            <Badge tone="line" className="min-w-0 max-w-40">
              <bdi className="truncate">{status.slice(0, 200)}</bdi>
            </Badge>
          )}
        </span>
        {view.href !== null && (
          <span className="w-full ps-[45px] empty:hidden">
            <OtherProject href={view.href} />
          </span>
        )}
      </div>
      {view.href !== null && !isFollowable(view.href) && (
        <p className="border-line border-t px-3 py-2 text-muted text-xs">
          Not followed, as it leads out of the Console:{" "}
          <code dir="ltr" className="wrap-anywhere text-[11px] text-ink-soft">
            {cut(action.href ?? view.href)}
          </code>
        </p>
      )}
      {view.footer.length > 0 && (
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-x-2.5 gap-y-2 border-line border-t bg-sunken px-3 pt-[9px] pb-2.5 text-xs leading-[17px]">
          {view.footer.map(({ label, value, date }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two facts may read the same.
            <div key={index} className="min-w-0">
              <dt dir="auto" className="wrap-anywhere text-muted">
                {cut(label)}
              </dt>
              <dd dir="auto" className="wrap-anywhere">
                {date === null ? cut(value) : <DateText iso={date} isUtc={utc} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {hasMore(fields) && <Fields fields={fields} />}
    </article>
  );
}

/** Whether the facts above leave some field out. */
const hasMore = (fields: Resource["fields"]) =>
  fields.size > 4 || [...fields.values()].some((value) => value === null || value === "");

/** All fields as they were sent, for who wants to know. */
function Fields({ fields }: Pick<Resource, "fields">) {
  return (
    <details className="group border-line border-t text-xs">
      <summary className="px-3 py-[7px] text-muted -outline-offset-2 hover:text-ink">
        {fields.size === 1 ? "1 field" : `${fields.size} fields`}
      </summary>
      <dl tabIndex={0} className="max-h-56 overflow-y-auto px-3 pb-2.5 leading-[18px] -outline-offset-2">
        {[...fields].map(([name, value]) => (
          <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3">
            <dt dir="auto" className="wrap-anywhere text-muted">
              {cut(name)}
            </dt>
            <dd dir="auto" className="wrap-anywhere font-mono text-[11.5px]">
              {value === null ? <span className="text-muted">null</span> : cut(String(value))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
