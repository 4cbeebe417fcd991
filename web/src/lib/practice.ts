// Practice: which puzzle comes next, how one does, and the puzzle of the day. Puzzles and their grades come from the
// server; what is kept of it all stays in this browser.
import * as v from "valibot";
import { stored } from "../storage";
import type { GradedMove, Puzzle } from "../wire";
import type { LessonMove } from "./lesson";

/** How one does at one kind of question. Ratings are as in chess: who has that of a question scores half. */
export interface Skill {
  rating: number;
  answered: number;
  /** Questions answered, the last one last; each once. */
  seen: number[];
  /** Those that went wrong, and after how many answers they come again. */
  again: { number: number; after: number }[];
}

export const BEGINNER: Skill = { rating: 900, answered: 0, seen: [], again: [] };

/** How many answers lie between a wrong one and the same question. */
const LATER = 8;
/** Of the questions nearest to one's rating one is drawn, of so many. */
const NEAR = 6;
const LOWEST = 100;

const expected = (mine: number, theirs: number) => 1 / (1 + 10 ** ((theirs - mine) / 400));

/** How much an answer moves a rating: at first much, then less. */
const weight = (answered: number) => Math.max(16, 80 / (1 + answered / 6));

/** What one is after an answer. `score`: from 0 to 1. */
export function afterAnswer(skill: Skill, question: { number: number; rating: number }, score: number): Skill {
  const { rating, answered, seen, again } = skill;
  const { number } = question;
  const others = again.filter((each) => each.number !== number);
  return {
    rating: Math.max(LOWEST, Math.round(rating + weight(answered) * (score - expected(rating, question.rating)))),
    answered: answered + 1,
    seen: [...seen.filter((each) => each !== number), number],
    again: score < 0.5 ? [...others, { number, after: answered + 1 + LATER }] : others,
  };
}

/** The next question: one that went wrong a while ago, else a new one of about one's own rating; when all are known, one
 * of those that were longest ago. `chance` is from 0 to 1. */
export function nextQuestion(skill: Skill, ratings: readonly number[], except: number | null, chance: number): number {
  const due = skill.again.find(
    ({ number, after }) => after <= skill.answered && number !== except && number < ratings.length,
  );
  if (due) return due.number;
  const seen = new Set(skill.seen);
  const away = (number: number) => Math.abs(ratings[number]! - skill.rating);
  const fresh = ratings.map((_, number) => number).filter((number) => !seen.has(number) && number !== except);
  const old = skill.seen.filter((number) => number !== except && number < ratings.length);
  const among = fresh.length ? fresh.sort((one, other) => away(one) - away(other)) : old;
  return among[Math.floor(chance * Math.min(NEAR, among.length))] ?? 0;
}

const same = (a: LessonMove, b: LessonMove) =>
  a.move === "bid" && b.move === "bid" ? a.quantity === b.quantity && a.face === b.face : a.move === b.move;

/** The grade of a word; of one that the puzzle does not name, that of all others. */
export const gradeOf = (puzzle: Puzzle, word: LessonMove): GradedMove =>
  puzzle.moves.find((each) => each.move && same(each.move, word)) ?? puzzle.moves.find((each) => !each.move)!;

export type Verdict = GradedMove["grade"];

/** The ratings of puzzles go by the same: `tools/puzzles.py`. */
const SCORES: Record<Verdict, number> = { only: 1, best: 1, good: 1, slip: 0.25, mistake: 0, blunder: 0 };

export const scoreOf = (verdict: Verdict): number => SCORES[verdict];

// --- How likely, roughly?

/** The range in which a chance lies, from 0. */
export const rangeOf = (bounds: readonly number[], chance: number): number =>
  bounds.filter((bound) => chance > bound).length;

/** The right range is worth all, one beside it a half: so a first guess that is near does not come again at once. */
export const guessScore = (range: number, right: number): number => Math.max(0, 1 - Math.abs(range - right) / 2);

// --- The puzzle of the day

const DAY = 86_400_000;
/** A prime: so all puzzles have their turn before one comes again. */
const STRIDE = 7919;

/** Days since 1970, as the whole world counts them. */
export const dayOf = (now: number): number => Math.floor(now / DAY);

export const puzzleOf = (day: number, count: number): number => (day * STRIDE) % count;

export interface Daily {
  /** The last day whose puzzle was answered. */
  day: number;
  verdict: Verdict;
  said: LessonMove;
  /** Days in a row, that one the last. */
  streak: number;
}

/** The day's puzzle is answered once. */
export const answeredToday = (before: Daily | null, day: number, verdict: Verdict, said: LessonMove): Daily =>
  before?.day === day ? before : { day, verdict, said, streak: before?.day === day - 1 ? before.streak + 1 : 1 };

/** How it went, for others to see: it tells nothing of the puzzle. */
export const marks = (verdict: Verdict): string => {
  const stars = { only: 3, best: 3, good: 2, slip: 1, mistake: 0, blunder: 0 }[verdict];
  return "★".repeat(stars) + "☆".repeat(3 - stars);
};

export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

// --- What is kept

export interface PracticeState {
  puzzles: Skill;
  odds: Skill;
  daily: Daily | null;
}

const NUMBER = v.pipe(v.number(), v.integer(), v.minValue(0));
const SKILL = v.object({
  rating: v.pipe(v.number(), v.finite()),
  answered: NUMBER,
  seen: v.array(NUMBER),
  again: v.array(v.object({ number: NUMBER, after: NUMBER })),
});
const WORD = v.union([
  v.object({ move: v.literal("bid"), quantity: NUMBER, face: NUMBER }),
  v.object({ move: v.literal("dudo") }),
  v.object({ move: v.literal("calza") }),
]);
const DAILY = v.object({
  day: NUMBER,
  verdict: v.picklist(Object.keys(SCORES) as Verdict[]),
  said: WORD,
  streak: NUMBER,
});
const KEPT = v.object({
  puzzles: v.fallback(SKILL, BEGINNER),
  odds: v.fallback(SKILL, BEGINNER),
  daily: v.fallback(v.nullable(DAILY), null),
});

/** A part that can't be read starts again; the others stay. */
export const storedPractice = stored<PracticeState>("practice", KEPT, {
  puzzles: BEGINNER,
  odds: BEGINNER,
  daily: null,
});
