/** Tells the time of entries. */
export interface Clock {
  /** ISO, milliseconds, UTC. Looking does not move a repeatable clock. */
  now(): string;
  /** The time of one more entry; a repeatable clock gains a second by it. */
  tick(): string;
  /** Puts the clock forward. */
  advance(ms: number): void;
}

/** Where the ids and times of entries come from. */
export interface Stamps {
  readonly clock: Clock;
  readonly nextId: () => string;
}

/** Where the ids and times of a repeatable session start. */
export interface Repeatable {
  readonly seed: string;
  /** ISO, UTC. */
  readonly clock: string;
}

/** Ids by chance, and the machine's clock. */
export function realStamps(): Stamps {
  let ahead = 0;
  const now = () => isoTime(Date.now() + ahead);
  return {
    clock: {
      now,
      tick: now,
      advance: (ms) => {
        ahead += checkAdvance(ms);
      },
    },
    nextId: () => spell(crypto.getRandomValues(new Uint32Array(2))),
  };
}

/** Ids from the seed, and a clock that starts where it is told: equal steps give equal entries on every machine. */
export function repeatableStamps({ seed, clock }: Repeatable): Stamps {
  let time = Date.parse(clock);
  if (Number.isNaN(time)) throw new TypeError(`A clock must start at an ISO time, not at ${clock}.`);
  let count = 0;
  return {
    clock: {
      now: () => isoTime(time),
      tick: () => {
        const at = isoTime(time);
        time += 1000;
        return at;
      },
      advance: (ms) => {
        time += checkAdvance(ms);
      },
    },
    nextId: () => {
      count += 1;
      return spell([hash(`${count}:${seed}`, 0x811c9dc5), hash(`${seed}:${count}`, 0x9747b28c)]);
    },
  };
}

function checkAdvance(ms: number): number {
  if (Number.isFinite(ms) && ms >= 0) return ms;
  throw new TypeError(`A clock is put forward by milliseconds, 0 or more, not by ${ms}.`);
}

const earliest = Date.parse("0000-01-01T00:00:00.000Z");
const latest = Date.parse("9999-12-31T23:59:59.999Z");

// Outside of four-digit years an ISO time has a form that other readers refuse.
function isoTime(ms: number): string {
  return new Date(Math.min(Math.max(ms, earliest), latest)).toISOString();
}

// FNV-1a over UTF-16 units, then the finaliser of MurmurHash3, so that counting up changes every bit.
function hash(text: string, start: number): number {
  let bits = start;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const letters = "0123456789abcdefghjkmnpqrstvwxyz";

/** Ten letters of five bits from two numbers of 32. */
function spell([high = 0, low = 0]: Iterable<number>): string {
  let id = "";
  for (let at = 0; at < 5; at++) id += letters[(high >>> (at * 5)) & 31];
  for (let at = 0; at < 5; at++) id += letters[(low >>> (at * 5)) & 31];
  return id;
}
