"use client";

import type { ComponentType } from "react";
import { type Dialog, dialogNames } from "@/lib/protocols/console";
import { Form } from "../form/form";
import type { FormSpec } from "../form/spec";
import { ConnectMcp } from "./connect-mcp";
import { DocsSearch } from "./docs-search";
import { feedbackForm, inviteForm, projectForm, supportForm } from "./forms";
import { Frame } from "./frame";
import { type DialogBodyProps, nameOf } from "./parts";
import { Shortcuts } from "./shortcuts";

export interface ConsoleDialogProps extends DialogBodyProps {
  readonly dialog: Dialog;
}

interface DialogView {
  readonly says: string;
  /** It is about one project, and says which. */
  readonly isScoped: boolean;
  /** What it holds, or the form it is. */
  readonly holds: ComponentType<DialogBodyProps> | FormSpec;
}

const VIEWS: Readonly<Record<Dialog, DialogView>> = {
  invite_member: {
    says: "They get an email with a link.",
    isScoped: true,
    holds: inviteForm,
  },
  create_project: {
    says: "A place of its own for data, users and keys.",
    isScoped: false,
    holds: projectForm,
  },
  connect_mcp: {
    says: "Let an agent of yours use the tools of the project.",
    isScoped: true,
    holds: ConnectMcp,
  },
  shortcuts: {
    says: "What the keys of the Console do.",
    isScoped: false,
    holds: Shortcuts,
  },
  docs_search: {
    says: "Opens the page beside what you are doing.",
    isScoped: false,
    holds: DocsSearch,
  },
  feedback: {
    says: "Read by those who build the Console.",
    isScoped: false,
    holds: feedbackForm,
  },
  support: {
    says: "Answered within a working day.",
    isScoped: true,
    holds: supportForm,
  },
};

/**
 * The dialog the agent opened, or the person. Draw it as the last child of the Console's window, which is positioned, with
 * everything beside it inert; a `key` of its own for each time one is opened starts it empty.
 */
export function ConsoleDialog({ dialog, ...rest }: ConsoleDialogProps) {
  const { says, isScoped, holds } = VIEWS[dialog];
  const { project, isLookingBack, onClose, onDone } = rest;
  return (
    <Frame
      title={dialogNames[dialog]}
      says={says}
      project={isScoped && project !== undefined ? nameOf(project) : undefined}
      place="middle"
      isLookingBack={isLookingBack}
      onClose={onClose}
    >
      {"fields" in holds ? (
        <Form
          spec={holds}
          isLocked={isLookingBack}
          onSubmit={(values) => onDone(dialog, values)}
          onCancel={onClose}
        />
      ) : (
        <Body {...rest} as={holds} />
      )}
    </Frame>
  );
}

interface BodyProps extends DialogBodyProps {
  readonly as: ComponentType<DialogBodyProps>;
}

function Body({ as: Holds, ...rest }: BodyProps) {
  return <Holds {...rest} />;
}
