import type { Dialog } from "@/lib/protocols/console";
import type { Faults, FormValues } from "../form/spec";

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
  /** Its form was filled in; what cannot be taken as it is is given back. Whoever keeps the dialog open closes it. */
  readonly onDone: (dialog: Dialog, values: FormValues) => Faults | null;
  /** Opens the documentation at the section of an action, as `docsTopic` names it. */
  readonly onOpenDocs: (topic: string) => void;
}

export const nameOf = ({ id, name }: Scope) => (name === undefined ? id : `${name} (${id})`);
