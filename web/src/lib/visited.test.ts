import { expect, test } from "vitest";
import type { SeatStatus } from "../wire";
import { asked, finished, noted, told, type Visited } from "./visited";

const at = (table: string, change: Partial<Visited> = {}): Visited => ({ table, host: "Ana", finished: 0, ...change });
const seat = (table: string, change: Partial<SeatStatus> = {}): SeatStatus => ({
  table,
  stage: "playing",
  game: 1,
  round: 2,
  my_turn: false,
  ...change,
});

test("the table where one was last comes first, once", () => {
  const visited = noted(noted([], at("A")), at("B"));
  expect(noted(visited, at("A")).map(({ table }) => table)).toEqual(["A", "B"]);
  expect(noted(visited, at("B"))).toBe(visited);
  expect(noted(visited, at("B", { finished: 1 }))[0]!.finished).toBe(1);
});

test("only so many are kept, and fewer asked about", () => {
  const visited = [..."ABCDEFGHIJKLMNOP"].reduce<readonly Visited[]>((all, table) => noted(all, at(table)), []);
  expect(visited).toHaveLength(12);
  expect(asked(visited)).toEqual([..."PONMLK"]);
});

test("a game that ended while nobody looked is one that was played", () => {
  expect(finished(seat("A"))).toBe(0);
  expect(finished(seat("A", { stage: "over" }))).toBe(1);
  expect(finished(seat("A", { stage: "gathering", game: 1 }))).toBe(1);
  const visited = [at("A"), at("B")];
  const over = told(visited, [seat("B", { stage: "over", game: 3 })]);
  expect(over).toEqual([at("A"), at("B", { finished: 3 })]);
  expect(told(over, [seat("B", { stage: "over", game: 3 })])).toBe(over);
});
