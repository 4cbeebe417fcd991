import { expect, test } from "vitest";
import type { Entrant, Tournament, TournamentTable } from "../wire";
import { isOpening, missingBots, podium, roundName, tableRows } from "./tournament";

const entrant = (number: number, place: number | null = null): Entrant => ({
  number,
  name: `Player ${number}`,
  person: null,
  is_bot: false,
  place,
  points: null,
  is_in: true,
});
const table = (
  entrants: number[],
  places: number[] | null = null,
  code: string | null = "AAAAAA",
): TournamentTable => ({
  table: code,
  entrants,
  places,
});
const tournament = (changed: Partial<Tournament> = {}): Tournament => ({
  code: "AAAAAAAAAAAA",
  name: "Cup",
  form: "knock-out",
  table_size: 4,
  swiss_rounds: 4,
  edition: "bga",
  rule_code: "bga",
  clock: { move: 30, bank: 0, increment: 0 },
  stage: "playing",
  entrants: [1, 2, 3, 4].map((number) => entrant(number)),
  rounds: [],
  next_round_in: null,
  you: 1,
  your_table: null,
  is_owner: false,
  free: 0,
  ...changed,
});

test("the last round of a knock-out is the final", () => {
  const rounds = [[table([1, 2]), table([3, 4])], [table([1, 3])]];
  expect(roundName(tournament({ rounds }), 0)).toEqual({ id: "tournament-round", args: { round: 1 } });
  expect(roundName(tournament({ rounds }), 1)).toEqual({ id: "tournament-final", args: {} });
  expect(roundName(tournament({ rounds, form: "swiss" }), 1)).toEqual({
    id: "tournament-round-of",
    args: { round: 2, rounds: 4 },
  });
});

test("a finished table lists the winner first", () => {
  expect(tableRows(table([4, 2, 3], [3, 1, 2])).map(({ number }) => number)).toEqual([2, 3, 4]);
  expect(tableRows(table([4, 2, 3])).map(({ number }) => number)).toEqual([4, 2, 3]);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 2],
  [4, 0],
  [5, 3],
])("%i players need %i bots at tables of four", (players, bots) => {
  const entrants = Array.from({ length: players }, (_, at) => entrant(at + 1));
  expect(missingBots(tournament({ entrants }))).toBe(bots);
});

test("the podium shows the best three", () => {
  const entrants = [entrant(4, 1), entrant(2, 2), entrant(1, 3), entrant(3, 4)];
  expect(podium(tournament({ entrants })).map(({ number }) => number)).toEqual([4, 2, 1]);
});

test("a round is opening until all of its tables are open", () => {
  const rounds = [[table([1, 2]), table([3, 4], null, null)]];
  expect(isOpening(tournament({ rounds }))).toBe(true);
  expect(isOpening(tournament({ rounds: [[table([1, 2]), table([3, 4])]] }))).toBe(false);
  expect(isOpening(tournament({ rounds: [], stage: "gathering" }))).toBe(false);
});
