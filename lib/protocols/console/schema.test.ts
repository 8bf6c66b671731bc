import { describe, expect, test } from "vitest";
import { describeAt } from "../../protocol/describe";
import { readJson } from "../../text/json";
import { sourceLayer } from "../../text/layer";
import { docsSections, findDocs } from "./docs";
import { examples } from "./examples";
import { buildJsonSchema } from "./json-schema";
import { actionTypes, shapes } from "./wire";

const { actions } = Object(buildJsonSchema("envelope")).properties;

describe("the editor's schema", () => {
  test("knows twelve actions, each by its type, with a snippet", () => {
    const types = actions.items.oneOf.map((one: object) => Object(one).properties.type.const);
    expect(types).toEqual(actionTypes);
    expect(types).toHaveLength(12);
    expect(actions).toMatchObject({ minItems: 1, maxItems: 20 });
    expect(actions.items.defaultSnippets.map(({ label }: { label: string }) => label)).toEqual(actionTypes);
  });

  test("describes every member, down to the points of a chart", () => {
    const silent: string[] = [];
    const walk = (schema: object, path: string) => {
      for (const [key, one] of Object.entries(Object(schema).properties ?? {})) {
        if (!Object(one).description) silent.push(`${path}/${key}`);
        walk(Object(one), `${path}/${key}`);
      }
      if (Object(schema).items) walk(Object(schema).items, `${path}/*`);
    };
    for (const one of actions.items.oneOf) walk(one, Object(one).title);
    expect(silent).toEqual([]);
  });

  test("offers the words an action knows, the metrics and the scopes", () => {
    const [theme, chart, refresh] = ["set_theme", "chart", "refresh"].map(
      (type) => Object(actions.items.oneOf.find(({ title }: { title: string }) => title === type)).properties,
    );
    expect(theme.theme.enum).toEqual(["light", "dark", "system"]);
    expect(chart.metrics.items.properties.metric.examples).toContain("network.requests");
    expect(refresh.scopes.items.examples).toContain("organization");
  });

  test("is found for a place in the text", () => {
    const text = JSON.stringify({ protocol: "appwrite.console/v1", actions: [examples.toast] });
    const reading = readJson(text);
    if (!reading.ok) throw new Error("The example is JSON.");
    const column = text.indexOf('"message"') + 3;
    const found = describeAt(
      { layer: sourceLayer(text), node: reading.root },
      buildJsonSchema("envelope") ?? {},
      { line: 1, column },
    );
    expect(JSON.stringify(found)).toContain("A short title.");
  });

  test("has none for answers and failures", () => {
    expect(buildJsonSchema("answer")).toBeNull();
    expect(buildJsonSchema("failure")).toBeNull();
  });
});

test("members are checked in the engine's order and written in its order of keys", () => {
  const written = actionTypes.map((type) =>
    shapes[type].order.map((place) => shapes[type].fields[place]?.key),
  );
  expect(Object.fromEntries(actionTypes.map((type, index) => [type, written[index]?.join()]))).toMatchObject({
    resource: "mutation,resourceType,resourceId,title,subtitle,href,status,metadata,fields",
    resource_list: "resourceType,items,title,description,listHref,emptyMessage,total,projectId,columns",
    chart:
      "title,metrics,description,unitLabel,interval,startAt,endAt,href,projectId,chartType,kind,axisFormat,changePercent",
  });
});

test("the docs have a section for each action with its example, and one to begin with", () => {
  expect(docsSections.map(({ topic }) => topic)).toEqual(["overview", ...actionTypes]);
  expect(findDocs("toast").fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ["level", true],
    ["message", true],
    ["description", false],
  ]);
  expect(JSON.parse(findDocs("chart").example)).toEqual(examples.chart);
  expect(findDocs("nothing").topic).toBe("overview");
  expect(findDocs(null).topic).toBe("overview");
});
