import { expect, test } from "vitest";
import { keys, likely, step, suggestion } from "./pad";
import { afterFourFives } from "./states";

const [aces, , , fours, fives, sixes] = afterFourFives.bids;

test("each key shows its lowest legal quantity, or why there is none", () => {
  expect(keys(afterFourFives)).toEqual([
    { face: 1, lowest: 2, whyNot: null },
    { face: 2, lowest: null, whyNot: "one-axis" },
    { face: 3, lowest: null, whyNot: "one-axis" },
    { face: 4, lowest: null, whyNot: "one-axis" },
    { face: 5, lowest: 5, whyNot: null },
    { face: 6, lowest: 4, whyNot: null },
  ]);
});

test("a player who is not to act has no keys", () => {
  const waiting = { bids: [], dudo: "not-your-turn", calza: null } as const;
  expect(keys({ ...waiting, bids: [] })).toEqual([]);
  expect(suggestion({ ...waiting, bids: [] })).toBeNull();
});

test("the quantity moves over legal ones alone, and says what stops it", () => {
  expect(step(fives!, 5, 1)).toBe(6);
  expect(step(fives!, 6, -1)).toBe(5);
  expect(step(fives!, 5, -1)).toBe("not-higher");
  expect(step(fives!, 20, 1)).toBe("over-all-dice");
  expect(step(sixes!, 4, 1)).toBe("one-axis");
  expect(step(aces!, 2, -1)).toBe("fewer-than-half-in-aces");
  expect(step(fours!, 3, 1)).toBe("not-higher");
});

test("a gap between legal quantities is stepped over, both ways", () => {
  const gap = [
    { first: 1, last: 2, why_not: null },
    { first: 3, last: 5, why_not: "not-higher" as const },
    { first: 6, last: 7, why_not: null },
  ];
  expect(step(gap, 2, 1)).toBe(6);
  expect(step(gap, 6, -1)).toBe(2);
  expect(step(gap, 1, -1)).toBe("no-dice-bid");
});

test("the pad begins with the lowest raise, and with aces only where nothing else is left", () => {
  expect(suggestion(afterFourFives)).toEqual({ quantity: 4, face: 6 });
  const locked = afterFourFives.bids.map((runs, at) => (at === 0 ? runs : [{ first: 1, last: 20, why_not: "face-locked" as const }]));
  expect(suggestion({ ...afterFourFives, bids: locked })).toEqual({ quantity: 2, face: 1 });
});

test("a chance is told in whole percent, and nothing uncertain as certain", () => {
  expect([0, 0.004, 0.5, 0.996, 1].map((chance) => likely(chance))).toEqual([
    { id: "page-chance", args: { percent: 0 } },
    { id: "page-chance-least", args: {} },
    { id: "page-chance", args: { percent: 50 } },
    { id: "page-chance-most", args: {} },
    { id: "page-chance", args: { percent: 100 } },
  ]);
});
