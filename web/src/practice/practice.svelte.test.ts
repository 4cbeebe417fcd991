// Practice: puzzles and their grades, the puzzle of the day, and questions about odds.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import { t, text } from "../i18n.svelte";
import { percent } from "../lib/chances.svelte";
import { dayOf, gradeOf, marks, rangeOf, storedPractice, type Daily, type PracticePart } from "../lib/practice";
import { shortSetting } from "../lib/settings";
import { session } from "../session.svelte";
import { odds, practice, puzzles, welcome, type PuzzleName } from "../testing/exercises";
import { callDudo, settled } from "../testing/pad";
import { badlyShown, coveredDice, scrolls, tooSmall, violations } from "../testing/sight";
import { PHONE_AND_DESKTOP, button, useWholeScreen, resize } from "../testing/whole-table";
import type { GradedMove, Puzzle } from "../wire";
import PracticePage from "./PracticePage.svelte";

useWholeScreen();

const DAY = "2026-11-22";
const TODAY = dayOf(Date.parse(DAY));
const DUDO = { move: "dudo" } as const;
const EXPERIENCED = { rating: 900, answered: 40, again: [] };

/** The server's answers, by path; all other paths return 404. */
let answers: Record<string, unknown>;

beforeEach(async () => {
  await resize(...PHONE_AND_DESKTOP[0]!);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(DAY) });
  session.welcome = welcome;
  answers = { "/practice.json": { ...practice, pack_size: 1 }, "/practice/odds.json": odds };
  vi.spyOn(window, "fetch").mockImplementation((path) => {
    const answer = answers[path as string];
    return Promise.resolve(answer ? Response.json(answer) : new Response(null, { status: 404 }));
  });
});
afterEach(() => {
  storedPractice.remove();
  session.welcome = null;
});

/** The skill of a user who has answered all questions except one. */
const allBut = (count: number, only: number) => ({
  ...EXPERIENCED,
  seen: Array.from({ length: count }, (_, at) => at).filter((at) => at !== only),
});

/** Opens the practice page with one puzzle. */
async function openPuzzle(name: PuzzleName, part: PracticePart = "puzzles", daily: Daily | null = null) {
  const puzzle = puzzles[name];
  for (let pack = 0; pack < practice.ratings.length; pack++) answers[`/practice/${pack}.json`] = [puzzle];
  const skill = { ...storedPractice.get(), puzzles: allBut(practice.ratings.length, puzzle.number), daily };
  storedPractice.set(skill);
  const shown = await render(PracticePage, { part });
  await expect.poll(() => document.querySelector(".seats")).not.toBeNull();
  return { puzzle, ...shown };
}

const graded = () => page.getByRole("region", { name: t("page-practice-answer") });
const verdict = () => graded().getByRole("status");
/** The grade of calling dudo. */
const dudoIn = (puzzle: Puzzle): GradedMove => gradeOf(puzzle, DUDO);
const pageFaults = () => [...tooSmall(), ...coveredDice(), ...(scrolls().x ? ["the page scrolls"] : [])];

describe.each(PHONE_AND_DESKTOP)("on %i×%i", (...size) => {
  beforeEach(() => resize(...size));

  test("a puzzle is answered by keyboard, graded and rated", async () => {
    const { puzzle } = await openPuzzle("dudoIsBest");
    expect(document.querySelectorAll(".seats li")).toHaveLength(puzzle.view.dice.length - 1);
    expect(document.querySelectorAll(".strip li")).toHaveLength(puzzle.view.bids.length);
    await settled();
    expect(await badlyShown()).toEqual([]);
    expect(graded().query()).toBeNull();
    await callDudo();
    await expect.element(verdict()).toHaveTextContent(`${t("review-best")}.`);
    const { chance_by_own_dice, chance_by_bids } = puzzle;
    const likely = t("review-likely", { alone: percent(chance_by_own_dice), read: percent(chance_by_bids) });
    const why = t("page-practice-why-dudo", { chance: percent(1 - chance_by_bids) });
    await expect.element(graded()).toHaveTextContent(`${likely} ${why}`);
    expect(await badlyShown()).toEqual([]);
    expect(coveredDice()).toEqual([]);
    const { seen, answered, again, rating } = storedPractice.get().puzzles;
    expect([seen.at(-1), answered, again]).toEqual([puzzle.number, 41, []]);
    expect(rating).toBeGreaterThan(EXPERIENCED.rating);
    await userEvent.keyboard("{Enter}");
    await settled();
    expect(graded().query()).toBeNull();
  });

  test("a puzzle states how its rules differ from the edition", async () => {
    const { puzzle } = await openPuzzle("houseRules");
    const about = document.querySelector(".below .about")!.textContent;
    expect(about).toContain(t("page-rules-of", { edition: t("edition-bga") }));
    for (const [setting, value] of Object.entries(puzzle.options) as [string, boolean][]) {
      expect(about).toContain(t(`setting-${setting}` as "setting-calza"));
      expect(about).toContain(text(shortSetting(setting, value)));
    }
    expect([...(await badlyShown()), ...coveredDice()]).toEqual([]);
  });

  test("a question about odds is answered by keyboard, with the exact chance", async () => {
    const number = 70;
    const question = odds.questions[number]!;
    storedPractice.set({ ...storedPractice.get(), odds: allBut(odds.questions.length, number) });
    await render(PracticePage, { part: "odds" });
    const asked = () => page.elementLocator(document.querySelector(".asked")!);
    await expect.poll(() => document.querySelector(".asked")).not.toBeNull();
    const { quantity, face, dice, chance } = question;
    await expect.element(asked()).toHaveTextContent(t("bid", { quantity, face }));
    await expect.element(asked()).toHaveTextContent(t("page-in-play", { count: dice }));
    expect([...(await violations()), ...pageFaults()]).toEqual([]);
    await userEvent.keyboard(String(rangeOf(odds.chance_bounds, chance) + 1));
    const told = document.querySelector(".answers [role=status]")!;
    const exact = t("page-practice-exact", { chance: percent(chance) });
    expect(told.textContent).toBe(`${t("page-practice-right")} ${exact}`);
    expect([...(await violations()), ...pageFaults()]).toEqual([]);
    expect(storedPractice.get().odds.rating).toBeGreaterThan(EXPERIENCED.rating);
    await userEvent.keyboard("{Enter}");
    expect(told.textContent).toBe("");
    document.querySelector<HTMLElement>(".ranges button")!.click();
    await expect.poll(() => told.textContent).not.toBe("");
  });
});

test("a preset's rules are named after it", async () => {
  await openPuzzle("friendlyRules");
  await expect.element(page.getByText(t("page-rules-of", { edition: t("preset-friendly") }))).toBeVisible();
});

test("a mistake is explained, lowers the rating, and is asked again", async () => {
  const { puzzle } = await openPuzzle("bidIsBest");
  await callDudo();
  const [best, said] = [puzzle.moves[0]!, dudoIn(puzzle)];
  const { quantity, face } = best.move as { quantity: number; face: number };
  expect(["mistake", "blunder"]).toContain(said.grade);
  const given = percent(best.chance - said.chance);
  const sentence = t("review-gave", { verdict: t(`review-${said.grade}`), given, best: t("bid", { quantity, face }) });
  await expect.element(verdict()).toHaveTextContent(sentence);
  const why = t("page-practice-why-bid", { quantity, face, chance: percent(puzzle.chance_own_bid!) });
  await expect.element(graded()).toHaveTextContent(why);
  const { again, rating } = storedPractice.get().puzzles;
  expect(again).toEqual([{ number: puzzle.number, after: 49 }]);
  expect(rating).toBeLessThan(EXPERIENCED.rating);
});

test("a solved puzzle shows the mixed strategy", async () => {
  const { puzzle } = await openPuzzle("solved");
  await callDudo();
  await expect.element(graded()).toHaveTextContent(t("page-solved"));
  await expect.element(graded().getByRole("listitem").first()).toHaveTextContent(percent(puzzle.moves[0]!.share!));
});

test("the daily puzzle allows one attempt, and its result contains no spoilers", async () => {
  const before = { day: TODAY - 1, verdict: "slip", said: DUDO, streak: 6 } as const;
  const { puzzle, unmount } = await openPuzzle("bidIsBest", "today", before);
  await callDudo();
  await expect.element(graded()).toHaveTextContent(t("page-practice-streak", { days: 7 }));
  const told = t("page-practice-told", { date: DAY, marks: marks(dudoIn(puzzle).grade) });
  await expect.element(page.getByLabelText(t("page-share"))).toHaveValue(`${told} ${location.origin}/practice/today`);
  expect([...(await violations()), ...pageFaults()]).toEqual([]);
  await unmount();
  await openPuzzle("bidIsBest", "today", storedPractice.get().daily);
  await expect.element(graded()).toHaveTextContent(t("page-practice-streak", { days: 7 }));
  expect(document.querySelector(".pad")).toBeNull();
});

test("a failed download can be repeated", async () => {
  const { "/practice.json": list } = answers;
  delete answers["/practice.json"];
  await render(PracticePage, { part: "puzzles" });
  await expect.element(page.getByText(t("page-practice-failed"))).toBeVisible();
  answers["/practice.json"] = list;
  for (let pack = 0; pack < practice.ratings.length; pack++) answers[`/practice/${pack}.json`] = [puzzles.bidIsBest];
  await button("page-try-again").click();
  await settled();
});
