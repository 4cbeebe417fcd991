import { expect, test } from "vitest";
import type { Puzzle } from "../wire";
import {
  afterAnswer,
  answeredToday,
  BEGINNER,
  dateOf,
  dayOf,
  gradeOf,
  guessScore,
  marks,
  nextQuestion,
  puzzleOf,
  rangeOf,
  type Skill,
} from "./practice";
import { view } from "../testing/states";

const RATINGS = Array.from({ length: 60 }, (_, at) => 400 + 25 * at);

/** Simulates a player of this true rating, with a fixed pseudo-random sequence. */
function plays(true_: number, times: number): Skill {
  let skill = BEGINNER;
  let state = 7;
  const chance = () => (state = (state * 16807) % 2147483647) / 2147483647;
  for (let at = 0; at < times; at++) {
    const number = nextQuestion(skill, RATINGS, null, chance());
    const rating = RATINGS[number]!;
    skill = afterAnswer(skill, { number, rating }, chance() < 1 / (1 + 10 ** ((rating - true_) / 400)) ? 1 : 0);
  }
  return skill;
}

test("a rating approaches the user's strength, and puzzles follow it", () => {
  const [weak, strong] = [plays(700, 120), plays(1600, 120)];
  expect(Math.abs(weak.rating - 700)).toBeLessThan(150);
  expect(Math.abs(strong.rating - 1600)).toBeLessThan(150);
  const harder = RATINGS[nextQuestion({ ...strong, seen: [], again: [] }, RATINGS, null, 0)]!;
  expect(harder).toBeGreaterThan(RATINGS[nextQuestion({ ...weak, seen: [], again: [] }, RATINGS, null, 0)]! + 500);
});

test("right answers raise a rating, wrong ones lower it, later less", () => {
  const question = { number: 3, rating: 900 };
  const up = afterAnswer(BEGINNER, question, 1).rating - BEGINNER.rating;
  const later = afterAnswer({ ...BEGINNER, answered: 100 }, question, 1).rating - BEGINNER.rating;
  expect(up).toBeGreaterThan(later);
  expect(later).toBeGreaterThan(0);
  expect(afterAnswer(BEGINNER, question, 0).rating).toBe(BEGINNER.rating - up);
  expect(afterAnswer(BEGINNER, question, 0.5).rating).toBe(BEGINNER.rating);
});

test("failed puzzles return after a while until they are solved", () => {
  let skill = afterAnswer(BEGINNER, { number: 5, rating: 600 }, 0);
  for (let at = 0; at < 8; at++) {
    const number = nextQuestion(skill, RATINGS, null, 0);
    expect(number).not.toBe(5);
    skill = afterAnswer(skill, { number, rating: RATINGS[number]! }, 1);
  }
  expect(nextQuestion(skill, RATINGS, null, 0)).toBe(5);
  expect(nextQuestion(skill, RATINGS, 5, 0)).not.toBe(5);
  skill = afterAnswer(skill, { number: 5, rating: 600 }, 1);
  expect(skill.again).toEqual([]);
});

test("no puzzle repeats before all have come, nor is the puzzle of the day asked", () => {
  let skill = BEGINNER;
  for (let at = 0; at < RATINGS.length - 1; at++) {
    const number = nextQuestion(skill, RATINGS, 40, 0.99);
    expect(skill.seen).not.toContain(number);
    expect(number).not.toBe(40);
    skill = afterAnswer(skill, { number, rating: RATINGS[number]! }, 1);
  }
  expect(nextQuestion(skill, RATINGS, 40, 0)).toBe(skill.seen[0]);
});

test("puzzles that no longer exist are not asked", () => {
  const skill = { ...BEGINNER, answered: 9, seen: [0, 1, 2, 9], again: [{ number: 9, after: 1 }] };
  for (const chance of [0, 0.5, 0.99]) expect(nextQuestion(skill, [500, 600, 700], null, chance)).toBeLessThan(3);
});

const puzzle = {
  number: 0,
  rating: 1000,
  edition: "bga",
  options: {},
  rules: {},
  view: view(),
  moves: [
    { move: { move: "dudo" }, chance: 0.5, grade: "best", share: null },
    { move: { move: "bid", quantity: 4, face: 5 }, chance: 0.4, grade: "slip", share: null },
    { move: null, chance: 0.2, grade: "blunder", share: null },
  ],
  chance_by_own_dice: 0.1,
  chance_by_bids: 0.2,
  chance_own_bid: null,
} satisfies Puzzle;

test("a move has its grade, and unlisted moves share one", () => {
  expect(gradeOf(puzzle, { move: "dudo" }).grade).toBe("best");
  expect(gradeOf(puzzle, { move: "bid", quantity: 4, face: 5 }).grade).toBe("slip");
  expect(gradeOf(puzzle, { move: "bid", quantity: 9, face: 5 }).grade).toBe("blunder");
});

test("a guess scores 1 for its range and a half for a neighbour", () => {
  const bounds = [0.1, 0.3, 0.5];
  expect([0.05, 0.2, 0.4, 0.9].map((chance) => rangeOf(bounds, chance))).toEqual([0, 1, 2, 3]);
  expect([0, 1, 2, 3].map((range) => guessScore(range, 1))).toEqual([0.5, 1, 0.5, 0]);
});

test("each day has one puzzle for all the world, and all have their turn", () => {
  const noon = Date.UTC(2026, 10, 22, 12);
  expect(dayOf(Date.UTC(2026, 10, 22))).toBe(dayOf(noon));
  expect(dayOf(Date.UTC(2026, 10, 22, 23, 59, 59))).toBe(dayOf(noon));
  expect(dayOf(Date.UTC(2026, 10, 23))).toBe(dayOf(noon) + 1);
  expect(dateOf(dayOf(noon))).toBe("2026-11-22");
  const days = Array.from({ length: 264 }, (_, at) => puzzleOf(dayOf(noon) + at, 264));
  expect(new Set(days).size).toBe(264);
});

test("consecutive days are counted, a gap resets them, a second answer does not count", () => {
  const dudo = { move: "dudo" as const };
  const first = answeredToday(null, 100, "best", dudo);
  expect(first.streak).toBe(1);
  expect(answeredToday(first, 100, "blunder", dudo)).toBe(first);
  const second = answeredToday(first, 101, "blunder", dudo);
  expect(second.streak).toBe(2);
  expect(answeredToday(second, 103, "good", dudo).streak).toBe(1);
});

test("a shared result reveals nothing of the puzzle", () => {
  expect((["best", "good", "slip", "mistake", "blunder"] as const).map(marks)).toEqual([
    "★★★",
    "★★☆",
    "★☆☆",
    "☆☆☆",
    "☆☆☆",
  ]);
});
