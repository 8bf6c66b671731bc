import type { CheckContext } from "../../protocol/check";
import { replaceValue, setMember } from "../../protocol/fixes";
import { examinedItemsOf, findSite, rootSite, type Site, textAt } from "../../protocol/site";
import { strip } from "../../text/python";
import { quote } from "../../text/value";
import { bucketSize, intervals } from "./chart";
import { findingAt } from "./finding";
import { findCanonical } from "./metrics";
import { readMoment } from "./moment";
import type { Finding } from "./reader";

/** What can be said of a chart's points without looking at each of 50,000 twice. */
interface Series {
  /** Moments of the first metric that has some, in order of time, each once; as many as are looked at. */
  readonly moments: readonly number[];
  readonly hasLabels: boolean;
  readonly metrics: readonly Site[];
  /** The first time that cannot be read. */
  readonly unread: Site | undefined;
}

/** Enough to know the spacing and the ends of a series. */
const looked = 400;

export function adviseChart(site: Site, context: CheckContext): readonly Finding[] {
  const series = readSeries(site);
  const isBar = textAt(site, "chartType")?.toLowerCase() === "bar" || series.hasLabels;
  const isInTime = !isBar && (textAt(site, "interval") !== undefined || series.moments.length > 1);
  const found = [
    ...series.metrics.map(metricAlias),
    noProject(site, context),
    ...(isInTime ? [interval(site, series), ...window(site, series), ...deployed(site, series)] : []),
    isBar ? undefined : badTime(series),
    isBar ? undefined : summedGauge(site),
  ];
  return found.filter((finding) => finding !== undefined);
}

function readSeries(site: Site): Series {
  const metrics = examinedItemsOf(findSite(site, "metrics"));
  const moments = new Set<number>();
  let hasLabels = false;
  let unread: Site | undefined;
  for (const metric of metrics) {
    const points = findSite(metric, "points");
    const nodes = points?.node.type === "array" ? points.node.items.slice(0, looked) : [];
    for (const [index, node] of nodes.entries()) {
      if (node.type !== "object") continue;
      for (const { key, value } of node.members) {
        if (key === "label" && value.type === "string" && strip(value.value) !== "") hasLabels = true;
        if (key !== "time" || value.type !== "string") continue;
        const moment = readMoment(value.value);
        if (moment !== undefined) moments.add(moment);
        else if (points !== undefined)
          unread ??= rootSite(points.layer, value, `${points.pointer}/${index}/time`);
      }
    }
  }
  return { metrics, hasLabels, unread, moments: [...moments].sort((one, other) => one - other) };
}

function metricAlias(metric: Site): Finding | undefined {
  const given = textAt(metric, "metric");
  const canonical = given === undefined ? undefined : findCanonical(given);
  if (given === undefined || canonical === undefined) return undefined;
  return findingAt(metric, "metric", {
    code: "metric-alias",
    message: `${quote(given)} is not the Console's metric and has no data. Use ${quote(canonical)}.`,
    fixes: () => setMember(metric, `Use “${canonical}”`, ["metric", canonical]),
  });
}

function noProject(site: Site, { projectId }: CheckContext): Finding | undefined {
  if (textAt(site, "projectId") !== undefined || textAt(site, "href") !== undefined) return undefined;
  return findingAt(site, "projectId", {
    code: "no-project",
    message: "The chart names no project, so it links to the one the Console stands in. Set “projectId”.",
    fixes: () => setMember(site, `Set projectId to “${projectId}”`, ["projectId", projectId]),
  });
}

function interval(site: Site, { moments }: Series): Finding | undefined {
  const given = textAt(site, "interval");
  const guessed = guessInterval(moments);
  if (given !== undefined) {
    if (bucketSize(given) !== undefined) return undefined;
    const message = `The interval ${quote(given)} is none of ${intervals.join(", ")}, so gaps are not filled.`;
    const fixes = () => setMember(site, `Use “${guessed}”`, ["interval", guessed]);
    return findingAt(site, "interval", { code: "unknown-interval", message, fixes });
  }
  return findingAt(site, "interval", {
    code: "no-interval",
    message: `A series in time has no interval, so its gaps are not filled. Set “interval”, such as “${guessed}”.`,
    fixes: () => setMember(site, `Set interval to “${guessed}”`, ["interval", guessed]),
  });
}

/** The interval that fits the smallest step of a series. */
function guessInterval(moments: readonly number[]): string {
  const steps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment));
  const smallest =
    steps.length === 0 ? (bucketSize("1h") ?? 0) : steps.reduce((one, other) => Math.min(one, other));
  return intervals.findLast((name) => (bucketSize(name) ?? 0) <= smallest) ?? intervals[0] ?? "1h";
}

function window(site: Site, { moments }: Series): readonly (Finding | undefined)[] {
  const start = textAt(site, "startAt");
  const end = textAt(site, "endAt");
  if (start !== undefined && end !== undefined) return [windowOrder(site, start, end)];
  const ends = { startAt: moments[0], endAt: moments.at(-1) };
  return (["startAt", "endAt"] as const)
    .filter((key) => textAt(site, key) === undefined)
    .map((key) => noEnd(site, key, ends[key]));
}

function noEnd(site: Site, key: "startAt" | "endAt", moment: number | undefined): Finding {
  return findingAt(site, key, {
    code: "no-window",
    message: `“${key}” is missing, so the gaps of the series are not filled. Give the window the usage tool was asked for.`,
    fixes: () =>
      moment === undefined
        ? []
        : setMember(site, `Set ${key} from the points`, [key, new Date(moment).toISOString()]),
  });
}

function windowOrder(site: Site, start: string, end: string): Finding | undefined {
  const from = readMoment(start);
  const to = readMoment(end);
  const unread = from === undefined ? "startAt" : to === undefined ? "endAt" : undefined;
  if (unread !== undefined) {
    const message = `“${unread}” is no time that can be read. Write it as ISO 8601.`;
    return findingAt(site, unread, { code: "bad-time", message });
  }
  if (from === undefined || to === undefined || from <= to) return undefined;
  const message = "The window ends before it begins, so its gaps are not filled.";
  const fixes = () => {
    const [one, other] = [findSite(site, "startAt"), findSite(site, "endAt")];
    if (one === undefined || other === undefined) return [];
    const edits = [...replaceValue(one, "", end), ...replaceValue(other, "", start)].flatMap(
      (fix) => fix.edits,
    );
    return [{ title: "Swap them", edits }];
  };
  return findingAt(site, "endAt", { code: "bad-time", message, fixes });
}

function badTime({ unread }: Series): Finding | undefined {
  if (unread === undefined || unread.node.type !== "string") return undefined;
  const { pointer, layer, node } = unread;
  const message = `The time ${quote(unread.node.value)} cannot be read, so the point is not drawn.`;
  return { code: "bad-time", message, pointer, layer, span: node };
}

function deployed(site: Site, { metrics }: Series): readonly (Finding | undefined)[] {
  const given = textAt(site, "interval")?.toLowerCase();
  const hasWindow = textAt(site, "startAt") !== undefined && textAt(site, "endAt") !== undefined;
  const [, second] = metrics;
  const says = "deployed-differs" as const;
  return [
    second &&
      findingAt(second, "metric", {
        code: says,
        message: "The deployed Console draws only the first metric of an area chart. Parley draws all.",
      }),
    hasWindow && (given === "1m" || given === "30m")
      ? findingAt(site, "interval", {
          code: says,
          message: `The deployed Console does not fill gaps of “${given}”. Parley does, as the document says.`,
        })
      : undefined,
  ];
}

function summedGauge(site: Site): Finding | undefined {
  if (textAt(site, "kind")?.toLowerCase() !== "gauges") return undefined;
  const message =
    "The total adds up all moments of a gauge, which says little. Say the latest value in the words beside it.";
  return findingAt(site, "kind", { code: "summed-gauge", message });
}
