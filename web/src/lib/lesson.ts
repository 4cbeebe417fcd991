// A way through the lesson: which step follows, and what is seen. What is legal, and what follows, the server has said.
import type { Lesson, LessonStep, LessonBranch, View } from "../wire";

export type LessonMove = LessonBranch["move"];

/** What is seen at a step, in order; the last one stays. */
export const stepViews = (step: LessonStep): View[] => [...step.views_before, step.view];

const same = (a: LessonMove, b: LessonMove) =>
  a.move === "bid" && b.move === "bid" ? a.quantity === b.quantity && a.face === b.face : a.move === b.move;

/** Where a word leads; null where the lesson asks for another one. */
export const nextStep = (step: LessonStep, word: LessonMove): number | null =>
  step.branches.find((way) => same(way.move, word))?.step ?? null;

/** Whether nothing comes after a step. */
export const isEnd = (step: LessonStep) => step.next_step === null && !step.branches.length;

/** The number of steps in the longest path through the lesson. */
export function lessonLength(lesson: Lesson): number {
  const from = (at: number): number => {
    const step = lesson.steps[at]!;
    const onwards = step.next_step === null ? step.branches.map((way) => way.step) : [step.next_step];
    return 1 + Math.max(0, ...onwards.map(from));
  };
  return from(0);
}
