import type { ComponentType } from "react";
import { DetailPageView, findDetailPage } from "./detail-pages";
import { findListPage, ListPageView } from "./list-pages";
import { Organization } from "./organization";
import { Overview } from "./overview";
import type { Page, Route } from "./route";
import { Settings } from "./settings";
import { UnknownPage } from "./unknown-page";
import { Usage } from "./usage";

/** The page the address names. */
export function RouteView({ route }: { readonly route: Route }) {
  if (route.kind === "organization") return <Organization />;
  if (route.kind === "unknown") return <UnknownPage isProject={route.projectId !== undefined} />;
  return <PageView page={route.page} ids={route.ids} />;
}

const OWN: Partial<Record<Page, ComponentType>> = {
  overview: Overview,
  usage: Usage,
  settings: Settings,
};

function PageView({ page, ids }: { readonly page: Page; readonly ids: readonly string[] }) {
  const Own = OWN[page];
  if (Own !== undefined) return <Own />;
  const list = findListPage(page);
  if (list !== undefined) return <ListPageView key={page} page={page} list={list} />;
  const detail = findDetailPage(page);
  return detail === undefined ? null : <DetailPageView key={ids.join("/")} detail={detail} ids={ids} />;
}
