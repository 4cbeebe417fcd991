import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { check, digest, mayBeOld, part, watch, witness, witnessed, type Dealt, type Witnessed } from "./fair";
import type { Coming, DrawState } from "../wire";
import forgeries from "./forgeries.json";
import { seat, table as shown, view } from "./states";
import type { Table } from "./table";

type Forged = (typeof forgeries)[number];

/** What is found of it. `old`: dice of the old kind may be told, as in a record. */
function judged(each: Forged, old: boolean) {
  const dealt = { round: each.round, hands: each.hands, opener: each.opener, first: each.first } as Dealt;
  return check(each.place, each.drawn as DrawState, dealt, each.witnessed as Partial<Witnessed> | null, old);
}

const holds = ({ fault, committed, mine }: Forged) => fault === null && committed !== "no" && mine !== "no";

test.each(forgeries)("forged: $forged", (each) => {
  const { kind, fault, committed, mine } = each;
  const verdict = !holds(each) ? "unfair" : kind === "old" ? "old" : "fair";
  expect(judged(each, true)).toMatchObject({ kind, fault, committed, mine, verdict });
});

test.each(forgeries.filter(({ kind }) => kind === "old"))("forged at a table that has digests: $forged", (each) => {
  expect(judged(each, false)).toMatchObject({ fault: "digests", verdict: "unfair" });
});

test("only where nothing is forged it is fair", () => {
  const fair = forgeries.filter(holds);
  expect(fair.map(({ forged }) => forged.startsWith("nothing") || forged === "my part, which came too late")).not.toContain(false);
});

test("a part of no bytes is none, and not the seed's own", () => {
  const { drawn } = forgeries[0]!;
  const empty = { ...drawn, contributions: ["", ...drawn.contributions.slice(1)] };
  expect(judged({ ...forgeries[0]!, drawn: empty } as Forged, true).fault).toBe("contributions");
});

test("dice of another round than the one that was played are none", () => {
  const { drawn } = forgeries[0]!;
  expect(judged({ ...forgeries[0]!, drawn: { ...drawn, round: 2 } } as Forged, true).fault).toBe("commitment");
});

test("a roll for the opening that was another is found out", () => {
  const each = forgeries.find(({ first, fault }) => first === "highest-roll" && !fault)!;
  const rolls = each.witnessed!.rolls.map((faces) => faces.map((face) => (face ? (face % 6) + 1 : 0)));
  expect(judged({ ...each, witnessed: { ...each.witnessed, rolls } } as Forged, true).fault).toBe("opener");
});

test("a part is this browser's own, the same again, and another for each game, round and seat", () => {
  const mine = part("AAAAAA", 1, 1, 1);
  expect(mine).toMatch(/^[0-9a-f]{32}$/);
  expect(part("AAAAAA", 1, 1, 1)).toBe(mine);
  const others = [part("AAAAAA", 1, 2, 1), part("AAAAAA", 1, 1, 2), part("AAAAAA", 2, 1, 1)];
  expect(new Set([mine, ...others]).size).toBe(4);
  expect(part("AAAAAA", 1, 1, 1), "of a server that turns back to an earlier game").not.toBe(mine);
  expect(part("BBBBBB", 1, 1, 1)).not.toBe(part("CCCCCC", 1, 1, 1));
});

test("what was witnessed first stands", () => {
  witness("DDDDDD", 1, 2, { commitment: "first", digests: [null] });
  witness("DDDDDD", 1, 2, { commitment: "second", digests: ["x"], seat: 1, opened: "y" });
  expect(witnessed("DDDDDD", 1, 2)).toEqual({ commitment: "first", digests: [null], seat: 1, opened: "y" });
  expect(witnessed("EEEEEE", 1, 2)).toBeNull();
});

// --- What a browser sees of a table

const COMMITMENT = "ab".repeat(32);
const coming = (round: number, digests: Coming["digests"] = [null, null, null, null]) => ({ round, commitment: COMMITMENT, digests });
const drawn = (round: number, change: Partial<DrawState> = {}): DrawState => ({
  ...{ round, commitment: COMMITMENT, digests: [null, null, null, null], bots: [], contributions: [null, null, null, null] },
  ...{ seed: null, ...change },
});
/** A state of round 4, in which Ana looks from seat 1. */
const state = (table: string, change: Partial<Table> = {}): Table =>
  shown({ table, game: 1, coming: null, drawn: drawn(4), view: view({ round: 4 }), ...change });
const bot = { seats: [seat(1, { kind: "bot", stand_in: true }), seat(2), seat(3), seat(4)] };

test("a digest has to be among those of a commitment that came while its person was seen to play", () => {
  const sealed = { coming: coming(5) };
  const seen = (code: string, before: Partial<Table> | null, now: Partial<Table>) => {
    watch(before && state(code, before), state(code, { ...sealed, ...now }));
    return witnessed(code, 1, 5)?.due;
  };
  expect(seen("SEEN01", {}, {})).toBe(true);
  expect(seen("SEEN02", null, {}), "what happened in a gap is not known").toBeUndefined();
  expect(seen("SEEN03", {}, bot), "a bot has no part").toBeUndefined();
  expect(seen("SEEN04", bot, {}), "nor had one that held the seat until now").toBeUndefined();
  expect(seen("SEEN05", sealed, {}), "this commitment was there before").toBeUndefined();
  expect(seen("SEEN06", {}, { you: null }), "the seat went to another device").toBe(false);
  expect(seen("SEEN07", { coming: null, drawn: null }, { coming: null, drawn: drawn(4) }), "of another round").toBeUndefined();
  expect(witnessed("SEEN07", 1, 4)?.due, "though the commitment itself was not shown").toBe(true);
});

test("who did not open is owed no place for the next digest; who did is, though it was not answered", () => {
  for (const [code, part, due] of [["OWED01", null, false], ["OWED02", "aa".repeat(16), true]] as const) {
    watch(null, state(code, { view: view({ round: 3 }), drawn: drawn(3), coming: coming(4, ["cd".repeat(32), null, null, null]) }));
    const dealt = drawn(4, { contributions: [part, null, null, null] });
    watch(state(code, { drawn: dealt }), state(code, { drawn: dealt, coming: coming(5) }));
    expect(witnessed(code, 1, 5)?.due).toBe(due);
  }
});

test("made-up rounds make it forget nothing of the game that is on", () => {
  watch(null, state("AAAAAA", { coming: coming(5) }));
  witness("AAAAAA", 1, 5, { seat: 1, opened: "y" });
  for (let round = 6; round < 900; round++) {
    watch(null, state("AAAAAA", { coming: coming(round) }));
    watch(null, state("AAAAAA", { coming: coming(round), view: view({ round: round - 1 }) }));
  }
  expect(witnessed("AAAAAA", 1, 5)).toMatchObject({ commitment: COMMITMENT, opened: "y" });
});

test("only of the round that is played and the next one anything is remembered, and never without bound", () => {
  for (const round of [1, 3, 6, 99, 5.5, -1, 1e9]) watch(null, state("BOUNDS", { coming: coming(round) }));
  watch(null, state("BOUNDS", { coming: coming(1e9), view: view({ round: 1e9 }) }));
  expect([1, 3, 6, 99, 5.5, -1, 1e9].map((round) => witnessed("BOUNDS", 1, round))).toEqual(Array(7).fill(null));
  watch(null, state("BOUNDS", { coming: { ...coming(5), commitment: "ab".repeat(9000) } }));
  expect(witnessed("BOUNDS", 1, 5)?.commitment, "and nothing fits this").toBe("none");
});

test("only the rounds that an older server had begun when this browser came may be of the old kind", () => {
  const old = (change: Partial<Table> = {}) => state("OLDOLD", { drawn: drawn(4, { digests: null }), coming: coming(5, null), ...change });
  watch(null, old());
  watch(null, old({ coming: coming(6, null), view: view({ round: 5 }) }));
  expect([3, 4, 5, 6].map((round) => mayBeOld("OLDOLD", 1, round))).toEqual([false, true, true, false]);
  watch(null, state("NEWNEW"));
  watch(null, state("NEWNEW", { coming: coming(5, null) }));
  expect(mayBeOld("NEWNEW", 1, 5)).toBe(false);
});

// --- Where it is kept

const KEPT = new Map<string, string>();
beforeEach(() => {
  KEPT.clear();
  const storage = { getItem: (key: string) => KEPT.get(key) ?? null, setItem: (key: string, text: string) => void KEPT.set(key, text), removeItem: (key: string) => void KEPT.delete(key) };
  vi.stubGlobal("localStorage", new Proxy(storage, { ownKeys: () => [...KEPT.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }));
});
afterEach(() => vi.unstubAllGlobals());

/** Another tab of this browser, or the same one after a reload: it knows what the browser has kept. */
async function tab(): Promise<typeof import("./fair")> {
  vi.resetModules();
  return import("./fair");
}

test("two tables in two tabs, and a reload: each has its secret still", async () => {
  const [one, two] = [await tab(), await tab()];
  const [ana, bo] = [one.part("ONEONE", 1, 1, 1), two.part("TWOTWO", 1, 1, 1)];
  two.witness("TWOTWO", 1, 1, { opened: "y" });
  const again = await tab();
  expect([again.part("ONEONE", 1, 1, 1), again.part("TWOTWO", 1, 1, 1)]).toEqual([ana, bo]);
  expect(again.witnessed("TWOTWO", 1, 1)).toEqual({ opened: "y" });
});

test("two tabs at one table give the same part", async () => {
  const [one, two] = [await tab(), await tab()];
  expect(two.part("ONEONE", 1, 1, 1)).toBe(one.part("ONEONE", 1, 1, 1));
});

test("the last few tables are kept", async () => {
  const now = vi.spyOn(Date, "now");
  const { part } = await tab();
  const mine = Array.from({ length: 13 }, (_, at) => {
    now.mockReturnValue(at);
    return part(`TABLE${at}`, 1, 1, 1);
  });
  now.mockRestore();
  const later = await tab();
  expect(later.part("TABLE1", 1, 1, 1)).toBe(mine[1]);
  expect(later.part("TABLE12", 1, 1, 1)).toBe(mine[12]);
  expect(later.part("TABLE0", 1, 1, 1)).not.toBe(mine[0]);
  expect(KEPT.size).toBe(12);
});

test("what was kept of one table, in the one place that there was before, is moved over", async () => {
  const secret = "5e".repeat(32);
  KEPT.set("perudo-dice", JSON.stringify({ table: "BEFORE", game: 3, secret, rounds: { "3-1": { pledged: "x" } } }));
  const { part, witness, witnessed } = await tab();
  expect(witnessed("BEFORE", 3, 1)).toEqual({ pledged: "x" });
  expect(witnessed("OTHERS", 3, 1)).toBeNull();
  part("OTHERS", 3, 2, 1);
  expect(KEPT.has("perudo-dice")).toBe(true);
  witness("BEFORE", 3, 1, { opened: "y" });
  expect((JSON.parse(KEPT.get("perudo-dice-BEFORE")!) as { secret: string }).secret).toBe(secret);
  expect(KEPT.has("perudo-dice")).toBe(false);
});

test("a digest is the one that docs/fair-dice.md tells", () => {
  expect(digest("ABCDEF/1", 1, 1, "a0a1a2a3a4a5a6a7a8a9aaabacadaeaf")).toBe(EXAMPLE);
});

/** As the Python tests hold the page to it. */
const EXAMPLE = "abc944800bf6a4a019e12d996d1ecf4305533881d470521ffad8a282a15eb9ac";
