"use client";

import type { CreateKind } from "@/lib/protocols/console";
import { Frame } from "../dialogs/frame";
import { nameOf, type Scope } from "../dialogs/parts";
import { Form } from "../form/form";
import type { Faults, FormValues } from "../form/spec";
import { createForms } from "./kinds";

export interface CreateDrawerProps {
  readonly kind: CreateKind;
  readonly project: Scope;
  /** Drawn as it was at an earlier moment. */
  readonly isLookingBack: boolean;
  readonly onClose: () => void;
  /** What was filled in, by the names of the resource's own attributes; `id` is missing where one is to be made. */
  readonly onCreate: (kind: CreateKind, values: FormValues) => Faults | null;
}

/**
 * The drawer in which a resource is made. Draw it as the last child of the Console's window, as `ConsoleDialog`. It reports
 * what was filled in and leaves closing to whoever keeps it open.
 */
export function CreateDrawer({ kind, project, isLookingBack, onClose, onCreate }: CreateDrawerProps) {
  const form = createForms[kind];
  return (
    <Frame
      title={form.title}
      says={form.says}
      project={nameOf(project)}
      place="end"
      isLookingBack={isLookingBack}
      onClose={onClose}
    >
      <Form
        spec={form}
        isLocked={isLookingBack}
        onSubmit={(values) => onCreate(kind, values)}
        onCancel={onClose}
      />
    </Frame>
  );
}
