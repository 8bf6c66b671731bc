import { filled, isObject, type JsonObject, present, quote } from "../../text/value";
import { type PromptKind, wireName } from "./schema";

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
}

interface Asked<Kind extends PromptKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly question: string;
  readonly hint?: string;
  /** Missing means required. */
  readonly required?: boolean;
}
export interface ChoicePrompt extends Asked<"choice"> {
  readonly options: readonly Option[];
  readonly allowMultiple?: boolean;
}
export interface ConfirmPrompt extends Asked<"confirm"> {
  /** Missing labels fall back to `defaultLabels` when drawn. */
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
}
export interface TextPrompt extends Asked<"text"> {
  readonly placeholder?: string;
  /** The one string a client does not trim. */
  readonly defaultValue?: string;
  readonly multiline?: boolean;
}
export type Prompt = ChoicePrompt | ConfirmPrompt | TextPrompt;

export interface Envelope {
  readonly protocol: typeof wireName;
  readonly title?: string;
  readonly prompts: readonly Prompt[];
}

/** A part that is not drawn, and why, in a sentence. */
export interface Skip {
  /** RFC 6901, into the bare envelope. */
  readonly pointer: string;
  readonly reason: string;
}

/** What the Console makes of a message. `envelope` is what it draws; null: nothing. */
export interface Client {
  readonly envelope: Envelope | null;
  readonly skipped: readonly Skip[];
}

const flag = (value: unknown) => (typeof value === "boolean" ? value : undefined);

const nothing = (reason: string, skipped: readonly Skip[] = []): Client => ({
  envelope: null,
  skipped: [...skipped, { pointer: "", reason }],
});

/** Reads a tool result as the Console does: never fails the whole for a part, draws nothing for what it does not know. */
export function readOutput(output: string): Client {
  const text = output.trim();
  if (text === "") return nothing("The tool result is empty, so nothing is drawn.");
  if (text.startsWith("Error:")) return nothing("A failed call shows nothing.");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing("The tool result is not JSON, so nothing is drawn.");
  }
  return drawEnvelope(value);
}

/** What the Console draws of a parsed tool result. */
export function drawEnvelope(value: unknown): Client {
  if (!isObject(value)) return nothing("The tool result is not an object, so nothing is drawn.");
  if (value.protocol !== wireName) {
    const given = filled(value.protocol);
    return nothing(
      given === undefined
        ? "The protocol is missing, so the call is ignored."
        : `The protocol ${quote(given)} is unknown, so the call is ignored.`,
    );
  }
  if (!Array.isArray(value.prompts)) return nothing("The prompts are not a list, so nothing is drawn.");
  const skips = new Skips();
  const prompts = value.prompts.flatMap((raw: unknown, index) => drawPrompt(raw, index, skips) ?? []);
  if (prompts.length === 0) return nothing("No prompt is left to draw, so nothing is drawn.", skips.list());
  return {
    envelope: { protocol: wireName, ...present({ title: filled(value.title) }), prompts },
    skipped: skips.list(),
  };
}

/** Names what is skipped, up to a number nobody reads anyway, and counts the rest: a hostile list has millions. */
class Skips {
  private readonly named: Skip[] = [];
  private unnamed = 0;

  add(pointer: string, reason: () => string): undefined {
    if (this.named.length < 500) this.named.push({ pointer, reason: reason() });
    else this.unnamed++;
    return undefined;
  }

  list(): readonly Skip[] {
    if (this.unnamed === 0) return this.named;
    return [...this.named, { pointer: "/prompts", reason: `${this.unnamed} more are skipped.` }];
  }
}

function drawPrompt(raw: unknown, index: number, skips: Skips): Prompt | undefined {
  const pointer = `/prompts/${index}`;
  const skip = (reason: string) =>
    skips.add(pointer, () => {
      const name = isObject(raw) ? filled(raw.id) : undefined;
      return `${name === undefined ? `Prompt ${index + 1}` : quote(name)} is skipped: ${reason}.`;
    });
  if (!isObject(raw)) return skip("it is not an object");
  const id = filled(raw.id);
  const kind = filled(raw.kind);
  const question = filled(raw.question);
  if (kind === undefined) return skip("it has no kind");
  if (!isKind(kind)) return skip(`this client does not know the kind ${quote(kind)}`);
  if (id === undefined) return skip("it has no id");
  if (question === undefined) return skip("it has no question");
  const asked = { id, question, ...present({ hint: filled(raw.hint), required: flag(raw.required) }) };
  return kindDrawers[kind](raw, asked, { pointer, skip, skips });
}

interface Drawing {
  readonly pointer: string;
  readonly skip: (reason: string) => undefined;
  readonly skips: Skips;
}
type AskedParts = Omit<Asked<PromptKind>, "kind">;
type Draw = (raw: JsonObject, asked: AskedParts, drawing: Drawing) => Prompt | undefined;

const kindDrawers: Readonly<Record<PromptKind, Draw>> = {
  choice(raw, { id, question, ...rest }, { pointer, skip, skips }) {
    if (!Array.isArray(raw.options)) return skip("it has no list of options");
    const drawn = raw.options.map(drawOption);
    const options = drawn.filter((option) => typeof option === "object");
    if (options.length < 2) return skip("it has fewer than two options that can be drawn");
    for (const [index, option] of drawn.entries()) {
      if (typeof option === "object") continue;
      const reason = () => `Option ${index + 1} of ${quote(id)} is skipped: ${option}.`;
      skips.add(`${pointer}/options/${index}`, reason);
    }
    const own = present({ allowMultiple: flag(raw.allowMultiple) });
    return { id, kind: "choice", question, ...rest, options, ...own };
  },
  confirm(raw, { id, question, ...rest }) {
    const own = present({
      confirmLabel: filled(raw.confirmLabel),
      cancelLabel: filled(raw.cancelLabel),
      danger: flag(raw.danger),
    });
    return { id, kind: "confirm", question, ...rest, ...own };
  },
  text(raw, { id, question, ...rest }) {
    const own = present({
      placeholder: filled(raw.placeholder),
      defaultValue: typeof raw.defaultValue === "string" ? raw.defaultValue : undefined,
      multiline: flag(raw.multiline),
    });
    return { id, kind: "text", question, ...rest, ...own };
  },
};

function isKind(kind: string): kind is PromptKind {
  return Object.hasOwn(kindDrawers, kind);
}

/** The option, or why it is not drawn. */
function drawOption(raw: unknown): Option | string {
  if (!isObject(raw)) return "it is not an object";
  const id = filled(raw.id);
  const label = filled(raw.label);
  if (id === undefined) return "it has no id";
  if (label === undefined) return "it has no label";
  return { id, label, ...present({ description: filled(raw.description) }) };
}
