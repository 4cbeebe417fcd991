// The lesson: it can be played by keyboard, answers every move, and explains how the next game's rules differ.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import { flushSync } from "svelte";
import { chooseAce } from "../ace.svelte";
import { t } from "../i18n.svelte";
import type { LessonMove } from "../lib/lesson";
import { storeRules } from "../lib/table-config";
import type { MessageId } from "../messages";
import { session } from "../session.svelte";
import { lesson, welcome } from "../testing/exercises";
import { bidByKeys, callDudo, settled } from "../testing/pad";
import { badlyShown, coveredDice, scrolls, tooSmall, violations } from "../testing/sight";
import {
  PHONE_AND_DESKTOP,
  allowAnimations,
  button,
  recordCommands,
  useWholeScreen,
  resize,
} from "../testing/whole-table";
import type { LessonText } from "../wire";
import LessonPlayer from "./LessonPlayer.svelte";

const { steps } = lesson;
const at = (message: string) => steps.findIndex((step) => step.text.message === message);

useWholeScreen();
beforeEach(async () => {
  await resize(...PHONE_AND_DESKTOP[0]!);
  session.welcome = welcome;
  session.online = true;
});
afterEach(() => {
  chooseAce("box");
  localStorage.removeItem("perudo-rules");
  session.welcome = session.online = null;
});

const say = ({ message, arguments: args }: LessonText, ace = "sun") => t(message as MessageId, { ...args, ace });
const told = () => document.querySelector(".coach [role=status]")!.textContent.trim();
const expectStep = (step: number) => expect.poll(told).toBe(say(steps[step]!.text));

async function move(word: LessonMove): Promise<void> {
  if (word.move === "bid") await bidByKeys(word);
  else await callDudo();
}

/** Completes one lesson step with the keyboard. Returns the number of the next step; null at the end. */
async function follow(number: number): Promise<number | null> {
  const step = steps[number]!;
  await expectStep(number);
  if (step.branches.length) await move(step.branches[0]!.move);
  else if (step.next_step !== null) await userEvent.keyboard("{Enter}");
  return step.branches[0]?.step ?? step.next_step;
}

/** Completes all steps before the one with this number; null completes the lesson. */
async function followTo(last: number | null): Promise<void> {
  for (let number: number | null = 0; number !== null && number !== last; number = await follow(number));
}

/** The controls that the lesson highlights. */
const highlighted = () =>
  [...document.querySelectorAll(".below button")]
    .filter((each) => getComputedStyle(each).outlineStyle === "solid")
    .map((each) => (each.matches(".dudo") ? "dudo" : [...each.parentElement!.children].indexOf(each) + 1));

test.each(PHONE_AND_DESKTOP)("the whole lesson can be played by keyboard on %i×%i", async (width, height) => {
  await resize(width, height);
  const sent = recordCommands();
  await render(LessonPlayer, { lesson });
  let step: number | null = 0;
  while (step !== null) {
    await expectStep(step);
    // Each step is checked once in each theme: on a phone in one, on a desktop in the other.
    document.documentElement.dataset.theme = (step + Number(width > 500)) % 2 ? "light" : "dark";
    const below = document.querySelector(".board")!.scrollHeight - innerHeight;
    const found = [...(await badlyShown()), ...coveredDice(), ...(below > 0 ? [`${below} px are cut`] : [])];
    expect(found, steps[step]!.text.message).toEqual([]);
    await expect.element(page.getByRole("link", { name: t("page-to-front") }).first()).toBeVisible();
    step = await follow(step);
  }
  await button("page-play-now").click();
  expect(sent).toMatchObject([{ do: "open", edition: welcome.presets[0]!.edition, start: true }]);
});

test("every kind of answer to the last question has its own reply", async () => {
  await render(LessonPlayer, { lesson });
  const last = at("lesson-locked");
  await followTo(last);
  await settled();
  expect(highlighted()).toEqual([]);
  await userEvent.keyboard("3");
  const reason = document.querySelector(".pad [role=status]")!;
  await expect.poll(() => reason.textContent).toBe(t("reason-face-locked"));
  await button("page-close").click();
  const { branches } = steps[last]!;
  for (const way of [branches[0]!, branches[1]!, branches.at(-1)!]) {
    await move(way.move);
    await expectStep(way.step);
    await userEvent.keyboard("{Backspace}");
    await settled();
  }
});

test("the expected move is highlighted, and another move is answered with a remark", async () => {
  await render(LessonPlayer, { lesson });
  await followTo(at("lesson-raise"));
  await settled();
  expect(highlighted()).toEqual([4]);
  const doubt = at("lesson-doubt");
  await follow(at("lesson-raise"));
  await settled();
  expect(highlighted()).toEqual(["dudo"]);
  const { otherwise, text, branches } = steps[doubt]!;
  await move({ move: "bid", quantity: 3, face: 6 });
  await expect.poll(told).toBe(`${say(otherwise!)} ${say(text)}`);
  await move(branches[0]!.move);
  await expectStep(branches[0]!.step);
});

test("moves of the others are shown one after another, and can be skipped", async () => {
  await allowAnimations(true);
  await render(LessonPlayer, { lesson });
  await followTo(at("lesson-raise"));
  await settled();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await userEvent.keyboard("4{Enter}");
  const { views_before, view } = steps[at("lesson-doubt")]!;
  for (const { bids } of [...views_before, view]) {
    const { seat, quantity, face } = bids.at(-1)!;
    const name = t("lesson-name", { seat });
    const standing = document.querySelector(".standing .who")!.textContent.trim();
    expect(standing).toBe(t("story-bids", { name, quantity, face }));
    vi.advanceTimersByTime(1200);
    flushSync();
  }
  vi.useRealTimers();
  await follow(at("lesson-doubt"));
  await button("page-learn-skip").click();
  await expectStep(at("lesson-falls"));
  await button("page-back").click();
  await settled();
});

test("the ace is called what the user's picture shows", async () => {
  chooseAce("bird");
  await render(LessonPlayer, { lesson });
  const aces = at("lesson-aces");
  await followTo(aces);
  await expect.poll(told).toBe(say(steps[aces]!.text, "bird"));
});

test.each(PHONE_AND_DESKTOP)("the end explains how the next game's rules differ, on %i×%i", async (...size) => {
  await resize(...size);
  storeRules({ edition: "asmodee-it", options: { palifico_with_two: false } });
  const sent = recordCommands();
  await render(LessonPlayer, { lesson });
  await followTo(null);
  const end = page.getByRole("region", { name: t("page-learn-over") });
  const edition = t("house-rules-of", { edition: t("edition-asmodee-it") });
  await expect.element(end).toHaveTextContent(t("page-learn-differs", { edition }));
  const differing = (
    ["setting-raise-one-axis", "setting-palifico-each-time", "setting-lost_dice_visible-false"] as const
  ).map((id) => t(id, { box: "asmodee-it" }));
  const items = end.getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent.trim())).toEqual(differing);
  expect([...(await violations()), ...tooSmall(), ...(scrolls().x ? ["the page scrolls"] : [])]).toEqual([]);
  await button("page-play-now").click();
  expect(sent).toMatchObject([{ do: "open", edition: "asmodee-it", options: { palifico_with_two: false } }]);
});
