import type { Fix } from "../../protocol/problem";
import { rootSite, type Site } from "../../protocol/site";
import type { JsonNode, ObjectNode, Span } from "../../text/json";
import type { Layer } from "../../text/layer";
import { pointerOf, type Step } from "../../text/node";
import type { Code } from "./rules";

/** A fault or a piece of advice, and where it stands. */
export interface Finding {
  readonly code: Code;
  readonly message: string;
  readonly pointer: string;
  readonly layer: Layer;
  readonly span: Span;
  /** A function is asked when it is shown: a chart has 50,000 points, each of which may have one. */
  readonly fixes?: readonly Fix[] | (() => readonly Fix[]) | undefined;
}

/** What makes the engine refuse. */
export interface Fault extends Finding {
  /** Whom a refusal names before the message. */
  readonly about?: string;
}

export interface Said {
  readonly code: Code;
  readonly message: string;
  readonly fixes?: (value: Site) => readonly Fix[];
}

/** More faults nobody reads. */
const maxFaults = 1000;

/** Walks through one action, knows where it is, and keeps what it finds in the order of the walk. */
export class Reader {
  readonly faults: Fault[] = [];
  readonly path: Step[] = [];
  /** The rows, metrics and points one is in, as name and place in turn, for the name in a refusal. */
  readonly parts: Step[] = [];

  constructor(
    private readonly layer: Layer,
    private readonly base: string,
    private readonly about: string,
  ) {}

  /** Notes a fault at a value, or at the object that lacks it. */
  fault(value: JsonNode | undefined, owner: JsonNode, { code, message, fixes }: Said): undefined {
    if (this.faults.length >= maxFaults) return undefined;
    const { layer } = this;
    const pointer = this.base + pointerOf(this.path);
    this.faults.push({
      code,
      message,
      about: this.aboutPart(),
      pointer,
      layer,
      span: value === undefined ? opening(owner) : isContainer(value) ? opening(value) : value,
      fixes: fixes && value && (() => fixes(rootSite(layer, value, pointer))),
    });
    return undefined;
  }

  private aboutPart(): string {
    const { parts } = this;
    const named = parts.flatMap((name, at) => (at % 2 === 0 ? `${name} ${Number(parts[at + 1]) + 1}` : []));
    return [this.about, ...named].join(", ");
  }
}

/** A value as the engine writes it; undefined where it is left out, or faulty. */
export type Read = (value: JsonNode | undefined, reader: Reader, owner: ObjectNode) => string | undefined;

function isContainer({ type }: JsonNode): boolean {
  return type === "object" || type === "array";
}

/** A bracket is enough to show where a big value stands. */
function opening({ start, end }: Span): Span {
  return { start, end: Math.min(start + 1, end) };
}
