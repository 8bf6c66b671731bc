import type { EngineResult } from "../../protocol/check";
import { findNear, replaceValue, setMember } from "../../protocol/fixes";
import type { Fix } from "../../protocol/problem";
import { executionFailed } from "../../protocol/send";
import { findSite, headOf, type Site, textAt } from "../../protocol/site";
import { dumpString } from "../../text/python";
import { quote, shorten } from "../../text/value";
import type { ActionType } from "./actions";
import type { Call } from "./call";
import { wireName } from "./client";
import { isActionType } from "./read";
import { type Fault, Reader } from "./reader";
import { raises } from "./rules";
import { readShape } from "./shape";
import { actionTypes, limits, shapes } from "./wire";

export const refusalPrefix = "Error: invalid console actions — ";

export interface EngineAction {
  readonly site: Site;
  /** Undefined where it is unknown. */
  readonly type: ActionType | undefined;
}

export interface EngineReading {
  readonly result: EngineResult;
  readonly actions: readonly EngineAction[];
  /** In the engine's order; it stops at the first. */
  readonly faults: readonly Fault[];
}

/** The tool result for a call, byte for byte, and everything that stands against it. */
export function runEngine(call: Call): EngineReading {
  const readings = call.actions.map(readAction);
  const faults = [
    ...(call.fault === undefined ? countFaults(call) : [call.fault]),
    ...readings.flatMap((reading) => reading.faults),
  ];
  const [first] = faults;
  const result = first === undefined ? accept(readings.map(({ written }) => written)) : refuse(first);
  return { result, actions: readings, faults };
}

function refuse({ about, message, code }: Fault): EngineResult {
  if (raises(code)) return { ok: false, output: executionFailed };
  return { ok: false, output: refusalPrefix + (about === undefined ? message : `${about}: ${message}`) };
}

function accept(actions: readonly string[]): EngineResult {
  return { ok: true, output: `{"protocol":${dumpString(wireName)},"actions":[${actions.join(",")}]}` };
}

function countFaults({ list, count }: Call): readonly Fault[] {
  if (list === undefined || (count >= 1 && count <= limits.actions)) return [];
  const message =
    count === 0
      ? `There are no actions. A call needs 1 to ${limits.actions}.`
      : `${count} actions are too many. A call takes 1 to ${limits.actions}.`;
  return [{ code: "actions-count", message, pointer: list.pointer, layer: list.layer, span: headOf(list) }];
}

interface Reading extends EngineAction {
  readonly faults: readonly Fault[];
  /** What the engine writes; of no use where there are faults. */
  readonly written: string;
}

/** Reads one action as the engine does, but to the end; the faults stand in the engine's order. */
function readAction(site: Site, index: number): Reading {
  const { layer, pointer, node } = site;
  const about = `action ${index + 1}`;
  if (node.type !== "object") {
    const message = "An action must be an object with a type.";
    const span = node.type === "array" ? headOf(site) : node;
    const fault: Fault = { code: "action-type", message, about, pointer, layer, span };
    return { site, type: undefined, faults: [fault], written: "" };
  }
  const name = textAt(site, "type");
  if (name === undefined || !isActionType(name)) {
    return { site, type: undefined, faults: [typeFault(site, about)], written: "" };
  }
  const reader = new Reader(layer, pointer, `'${name}'`);
  const written = readShape(node, shapes[name], reader, `"type":"${name}"`);
  return { site, type: name, faults: reader.faults, written };
}

const typeList = `Use ${actionTypes.slice(0, -1).join(", ")} or ${actionTypes.at(-1)}.`;

function typeFault(site: Site, about: string): Fault {
  const value = findSite(site, "type");
  const given = textAt(site, "type");
  const says =
    value === undefined
      ? "The type is missing."
      : given === undefined
        ? value.node.type === "string"
          ? "The type is empty."
          : "The type must be text."
        : `Unknown type ${quote(given)}.`;
  return {
    code: "type",
    message: `${says} ${typeList}`,
    about: given === undefined ? about : `'${shorten(given)}'`,
    pointer: `${site.pointer}/type`,
    layer: site.layer,
    span: value?.node ?? headOf(site),
    fixes: () => typeFixes(site, value, given),
  };
}

function typeFixes(owner: Site, value: Site | undefined, given: string | undefined): readonly Fix[] {
  const near = given === undefined ? guessType(owner) : (findNear(given, actionTypes) ?? guessType(owner));
  if (near === undefined) return [];
  return value === undefined
    ? setMember(owner, `Add type “${near}”`, ["type", near])
    : replaceValue(value, `Use “${near}”`, near);
}

/** The one action that has all the members needed, told by those no other has. */
function guessType(owner: Site): ActionType | undefined {
  const found = actionTypes.filter((type) => {
    const needed = shapes[type].fields.filter(({ isRequired }) => isRequired);
    return needed.length > 0 && needed.every(({ key }) => findSite(owner, key) !== undefined);
  });
  return found.length === 1 ? found[0] : undefined;
}
