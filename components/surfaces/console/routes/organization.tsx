import { clsx } from "clsx";
import { LifeBuoy, Plus, UserPlus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import type { Shelf } from "../project/resource";
import { useAct } from "../shell/act";
import { useShelf, useShell } from "../shell/data";
import { useCard } from "./card";
import { PageHead } from "./page-head";
import { pathOf } from "./route";
import { Rows } from "./rows";

/** The organisation: its projects, its members, and what it asked of those who build the Console. */
export function Organization() {
  const { backend, projectId } = useShell();
  const doing = useAct();
  const off = doing === null ? "Nothing acts at an earlier moment." : null;
  return (
    <>
      <PageHead
        title={backend.organization.name}
        actions={
          <Button look="primary" off={off} onClick={() => doing?.openDialog("create_project", projectId)}>
            <Plus aria-hidden="true" />
            Create project
          </Button>
        }
      />
      <ShelfRows
        shelf="projects"
        title="Projects"
        what="projects"
        pathOf={({ id }) => pathOf("overview", id)}
        detailOf={({ fields }) => fields.map(([, value]) => String(value))[0]}
      />
      <ShelfRows
        shelf="members"
        title="Members"
        what="members"
        action={
          <Button off={off} onClick={() => doing?.openDialog("invite_member", projectId)}>
            <UserPlus aria-hidden="true" />
            Invite member
          </Button>
        }
      />
      <ShelfRows
        shelf="requests"
        title="Support and feedback"
        what="requests"
        action={
          <Button off={off} onClick={() => doing?.openDialog("support", projectId)}>
            <LifeBuoy aria-hidden="true" />
            Contact support
          </Button>
        }
      />
    </>
  );
}

interface ShelfRowsProps extends Pick<Parameters<typeof Rows>[0], "what" | "pathOf" | "detailOf"> {
  readonly shelf: Shelf;
  readonly title: string;
  readonly action?: ReactNode;
}

function ShelfRows({ shelf, title, action, ...rest }: ShelfRowsProps) {
  const { rows, cache, isNew } = useShelf(shelf);
  const id = useId();
  const { isRinged, props } = useCard(shelf);
  return (
    <section
      aria-labelledby={id}
      {...props}
      className={clsx(
        "mt-5 scroll-my-4 rounded-lg outline-none first-of-type:mt-0",
        isRinged && "ring-1 ring-brand ring-offset-6 ring-offset-canvas",
      )}
    >
      <div className="mb-2 flex min-h-control items-center justify-between gap-2">
        <h4 id={id} className="font-semibold text-md">
          {title}
        </h4>
        {action}
      </div>
      <Rows {...rest} kind={shelf} rows={rows} cache={cache} isNew={isNew} />
    </section>
  );
}
