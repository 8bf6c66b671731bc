import type { CheckContext } from "../../protocol/check";
import { examinedItemsOf, findSite, type Site, textAt } from "../../protocol/site";
import { quote } from "../../text/value";
import type { ConsoleClient } from "./actions";
import { adviseChart } from "./advice-chart";
import { adviseList } from "./advice-list";
import { adviseRefresh } from "./advice-refresh";
import { adviseToasts } from "./advice-toast";
import type { Call } from "./call";
import type { EngineAction } from "./engine";
import { findingAt } from "./finding";
import { isFollowable, normalizePath, projectOf } from "./links";
import type { Finding } from "./reader";

/** What is advised about: the actions of a message as they stand in the text, and what the client makes of them. */
export interface Advised {
  readonly call: Call;
  readonly actions: readonly EngineAction[];
  readonly client: ConsoleClient;
  readonly context: CheckContext;
}

/** What the engine takes and a person would still stumble over. Looks at each action as far as it can be read. */
export function advise(advised: Advised): readonly Finding[] {
  const { actions, context } = advised;
  const project = knownProject(actions);
  const own = actions.flatMap(({ site, type }): readonly Finding[] => {
    if (site.node.type !== "object" || type === undefined) return [];
    const links = adviseLinks(site, context);
    if (type === "chart") return [...adviseChart(site, context), ...links];
    if (type === "resource_list" || type === "resource")
      return [...adviseList(site, type, project), ...links];
    return links;
  });
  return [...own, ...adviseRefresh(advised), ...adviseToasts(actions)];
}

/** The project the message names, wherever it does. */
function knownProject(actions: readonly EngineAction[]): string | undefined {
  for (const { site } of actions) {
    const named =
      textAt(site, "projectId") ??
      linksOf(site)
        .map(({ path }) => projectOf(path))
        .find(Boolean);
    if (named !== undefined) return named;
  }
  return undefined;
}

interface LinkSite {
  readonly owner: Site;
  readonly key: string;
  readonly path: string;
}

const linkKeys = ["path", "href", "listHref"];

function linksOf(site: Site): readonly LinkSite[] {
  const owners = [site, ...examinedItemsOf(findSite(site, "items"))];
  return owners.flatMap((owner) =>
    linkKeys.flatMap((key) => {
      const path = textAt(owner, key);
      return path === undefined ? [] : [{ owner, key, path }];
    }),
  );
}

function adviseLinks(site: Site, { projectId }: CheckContext): readonly Finding[] {
  const links = linksOf(site);
  const gone = links.filter(({ key, path }) => key !== "path" && !isFollowable(path) && !isRelative(path));
  const leaving = gone.map(({ owner, key, path }) =>
    findingAt(owner, key, {
      code: "leaves-app",
      message: `${quote(path)} leads out of the Console, so it is shown as text. Give a path such as “/project/${projectId}/databases”.`,
    }),
  );
  return [...leaving, ...otherProject(site, links, projectId)];
}

const isRelative = (path: string) => isFollowable(normalizePath(path));

/** Told once for an action: all its rows have the same reason. */
function otherProject(site: Site, links: readonly LinkSite[], projectId: string): readonly Finding[] {
  const named = textAt(site, "projectId");
  const inLink = links.find(({ path }) => ![undefined, projectId].includes(projectOf(path)));
  const isNamed = named !== undefined && named !== projectId;
  const other = isNamed ? named : inLink && projectOf(inLink.path);
  if (other === undefined) return [];
  const message = `This is about another project, ${quote(other)}. The Console stands in ${quote(projectId)}.`;
  const [owner, key] = isNamed || inLink === undefined ? [site, "projectId"] : [inLink.owner, inLink.key];
  return [findingAt(owner, key, { code: "other-project", message })];
}
