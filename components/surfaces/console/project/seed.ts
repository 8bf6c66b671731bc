import type { Backend, Project } from "./backend";
import type { Resource, Value } from "./resource";
import { otherProjectId, seedLists } from "./seed-lists";

/** `fields` last, as they are the longest. */
export type Row = readonly [
  id: string,
  name: string,
  rest?: {
    readonly subtitle?: string;
    readonly status?: string;
    readonly fields?: Readonly<Record<string, Value>>;
  },
];

/** Two projects of one organisation; the first is the one the messages are about. */
export function seedBackend(projectId: string): Backend {
  return {
    organization: {
      id: "acme",
      name: "Acme",
      members: resources([
        ["ada", "Ada Lovelace", { subtitle: "ada@acme.example", status: "owner" }],
        ["grace", "Grace Hopper", { subtitle: "grace@acme.example", status: "developer" }],
        ["mary", "Mary Somerville", { subtitle: "mary@acme.example", status: "analyst" }],
      ]),
      requests: [],
    },
    projects: [
      project({ id: projectId, name: "Photo archive", region: "fra" }, seedLists.archive),
      // An id of a project must be its own, whatever the context calls the first one.
      project(
        {
          id: projectId === otherProjectId ? `${otherProjectId}2` : otherProjectId,
          name: "Storefront",
          region: "nyc",
        },
        seedLists.storefront,
      ),
    ],
  };
}

function project(
  named: Pick<Project, "id" | "name" | "region">,
  lists: Readonly<Record<string, readonly Row[]>>,
): Project {
  return {
    ...named,
    lists: new Map(Object.entries(lists).map(([name, rows]) => [name, resources(rows)])),
  };
}

function resources(rows: readonly Row[]): readonly Resource[] {
  return rows.map(([id, name, rest = {}]) => ({
    id,
    name,
    ...(rest.subtitle === undefined ? {} : { subtitle: rest.subtitle }),
    ...(rest.status === undefined ? {} : { status: rest.status }),
    fields: Object.entries(rest.fields ?? {}),
  }));
}
