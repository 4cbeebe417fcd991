import { expect, test } from "vitest";
import { faceKeys, likelihood, lowestRaise, reasonable, nextQuantity, suggestion, whyNot } from "./bid-pad";
import { afterFourFives } from "../testing/states";

const [, , , fours, fives, sixes] = afterFourFives.bids;

test("each key shows its lowest legal quantity, or why there is none", () => {
  expect(faceKeys(afterFourFives)).toEqual([
    { face: 1, lowest: 2, whyNot: null },
    { face: 2, lowest: null, whyNot: "one-axis" },
    { face: 3, lowest: null, whyNot: "one-axis" },
    { face: 4, lowest: null, whyNot: "one-axis" },
    { face: 5, lowest: 5, whyNot: null },
    { face: 6, lowest: 4, whyNot: null },
  ]);
});

test("at other players' turns there are no keys", () => {
  const waiting = { bids: [], dudo: "not-your-turn", calza: null } as const;
  expect(faceKeys({ ...waiting, bids: [] })).toEqual([]);
  expect(suggestion({ ...waiting, bids: [] }, [2, 3], null)).toBeNull();
  expect(lowestRaise({ ...waiting, bids: [] })).toBeNull();
});

test("stepping stops at illegal quantities, with a reason", () => {
  expect(nextQuantity(fives!, 5, 1)).toBe(6);
  expect(nextQuantity(fives!, 6, -1)).toBe(5);
  expect(nextQuantity(fives!, 5, -1)).toBeNull();
  expect(nextQuantity(fives!, 20, 1)).toBeNull();
  expect(nextQuantity(sixes!, 4, 1)).toBeNull();
  expect(nextQuantity(fours!, 3, 1)).toBeNull();
  const why = (quantity: number, face: number) => whyNot(afterFourFives, { quantity, face });
  expect([why(4, 5), why(5, 5), why(5, 6), why(1, 1)]).toEqual([
    "not-higher",
    null,
    "one-axis",
    "fewer-than-half-in-aces",
  ]);
  expect([why(0, 5), why(21, 5)]).toEqual(["no-dice-bid", "over-all-dice"]);
});

test("stepping crosses gaps between legal quantities in both directions", () => {
  const gap = [
    { first: 1, last: 2, why_not: null },
    { first: 3, last: 5, why_not: "not-higher" as const },
    { first: 6, last: 7, why_not: null },
  ];
  expect(nextQuantity(gap, 2, 1)).toBe(6);
  expect(nextQuantity(gap, 6, -1)).toBe(2);
  expect([nextQuantity(gap, 4, 1), nextQuantity(gap, 4, -1)]).toEqual([6, 2]);
  expect(nextQuantity(gap, 1, -1)).toBeNull();
});

const onlyAces = afterFourFives.bids.map((runs, at) =>
  at === 0 ? runs : [{ first: 1, last: 20, why_not: "face-locked" as const }],
);

test("the lowest raise ignores the hand, and is in aces only if nothing else is legal", () => {
  expect(lowestRaise(afterFourFives)).toEqual({ quantity: 4, face: 6 });
  expect(lowestRaise({ ...afterFourFives, bids: onlyAces })).toEqual({ quantity: 2, face: 1 });
});

test("the pad starts with a low raise of a face in the hand", () => {
  expect(suggestion(afterFourFives, [2, 3, 5, 5, 5], null)).toEqual({ quantity: 5, face: 5 });
  expect(suggestion(afterFourFives, [2, 3, 6, 6, 5], null)).toEqual({ quantity: 4, face: 6 });
  expect(suggestion(afterFourFives, [], null)).toEqual({ quantity: 4, face: 6 });
  expect(suggestion(afterFourFives, [1, 1, 1, 1, 1], null)).toEqual({ quantity: 4, face: 6 });
  expect(suggestion({ ...afterFourFives, bids: onlyAces }, [5, 5, 5, 5, 5], null)).toEqual({ quantity: 2, face: 1 });
});

test("with chances the pad starts with the likeliest bid, the lower of two equal ones", () => {
  const chances = (aces: number, fives: number, sixes: number) =>
    [aces, 0, 0, 0, fives, sixes].map((chance) => Array.from({ length: 20 }, () => chance));
  expect(suggestion(afterFourFives, [6, 6, 6], chances(0.1, 0.38, 0.09))).toEqual({ quantity: 5, face: 5 });
  expect(suggestion(afterFourFives, [], chances(0.5, 0.38, 0.09))).toEqual({ quantity: 2, face: 1 });
  expect(suggestion(afterFourFives, [], chances(0, 0.5, 0.5))).toEqual({ quantity: 4, face: 6 });
});

test("unreasonable bids are folded, but never all legal ones", () => {
  const open = [{ first: 1, last: 20, why_not: null }];
  expect(reasonable(open, null, 20 / 3)).toBe(15);
  expect(reasonable(open, null, 20 / 6)).toBe(8);
  expect(reasonable(open, null, null)).toBe(15);
  expect(reasonable(open, [1, 1, 0.9, 0.5, 0.2, 0.05, 0.01, ...Array<number>(13).fill(0.001)], 20)).toBe(7);
  const late = [
    { first: 1, last: 11, why_not: "not-higher" as const },
    { first: 12, last: 20, why_not: null },
  ];
  expect(reasonable(late, null, 20 / 6)).toBe(17);
  expect(reasonable([{ first: 1, last: 10, why_not: null }], null, 10 / 3)).toBe(10);
});

test("chances are in whole percent, 0 and 100 only if certain", () => {
  expect([0, 0.004, 0.5, 0.996, 1].map((chance) => likelihood(chance))).toEqual([
    { id: "page-chance", args: { percent: 0 } },
    { id: "page-chance-least", args: {} },
    { id: "page-chance", args: { percent: 50 } },
    { id: "page-chance-most", args: {} },
    { id: "page-chance", args: { percent: 100 } },
  ]);
});
