import { expect, test } from "vitest";
import type { SeatStatus } from "../wire";
import {
  tablesToQuery,
  lastFinishedGame,
  addRecentTable,
  seatInGame,
  updateRecentTables,
  type RecentTable,
} from "./recent-tables";

const at = (table: string, change: Partial<RecentTable> = {}): RecentTable => ({
  table,
  host: "Ana",
  finished: 0,
  ...change,
});
const seat = (table: string, change: Partial<SeatStatus> = {}): SeatStatus => ({
  table,
  stage: "playing",
  game: 1,
  round: 2,
  my_turn: false,
  host: "Bo",
  ...change,
});

test("the last table comes first, once", () => {
  const visited = addRecentTable(addRecentTable([], at("A")), at("B"));
  expect(addRecentTable(visited, at("A")).map(({ table }) => table)).toEqual(["A", "B"]);
  expect(addRecentTable(visited, at("B"))).toBe(visited);
  expect(addRecentTable(visited, at("B", { finished: 1 }))[0]!.finished).toBe(1);
});

test("the numbers of stored and queried tables are limited", () => {
  const visited = [..."ABCDEFGHIJKLMNOP"].reduce<readonly RecentTable[]>(
    (all, table) => addRecentTable(all, at(table)),
    [],
  );
  expect(visited).toHaveLength(12);
  expect(tablesToQuery(visited)).toEqual([..."PONMLK"]);
});

test("a game that ended meanwhile counts as finished", () => {
  expect(lastFinishedGame(seat("A"))).toBe(0);
  expect(lastFinishedGame(seat("A", { stage: "over" }))).toBe(1);
  expect(lastFinishedGame(seat("A", { stage: "gathering", game: 1 }))).toBe(1);
  const visited = [at("A"), at("B")];
  const over = updateRecentTables(visited, [seat("B", { stage: "over", game: 3 })]);
  expect(over).toEqual([at("A"), at("B", { finished: 3 })]);
  expect(updateRecentTables(over, [seat("B", { stage: "over", game: 3 })])).toBe(over);
});

test("a table that waits for the user is added, even if another device visited it", () => {
  const visited = [at("A")];
  expect(updateRecentTables(visited, [seat("A"), seat("B")])).toBe(visited);
  expect(updateRecentTables(visited, [seat("B", { my_turn: true, game: 4 })])).toEqual([
    { table: "B", host: "Bo", finished: 3 },
    at("A"),
  ]);
});

test("the user's seat is known for the last game at a table", () => {
  const visited = [at("A", { finished: 2, seat: 3 }), at("B", { finished: 1 })];
  expect(seatInGame(visited, "A", 2)).toBe(3);
  expect(seatInGame(visited, "A", 1), "they may have changed seats").toBeNull();
  expect(seatInGame(visited, "B", 1)).toBeNull();
  expect(addRecentTable(visited, at("A", { finished: 2, seat: 1 }))[0]!.seat).toBe(1);
});
