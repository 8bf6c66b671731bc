import { Button } from "@/components/ui/button";
import { findProject } from "../project/backend";
import { useAct } from "../shell/act";
import { useShell } from "../shell/data";
import { Card, Facts } from "./card";
import { ConnectCard } from "./connect-card";
import { PageHead } from "./page-head";

const SERVICES = ["Account", "Databases", "Functions", "Messaging", "Sites", "Storage", "Teams"];

/** What a project is called, how it is reached, and what of it is switched on. */
export function Settings() {
  const { projectId, backend } = useShell();
  const project = findProject(backend, projectId);
  const doing = useAct();
  return (
    <>
      <PageHead title="Settings" />
      <Card cardId="name" title="Name" says="As it stands in lists and at the top.">
        <Facts
          facts={[
            ["Name", project?.name ?? projectId],
            ["Region", project?.region ?? ""],
          ]}
        />
      </Card>
      <ConnectCard />
      <Card
        cardId="api-keys"
        title="API keys"
        says="For servers and agents. None of them is shown again."
        actions={
          <Button
            off={doing === null ? "Nothing acts at an earlier moment." : null}
            onClick={() => doing?.openDialog("connect_mcp", projectId)}
          >
            Connect MCP
          </Button>
        }
      >
        <Facts
          facts={[
            ["Nightly report", "8 scopes, used today"],
            ["Scanner", "2 scopes, used last week"],
          ]}
        />
      </Card>
      <Card cardId="services" title="Services" says="What clients may call.">
        <ul className="grid grid-cols-2 gap-x-4 px-4 py-2">
          {SERVICES.map((service) => (
            <li key={service} className="flex items-center justify-between py-1">
              {service}
              <span className="text-muted text-xs">On</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card cardId="webhooks" title="Webhooks" says="Told when something happens. There are none." />
      <Card
        cardId="delete-project"
        title="Delete project"
        says="Everything in it would be gone. In this simulation it cannot be done."
      />
    </>
  );
}
