import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  makeContribution,
  verifyRound,
  contributionDigest,
  contributionOf,
  recordDraws,
  recordSeen,
  seenDraw,
  type DealtRound,
} from "./fair-dice";
import type { NextDraw, DrawState } from "../wire";
import forgeries from "./forgeries.json";
import { seat, table as shown, view } from "../testing/states";
import type { Table } from "./table";
import { Browser } from "../testing/tabs";

type Forged = (typeof forgeries)[number];

function judged(each: Forged) {
  const dealt = { round: each.round, hands: each.hands, opener: each.opener, first: each.first } as DealtRound;
  return verifyRound(each.place, each.drawn, dealt, each.witnessed);
}

const holds = ({ fault, committed, mine }: Forged) => fault === null && committed !== "no" && mine !== "no";

test.each(forgeries)("a forgery is found: $forged", (each) => {
  const { fault, committed, mine } = each;
  expect(judged(each)).toMatchObject({ fault, committed, mine, verdict: holds(each) ? "fair" : "unfair" });
});

test("only unforged rounds are fair", () => {
  const fair = forgeries.filter(holds);
  expect(
    fair.map(({ forged }) => forged.startsWith("nothing") || forged === "my part, which came too late"),
  ).not.toContain(false);
});

test("an empty contribution does not count as one", () => {
  const { drawn } = forgeries[0]!;
  const empty = { ...drawn, contributions: ["", ...drawn.contributions.slice(1)] };
  expect(judged({ ...forgeries[0]!, drawn: empty }).fault).toBe("contributions");
});

test("dice of another round are not accepted", () => {
  const { drawn } = forgeries[0]!;
  expect(judged({ ...forgeries[0]!, drawn: { ...drawn, round: 2 } }).fault).toBe("commitment");
});

test("a changed opening roll is found", () => {
  const each = forgeries.find(({ first, fault }) => first === "highest-roll" && !fault)!;
  const rolls = each.witnessed!.rolls.map((faces) => faces.map((face) => (face ? (face % 6) + 1 : 0)));
  expect(judged({ ...each, witnessed: { ...each.witnessed, rolls } } as Forged).fault).toBe("opener");
});

test("a contribution is random, and belongs to one seat, round and game", () => {
  const given = makeContribution("AAAAAA", 1, 2, 1);
  const mine = contributionOf("AAAAAA", 1, 2, 1, given)!;
  expect(mine).toMatch(/^[0-9a-f]{32}$/);
  expect(contributionDigest("AAAAAA/1", 2, 1, mine)).toBe(given);
  for (const [table, game, round, seat] of [
    ["BBBBBB", 1, 2, 1],
    ["AAAAAA", 2, 2, 1],
    ["AAAAAA", 1, 1, 1],
    ["AAAAAA", 1, 2, 2],
  ] as const) {
    expect(contributionOf(table, game, round, seat, given)).toBeNull();
  }
  expect(makeContribution("AAAAAA", 1, 2, 1)).not.toBe(given);
  expect(contributionOf("AAAAAA", 1, 2, 1, given), "it was announced all the same").toBe(mine);
  expect(contributionOf("AAAAAA", 1, 2, 1, "ab".repeat(32)), "a digest of somebody else's").toBeNull();
});

test("the first fact seen is kept", () => {
  recordSeen("DDDDDD", 1, 2, { commitment: "first", digests: [null] });
  recordSeen("DDDDDD", 1, 2, { commitment: "second", digests: ["x"], seat: 1, opened: "y" });
  expect(seenDraw("DDDDDD", 1, 2)).toEqual({ commitment: "first", digests: [null], seat: 1, opened: "y" });
  expect(seenDraw("EEEEEE", 1, 2)).toBeNull();
});

// --- Facts that a browser sees

const COMMITMENT = "ab".repeat(32);
const coming = (round: number, digests: NextDraw["digests"] = [null, null, null, null]) => ({
  round,
  commitment: COMMITMENT,
  digests,
});
const drawn = (round: number, change: Partial<DrawState> = {}): DrawState => ({
  ...{
    round,
    commitment: COMMITMENT,
    digests: [null, null, null, null],
    bots: [],
    contributions: [null, null, null, null],
  },
  ...{ seed: null, ...change },
});
/** A state of round 4 as Ana sees it from seat 1. */
const state = (table: string, change: Partial<Table> = {}): Table =>
  shown({ table, game: 1, next_draw: null, draw: drawn(4), view: view({ round: 4 }), ...change });
const bot = { seats: [seat(1, { kind: "bot", substitute: true }), seat(2), seat(3), seat(4)] };

test("a commitment must include the digest of a person who was seen to play", () => {
  const sealed = { next_draw: coming(5) };
  const seen = (code: string, before: Partial<Table> | null, now: Partial<Table>) => {
    recordDraws(before && state(code, before), state(code, { ...sealed, ...now }));
    return seenDraw(code, 1, 5)?.due;
  };
  expect(seen("SEEN01", {}, {})).toBe(true);
  expect(seen("SEEN02", null, {}), "what happened in a gap is not known").toBeUndefined();
  expect(seen("SEEN03", {}, bot), "a bot has no part").toBeUndefined();
  expect(seen("SEEN04", bot, {}), "nor had one that held the seat until now").toBeUndefined();
  expect(seen("SEEN05", sealed, {}), "this commitment was there before").toBeUndefined();
  expect(seen("SEEN06", {}, { seat: null }), "the seat went to another device").toBe(false);
  expect(
    seen("SEEN07", { next_draw: null, draw: null }, { next_draw: null, draw: drawn(4) }),
    "of another round",
  ).toBeUndefined();
  expect(seenDraw("SEEN07", 1, 4)?.due, "though the commitment itself was not shown").toBe(true);
});

test("the next digest only counts after a reveal, even without an answer", () => {
  for (const [code, part, due] of [
    ["OWED01", null, false],
    ["OWED02", "aa".repeat(16), true],
  ] as const) {
    recordDraws(
      null,
      state(code, {
        view: view({ round: 3 }),
        draw: drawn(3),
        next_draw: coming(4, ["cd".repeat(32), null, null, null]),
      }),
    );
    const dealt = drawn(4, { contributions: [part, null, null, null] });
    recordDraws(state(code, { draw: dealt }), state(code, { draw: dealt, next_draw: coming(5) }));
    expect(seenDraw(code, 1, 5)?.due).toBe(due);
  }
});

test("invented rounds do not displace those of the current game", { timeout: 60_000 }, () => {
  recordDraws(null, state("AAAAAA", { next_draw: coming(5) }));
  recordSeen("AAAAAA", 1, 5, { seat: 1, opened: "y" });
  for (let round = 6; round < 900; round++) {
    recordDraws(null, state("AAAAAA", { next_draw: coming(round) }));
    recordDraws(null, state("AAAAAA", { next_draw: coming(round), view: view({ round: round - 1 }) }));
  }
  expect(seenDraw("AAAAAA", 1, 5)).toMatchObject({ commitment: COMMITMENT, opened: "y" });
});

test("only facts about the current and the next round are stored, within limits", () => {
  for (const round of [1, 3, 6, 99, 5.5, -1, 1e9]) recordDraws(null, state("BOUNDS", { next_draw: coming(round) }));
  recordDraws(null, state("BOUNDS", { next_draw: coming(1e9), view: view({ round: 1e9 }) }));
  expect([1, 3, 6, 99, 5.5, -1, 1e9].map((round) => seenDraw("BOUNDS", 1, round))).toEqual(Array(7).fill(null));
  recordDraws(null, state("BOUNDS", { next_draw: { ...coming(5), commitment: "ab".repeat(9000) } }));
  expect(seenDraw("BOUNDS", 1, 5)?.commitment, "and nothing fits this").toBe("none");
});

// --- Storage

let browser: Browser;
beforeEach(() => void (browser = new Browser()));
afterEach(() => vi.unstubAllGlobals());

test("after a reload, two tabs at two tables still have their contributions", async () => {
  const [one, two] = [await browser.tab(), await browser.tab()];
  one.runs();
  const ana = one.fair.makeContribution("ONEONE", 1, 1, 1);
  two.runs();
  const bo = two.fair.makeContribution("TWOTWO", 1, 1, 1);
  two.fair.recordSeen("TWOTWO", 1, 1, { opened: "y" });
  browser.spread();
  const again = (await browser.tab()).fair;
  expect(again.contributionOf("ONEONE", 1, 1, 1, ana)).toMatch(/^[0-9a-f]{32}$/);
  expect(again.contributionOf("TWOTWO", 1, 1, 1, bo)).toMatch(/^[0-9a-f]{32}$/);
  expect(again.seenDraw("TWOTWO", 1, 1)).toEqual({ opened: "y" });
});

test("either tab reveals what two tabs committed to at once, also after a reload", async () => {
  const tabs = [await browser.tab(), await browser.tab()];
  const given = tabs.map(({ fair, runs }) => (runs(), fair.makeContribution("ONEONE", 1, 1, 1)));
  browser.spread();
  for (const { fair, runs } of [...tabs, await browser.tab()]) {
    runs();
    for (const each of given)
      expect(contributionDigest("ONEONE/1", 1, 1, fair.contributionOf("ONEONE", 1, 1, 1, each)!)).toBe(each);
  }
});

test("facts that two tabs see at once are both kept", async () => {
  (await browser.tab()).fair.recordDraws(null, state("ONEONE"));
  browser.spread();
  const [one, two] = [await browser.tab(), await browser.tab()];
  one.runs();
  one.fair.recordSeen("ONEONE", 1, 4, { pledged: "x" });
  two.runs();
  two.fair.recordSeen("ONEONE", 1, 4, { commitment: COMMITMENT, digests: [null] });
  browser.spread();
  expect((await browser.tab()).fair.seenDraw("ONEONE", 1, 4)).toEqual({ commitment: COMMITMENT, digests: [null] });
  one.runs();
  expect(one.fair.seenDraw("ONEONE", 1, 4)).toMatchObject({ pledged: "x", commitment: COMMITMENT });
  one.fair.recordDraws(null, state("ONEONE"));
  browser.spread();
  expect((await browser.tab()).fair.seenDraw("ONEONE", 1, 4)).toEqual({
    pledged: "x",
    commitment: COMMITMENT,
    digests: [null],
  });
  const stored = browser.kept.get("perudo-dice-ONEONE");
  one.fair.recordDraws(null, state("ONEONE"));
  browser.spread();
  expect(browser.kept.get("perudo-dice-ONEONE"), "and that is all").toBe(stored);
});

test("different commitments in two tabs match no draw", async () => {
  const [one, two] = [await browser.tab(), await browser.tab()];
  one.runs();
  one.fair.recordSeen("ONEONE", 1, 5, coming(5));
  two.runs();
  two.fair.recordSeen("ONEONE", 1, 5, { ...coming(5), commitment: "cd".repeat(32) });
  browser.spread();
  one.runs();
  expect(one.fair.seenDraw("ONEONE", 1, 5)?.commitment).toBe("none");
});

test("a server that goes back to an earlier round gets no contribution", async () => {
  const [one, two] = [await browser.tab(), await browser.tab()];
  one.runs();
  const given = one.fair.makeContribution("ONEONE", 1, 1, 1);
  const next = one.fair.makeContribution("ONEONE", 1, 2, 1);
  expect(one.fair.contributionOf("ONEONE", 1, 1, 1, given), "not opened yet").not.toBeNull();
  const other = one.fair.makeContribution("ANOTHE", 1, 1, 1);
  one.fair.makeContribution("ONEONE", 1, 3, 1);
  one.fair.recordDraws(null, state("ONEONE"));
  expect(one.fair.contributionOf("ONEONE", 1, 1, 1, given)).toBeNull();
  expect(one.fair.contributionOf("ONEONE", 1, 2, 1, next)).not.toBeNull();
  one.fair.recordDraws(state("ONEONE"), state("ONEONE", { game: 2 }));
  browser.spread();
  for (const { fair, runs } of [one, two]) {
    runs();
    expect(fair.contributionOf("ONEONE", 1, 2, 1, next)).toBeNull();
    expect(fair.contributionOf("ANOTHE", 1, 1, 1, other)).not.toBeNull();
  }
});

test("only the last few tables are kept", async () => {
  const now = vi.spyOn(Date, "now");
  const { fair } = await browser.tab();
  const given = Array.from({ length: 13 }, (_, at) => {
    now.mockReturnValue(at);
    fair.recordSeen(`TABLE${at}`, 1, 1, { opened: "y" });
    return fair.makeContribution(`TABLE${at}`, 1, 1, 1);
  });
  now.mockRestore();
  browser.spread();
  const later = (await browser.tab()).fair;
  const kept = given.map((each, at) => [
    later.seenDraw(`TABLE${at}`, 1, 1)?.opened,
    later.contributionOf(`TABLE${at}`, 1, 1, 1, each) !== null,
  ]);
  expect(kept).toEqual([[undefined, false], ...Array<unknown>(12).fill(["y", true])]);
  expect(browser.kept.size).toBe(24);
});

test("a digest is that of docs/fair-dice.md", () => {
  expect(contributionDigest("ABCDEF/1", 1, 1, "a0a1a2a3a4a5a6a7a8a9aaabacadaeaf")).toBe(EXAMPLE);
});

/** The digest of seat 1 in the example of docs/fair-dice.md. */
const EXAMPLE = "abc944800bf6a4a019e12d996d1ecf4305533881d470521ffad8a282a15eb9ac";
