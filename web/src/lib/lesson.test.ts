import { expect, test } from "vitest";
import type { Lesson, LessonStep } from "../wire";
import { isEnd, leadsTo, lengthOf, moments } from "./lesson";
import { view } from "../testing/states";

const step = (change: Partial<LessonStep> = {}): LessonStep => ({
  told: { message: "", arguments: {} },
  before: [],
  view: view(),
  ways: [],
  otherwise: null,
  following: null,
  ...change,
});
const ways = [
  { word: { say: "bid" as const, quantity: 2, face: 4 }, step: 2 },
  { word: { say: "dudo" as const }, step: 3 },
];
const lesson: Lesson = {
  edition: "bga",
  options: {},
  rules: {},
  steps: [step({ following: 1 }), step({ ways }), step({ following: 3 }), step()],
};

test("a word leads where the server says, and another one nowhere", () => {
  const asking = lesson.steps[1]!;
  expect(leadsTo(asking, { say: "bid", quantity: 2, face: 4 })).toBe(2);
  expect(leadsTo(asking, { say: "dudo" })).toBe(3);
  expect(leadsTo(asking, { say: "bid", quantity: 2, face: 5 })).toBeNull();
  expect(leadsTo(asking, { say: "bid", quantity: 3, face: 4 })).toBeNull();
  expect(leadsTo(asking, { say: "calza" })).toBeNull();
});

test("the lesson is as long as the longest way through it", () => {
  expect(lengthOf(lesson)).toBe(4);
});

test("it ends where nothing follows", () => {
  expect(lesson.steps.map(isEnd)).toEqual([false, false, false, true]);
});

test("what is seen on the way comes before what stays", () => {
  const [first, last] = [view({ round: 1 }), view({ round: 2 })];
  expect(moments(step({ before: [first], view: last }))).toEqual([first, last]);
});
