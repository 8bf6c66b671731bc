import { protocols } from "@/lib/protocols/registry";
import { defaultSettings } from "@/lib/share/settings";
import { readUrl, type UrlReading } from "@/lib/share/url";
import { realStamps, repeatableStamps, type Stamps } from "@/lib/transcript/clock";
import { startChecker } from "./checker";
import { createWorkbench, type Workbench } from "./store";

/** A sample by its place in the address: `<protocol>/<name>`. */
export interface NamedSample {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export const namedSamples: readonly NamedSample[] = protocols.flatMap(({ id, samples }) =>
  samples.map(({ name, title, text }) => ({ id: `${id}/${name}`, title, text })),
);

export const findSample = (id: string): NamedSample | undefined =>
  namedSamples.find((sample) => sample.id === id);

export const sampleTexts: ReadonlySet<string> = new Set(namedSamples.map(({ text }) => text));

export interface Started {
  readonly workbench: Workbench;
  readonly stamps: Stamps;
  readonly url: UrlReading;
}

/**
 * The workbench a page opens with: the first sample, the same on the server and in the browser. What the address and
 * storage hold comes after the first drawing.
 */
export function startWorkbench(): Started {
  const url = readUrl(typeof location === "undefined" ? "" : location.search);
  const stamps = url.repeatable === undefined ? realStamps() : repeatableStamps(url.repeatable);
  const [first] = namedSamples;
  if (first === undefined) throw new RangeError("No protocol has a sample to open with.");
  const workbench = createWorkbench(
    { source: first.text, sample: first.id, settings: { ...defaultSettings, ...url.settings }, stamps },
    startChecker(),
  );
  return { workbench, stamps, url };
}

/** One sample of each protocol, to begin with. */
export const firstSamples = protocols.flatMap(({ id, samples: [first] }) =>
  first === undefined ? [] : [{ id: `${id}/${first.name}`, title: first.title, protocol: id }],
);
