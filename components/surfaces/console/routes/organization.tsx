import { UserPlus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useAct } from "../shell/act";
import { useMembers, useShell } from "../shell/data";
import { PlaceLink } from "../shell/place-link";
import { Card } from "./card";
import { PageHead } from "./page-head";
import { pathOf } from "./route";
import { Rows } from "./rows";

/** The organisation: its projects and its members. */
export function Organization() {
  const { backend, projectId } = useShell();
  const { rows, cache, isNew } = useMembers();
  const doing = useAct();
  const off = doing === null ? "Nothing acts at an earlier moment." : null;
  return (
    <>
      <PageHead
        title={backend.organization.name}
        actions={
          <Button off={off} onClick={() => doing?.openDialog("create_project", projectId)}>
            Create project
          </Button>
        }
      />
      <Card cardId="projects" title="Projects">
        <ul>
          {backend.projects.map(({ id, name, region }) => (
            <li
              key={id}
              className="relative flex items-baseline gap-3 px-4 py-2.5 not-first:border-line not-first:border-t hover:bg-hover"
            >
              <PlaceLink
                path={pathOf("overview", id)}
                className="font-medium after:absolute after:inset-0 hover:underline"
              >
                {name}
              </PlaceLink>
              <code className="ms-auto text-[11.5px] text-muted">{id}</code>
              <span className="text-muted text-xs">{region}</span>
            </li>
          ))}
        </ul>
      </Card>
      <div className="mt-5 mb-2 flex items-center justify-between">
        <h4 className="font-semibold text-md">Members</h4>
        <Button off={off} onClick={() => doing?.openDialog("invite_member", projectId)}>
          <UserPlus aria-hidden="true" />
          Invite member
        </Button>
      </div>
      <Rows kind="user" what="members" rows={rows} cache={cache} isNew={isNew} />
    </>
  );
}
