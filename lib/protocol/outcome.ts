/** What becomes of one step of a message that does something when it is sent. */
export interface Outcome {
  /** The step's place in the message. */
  readonly index: number;
  /** What the step is called on the wire. */
  readonly action: string;
  readonly result: "applied" | "skipped" | "refused";
  /** Why it is not applied, or what is odd about it; a sentence. */
  readonly reason?: string;
}
