import { expect, test } from "vitest";
import { hasCall, EMPTY_ROUND, draftRecord, handsComplete, undoLast, type Draft } from "./record-draft";

const draft: Draft = {
  edition: "bga",
  options: { calza: true, players: [2, 6] },
  players: ['Ana "A"', "Bo"],
  rounds: [
    { opener: 2, moves: ["1x5", "dudo"], hands: ["22", "15"] },
    { opener: null, moves: ["2x3", "calza 1"], hands: ["2"] },
  ],
};

test("a draft is a valid record, without its call until all hands are entered", () => {
  const head =
    'perudo = 1\nedition = "bga"\nplayers = ["Ana \\"A\\"","Bo"]\noptions = { calza = true, players = [2,6] }\n';
  const first = '\n[[round]]\nopener = 2\ndice = ["22","15"]\nmoves = ["1x5","dudo"]\n';
  expect(draftRecord(draft, [1, 2])).toBe(`${head}${first}\n[[round]]\ndice = ["1","11"]\nmoves = ["2x3"]\n`);
  const last = { ...draft.rounds[1]!, hands: ["2", "33"] };
  const whole = { ...draft, rounds: [draft.rounds[0]!, last] };
  expect(handsComplete(last, [1, 2])).toBe(true);
  expect(draftRecord(whole, [1, 2])).toBe(`${head}${first}\n[[round]]\ndice = ["2","33"]\nmoves = ["2x3","calza 1"]\n`);
  expect(draftRecord({ ...draft, options: {}, rounds: [] }, null)).not.toContain("options");
});

test("undo removes the last move, then the opener, then the round", () => {
  const steps = [draft];
  while (steps.at(-1)!.rounds.length) steps.push(undoLast(steps.at(-1)!));
  expect(steps.slice(1).map(({ rounds }) => rounds.map(({ opener, moves }) => [opener, moves.length]))).toEqual([
    [
      [2, 2],
      [null, 1],
    ],
    [
      [2, 2],
      [null, 0],
    ],
    [[2, 2]],
    [[2, 1]],
    [[2, 0]],
    [[null, 0]],
    [],
  ]);
  expect(hasCall(draft.rounds[0]!)).toBe(true);
  expect(hasCall(EMPTY_ROUND)).toBe(false);
});
