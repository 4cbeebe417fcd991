// Verifiable dice: this browser's contributions, and the verification of rounds. See docs/fair-dice.md.
import * as v from "valibot";
import { stored, storedKeys } from "../storage";
import type { NextDraw, DrawState } from "../wire";
import { hmac, sha256 } from "./sha256";
import type { Table } from "./table";

const PART_BYTES = 16;
/** The maximum number of stored rounds of the current game, far more than any game needs. */
const ROUNDS = 2000;
/** The maximum number of stored rounds of a table's other games. */
const ROUNDS_KEPT = 200;
/** The maximum number of stored tables. The least recently used is deleted first. */
const TABLES_KEPT = 12;
/**
 * The maximum length of one stored value as JSON. A longer value is replaced by a placeholder that fails the
 * verification.
 */
const LONGEST = 4000;

/** The facts about a round's dice that this browser saw during the game. */
export interface SeenDraw {
  /** This browser's seat. */
  seat: number | null;
  /** This browser's digest, once the server has acknowledged it. */
  pledged: string | null;
  /**
   * Whether the commitment had to include this browser's digest. True if this browser saw the states just before and
   * after the commitment, and a person held its seat in both. False if this browser had no seat, or if the seat's
   * previous contribution was not revealed. Null if this browser cannot know, for instance because it missed states.
   */
  due: boolean | null;
  /** The server's commitment, and the digests that it listed. */
  commitment: string | null;
  digests: NextDraw["digests"];
  /** This browser's revealed contribution, once the server has acknowledged it. */
  opened: string | null;
  /** The opening rolls. */
  rolls: readonly (readonly number[])[];
}

/** A dealt round. */
export interface DealtRound {
  /** The number of the round. */
  round: number;
  hands: readonly (readonly number[])[];
  opener: number | null;
  /** How the first opener is determined; null in later rounds. */
  first: "random" | "highest-roll" | null;
}

/** The first inconsistency found, as `perudo verify` names it. */
export type Fault = "contributions" | "part" | "digests" | "commitment" | "dice" | "opener";
export type Certainty = "yes" | "no" | "unknown";

export interface Verification {
  fault: Fault | null;
  /** Whether the commitment and digests are the ones that this browser saw; unknown if it saw no commitment. */
  committed: Certainty;
  /**
   * Whether this browser's own contribution is included. "late": not revealed in time. "unknown": this browser made no
   * contribution, or none had to be included.
   */
  mine: Certainty | "late";
  /** Seats that submitted a digest but did not reveal the contribution. */
  withheld: number[];
  /** `fair` if everything is consistent. */
  verdict: "fair" | "unfair";
}

// --- Facts that this browser saw, stored by table. Game records contain all other facts that a verification needs.

interface StoredDice {
  table: string;
  /** The time of the last change, in milliseconds since 1970. */
  used: number;
  rounds: Rounds;
}
type Rounds = Record<string, Partial<SeenDraw>>;

/**
 * This tab's copy of the stored facts. Two tabs can overwrite each other's changes, so each tab stores its own facts
 * again if they are missing.
 */
const inMemory = new Map<string, StoredDice>();

const TEXTS = v.array(v.nullable(v.string()));
const SEEN_DRAW = v.partial(
  v.object({
    seat: v.nullable(v.number()),
    pledged: v.nullable(v.string()),
    due: v.nullable(v.boolean()),
    commitment: v.nullable(v.string()),
    digests: TEXTS,
    opened: v.nullable(v.string()),
    rolls: v.array(v.array(v.number())),
  }),
);
const KEPT = v.object({ table: v.string(), used: v.number(), rounds: v.record(v.string(), SEEN_DRAW) });

const storedDice = (table: string) => stored<StoredDice | null>(`dice-${table}`, KEPT, null);
const storedContribution = (name: string) => stored<string | null>(`part-${name}`, v.string(), null);

function load(table: string): StoredDice {
  const kept = storedDice(table).get();
  return kept?.table === table ? kept : { table, used: 0, rounds: {} };
}

function knownRounds(table: string): StoredDice {
  const [there, mine] = [load(table), inMemory.get(table)];
  if (!mine) return there;
  const keys = Object.keys({ ...mine.rounds, ...there.rounds });
  const rounds = Object.fromEntries(keys.map((key) => [key, mergeSeen(mine.rounds[key], there.rounds[key])]));
  return { ...there, rounds };
}

/**
 * Merges the facts that two tabs saw about a round. If the tabs saw different commitments, the result fails every
 * verification.
 */
function mergeSeen(mine: Partial<SeenDraw> = {}, theirs: Partial<SeenDraw> = {}): Partial<SeenDraw> {
  const differ = mine.commitment && theirs.commitment && !same(sealed(mine), sealed(theirs));
  return { ...theirs, ...mine, ...(differ && NOTHING_FITS) };
}

const NOTHING_FITS = { commitment: "none", digests: [] };
const sealed = ({ commitment, digests }: Partial<SeenDraw>) => [commitment, digests];

function store(changed: StoredDice): void {
  const now = { ...changed, used: Date.now() };
  const fresh = storedDice(now.table).get() === null;
  inMemory.set(now.table, now);
  storedDice(now.table).set(now);
  if (fresh) dropOldTables(now.table);
}

/** Restores facts that another tab has overwritten. */
function restore(table: string, game: number): void {
  const there = load(table).rounds;
  const lost = ([key, seen]: [string, object]) =>
    key.startsWith(`${game}-`) && Object.keys(seen).some((what) => !(what in (there[key] ?? {})));
  if (Object.entries(inMemory.get(table)?.rounds ?? {}).some(lost)) store(knownRounds(table));
}

function dropOldTables(table: string): void {
  const used = (code: string) => (code === table ? Infinity : load(code).used);
  const codes = storedKeys("dice-").sort((one, other) => used(other) - used(one));
  for (const code of codes.slice(TABLES_KEPT)) {
    storedDice(code).remove();
    for (const name of storedKeys("part-")) if (name.startsWith(`${code}-`)) storedContribution(name).remove();
  }
}

/** Stores facts about a round's dice. Facts that are already stored do not change. */
export function recordSeen(table: string, game: number, round: number, seen: Partial<SeenDraw>): void {
  const known = knownRounds(table);
  const key = `${game}-${round}`;
  if (!(round >= 1 && round <= ROUNDS) || Object.keys(seen).every((what) => what in (known.rounds[key] ?? {}))) return;
  const all = Object.entries({ ...known.rounds, [key]: { ...seen, ...known.rounds[key] } });
  const others = all.filter(([each]) => !each.startsWith(`${game}-`)).slice(-ROUNDS_KEPT);
  store({ ...known, rounds: Object.fromEntries([...others, ...all.filter(([each]) => each.startsWith(`${game}-`))]) });
}

/** Stores the facts that a table state contains. `before`: the previous state; null if states were missed. */
export function recordDraws(before: Table | null, now: Table): void {
  const { table, game, next_draw: nextDraw, draw, view } = now;
  restore(table, game);
  if (before?.game !== game) forgetContributions(table, game, 0);
  if (!view) return;
  if (view.phase === "bidding" && view.opening_rolls.length && view.opening_rolls !== before?.view?.opening_rolls) {
    recordSeen(table, game, view.round, { rolls: short(view.opening_rolls) ? view.opening_rolls : [[]] });
  }
  const round = nextDraw?.round ?? draw?.round ?? 0;
  // Stores facts only for the current and the next round, so that a server can't replace facts about other rounds.
  if (round !== view.round && round !== view.round + 1) return;
  if (nextDraw?.round === round && nextDraw !== before?.next_draw) {
    const { commitment, digests } = nextDraw;
    recordSeen(table, game, round, short(nextDraw) ? { commitment, digests } : NOTHING_FITS);
  }
  if (before?.game === game && (before.next_draw?.round ?? before.draw?.round ?? 0) >= round) return;
  const due = announced(before, now, round);
  if (due !== null) recordSeen(table, game, round, { due });
}

/** Whether the commitment that arrived between `before` and `now` had to include this browser's digest. */
function announced(before: Table | null, now: Table, round: number): boolean | null {
  const { table, game, seat: own, draw } = now;
  if (own === null) return false;
  const last = seenDraw(table, game, round - 1);
  const opened = last?.opened ?? (draw?.round === round - 1 && draw.contributions[own - 1]);
  if (last?.digests?.[own - 1] && !opened) return false; // after an aborted reveal, earlier digests no longer count
  return before?.game === game && before.seat === own && played(before) && played(now) ? true : null;
}

const played = ({ seats, seat: own }: Table): boolean =>
  seats.some(({ seat, kind }) => seat === own && kind === "person");

const short = (shown: unknown): boolean => JSON.stringify(shown).length <= LONGEST;

/** The facts that this browser saw about a round; null if it saw none. */
export const seenDraw = (table: string, game: number, round: number): Partial<SeenDraw> | null =>
  knownRounds(table).rounds[`${game}-${round}`] ?? null;

// --- This browser's contributions: random bytes for one seat and round, stored under their digest. This way, no
// contribution is ever overwritten, and a tab can reveal a contribution that another tab made.

/** The contributions that this tab made, under the same names as in the browser's storage. */
const ownContributions = new Map<string, string>();
const named = (table: string, game: number, round: number, given: string) => `${table}-${game}-${round}-${given}`;

/** Makes a contribution to a round's dice and returns its digest. */
export function makeContribution(table: string, game: number, round: number, seat: number): string {
  forgetContributions(table, game, round - 1);
  const part = hex(crypto.getRandomValues(new Uint8Array(PART_BYTES)));
  const given = contributionDigest(`${table}/${game}`, round, seat, part);
  const name = named(table, game, round, given);
  ownContributions.set(name, part);
  storedContribution(name).set(part);
  return given;
}

/** The contribution with this digest, seat and round; null if this browser did not make it. */
export function contributionOf(table: string, game: number, round: number, seat: number, given: string): string | null {
  const name = named(table, game, round, given);
  const kept = ownContributions.get(name) ?? storedContribution(name).get();
  return kept && contributionDigest(`${table}/${game}`, round, seat, kept) === given ? kept : null;
}

/**
 * Deletes contributions to other games and earlier rounds, which this browser will never reveal. If the server returns
 * to such a round, the browser makes a new contribution.
 */
function forgetContributions(table: string, game: number, round: number): void {
  for (const name of new Set([...ownContributions.keys(), ...storedKeys("part-")])) {
    const [code, its, at] = name.split("-");
    if (code !== table || (Number(its) === game && Number(at) >= round)) continue;
    ownContributions.delete(name);
    storedContribution(name).remove();
  }
}

/**
 * The digest of a contribution, which is sent before anyone reveals a contribution. `place`: table code and game
 * number, such as `ABCDEF/1`.
 */
export const contributionDigest = (place: string, round: number, seat: number, part: string): string =>
  hex(sha256(fields("perudo contribution", place, round, seat, bytes(part))));

// --- Verification

/**
 * Recomputes a round's dice and compares them with the dealt dice. `place`: table code and game number, such as
 * `ABCDEF/1`.
 */
export function verifyRound(
  place: string,
  drawn: DrawState,
  dealt: DealtRound,
  seen: Partial<SeenDraw> | null,
): Verification {
  const wrong = fault(place, drawn, dealt, seen?.rolls ?? []);
  const withheld = drawn.contributions.flatMap((opened, at) => (drawn.digests[at] && opened === null ? [at + 1] : []));
  const committed = seen?.commitment
    ? told(seen.commitment === drawn.commitment && same(seen.digests, drawn.digests))
    : "unknown";
  const mine = own(drawn, dealt, seen);
  const holds = wrong === null && committed !== "no" && mine !== "no";
  return { fault: wrong, committed, mine, withheld, verdict: holds ? "fair" : "unfair" };
}

function own(drawn: DrawState, { hands }: DealtRound, seen: Partial<SeenDraw> | null): Verification["mine"] {
  const at = (seen?.seat ?? 0) - 1;
  const [given, part] = [drawn.digests[at], drawn.contributions[at]];
  if (seen?.opened) return told(part === seen.opened);
  if (!seen?.pledged || !hands[at]?.length) return "unknown";
  if (given === seen.pledged) return part ? "yes" : "late";
  // Unless this browser saw otherwise, a bot may have played at this seat in that round.
  return seen.due === false || (!seen.due && drawn.bots.includes(at + 1)) ? "unknown" : "no";
}

/**
 * Performs the same checks as `_fault` in src/perudo/records/verify.py. Both functions are tested with forgeries.json.
 */
function fault(
  place: string,
  drawn: DrawState,
  { round, hands, opener, first }: DealtRound,
  rolls: SeenDraw["rolls"],
): Fault | null {
  const { contributions, digests, bots } = drawn;
  const one = (list: readonly unknown[]) => list.length === hands.length;
  if (!one(contributions) || !contributions.every((sent) => sent === null || PART.test(sent))) return "contributions";
  if (!one(digests) || !digests.every((given) => given === null || HASH.test(given))) return "digests";
  const parts = hands.map((hand, at) => ({
    none: bots.includes(at + 1) || !hand.length,
    given: digests[at],
    sent: contributions[at],
  }));
  if (parts.some(({ none, given, sent }) => none && (given || sent))) return "part";
  if (parts.some(({ given, sent }, at) => sent && contributionDigest(place, round, at + 1, sent) !== given))
    return "digests";
  if (drawn.round !== round) return "commitment";
  const seed = drawn.seed ?? "";
  if (!HASH.test(seed) || hex(sha256(fields("perudo commitment", place, round, bytes(seed)))) !== drawn.commitment)
    return "commitment";
  const chance = chanceOf(bytes(seed), contributions);
  const dice = chance("deal");
  const counts = hands.map(({ length }) => length);
  if (
    !same(
      counts.map((count) => Array.from({ length: count }, () => 1 + dice(6))),
      hands,
    )
  )
    return "dice";
  if (first === null) return null;
  const seats = counts.flatMap((count, at) => (count ? [at + 1] : []));
  if (first === "random") return opener === seats[chance("opener")(seats.length)] ? null : "opener";
  const { rolled, highest } = rollOff(chance, seats, counts.length);
  return opener === highest && rolls.every((faces, at) => same(faces, rolled[at])) ? null : "opener";
}

const PART = /^[0-9a-f]{32}$/;
const HASH = /^[0-9a-f]{64}$/;

/**
 * Repeats the opening roll among tied seats until a single seat has the highest number. Each roll contains one die per
 * rolling seat, and 0 for every other seat.
 */
function rollOff(chance: Chance, seats: number[], all: number): { rolled: number[][]; highest: number } {
  const rolled: number[][] = [];
  let rollers = seats;
  while (rollers.length > 1) {
    const dice = chance(`opening ${rolled.length + 1}`);
    const faces = Array.from({ length: all }, (_, at) => (rollers.includes(at + 1) ? 1 + dice(6) : 0));
    rolled.push(faces);
    rollers = rollers.filter((seat) => faces[seat - 1] === Math.max(...faces));
  }
  return { rolled, highest: rollers[0]! };
}

/**
 * Returns a random number generator for the given purpose. Each call of the generator returns a uniform random integer
 * from 0 to `sides` - 1.
 */
type Chance = (purpose: string) => (sides: number) => number;

function chanceOf(seed: Uint8Array, contributions: DrawState["contributions"]): Chance {
  const parts = contributions.map((sent, at) =>
    sent === null ? hmac(seed, fields("perudo seat", at + 1)).slice(0, PART_BYTES) : bytes(sent),
  );
  return (purpose) => {
    let left: number[] = [];
    let block = 0;
    return (sides) => {
      for (;;) {
        if (!left.length) left = [...hmac(seed, fields("perudo dice", purpose, block++, ...parts))];
        const byte = left.shift()!;
        if (byte < 256 - (256 % sides)) return byte % sides;
      }
    };
  };
}

const told = (holds: boolean): Certainty => (holds ? "yes" : "no");
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Field = string | number | Uint8Array;

/** Encodes fields, each preceded by its length in four bytes. */
function fields(...list: Field[]): Uint8Array {
  const parts = list.map((field) => (field instanceof Uint8Array ? field : new TextEncoder().encode(String(field))));
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + 4 + length, 0));
  let at = 0;
  for (const part of parts) {
    new DataView(joined.buffer).setUint32(at, part.length);
    joined.set(part, at + 4);
    at += 4 + part.length;
  }
  return joined;
}

const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
