import { type ReactNode, useState } from "react";
import type { Dialog } from "@/lib/protocols/console";
import { Form } from "../form/form";
import type { FormSpec, FormValues } from "../form/spec";
import { Done } from "./done";
import { feedbackForm, inviteForm, projectForm, roles, supportForm } from "./forms";
import { type DialogBodyProps, nameOf } from "./parts";

interface WithFormProps extends DialogBodyProps {
  readonly dialog: Dialog;
  readonly spec: FormSpec;
  readonly doneTitle: string;
  readonly says: (values: FormValues) => ReactNode;
}

function WithForm({ dialog, spec, doneTitle, says, isLookingBack, onClose, onDone }: WithFormProps) {
  const [sent, setSent] = useState<FormValues | null>(null);
  if (sent !== null) {
    return (
      <Done title={doneTitle} onClose={onClose}>
        {says(sent)}
      </Done>
    );
  }
  const handleSubmit = (values: FormValues) => {
    setSent(values);
    onDone(dialog, values);
  };
  return <Form spec={spec} isLocked={isLookingBack} onSubmit={handleSubmit} onCancel={onClose} />;
}

const list = (value: FormValues[string] | undefined) =>
  Array.isArray(value) ? value.join(", ") : String(value);

export function InviteMember(props: DialogBodyProps) {
  return (
    <WithForm
      {...props}
      dialog="invite_member"
      spec={inviteForm}
      doneTitle="Invitation sent"
      says={({ emails, role }) =>
        `${list(emails)}, as ${roles.find(({ value }) => value === role)?.label.toLowerCase()}.`
      }
    />
  );
}

export function CreateProject(props: DialogBodyProps) {
  return (
    <WithForm
      {...props}
      dialog="create_project"
      spec={projectForm}
      doneTitle="Project created"
      says={({ name }) =>
        `${String(name)} would be ready to use now. The simulation keeps to the projects it has.`
      }
    />
  );
}

export function Feedback(props: DialogBodyProps) {
  return (
    <WithForm
      {...props}
      dialog="feedback"
      spec={feedbackForm}
      doneTitle="Thank you"
      says={({ mayContact }) =>
        mayContact === true ? "Somebody may come back to you." : "It was passed on."
      }
    />
  );
}

export function Support(props: DialogBodyProps) {
  const { project } = props;
  return (
    <WithForm
      {...props}
      dialog="support"
      spec={supportForm}
      doneTitle="Request received"
      says={({ subject }) =>
        `“${String(subject)}”${project === undefined ? "" : `, about ${nameOf(project)}`}.`
      }
    />
  );
}
