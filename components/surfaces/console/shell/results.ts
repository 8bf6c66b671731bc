import type { CreateKind, Dialog } from "@/lib/protocols/console";
import { feedbackForm, supportForm } from "../dialogs/forms";
import type { Faults, FormSpec, FormValues } from "../form/spec";
import { type Backend, findProject, listOf, type Mutation, shelfOf } from "../project/backend";
import { findKind, findShelf, type Resource } from "../project/resource";
import { pathOf } from "../routes/route";
import type { ToastWords } from "./shell";

/** What a form that was filled in does to the server, and what the Console then says, fetches and shows. */
export interface Result {
  readonly mutations: readonly Mutation[];
  /** Of the caches that are fetched again. */
  readonly prefixes: readonly string[];
  readonly toast: ToastWords;
  /** The page that is opened. */
  readonly path?: string;
}

interface Filled {
  readonly values: FormValues;
  readonly projectId: string;
  readonly backend: Backend;
}

/** What the create drawer does; or what cannot be taken, by field. */
export function readCreate(kind: CreateKind, filled: Filled): Result | Faults {
  const { id, name, password: _unkept, ...rest } = filled.values;
  const title = text(name) || text(rest.email) || text(id) || kind;
  const place: Place = { resourceType: kind, projectId: filled.projectId, backend: filled.backend };
  if (idsIn(place).has(text(id))) return taken(kind);
  const resource = { id: text(id) || freeId(title, place), name: title, fields: fieldsOf(rest) };
  return {
    mutations: [create(place, resource)],
    prefixes: [`${kind}s`, kind, "project"],
    toast: { level: "success", message: `Created ${kind} ${title}` },
  };
}

/** What a dialog does; null for one that only shows something. */
export function readDialog(dialog: Dialog, filled: Filled): Result | Faults | null {
  const read = Object.hasOwn(readers, dialog) ? readers[dialog] : undefined;
  return read === undefined ? null : read(filled);
}

const readers: Partial<Record<Dialog, (filled: Filled) => Result | Faults>> = {
  invite_member: readInvitation,
  create_project: readProject,
  feedback: readFeedback,
  support: readSupport,
};

const organization = ["organization", "organizations"];

function readInvitation({ values, projectId, backend }: Filled): Result | Faults {
  const emails = Array.isArray(values.emails) ? values.emails.map((email) => email.toLowerCase()) : [];
  const known = new Set(shelfOf(backend, "members").flatMap(({ id, subtitle }) => [id, subtitle]));
  const member = emails.find((email) => known.has(email));
  if (member !== undefined) return new Map([["emails", `${member} is a member already.`]]);
  const as = `${text(values.role)} in ${projectName(backend, projectId)}`;
  const place: Place = { resourceType: "member", projectId, backend };
  const [first = ""] = emails;
  return {
    mutations: emails.map((email) =>
      create(place, {
        id: email,
        name: email,
        subtitle: as,
        status: "invited",
        fields: fieldsOf({ role: values.role, message: values.message }),
      }),
    ),
    prefixes: organization,
    toast: {
      level: "success",
      message: emails.length === 1 ? `Invited ${first}` : `Invited ${emails.length} people`,
      description: `As ${as}.`,
    },
  };
}

function readProject({ values, backend }: Filled): Result | Faults {
  const name = text(values.name);
  const place: Place = { resourceType: "project", projectId: "", backend };
  if (idsIn(place).has(text(values.id))) return taken("project");
  const id = text(values.id) || freeId(name, place);
  const fields = fieldsOf({ region: values.region });
  return {
    mutations: [{ ...create(place, { id, name, fields }), projectId: id }],
    prefixes: organization,
    toast: { level: "success", message: `Created project ${name}` },
    path: pathOf("overview", id),
  };
}

function readFeedback({ values, projectId, backend }: Filled): Result {
  const place: Place = { resourceType: "feedback", projectId, backend };
  const said = text(values.message);
  const rating = labelOf(feedbackForm, "rating", values.rating);
  return {
    mutations: [
      create(place, {
        id: freeId("feedback", place),
        name: said || `Feedback: ${rating.toLowerCase()}`,
        subtitle: said === "" ? "feedback" : `feedback, ${rating.toLowerCase()}`,
        status: "received",
        fields: fieldsOf(values),
      }),
    ],
    prefixes: organization,
    toast: {
      level: "success",
      message: "Feedback sent",
      description: "It stands with the organisation’s requests.",
    },
  };
}

function readSupport({ values, projectId, backend }: Filled): Result {
  const place: Place = { resourceType: "support_request", projectId, backend };
  const { subject, topic, severity } = values;
  const about = `${labelOf(supportForm, "topic", topic)}: ${labelOf(supportForm, "severity", severity)}`;
  return {
    mutations: [
      create(place, {
        id: freeId("request", place),
        name: text(subject),
        subtitle: `${about.toLowerCase()}, ${projectName(backend, projectId)}`,
        status: "open",
        fields: fieldsOf(values),
      }),
    ],
    prefixes: organization,
    toast: {
      level: "success",
      message: "Request sent",
      description: "It stands with the organisation’s requests.",
    },
  };
}

/** Where something is made: what else is there has its id already. */
interface Place {
  readonly resourceType: string;
  readonly projectId: string;
  readonly backend: Backend;
}

function create({ resourceType, projectId }: Place, resource: Resource): Mutation {
  return { mutation: "create", projectId, resourceType, resource };
}

function idsIn({ resourceType, projectId, backend }: Place): ReadonlySet<string> {
  const shelf = findShelf(resourceType);
  const project = findProject(backend, projectId);
  const kind = findKind(resourceType);
  const inProject = project === undefined || kind === undefined ? [] : listOf(project, { kind });
  return new Set((shelf === undefined ? inProject : shelfOf(backend, shelf)).map(({ id }) => id));
}

const taken = (what: string): Faults => new Map([["id", `There is a ${what} with this id already.`]]);

/** Made from the name. */
function freeId(title: string, place: Place): string {
  const base =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 28) || place.resourceType;
  const ids = idsIn(place);
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  return id;
}

function fieldsOf(values: Partial<FormValues>): Resource["fields"] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, isList(value) ? value.join(", ") : value] as const],
  );
}

const isList = (value: FormValues[string]): value is readonly string[] => Array.isArray(value);
const text = (value: FormValues[string] | undefined) => (typeof value === "string" ? value : "");
const projectName = (backend: Backend, id: string) => findProject(backend, id)?.name ?? id;

function labelOf({ fields }: FormSpec, name: string, value: FormValues[string] | undefined): string {
  const field = fields.find((each) => each.name === name);
  const options = field !== undefined && "options" in field ? field.options : [];
  return options.find((option) => option.value === value)?.label ?? "";
}
