// Dice that anyone can check: this browser's part in them, and working them out again. docs/fair-dice.md tells how.
import { recall, remember } from "../remembered";
import type { Coming, DrawState } from "../wire";
import { hmac, sha256 } from "./sha256";

const PART_BYTES = 16;
const SECRET_BYTES = 32;
const ROUNDS_KEPT = 200;

/** What this browser knows of a round's dice from before they were drawn. */
export interface Witnessed {
  /** From where it played. */
  seat: number | null;
  /** The digest that it gave, when the server had said that it has it. */
  pledged: string | null;
  /** What the server committed itself to, and the digests that it held then. */
  commitment: string | null;
  digests: Coming["digests"];
  /** What it opened, when the server had said that it has it. */
  opened: string | null;
  /** The rolls for the opening. */
  rolls: readonly (readonly number[])[];
}

/** What was dealt. */
export interface Dealt {
  hands: readonly (readonly number[])[];
  opener: number | null;
  /** How it is found who opens, before a first round; null in later ones. */
  first: "random" | "highest-roll" | null;
}

/** What does not fit, the first of it, as `perudo verify` finds it. */
export type Fault = "contributions" | "part" | "digests" | "commitment" | "dice" | "opener";
export type Found = "yes" | "no" | "unknown";

export interface Finding {
  fault: Fault | null;
  /** Whether commitment and digests are those that this browser saw; of what it did not see, it can't tell. */
  committed: Found;
  /** Whether this browser's own part is in it; "late" where it was not opened in time, "unknown" where it gave none. */
  mine: Found | "late";
  /** Seats that gave a digest and did not open what it is of. */
  withheld: number[];
  /** Whether all of it is as it has to be. */
  fair: boolean;
}

// --- What this browser remembers. One table's dice are enough: a record carries the rest.

interface Kept {
  table: string;
  /** The game that is on, and what this browser's parts in it follow from: its tabs give the same ones, a reload loses
   * none, and a server that turns back to an earlier game is given others. */
  game: number;
  secret: string;
  rounds: Record<string, Partial<Witnessed>>;
}
let kept: Kept = { table: "", game: 0, secret: "", rounds: {} };

function at(table: string): Kept {
  const stored = JSON.parse(recall("dice") ?? "{}") as Partial<Kept>;
  if (stored.table === table) kept = { ...kept, game: 0, secret: "", rounds: {}, ...stored, table };
  return kept.table === table ? kept : { table, game: 0, secret: "", rounds: {} };
}

function keep(now: Kept): void {
  kept = now;
  remember("dice", JSON.stringify(now));
}

function secretOf(table: string, game: number): Uint8Array {
  const known = at(table);
  if (known.game !== game || !known.secret) {
    keep({ ...known, game, secret: hex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))) });
  }
  return bytes(kept.secret);
}

/** Remembers something of a round's dice. What was witnessed first stands. */
export function witness(table: string, game: number, round: number, seen: Partial<Witnessed>): void {
  const known = at(table);
  const key = `${game}-${round}`;
  if (Object.keys(seen).every((what) => what in (known.rounds[key] ?? {}))) return;
  const all = Object.entries({ ...known.rounds, [key]: { ...seen, ...known.rounds[key] } });
  keep({ ...known, rounds: Object.fromEntries(all.slice(-ROUNDS_KEPT)) });
}

/** What was seen of them; null where this browser was not there. */
export const witnessed = (table: string, game: number, round: number): Partial<Witnessed> | null =>
  at(table).rounds[`${game}-${round}`] ?? null;

/** This browser's part in a round's dice, from a seat: always the same, and nobody can foresee it. */
export function part(table: string, game: number, round: number, seat: number): string {
  return hex(hmac(secretOf(table, game), fields("perudo part", `${table}/${game}`, round, seat)).slice(0, PART_BYTES));
}

/** What is given of a part before anyone opens theirs. `place`: CODE/GAME. */
export const digest = (place: string, round: number, seat: number, part: string): string =>
  hex(sha256(fields("perudo contribution", place, round, seat, bytes(part))));

// --- Checking

/** Works out a round's dice again. `place`: CODE/GAME. */
export function check(place: string, drawn: DrawState, dealt: Dealt, seen: Partial<Witnessed> | null): Finding {
  const wrong = fault(place, drawn, dealt, seen?.rolls ?? []);
  const withheld = drawn.contributions.flatMap((opened, at) => (drawn.digests?.[at] && opened === null ? [at + 1] : []));
  const committed = seen?.commitment
    ? told(seen.commitment === drawn.commitment && same(seen.digests ?? null, drawn.digests))
    : "unknown";
  const mine = own(drawn, dealt, seen);
  return { fault: wrong, committed, mine, withheld, fair: wrong === null && committed !== "no" && mine !== "no" };
}

function own(drawn: DrawState, { hands }: Dealt, seen: Partial<Witnessed> | null): Finding["mine"] {
  const at = (seen?.seat ?? 0) - 1;
  if (seen?.opened) return told(drawn.contributions[at] === seen.opened);
  if (!seen?.pledged || drawn.bots.includes(at + 1) || !hands[at]?.length) return "unknown";
  return drawn.digests?.[at] === seen.pledged ? "late" : "no";
}

/** `_fault` of src/perudo/verify.py finds the same: forgeries.json holds both to it. */
function fault(place: string, drawn: DrawState, { hands, opener, first }: Dealt, rolls: Witnessed["rolls"]): Fault | null {
  const { round, contributions, digests, bots } = drawn;
  const one = (list: readonly unknown[]) => list.length === hands.length;
  if (!one(contributions) || !contributions.every((sent) => sent === null || PART.test(sent))) return "contributions";
  if (digests) {
    if (!one(digests) || !digests.every((given) => given === null || HASH.test(given))) return "digests";
    const parts = hands.map((hand, at) => ({ none: bots.includes(at + 1) || !hand.length, given: digests[at], sent: contributions[at] }));
    if (parts.some(({ none, given, sent }) => none && (given || sent))) return "part";
    if (parts.some(({ given, sent }, at) => sent && digest(place, round, at + 1, sent) !== given)) return "digests";
  }
  const seed = drawn.seed ?? "";
  if (!HASH.test(seed) || hex(sha256(fields("perudo commitment", place, round, bytes(seed)))) !== drawn.commitment) return "commitment";
  const chance = chanceOf(bytes(seed), contributions);
  const dice = chance("deal");
  const counts = hands.map(({ length }) => length);
  if (!same(counts.map((count) => Array.from({ length: count }, () => 1 + dice(6))), hands)) return "dice";
  if (first === null) return null;
  const seats = counts.flatMap((count, at) => (count ? [at + 1] : []));
  if (first === "random") return opener === seats[chance("opener")(seats.length)] ? null : "opener";
  const { rolled, highest } = rollOff(chance, seats, counts.length);
  return opener === highest && rolls.every((faces, at) => same(faces, rolled[at])) ? null : "opener";
}

const PART = /^[0-9a-f]{32}$/;
const HASH = /^[0-9a-f]{64}$/;

/** The rolls for the opening: a die for each seat that rolls, 0 for the others, until one alone has the highest. */
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

/** For each purpose numbers from 0 to below what is asked for, each as likely. */
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

const told = (holds: boolean): Found => (holds ? "yes" : "no");
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Field = string | number | Uint8Array;

/** Each field with its length before it, as four bytes. */
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
