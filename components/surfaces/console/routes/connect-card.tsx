import { CopyButton } from "@/components/ui/copy-button";
import { findProject } from "../project/backend";
import { useShell } from "../shell/data";
import { Card } from "./card";

/** Where an app reaches the project. It stands on every page of a project that apps are built against. */
export function ConnectCard() {
  const { projectId, backend } = useShell();
  const region = findProject(backend, projectId)?.region ?? "fra";
  return (
    <Card cardId="api-endpoint" title="API endpoint" says="What an app needs to reach this project.">
      <Line name="Endpoint" value={`https://${region}.cloud.example/v1`} />
      <Line name="Project ID" value={projectId} />
    </Card>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <p className="flex items-center gap-2 py-1.5 pr-2 pl-4 not-first:border-line not-first:border-t">
      <span className="w-20 shrink-0 text-muted text-xs">{name}</span>
      <code className="min-w-0 flex-1 truncate text-[11.5px]">{value}</code>
      <CopyButton look="icon" label={`Copy the ${name.toLowerCase()}`} text={value} />
    </p>
  );
}
