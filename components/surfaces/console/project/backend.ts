import { findKind, findShelf, type Kind, parentKindOf, type Resource, type Shelf } from "./resource";

/** What the simulated server holds. Plain data: a change gives another one, and lists that did not change stay the same. */
export interface Backend {
  readonly organization: Organization;
  readonly projects: readonly Project[];
}

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly members: readonly Resource[];
  /** What was asked of those who build the Console, and told them. */
  readonly requests: readonly Resource[];
}

export interface Project {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  /** By `listName`. */
  readonly lists: ReadonlyMap<string, readonly Resource[]>;
}

export interface Mutation {
  readonly mutation: "create" | "update" | "delete";
  /** Of what the organisation holds it says nothing. */
  readonly projectId: string;
  /** As a message calls it. */
  readonly resourceType: string;
  /** Id of what it lies in, where its kind lies in something. */
  readonly parent?: string;
  readonly resource: Resource;
}

/** One list of a project. */
export interface ListName {
  readonly kind: Kind;
  readonly parent?: string;
}

const nothing: readonly Resource[] = [];

/** What the agent or the person did to a resource. What it changes nothing in is given back as it is. */
export function apply(backend: Backend, change: Mutation): Backend {
  const shelf = findShelf(change.resourceType);
  return shelf === undefined ? changeProject(backend, change) : changeShelf(backend, shelf, change);
}

function changeProject(backend: Backend, change: Mutation): Backend {
  const project = findProject(backend, change.projectId);
  if (project === undefined) return backend;
  const lists = changeLists(project.lists, change);
  if (lists === project.lists) return backend;
  const changed = { ...project, lists };
  return { ...backend, projects: backend.projects.map((each) => (each === project ? changed : each)) };
}

function changeShelf(backend: Backend, shelf: Shelf, { mutation, resource }: Mutation): Backend {
  if (mutation === "delete" && !shelfOf(backend, shelf).some(({ id }) => id === resource.id)) return backend;
  if (shelf === "projects")
    return { ...backend, projects: changeProjects(backend.projects, mutation, resource) };
  const before = backend.organization[shelf];
  const after =
    mutation === "delete" ? before.filter(({ id }) => id !== resource.id) : withResource(before, resource);
  return { ...backend, organization: { ...backend.organization, [shelf]: after } };
}

function changeProjects(
  projects: Backend["projects"],
  mutation: Mutation["mutation"],
  { id, name, fields }: Resource,
): Backend["projects"] {
  if (mutation === "delete") return projects.filter((project) => project.id !== id);
  const named = fields.find(([field]) => field === "region")?.[1];
  const region = typeof named === "string" ? { region: named } : {};
  if (projects.some((project) => project.id === id))
    return projects.map((project) => (project.id === id ? { ...project, name, ...region } : project));
  return [{ id, name, region: "fra", ...region, lists: new Map() }, ...projects];
}

function changeLists(lists: Project["lists"], change: Mutation): Project["lists"] {
  const kind = findKind(change.resourceType);
  const { id } = change.resource;
  const name = kind === undefined ? `other ${change.resourceType}` : nameOf({ kind, parent: change.parent });
  const before = lists.get(name) ?? nothing;
  if (change.mutation !== "delete") return new Map(lists).set(name, withResource(before, change.resource));
  if (!before.some((each) => each.id === id)) return lists;
  const next = new Map(lists).set(
    name,
    before.filter((each) => each.id !== id),
  );
  // What lay in it is gone with it.
  for (const other of lists.keys()) if (kind !== undefined && isInside(other, kind, id)) next.delete(other);
  return next;
}

function withResource(list: readonly Resource[], resource: Resource): readonly Resource[] {
  const before = list.find(({ id }) => id === resource.id);
  if (before === undefined) return [resource, ...list];
  const changed = { ...before, ...resource, fields: mergeFields(before.fields, resource.fields) };
  return list.map((each) => (each === before ? changed : each));
}

function mergeFields(before: Resource["fields"], now: Resource["fields"]): Resource["fields"] {
  return [...new Map([...before, ...now])];
}

const nameOf = ({ kind, parent }: ListName) =>
  parentKindOf(kind) === undefined ? kind : `${kind} in ${parent ?? ""}`;

function isInside(name: string, kind: Kind, id: string): boolean {
  const inner = name.split(" ", 1)[0] ?? "";
  const innerKind = findKind(inner);
  return innerKind !== undefined && parentKindOf(innerKind) === kind && name === `${inner} in ${id}`;
}

export function findProject(backend: Backend, id: string): Project | undefined {
  return backend.projects.find((project) => project.id === id);
}

/** What the organisation holds of one sort. */
export function shelfOf({ organization, projects }: Backend, shelf: Shelf): readonly Resource[] {
  if (shelf !== "projects") return organization[shelf];
  return projects.map(({ id, name, region }) => ({ id, name, fields: [["region", region]] }));
}

/** The same list until something in it changes. */
export function listOf(project: Project, list: ListName): readonly Resource[] {
  return project.lists.get(nameOf(list)) ?? nothing;
}

/** Whether what the list lies in exists. */
export function hasList(project: Project, { kind, parent }: ListName): boolean {
  const outer = parentKindOf(kind);
  return outer === undefined || listOf(project, { kind: outer }).some(({ id }) => id === parent);
}
