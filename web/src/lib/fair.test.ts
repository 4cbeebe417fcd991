import { expect, test } from "vitest";
import type { DrawState } from "../wire";
import { check, draw, type Witnessed } from "./fair";

// The example of docs/fair-dice.md, which the Python tests hold to it as well.
const drawn: DrawState = {
  round: 1,
  commitment: "0856971503c3e21d223886dd24cb8d7d67f0d945602a25873632ef032b7972d2",
  contributions: ["a0a1a2a3a4a5a6a7a8a9aaabacadaeaf", null],
  seed: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
};
const hands = [[3, 3, 6, 1, 3], [5, 1, 4, 2, 2]];
const seen: Witnessed = { commitment: drawn.commitment, contribution: drawn.contributions[0]! };

test("dice that follow from what was committed to are found to be so", async () => {
  expect(await check("ABCDEF/1", drawn, hands, seen)).toEqual({ fits: true, committed: "yes", mine: "yes", dice: true });
});

test("who was not there takes the word of the record for the commitment", async () => {
  expect(await check("ABCDEF/1", drawn, hands, null)).toEqual({ fits: true, committed: "unknown", mine: "unknown", dice: true });
});

test("another commitment than the one that was seen is found out", async () => {
  const other = await check("ABCDEF/1", drawn, hands, { ...seen, commitment: "00".repeat(32) });
  expect(other).toMatchObject({ fits: true, committed: "no" });
  expect(await check("OTHERS/1", drawn, hands, null)).toMatchObject({ fits: false, dice: true });
  expect(await check("ABCDEF/1", { ...drawn, seed: "00".repeat(32) }, hands, seen)).toMatchObject({ fits: false, dice: false });
});

test("a part that was left out is found out", async () => {
  const without = { ...drawn, contributions: [null, null] };
  expect(await check("ABCDEF/1", without, hands, seen)).toMatchObject({ committed: "yes", mine: "no", dice: false });
});

test("dice that were changed, or swapped between seats, are found out", async () => {
  for (const changed of [[hands[1]!, hands[0]!], [hands[0]!.map((face) => (face % 6) + 1), hands[1]!]]) {
    expect(await check("ABCDEF/1", drawn, changed, seen)).toMatchObject({ committed: "yes", dice: false });
  }
});

test("more dice than one block of bytes gives are worked out as well", async () => {
  const many = [[3, 3, 6, 1, 3, 5, 1, 4, 2, 2, 3, 2, 5, 4, 2, 1, 1, 4, 1, 2, 6, 6, 6, 2, 5, 3, 2, 1, 4, 3, 4, 4, 2, 5, 1, 2, 1, 1, 3, 3], [5, 5, 1, 1, 4, 5, 4, 6, 6, 6, 6, 3, 1, 6, 1, 3, 2, 2, 1, 1, 4, 5, 2, 2, 2, 2, 6, 5, 2, 4, 5, 5, 6, 4, 1, 1, 1, 6, 2, 3]];
  expect(await check("ABCDEF/1", drawn, many, seen)).toMatchObject({ dice: true });
});

test("a part of one's own is sixteen random bytes", () => {
  expect(draw()).toMatch(/^[0-9a-f]{32}$/);
  expect(draw()).not.toBe(draw());
});
