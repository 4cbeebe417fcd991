import { expect, test } from "vitest";
import { check, digest, part, witness, witnessed, type Dealt, type Witnessed } from "./fair";
import type { DrawState } from "../wire";
import forgeries from "./forgeries.json";

test.each(forgeries)("forged: $forged", (each) => {
  const dealt = { hands: each.hands, opener: each.opener, first: each.first } as Dealt;
  const found = check(each.place, each.drawn as DrawState, dealt, each.witnessed as Partial<Witnessed> | null);
  expect(found).toMatchObject({ fault: each.fault, committed: each.committed, mine: each.mine });
  expect(found.fair).toBe(each.fault === null && each.committed !== "no" && each.mine !== "no");
});

test("only where nothing is forged it is fair", () => {
  const fair = forgeries.filter(({ fault, committed, mine }) => fault === null && committed !== "no" && mine !== "no");
  expect(fair.map(({ forged }) => forged.startsWith("nothing") || forged === "my part, which came too late")).not.toContain(false);
});

test("a part of no bytes is none, and not the seed's own", () => {
  const { place, drawn, hands, opener } = forgeries[0]!;
  const empty = { ...drawn, contributions: ["", ...drawn.contributions.slice(1)] } as DrawState;
  expect(check(place, empty, { hands, opener, first: "random" }, null).fault).toBe("contributions");
});

test("a roll for the opening that was another is found out", () => {
  const { place, drawn, hands, opener, witnessed } = forgeries.find(({ first, fault }) => first === "highest-roll" && !fault)!;
  const dealt = { hands, opener, first: "highest-roll" } as Dealt;
  const rolls = witnessed!.rolls.map((faces) => faces.map((face) => (face ? (face % 6) + 1 : 0)));
  expect(check(place, drawn as DrawState, dealt, { ...witnessed, rolls } as Witnessed).fault).toBe("opener");
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

test("a digest is the one that docs/fair-dice.md tells", () => {
  expect(digest("ABCDEF/1", 1, 1, "a0a1a2a3a4a5a6a7a8a9aaabacadaeaf")).toBe(EXAMPLE);
});

/** As the Python tests hold the page to it. */
const EXAMPLE = "abc944800bf6a4a019e12d996d1ecf4305533881d470521ffad8a282a15eb9ac";
