// Navigation in the lesson. The server supplies the legal moves and their results.
import type { Lesson, LessonStep, LessonBranch, View } from "../wire";

export type LessonMove = LessonBranch["move"];

/** The views of a step, in order. The last view stays on the screen until the next step. */
export const stepViews = (step: LessonStep): View[] => [...step.views_before, step.view];

const same = (a: LessonMove, b: LessonMove) =>
  a.move === "bid" && b.move === "bid" ? a.quantity === b.quantity && a.face === b.face : a.move === b.move;

/** The step after a move; null if the lesson expects another move. */
export const nextStep = (step: LessonStep, word: LessonMove): number | null =>
  step.branches.find((way) => same(way.move, word))?.step ?? null;

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
