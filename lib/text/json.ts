import { type Expectation, findFault } from "./json-fault";
import {
  type Dialect,
  type Duplicate,
  type JsonNode,
  type JsonReading,
  Member,
  type StringNode,
} from "./json-tree";
import { maxLevels } from "./limits";
import { pointerOf } from "./node";

export * from "./json-tree";

/**
 * Reads JSON text into a tree that forgets nothing a value would: number spellings, key order, duplicate keys,
 * `__proto__`. Never throws; text nested deeper than the cap of `limits.ts` is a fault.
 */
export function readJson(text: string, dialect: Dialect = "json"): JsonReading {
  const reader = new Reader(text, dialect);
  const root = reader.readRoot();
  if (root !== undefined) return { ok: true, root, duplicates: reader.duplicates };
  return { ok: false, fault: findFault(text, reader.position, reader.expectation) };
}

const quote = 0x22;
const backslash = 0x5c;
const smallObject = 8;
/** One pass over the text. A method that returns undefined has left what it expected, and where, for the fault. */
class Reader {
  readonly duplicates: Duplicate[] = [];
  expectation: Expectation = "value";
  position = 0;
  private depth = 0;
  private readonly path: (string | number)[] = [];
  // Entries of all open brackets: a list for each, grown by pushing, would hold twice the memory.
  private readonly members: Member[] = [];
  private memberCount = 0;
  private readonly items: JsonNode[] = [];
  private itemCount = 0;

  constructor(
    private readonly text: string,
    private readonly dialect: Dialect,
  ) {}

  readRoot(): JsonNode | undefined {
    this.skipBlanks();
    const root = this.readValue();
    if (root === undefined) return undefined;
    this.skipBlanks();
    return this.position === this.text.length ? root : this.fail("end");
  }

  private fail(expectation: Expectation): undefined {
    this.expectation = expectation;
    return undefined;
  }

  private skipBlanks(): void {
    const { text } = this;
    let at = this.position;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x09 && code !== 0x0d) break;
      at++;
    }
    this.position = at;
  }

  private readValue(): JsonNode | undefined {
    switch (this.text.charCodeAt(this.position)) {
      case quote:
        return this.readString();
      case 0x7b:
        return this.readObject();
      case 0x5b:
        return this.readArray();
      case 0x74:
        return this.readWord("true", (start, end) => ({ type: "boolean", start, end, value: true }));
      case 0x66:
        return this.readWord("false", (start, end) => ({ type: "boolean", start, end, value: false }));
      case 0x6e:
        return this.readWord("null", (start, end) => ({ type: "null", start, end }));
      default:
        return this.readNumber();
    }
  }

  private readWord(word: string, build: (start: number, end: number) => JsonNode): JsonNode | undefined {
    const start = this.position;
    if (!this.text.startsWith(word, start)) return this.fail("value");
    this.position = start + word.length;
    return build(start, this.position);
  }

  private readObject(): JsonNode | undefined {
    const { text, path } = this;
    const start = this.position;
    if (++this.depth > maxLevels) return this.fail("shallower");
    this.position++;
    this.skipBlanks();
    const first = this.memberCount;
    let keys: Set<string> | undefined;
    if (text.charCodeAt(this.position) !== 0x7d) {
      path.push("");
      for (;;) {
        if (text.charCodeAt(this.position) !== quote) return this.fail("key");
        const keyStart = this.position;
        const key = this.readStringValue();
        if (key === undefined) return undefined;
        const keyEnd = this.position;
        this.skipBlanks();
        if (text.charCodeAt(this.position) !== 0x3a) return this.fail("colon");
        this.position++;
        this.skipBlanks();
        path[path.length - 1] = key;
        const value = this.readValue();
        if (value === undefined) return undefined;
        const member = new Member(key, value, keyStart, keyEnd);
        keys = this.noteDuplicate(first, keys, member);
        this.members[this.memberCount++] = member;
        this.skipBlanks();
        const next = text.charCodeAt(this.position);
        if (next === 0x7d) break;
        if (next !== 0x2c) return this.fail("member end");
        this.position++;
        this.skipBlanks();
      }
      path.pop();
    }
    this.depth--;
    this.position++;
    const members = this.members.slice(first, this.memberCount);
    this.memberCount = first;
    return { type: "object", start, end: this.position, members };
  }

  /** Small objects are searched, large ones get a set: a set for each would double the time. */
  private noteDuplicate(
    first: number,
    keys: Set<string> | undefined,
    member: Member,
  ): Set<string> | undefined {
    const { members, memberCount } = this;
    const { key } = member;
    let isDuplicate = false;
    let seen = keys;
    if (seen === undefined && memberCount - first < smallObject) {
      for (let at = first; at < memberCount; at++) if (members[at]?.key === key) isDuplicate = true;
    } else {
      seen ??= new Set(members.slice(first, memberCount).map((earlier) => earlier.key));
      isDuplicate = seen.has(key);
      seen.add(key);
    }
    if (isDuplicate) this.duplicates.push({ member, pointer: pointerOf(this.path) });
    return seen;
  }

  private readArray(): JsonNode | undefined {
    const { text, path } = this;
    const start = this.position;
    if (++this.depth > maxLevels) return this.fail("shallower");
    this.position++;
    this.skipBlanks();
    const first = this.itemCount;
    if (text.charCodeAt(this.position) !== 0x5d) {
      path.push(0);
      for (;;) {
        path[path.length - 1] = this.itemCount - first;
        const item = this.readValue();
        if (item === undefined) return undefined;
        this.items[this.itemCount++] = item;
        this.skipBlanks();
        const next = text.charCodeAt(this.position);
        if (next === 0x5d) break;
        if (next !== 0x2c) return this.fail("item end");
        this.position++;
        this.skipBlanks();
      }
      path.pop();
    }
    this.depth--;
    this.position++;
    const items = this.items.slice(first, this.itemCount);
    this.itemCount = first;
    return { type: "array", start, end: this.position, items };
  }

  private readString(): StringNode | undefined {
    const start = this.position;
    const value = this.readStringValue();
    return value === undefined ? undefined : { type: "string", start, end: this.position, value };
  }

  private readStringValue(): string | undefined {
    const { text } = this;
    const start = this.position;
    let at = start + 1;
    let code = text.charCodeAt(at);
    while (code !== quote && code !== backslash && code >= 0x20) code = text.charCodeAt(++at);
    if (code !== quote) return this.readEscaped(start, at);
    this.position = at + 1;
    return text.slice(start + 1, at);
  }

  private readEscaped(start: number, firstStop: number): string | undefined {
    const { text } = this;
    let at = firstStop;
    for (;;) {
      let code = text.charCodeAt(at);
      while (code !== quote && code !== backslash && code >= 0x20) code = text.charCodeAt(++at);
      if (code === quote) break;
      if (code !== backslash) return this.fail("string end");
      const length = escapeLength(text, at);
      if (length === 0) {
        this.position = at;
        return this.fail("escape");
      }
      at += length;
    }
    this.position = at + 1;
    return JSON.parse(text.slice(start, at + 1));
  }

  private readNumber(): JsonNode | undefined {
    const { text } = this;
    const start = this.position;
    let at = start;
    if (text.charCodeAt(at) === 0x2d) at++;
    if (text.charCodeAt(at) === 0x30) at++;
    else {
      const digits = skipDigits(text, at);
      if (digits === at) return this.readPythonNumber(start, at);
      at = digits;
    }
    if (text.charCodeAt(at) === 0x2e) {
      const digits = skipDigits(text, at + 1);
      if (digits === at + 1) return this.fail("number");
      at = digits;
    }
    if ((text.charCodeAt(at) | 0x20) === 0x65) {
      const sign = text.charCodeAt(at + 1);
      const first = sign === 0x2b || sign === 0x2d ? at + 2 : at + 1;
      const digits = skipDigits(text, first);
      if (digits === first) return this.fail("number");
      at = digits;
    }
    this.position = at;
    return { type: "number", start, end: at, spelling: text.slice(start, at) };
  }

  private readPythonNumber(start: number, afterSign: number): JsonNode | undefined {
    const { text } = this;
    if (this.dialect === "python") {
      const word = text.startsWith("Infinity", afterSign)
        ? "Infinity"
        : text.startsWith("NaN", start)
          ? "NaN"
          : "";
      if (word !== "") {
        const end = (word === "NaN" ? start : afterSign) + word.length;
        this.position = end;
        return { type: "number", start, end, spelling: text.slice(start, end) };
      }
    }
    return this.fail("value");
  }
}

function skipDigits(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (!(code >= 0x30 && code <= 0x39)) return at;
    at++;
  }
}

/** How long the escape at a backslash is; 0 when it is none. */
function escapeLength(text: string, at: number): number {
  switch (text.charCodeAt(at + 1)) {
    case 0x22:
    case 0x2f:
    case 0x5c:
    case 0x62:
    case 0x66:
    case 0x6e:
    case 0x72:
    case 0x74:
      return 2;
    case 0x75:
      return isHex(text, at + 2) && isHex(text, at + 3) && isHex(text, at + 4) && isHex(text, at + 5) ? 6 : 0;
    default:
      return 0;
  }
}

function isHex(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const letter = code | 0x20;
  return (code >= 0x30 && code <= 0x39) || (letter >= 0x61 && letter <= 0x66);
}
