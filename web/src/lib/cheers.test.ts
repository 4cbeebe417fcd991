import { expect, test } from "vitest";
import { revealed, table } from "../testing/states";
import { cheerOf, lastTwo } from "./cheers";

/** Bo bid, Cleo called. */
const caught = revealed({ changes: [0, -1, 0, 0] });
const held = revealed({ changes: [0, 0, -1, 0] });
const exact = revealed({ call: "calza", changes: [0, 0, 1, 0] });

test.each([
  [caught, 3, { id: "cheer-caught-you", args: {} }],
  [held, 2, { id: "cheer-held-you", args: {} }],
  [exact, 3, { id: "cheer-exact-you", args: {} }],
])("the player who was right is cheered", (round, seat, cheer) => {
  expect(cheerOf(table({ seat }), round)).toEqual(cheer);
});

test("others are not cheered, and nobody is for a wrong calza", () => {
  expect(cheerOf(table({ seat: 2 }), caught)).toBeNull();
  expect(cheerOf(table({ seat: 3 }), held)).toBeNull();
  expect(cheerOf(table({ seat: 3 }), { ...held, call: "calza" })).toBeNull();
});

test("a shared screen cheers by name", () => {
  expect(cheerOf(table({ seat: null }), caught)).toEqual({ id: "cheer-caught", args: { name: "Cleo" } });
  expect(cheerOf(table({ seat: null }), held)).toEqual({ id: "cheer-held", args: { name: "Bo" } });
});

test("the last two are named once, when the third is out", () => {
  const hands = [[2], [3, 4], [5], []];
  expect(lastTwo({ hands, changes: [-1, 0, 0, 0] })).toEqual([2, 3]);
  expect(lastTwo({ hands, changes: [0, -1, 0, 0] })).toBeNull();
  expect(lastTwo({ hands: [[2], [3], [], []], changes: [0, 0, 0, 0] })).toBeNull();
});
