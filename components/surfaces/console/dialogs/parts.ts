import type { Dialog } from "@/lib/protocols/console";
import type { FormValues } from "../form/spec";

/** The project a dialog or a drawer is about. */
export interface Scope {
  readonly id: string;
  /** Undefined where the simulation knows no such project. */
  readonly name?: string;
}

/** What the body of each dialog is given. */
export interface DialogBodyProps {
  readonly project: Scope | undefined;
  readonly isLookingBack: boolean;
  readonly onClose: () => void;
  /** Its form was filled in. */
  readonly onDone: (dialog: Dialog, values: FormValues) => void;
  /** Opens the documentation at the section of an action, as `docsTopic` names it. */
  readonly onOpenDocs: (topic: string) => void;
}

export const nameOf = ({ id, name }: Scope) => (name === undefined ? id : `${name} (${id})`);
