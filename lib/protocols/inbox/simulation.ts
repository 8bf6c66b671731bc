import { createCheck } from "../../protocol/create-check";
import type { Exchanged, Made, Moment } from "../../protocol/exchange";
import type { WireStep } from "../../protocol/wire";
import { inbox } from ".";
import type { Act } from "./act";
import { type PhoneState, phoneStateOf } from "./state";
import { stepsBack, stepsDue, stepsOf } from "./steps";

const { inspect } = createCheck([inbox]);

/** Phone and agent over a list of frames, on a clock that is put forward by hand. */
export class Simulation {
  readonly sent: Exchanged[] = [];
  private time = Date.parse("2026-08-04T09:41:00.000Z");
  private ids = 0;

  private get moment(): Moment {
    return { now: new Date(this.time).toISOString(), nextId: () => `id${++this.ids}` };
  }

  private take(steps: readonly WireStep[]): readonly WireStep[] {
    for (const step of steps) {
      const at = new Date(this.time).toISOString();
      if (step.kind === "frame") {
        const { from, channel, payload, held } = step;
        const frame = { id: `e${this.sent.length}`, at, from, channel, payload, outcomes: [] };
        this.sent.push(held === undefined ? frame : { ...frame, held });
      } else if (step.kind === "outcome") {
        const { of, action, result, reason = "" } = step;
        const index = of === undefined ? this.sent.length - 1 : this.sent.findIndex(({ id }) => id === of);
        const frame = this.sent[index];
        if (frame === undefined) throw new Error("An outcome of nothing.");
        const made: Made = { at, action, result, reason };
        this.sent[index] = { ...frame, outcomes: [...frame.outcomes, made] };
      } else throw new Error(`A step of kind ${step.kind}.`);
    }
    return steps;
  }

  /** Sends a text as the workbench does. */
  send(value: unknown): readonly WireStep[] {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const { subject } = inspect(text);
    if (subject === null) throw new Error("Not recognised.");
    const steps = this.take(inbox.send(subject, null, { sent: this.sent, moment: this.moment }));
    return [...steps, ...this.take(stepsBack(this.sent, this.moment))];
  }

  act(act: Act): readonly WireStep[] {
    return this.take(stepsOf(this.sent, act, this.moment));
  }

  advance(ms: number): readonly WireStep[] {
    this.time += ms;
    return this.take(stepsDue(this.sent, this.moment));
  }

  get phone(): PhoneState {
    return phoneStateOf(this.sent);
  }

  /** What was sent last of a kind, read. */
  last(kind: string): Record<string, unknown> {
    const found = this.sent
      .map(({ payload }) => JSON.parse(payload))
      .findLast((payload) => payload.kind === kind);
    if (found === undefined) throw new Error(`No ${kind} was sent.`);
    return found;
  }
}
