/** The calls that wait for their end, by tool. */
export class Runs {
  readonly #waiting: { readonly tool: string; readonly run: string }[] = [];

  open(tool: string, run: string) {
    this.#waiting.push({ tool, run });
  }

  /** Ends a call and gives its run: the one named, or the latest of the tool; undefined where none waits. */
  close(tool: string, run?: string): string | undefined {
    const at = this.#waiting.findLastIndex(
      (waiting) => waiting.tool === tool && (run === undefined || waiting.run === run),
    );
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0]?.run;
  }
}
