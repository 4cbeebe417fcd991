// A way through the lesson: which step follows, and what is seen. What is legal, and what follows, the server has said.
import type { Lesson, LessonStep, LessonWay, View } from "../wire";

export type Word = LessonWay["word"];

/** What is seen at a step, in order; the last one stays. */
export const moments = (step: LessonStep): View[] => [...step.before, step.view];

const same = (a: Word, b: Word) =>
  a.say === "bid" && b.say === "bid" ? a.quantity === b.quantity && a.face === b.face : a.say === b.say;

/** Where a word leads; null where the lesson asks for another one. */
export const leadsTo = (step: LessonStep, word: Word): number | null =>
  step.ways.find((way) => same(way.word, word))?.step ?? null;

/** Whether nothing comes after a step. */
export const isEnd = (step: LessonStep) => step.following === null && !step.ways.length;

/** How many steps a way through the lesson has, the longest there is. */
export function lengthOf(lesson: Lesson): number {
  const from = (at: number): number => {
    const step = lesson.steps[at]!;
    const onwards = step.following === null ? step.ways.map((way) => way.step) : [step.following];
    return 1 + Math.max(0, ...onwards.map(from));
  };
  return from(0);
}
