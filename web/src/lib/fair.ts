// Dice that anyone can check: this browser's part in them, and working them out again. docs/fair-dice.md tells how.
import { recall, remember } from "../remembered";
import type { DrawState } from "../wire";

const CONTRIBUTION_BYTES = 16;
const ROUNDS_KEPT = 200;

/** What this browser saw of a round's dice before they were drawn, and what it gave to them. */
export interface Witnessed {
  commitment: string;
  contribution: string | null;
}

export type Found = "yes" | "no" | "unknown";

export interface Finding {
  /** Whether the seed is the one that was committed to; of a commitment that this browser did not see, it can't tell. */
  committed: Found;
  /** Whether the seed fits the commitment that is told now. */
  fits: boolean;
  /** Whether this browser's own part is in it; "unknown" where it gave none. */
  mine: Found;
  /** Whether the dice under all cups follow from it. */
  dice: boolean;
}

/** A part in the next dice that nobody can foresee. */
export const draw = (): string => hex(crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES)));

// What was witnessed at the table looked at last, by game and round. One table's is enough: a record carries the rest.

type Rounds = Record<string, Witnessed>;

function witnessedAt(table: string): Rounds {
  const kept = JSON.parse(recall("dice") ?? "{}") as { table?: string; rounds?: Rounds };
  return (kept.table === table && kept.rounds) || {};
}

/** Remembers what was seen of the dice of a round before they were drawn. */
export function witness(table: string, game: number, round: number, seen: Witnessed): void {
  const rounds = { ...witnessedAt(table), [`${game}-${round}`]: seen };
  const recent = Object.fromEntries(Object.entries(rounds).slice(-ROUNDS_KEPT));
  remember("dice", JSON.stringify({ table, rounds: recent }));
}

/** What was seen of them; null where this browser was not there. */
export const witnessed = (table: string, game: number, round: number): Witnessed | null =>
  witnessedAt(table)[`${game}-${round}`] ?? null;

/** Whether this browser can check: it won't over a plain network. */
export const able = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Works out a round's dice again. `place`: CODE/GAME. `hands`: what lay under the cups. */
export async function check(
  place: string,
  drawn: DrawState,
  hands: readonly (readonly number[])[],
  witnessed: Witnessed | null,
): Promise<Finding> {
  const seed = bytes(drawn.seed ?? "");
  const commitment = hex(await sha256(fields("perudo commitment", place, drawn.round, seed)));
  const fits = commitment === drawn.commitment;
  const given = witnessed?.contribution ?? null;
  return {
    fits,
    committed: witnessed ? told(commitment === witnessed.commitment) : "unknown",
    mine: given === null ? "unknown" : told(drawn.contributions.includes(given)),
    dice: same(await deal(seed, drawn.contributions, hands.map(({ length }) => length)), hands),
  };
}

const told = (holds: boolean): Found => (holds ? "yes" : "no");

/** The dice of each seat, of which so many are dealt. */
async function deal(seed: Uint8Array, contributions: DrawState["contributions"], counts: number[]): Promise<number[][]> {
  const key = await crypto.subtle.importKey("raw", seed as BufferSource, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = async (...parts: Field[]) => new Uint8Array(await crypto.subtle.sign("HMAC", key, fields(...parts) as BufferSource));
  const parts = await Promise.all(
    contributions.map(async (sent, at) =>
      sent === null ? (await mac("perudo seat", at + 1)).slice(0, CONTRIBUTION_BYTES) : bytes(sent),
    ),
  );
  const wanted = counts.reduce((sum, count) => sum + count, 0);
  const dice: number[] = [];
  for (let block = 0; dice.length < wanted; block++) {
    for (const byte of await mac("perudo dice", "deal", block, ...parts)) if (byte < 252) dice.push(1 + (byte % 6));
  }
  return counts.map((count) => dice.splice(0, count));
}

const same = (one: readonly (readonly number[])[], other: readonly (readonly number[])[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

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

const sha256 = async (data: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", data as BufferSource));
const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
