import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { type CreateKind, createKinds, type Dialog, dialogs } from "@/lib/protocols/console";
import { StillContext } from "../dialogs/still";
import { type Backend, findProject, listOf, type Mutation } from "../project/backend";
import { findKind } from "../project/resource";
import { useAct } from "./act";
import { useShell } from "./data";
import { useSight } from "./sight";
import { showToast } from "./toast";

const CreateDrawer = lazyPart(async () => ({
  default: (await import("../create/create-drawer")).CreateDrawer,
}));
const ConsoleDialog = lazyPart(async () => ({
  default: (await import("../dialogs/console-dialog")).ConsoleDialog,
}));

type FormValues = Parameters<ComponentProps<typeof CreateDrawer>["onCreate"]>[1];

interface OverProps {
  /** Whether what has this key was opened before the person's eyes, and takes the focus. */
  readonly isLive: (key: string) => boolean;
}

/** The dialog or the drawer that is open over the window. */
export function Over({ isLive }: OverProps) {
  const shell = useShell();
  const { isLookingBack } = useSight();
  const doing = useAct();
  const { create, dialog, backend } = shell;
  const scope = (id: string) => ({ id, ...nameIn(backend, id) });
  const close = () => doing?.act({ type: "close" });
  const kind = createKinds.find((each) => each === create?.resource);
  const named = dialogs.find((each) => each === dialog?.dialog);
  const handleCreate = (made: CreateKind, values: FormValues) => {
    if (doing === null || create === null) return;
    const mutation = mutationOf({ kind: made, values, projectId: create.projectId, backend });
    doing.act({ type: "mutate", mutation });
    doing.act({ type: "fetch", prefixes: [`${made}s`, made, "project"], at: undefined, by: "person" });
    close();
    showToast({ level: "success", message: `Created ${made} ${mutation.resource.name}` });
  };
  return (
    <Suspense fallback={null}>
      {create !== null && kind !== undefined && (
        <StillContext key={create.key} value={!isLive(create.key)}>
          <CreateDrawer
            kind={kind}
            project={scope(create.projectId)}
            isLookingBack={isLookingBack}
            onClose={close}
            onCreate={handleCreate}
          />
        </StillContext>
      )}
      {dialog !== null && named !== undefined && (
        <StillContext key={dialog.key} value={!isLive(dialog.key)}>
          <ConsoleDialog
            dialog={named satisfies Dialog}
            project={scope(dialog.projectId)}
            isLookingBack={isLookingBack}
            onClose={close}
            onDone={() => {}}
            onOpenDocs={(topic) => {
              close();
              doing?.act({ type: "pane", pane: "docs", docsTopic: topic });
            }}
          />
        </StillContext>
      )}
    </Suspense>
  );
}

function nameIn(backend: Backend, id: string): { readonly name?: string } {
  const name = findProject(backend, id)?.name;
  return name === undefined ? {} : { name };
}

interface Made {
  readonly kind: CreateKind;
  readonly values: FormValues;
  readonly projectId: string;
  readonly backend: Backend;
}

/** What a filled form does to the server; without an id one is made from the name. */
function mutationOf({ kind, values, projectId, backend }: Made): Mutation {
  const { id, name, password: _unkept, ...rest } = values;
  const title = text(name) || text(rest.email) || text(id) || kind;
  const fields = Object.entries(rest).map(
    ([field, value]) => [field, Array.isArray(value) ? value.join(", ") : value] as const,
  );
  return {
    mutation: "create",
    projectId,
    resourceType: kind,
    resource: {
      id: text(id) || freeId({ kind, title, projectId, backend }),
      name: title,
      fields: fields.flatMap(([field, value]) => (isScalar(value) ? [[field, value] as const] : [])),
    },
  };
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const isScalar = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

function freeId({
  kind,
  title,
  projectId,
  backend,
}: Omit<Made, "values"> & { readonly title: string }): string {
  const base =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 28) || kind;
  const project = findProject(backend, projectId);
  const found = findKind(kind);
  const taken = new Set(project && found ? listOf(project, { kind: found }).map((row) => row.id) : []);
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  return id;
}
