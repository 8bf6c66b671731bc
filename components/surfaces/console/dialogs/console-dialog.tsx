"use client";

import type { ComponentType } from "react";
import { type Dialog, dialogNames } from "@/lib/protocols/console";
import { ConnectMcp } from "./connect-mcp";
import { DocsSearch } from "./docs-search";
import { Frame } from "./frame";
import { type DialogBodyProps, nameOf } from "./parts";
import { Shortcuts } from "./shortcuts";
import { CreateProject, Feedback, InviteMember, Support } from "./with-form";

export interface ConsoleDialogProps extends DialogBodyProps {
  readonly dialog: Dialog;
}

interface DialogView {
  readonly says: string;
  /** It is about one project, and says which. */
  readonly isScoped: boolean;
  readonly Body: ComponentType<DialogBodyProps>;
}

const VIEWS: Readonly<Record<Dialog, DialogView>> = {
  invite_member: {
    says: "They get an email with a link.",
    isScoped: true,
    Body: InviteMember,
  },
  create_project: {
    says: "A place of its own for data, users and keys.",
    isScoped: false,
    Body: CreateProject,
  },
  connect_mcp: {
    says: "Let an agent of yours use the tools of the project.",
    isScoped: true,
    Body: ConnectMcp,
  },
  shortcuts: {
    says: "What the keys of the Console do.",
    isScoped: false,
    Body: Shortcuts,
  },
  docs_search: {
    says: "Opens the page beside what you are doing.",
    isScoped: false,
    Body: DocsSearch,
  },
  feedback: {
    says: "Read by those who build the Console.",
    isScoped: false,
    Body: Feedback,
  },
  support: {
    says: "Answered within a working day.",
    isScoped: true,
    Body: Support,
  },
};

/**
 * The dialog the agent opened, or the person. Draw it as the last child of the Console's window, which is positioned, with
 * everything beside it inert; a `key` of its own for each time one is opened starts it empty.
 */
export function ConsoleDialog({ dialog, ...rest }: ConsoleDialogProps) {
  const { says, isScoped, Body } = VIEWS[dialog];
  const { project, isLookingBack, onClose } = rest;
  return (
    <Frame
      title={dialogNames[dialog]}
      says={says}
      project={isScoped && project !== undefined ? nameOf(project) : undefined}
      place="middle"
      isLookingBack={isLookingBack}
      onClose={onClose}
    >
      <Body {...rest} />
    </Frame>
  );
}
