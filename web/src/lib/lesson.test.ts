import { expect, test } from "vitest";
import type { Lesson, LessonStep } from "../wire";
import { isEnd, nextStep, lessonLength, stepViews } from "./lesson";
import { view } from "../testing/states";

const step = (change: Partial<LessonStep> = {}): LessonStep => ({
  text: { message: "", arguments: {} },
  views_before: [],
  view: view(),
  branches: [],
  otherwise: null,
  next_step: null,
  ...change,
});
const ways = [
  { move: { move: "bid" as const, quantity: 2, face: 4 }, step: 2 },
  { move: { move: "dudo" as const }, step: 3 },
];
const lesson: Lesson = {
  edition: "bga",
  options: {},
  rules: {},
  steps: [step({ next_step: 1 }), step({ branches: ways }), step({ next_step: 3 }), step()],
};

test("a move leads where the server says, and others nowhere", () => {
  const asking = lesson.steps[1]!;
  expect(nextStep(asking, { move: "bid", quantity: 2, face: 4 })).toBe(2);
  expect(nextStep(asking, { move: "dudo" })).toBe(3);
  expect(nextStep(asking, { move: "bid", quantity: 2, face: 5 })).toBeNull();
  expect(nextStep(asking, { move: "bid", quantity: 3, face: 4 })).toBeNull();
  expect(nextStep(asking, { move: "calza" })).toBeNull();
});

test("the lesson's length is its longest path", () => {
  expect(lessonLength(lesson)).toBe(4);
});

test("a step without a successor is the end", () => {
  expect(lesson.steps.map(isEnd)).toEqual([false, false, false, true]);
});

test("intermediate views come before the last one", () => {
  const [first, last] = [view({ round: 1 }), view({ round: 2 })];
  expect(stepViews(step({ views_before: [first], view: last }))).toEqual([first, last]);
});
