// The lesson and the practice questions for component tests, which `tools/component_exercises.py` generated.
import type { Lesson, OddsDrill, Practice, Puzzle, Welcome } from "../wire";
import exercises from "./exercises.json";

export type PuzzleName = keyof typeof exercises.puzzles;

export const { lesson, practice, odds, welcome, puzzles } = exercises as unknown as {
  lesson: Lesson;
  practice: Practice;
  odds: OddsDrill;
  welcome: Welcome;
  puzzles: Record<PuzzleName, Puzzle>;
};
