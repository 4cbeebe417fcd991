import { expect, test } from "vitest";
import {
  tableBeforeVerdict,
  diceChange,
  countedDice,
  gainers,
  losers,
  eliminated,
  openingDice,
  ownDice,
  schedule,
  sorted,
} from "./reveal";
import { headingOf } from "./table";
import { revealed, table, view } from "../testing/states";

test("dice are counted in the order of the cups, aces included", () => {
  expect(countedDice(revealed())).toEqual([
    { seat: 3, place: 1, face: 4, as: 4 },
    { seat: 4, place: 0, face: 1, as: 4 },
    { seat: 1, place: 0, face: 4, as: 4 },
    { seat: 2, place: 1, face: 1, as: 4 },
  ]);
});

test("aces are left out if the server says they are not wild", () => {
  expect(countedDice(revealed({ wild: false, count: 2 })).map(({ face }) => face)).toEqual([4, 4]);
});

test("the count equals the server's", () => {
  expect(countedDice(revealed())).toHaveLength(revealed().count);
});

test("a seat loses a die, regains one, or neither", () => {
  const after = revealed({ changes: [0, 1, -1, -1], hands: [[4, 6], [2, 1], [5, 4], [1]] });
  expect([1, 2, 3].map((seat) => diceChange(after, seat))).toEqual([0, 1, -1]);
  expect([losers(after), gainers(after), eliminated(after)]).toEqual([[3, 4], [2], [4]]);
});

test("the user's dice are those of the round, of the opening roll, or of the reveal", () => {
  const rolling = view({
    phase: "opening",
    opening_rolls: [
      [2, 1],
      [0, 5],
    ],
    hand: null,
  });
  expect([1, 2].map((seat) => openingDice(rolling, seat))).toEqual([[2], [1, 5]]);
  expect(ownDice(rolling, 2, null)).toEqual([1, 5]);
  expect(ownDice(view({ hand: [3, 3] }), 2, null)).toEqual([3, 3]);
  expect(ownDice(view({ hand: null }), 2, null)).toEqual([]);
  expect(ownDice(view({ hand: [3, 3] }), 3, revealed())).toEqual(revealed().hands[2]);
});

test("a hand is sorted by face, and each die knows its place", () => {
  expect(sorted([5, 1, 5, 2])).toEqual([
    { face: 1, place: 1 },
    { face: 2, place: 3 },
    { face: 5, place: 0 },
    { face: 5, place: 2 },
  ]);
});

test("cups lift, then dice are counted, then the settlement is shown", () => {
  const { lifts, counts, verdict } = schedule(revealed());
  const all = [...lifts, ...counts, verdict];
  expect(lifts).toHaveLength(4);
  expect(counts).toHaveLength(4);
  expect(all).toEqual([...all].sort((a, b) => a - b));
  expect(new Set(all).size).toBe(all.length);
});

test("cups of one group lift together", () => {
  expect(schedule(revealed({ reveal_order: [[1, 2, 3, 4]] })).lifts).toHaveLength(1);
});

test("the settlement comes soon, with any number of dice", () => {
  const hands = Array.from({ length: 8 }, () => [4, 4, 4, 4, 4]);
  const reveal = hands.map((_, at) => [at + 1]);
  expect(schedule(revealed({ hands, reveal_order: reveal })).verdict).toBeLessThan(10_000);
});

test("the reveal ends well before the server continues", () => {
  for (const wait of [100, 1000, 5000]) expect(schedule(revealed(), wait).verdict).toBeLessThan(wait * 0.7);
  expect(schedule(revealed(), 60_000)).toEqual(schedule(revealed()));
});

test("before the settlement nobody has lost a die, been eliminated or won", () => {
  const call = revealed({ hands: [[4, 6], [], [5], [1]], changes: [0, 0, -1, 0] });
  const after = view({ phase: "revealed", dice: [2, 0, 0, 1], eliminated: [2, 3], revealed: call });
  const before = tableBeforeVerdict(table({ view: after, places: [null, 4, 3, null] }));
  expect(before.view).toMatchObject({
    dice: [2, 0, 1, 1],
    eliminated: [2],
    revealed: { ...call, changes: [0, 0, 0, 0], sentences: [] },
  });
  expect(before.places).toEqual([null, 4, null, null]);
});

test("before the last settlement the game is not over", () => {
  const call = revealed({ hands: [[4], [], [5], []], changes: [0, 0, -1, 0] });
  const end = view({ phase: "over", round: 7, dice: [1, 0, 0, 0], eliminated: [2, 3, 4], winner: 1, revealed: call });
  const score = { place: 1, seat: 1, name: "Ana", colour: 1, wins: 1, places: [1], dudos: 0, right_dudos: 0 };
  const series = { games: 1, ended: false, scores: [score] };
  const over = table({ stage: "over", view: end, places: [1, 3, 2, 4], series });
  const before = tableBeforeVerdict(over);
  expect(before).toMatchObject({
    stage: "playing",
    places: [null, 3, null, 4],
    view: { phase: "revealed", eliminated: [2, 4], winner: null },
    series: { scores: [] },
  });
  expect([headingOf(before).id, headingOf(over).id]).toEqual(["page-round", "page-over"]);
});

test("with closed cups a table is shown as it is", () => {
  const bidding = table();
  expect(tableBeforeVerdict(bidding)).toBe(bidding);
});
