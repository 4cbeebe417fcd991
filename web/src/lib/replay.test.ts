import { expect, test } from "vitest";
import type { View } from "../wire";
import {
  moveList,
  openHands,
  stepPause,
  roundSpans,
  replayTables,
  expandReplay,
  type ReplayStep,
  type Replay,
} from "./replay";
import { matchingDice } from "./reveal";
import { revealed, view } from "../testing/states";

const hands = [
  [4, 6],
  [2, 1],
  [5, 4],
  [1, 3],
];
const step = (change: Partial<View>, rest: Partial<ReplayStep> = {}): ReplayStep => ({
  view: view({ seat: null, hand: null, to_act: 1, ...change }),
  hands,
  matching_dice: null,
  wild: false,
  solution: null,
  chance: null,
  ...rest,
});
const bid = { seat: 1, quantity: 2, face: 3 };
const raised = [bid, { seat: 2, quantity: 3, face: 4 }];

/** A round with two bids and a dudo, then the deal of the next round. */
const replayed: Replay = {
  edition: "bga",
  options: {},
  rules: {},
  rule_code: "bga",
  players: ["Ana", "Bo", "Cleo", "Dan"],
  table: null,
  draws: [],
  steps: [
    step({}),
    step({ bids: [bid] }, { matching_dice: 3, wild: true, chance: 0.9 }),
    step({ bids: raised }, { matching_dice: 4, wild: true, chance: 0.25 }),
    step(
      { phase: "revealed", bids: [], to_act: null, revealed: revealed(), dice: [2, 2, 1, 2] },
      { matching_dice: 4, wild: true },
    ),
    step({ round: 2, opener: 3, dice: [null, null, null, null] }, { hands: [[4, 6], [2, 1], [5], [1, 3]] }),
  ],
  decisive: null,
  winner: null,
  signature: null,
  record: "",
};

test("a step after a bid is completed from the one before", () => {
  const [dealt, first, second, called, next] = replayed.steps.map(({ chance: _, ...step }) => ({ ...step, bid: null }));
  const bare = (at: number) => ({
    ...raised[at]!,
    to_act: 1,
    calza_callers: [],
    chance: replayed.steps[at + 1]!.chance!,
  });
  const short = [first!, second!].map((step, at) => ({ ...step, bid: bare(at), view: null, hands: null }));
  expect(expandReplay({ ...replayed, steps: [dealt!, ...short, called!, next!] })).toEqual(replayed);
});

test("each move is listed once, at its step", () => {
  const told = moveList(replayTables(replayed)).map(({ step, lines }) => [step, lines.map(({ kind }) => kind)]);
  expect(told).toEqual([
    [0, ["round"]],
    [1, ["bid"]],
    [2, ["bid"]],
    [3, ["call", "verdict"]],
    [4, ["round"]],
  ]);
});

test("a long game is complete", () => {
  const many = Array.from({ length: 300 }, (_, at) => [
    step({ round: at + 1 }),
    step({ round: at + 1, bids: [bid] }),
  ]).flat();
  expect(moveList(replayTables({ ...replayed, steps: many }))).toHaveLength(600);
});

test("a round spans its deal to its call, and has its result", () => {
  expect(roundSpans(replayed.steps)).toEqual([
    { round: 1, first: 0, last: 3, end: revealed() },
    { round: 2, first: 4, last: 4, end: null },
  ]);
});

test("dice are lit after a bid, aces as the server says", () => {
  const seats = [1, 2, 3, 4];
  expect(openHands(replayed.steps[0]!).face).toBeNull();
  expect(matchingDice(openHands(replayed.steps[0]!), seats)).toEqual([]);
  const lit = matchingDice(openHands(replayed.steps[2]!), seats);
  expect(lit.map(({ seat, face }) => [seat, face])).toEqual([
    [1, 4],
    [2, 1],
    [3, 4],
    [4, 1],
  ]);
  expect(matchingDice({ ...openHands(replayed.steps[2]!), wild: false }, seats)).toHaveLength(2);
  expect(matchingDice(openHands(replayed.steps[3]!), seats)).toHaveLength(replayed.steps[3]!.matching_dice!);
});

test("open cups show hidden numbers of dice", () => {
  expect(replayTables(replayed)[4]!.view!.dice).toEqual([2, 2, 1, 2]);
});

test("settlements and solved positions stay longer than bids", () => {
  const bid = replayed.steps[1]!;
  expect(stepPause(replayed.steps[3]!)).toBeGreaterThan(stepPause(bid));
  expect(stepPause({ ...bid, solution: { moves: [], chance: null, off_strategy: false } })).toBeGreaterThan(
    stepPause(bid),
  );
});
