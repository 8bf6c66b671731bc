import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { type CreateKind, createKinds, type Dialog, dialogs } from "@/lib/protocols/console";
import { StillContext } from "../dialogs/still";
import type { Faults, FormValues } from "../form/spec";
import { type Backend, findProject } from "../project/backend";
import { useAct } from "./act";
import { useShell } from "./data";
import { type Result, readCreate, readDialog } from "./results";
import { useSight } from "./sight";
import { showToast } from "./toast";

const CreateDrawer = lazyPart(async () => ({
  default: (await import("../create/create-drawer")).CreateDrawer,
}));
const ConsoleDialog = lazyPart(async () => ({
  default: (await import("../dialogs/console-dialog")).ConsoleDialog,
}));

interface OverProps {
  /** Whether what has this key was opened before the person's eyes, and takes the focus. */
  readonly isLive: (key: string) => boolean;
}

/** The dialog or the drawer that is open over the window. */
export function Over({ isLive }: OverProps) {
  const { create, dialog, backend } = useShell();
  const { isLookingBack } = useSight();
  const doing = useAct();
  const scope = (id: string) => ({ id, ...nameIn(backend, id) });
  const close = () => doing?.act({ type: "close" });
  const land = useLanding();
  const kind = createKinds.find((each) => each === create?.resource);
  const named = dialogs.find((each) => each === dialog?.dialog);
  const handleCreate = (made: CreateKind, values: FormValues) =>
    create === null ? null : land(readCreate(made, { values, projectId: create.projectId, backend }));
  const handleDone = (done: Dialog, values: FormValues) =>
    dialog === null ? null : land(readDialog(done, { values, projectId: dialog.projectId, backend }));
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
            onDone={handleDone}
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

/** Takes what a form gave to the simulated server, and shows it; what cannot be taken is given back. */
function useLanding() {
  const doing = useAct();
  return (read: Result | Faults | null): Faults | null => {
    if (doing === null || read === null) return null;
    if (!("mutations" in read)) return read;
    const { mutations, prefixes, toast, path } = read;
    for (const mutation of mutations) doing.act({ type: "mutate", mutation });
    doing.act({ type: "fetch", prefixes: [...prefixes], at: undefined, by: "person" });
    doing.act({ type: "close" });
    if (path !== undefined) doing.go(path);
    showToast(toast);
    return null;
  };
}

function nameIn(backend: Backend, id: string): { readonly name?: string } {
  const name = findProject(backend, id)?.name;
  return name === undefined ? {} : { name };
}
