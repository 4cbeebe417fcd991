import { expect, test } from "vitest";
import { seat, table, view } from "../testing/states";
import { afterGame } from "./career";

const NONE = { games: 0, wins: 0, counted: [] };
const over = (change = {}) => table({ stage: "over", game: 1, view: view({ winner: 1 }), ...change });

test("a finished game counts once", () => {
  const once = afterGame(NONE, over());
  expect(once).toEqual({ games: 1, wins: 1, counted: ["AAAAAA/1"] });
  expect(afterGame(once, over())).toBe(once);
  expect(afterGame(once, over({ game: 2, view: view({ winner: 2 }) }))).toMatchObject({ games: 2, wins: 1 });
});

test("games in progress, watched games and games left to a bot do not count", () => {
  expect(afterGame(NONE, table())).toBe(NONE);
  expect(afterGame(NONE, over({ seat: null }))).toBe(NONE);
  expect(afterGame(NONE, over({ seats: [seat(1, { kind: "bot", substitute: true }), seat(2)] }))).toBe(NONE);
});

test("only the last games are remembered", () => {
  let career: ReturnType<typeof afterGame> = NONE;
  for (let game = 1; game <= 100; game++) career = afterGame(career, over({ game }));
  expect(career).toMatchObject({ games: 100, wins: 100 });
  expect(career.counted.length).toBeLessThan(50);
});
