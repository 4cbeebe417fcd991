// Practice: the choice of puzzles, the user's rating, and the puzzle of the day. The server has the puzzles and their
// grades; the results are stored in this browser, and synchronised for users with a registered name (practice-sync.ts).
import * as v from "valibot";
import { stored } from "../storage";
import type { GradedMove, Puzzle } from "../wire";
import type { LessonMove } from "./lesson";

/** The parts of the practice page. */
export type PracticePart = "puzzles" | "odds" | "today";

/**
 * The user's skill at one kind of question. Ratings work as in chess: if the user and the question have equal ratings,
 * the expected score is one half.
 */
export interface Skill {
  rating: number;
  answered: number;
  /** Answered questions without duplicates, most recent last. */
  seen: number[];
  /** Failed questions. Each is asked again once the total number of answers reaches `after`. */
  again: { number: number; after: number }[];
}

export const BEGINNER: Skill = { rating: 900, answered: 0, seen: [], again: [] };

/** The number of answers before a failed question is asked again. */
const LATER = 8;
/** The next question is drawn from this number of questions with the nearest ratings. */
const NEAR = 6;
const LOWEST = 100;

const expected = (mine: number, theirs: number) => 1 / (1 + 10 ** ((theirs - mine) / 400));

/** How much one answer changes the rating. The change decreases as the player answers more. */
const weight = (answered: number) => Math.max(16, 80 / (1 + answered / 6));

/** The skill after an answer. `score`: from 0 to 1. */
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

/**
 * The next question: a failed question that is due, otherwise a new one of similar rating, otherwise one answered long
 * ago. `chance`: a random number from 0 to 1.
 */
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

/** The grade of a move. All moves that the puzzle does not list have the same grade. */
export const gradeOf = (puzzle: Puzzle, word: LessonMove): GradedMove =>
  puzzle.moves.find((each) => each.move && same(each.move, word)) ?? puzzle.moves.find((each) => !each.move)!;

export type Verdict = GradedMove["grade"];

/** The score of each grade, which `tools/puzzles.py` also uses. */
const SCORES: Record<Verdict, number> = { only: 1, best: 1, good: 1, slip: 0.25, mistake: 0, blunder: 0 };

export const scoreOf = (verdict: Verdict): number => SCORES[verdict];

// --- Questions about chances

/** The index of the range that contains a chance. */
export const rangeOf = (bounds: readonly number[], chance: number): number =>
  bounds.filter((bound) => chance > bound).length;

/**
 * The score of a guess: 1 for the right range, 0.5 for a neighbouring range. As a result, a near miss does not cause
 * the question to be asked again soon.
 */
export const guessScore = (range: number, right: number): number => Math.max(0, 1 - Math.abs(range - right) / 2);

// --- The puzzle of the day

const DAY = 86_400_000;
/** A prime, so that no puzzle repeats before all have been used. */
const STRIDE = 7919;

/** Days since 1970 in UTC, the same for the whole world. */
export const dayOf = (now: number): number => Math.floor(now / DAY);

export const puzzleOf = (day: number, count: number): number => (day * STRIDE) % count;

export interface Daily {
  /** The last day on which the user answered. */
  day: number;
  verdict: Verdict;
  said: LessonMove;
  /** The number of consecutive days with an answer, up to `day`. */
  streak: number;
}

/** The streak that the user still has: it ends after a day without an answer. `now`: milliseconds since 1970. */
export const currentStreak = (daily: Daily | null, now: number): number =>
  daily && daily.day >= dayOf(now) - 1 ? daily.streak : 0;

/** The daily state after an answer. Only the first answer of a day counts. */
export const answeredToday = (before: Daily | null, day: number, verdict: Verdict, said: LessonMove): Daily =>
  before?.day === day ? before : { day, verdict, said, streak: before?.day === day - 1 ? before.streak + 1 : 1 };

/** The result as stars, to share without revealing the puzzle. */
export const marks = (verdict: Verdict): string => {
  const stars = { only: 3, best: 3, good: 2, slip: 1, mistake: 0, blunder: 0 }[verdict];
  return "★".repeat(stars) + "☆".repeat(3 - stars);
};

export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

// --- Storage

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
const PROGRESS = v.object({ puzzles: SKILL, odds: SKILL, daily: v.nullable(DAILY) });
const KEPT = v.object({
  puzzles: v.fallback(SKILL, BEGINNER),
  odds: v.fallback(SKILL, BEGINNER),
  daily: v.fallback(v.nullable(DAILY), null),
});

/** The practice progress in the server's answer; null if the answer is invalid. */
export function parsePractice(answer: object): PracticeState | null {
  const parsed = v.safeParse(PROGRESS, answer);
  return parsed.success ? parsed.output : null;
}

/** The stored practice progress. If a part is unreadable, only that part is reset. */
export const storedPractice = stored<PracticeState>("practice", KEPT, {
  puzzles: BEGINNER,
  odds: BEGINNER,
  daily: null,
});
