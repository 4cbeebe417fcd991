// The reveal of a round: cups lift, dice are counted, and then the verdict shows who loses or regains a die.
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { t } from "../i18n.svelte";
import type { Table } from "../lib/table";
import { badlyShown } from "../testing/sight";
import {
  PHONE_AND_DESKTOP,
  allowAnimations,
  faults,
  open,
  seenBy,
  show,
  tableOf,
  useWholeScreen,
  viewOf,
  watched,
  seatOf,
} from "../testing/whole-table";
import type { ExampleName } from "../testing/views";

const [ANA, BO, CLEO] = [1, 2, 3];
/** More time than any reveal takes. */
const LONG = 20_000;
const STEP = 50;

useWholeScreen();
beforeEach(() => allowAnimations(true));

type Viewpoint = number | "spectator" | "screen";

/** A table before and after a call, seen from one viewpoint. */
function revealOf(name: string, viewpoint: Viewpoint): { before: Table; after: Table } {
  const [before, after] = ["Before", "After"].map((stage) =>
    tableOf(viewOf(`${name}${stage}` as ExampleName), { edition: "bga" }),
  ) as [Table, Table];
  if (typeof viewpoint === "string") return { before: watched(before), after: watched(after) };
  const stage = after.view!.phase === "over" ? "over" : "playing";
  const hand = after.view!.revealed!.hands[viewpoint - 1]!;
  return { before: seenBy(viewpoint, before, hand), after: { ...seenBy(viewpoint, after), stage } };
}

/** Opens the table, makes the call, and plays the reveal to its end. `look` is called after each step. */
async function reveal(name: string, viewpoint: Viewpoint, look: () => void = () => undefined) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { before, after } = revealOf(name, viewpoint);
  const shown = await open(before, viewpoint === "screen");
  look();
  show(after);
  for (let time = 0; time < LONG; time += STEP) {
    look();
    vi.advanceTimersByTime(STEP);
    flushSync();
  }
  look();
  vi.useRealTimers();
  return shown;
}

const text = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, " ").trim();
const all = (selector: string) => [...document.querySelectorAll(selector)];
const verdict = () => page.getByRole("region", { name: t("page-verdict") });

/** Opens the menu, whose content depends on whether the game is over. */
function openMenu(): void {
  if (!document.querySelector(":popover-open")) document.querySelector<HTMLElement>(".head [popovertarget]")!.click();
  flushSync();
  expect(document.querySelector(":popover-open")).not.toBeNull();
}

/** All text on the page, whether visible or only for screen readers. */
function said(): string[] {
  const named = all("[aria-label], [title]").flatMap((each) => [each.ariaLabel, each.getAttribute("title")]);
  const texts = all("body *")
    .flatMap((each) => [...each.childNodes])
    .filter((node) => node instanceof Text)
    .map(({ data }) => data);
  return [document.title, ...named, ...texts].flatMap((each) => (each?.trim() ? [each.trim()] : []));
}

test.each([
  ["fromCaller", ["Bo", "own", "Ana"]],
  ["atOnce", ["Ana", "Bo", "own"]],
])("cups lift in the edition's order, and dice are counted one by one: %s", async (name, order) => {
  const lifted: string[] = [];
  const counts: string[] = [];
  await reveal(name, CLEO, () => {
    const seats = all(".seats .seat").filter((seat) => seat.querySelector(".hand"));
    const open = seats.map((seat) => text(seat.querySelector(".name"))!);
    if (document.querySelector(".own .lit, .own .dim")) open.push("own");
    lifted.push(...open.filter((each) => !lifted.includes(each)));
    const number = text(document.querySelector(".count .number b"));
    if (number && counts.at(-1) !== number) counts.push(number);
  });
  expect(lifted).toEqual(order);
  expect(counts).toEqual(["0", "1", "2", "3", "4"]);
  await expect.element(verdict()).toBeVisible();
  const row = document.querySelector(".tally")!;
  expect(row.ariaLabel).toBe(t("page-tally", { count: 4, quantity: 3 }));
  expect(row.querySelectorAll(".socket.full")).toHaveLength(4);
  expect(row.querySelectorAll(".wild")).toHaveLength(2);
  expect(all(".lit")).toHaveLength(4);
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
});

describe.each([
  ["trueBid", "Bo", BO, "Ana"],
  ["falseBid", "Ana", ANA, "Bo"],
])("after a %s", (name, loser, seat, other) => {
  test("the lost die is shown at the loser's seat until the next round", async () => {
    await reveal(name, CLEO);
    expect(seatOf(loser).querySelector(".change.lost")).not.toBeNull();
    expect(text(seatOf(loser))).toContain(t("dice-count", { count: 4 }));
    expect(seatOf(other).querySelector(".change")).toBeNull();
    expect(text(seatOf(other))).toContain(t("dice-count", { count: 5 }));
    expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
    show(revealOf(name, CLEO).before);
    expect(all(".change")).toEqual([]);
  });

  test("the loser sees the lost die among their own dice", async () => {
    await reveal(name, seat);
    expect(document.querySelector(".own .change.lost")).not.toBeNull();
    expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
  });
});

test("a die regained by calza is shown to everyone", async () => {
  const { unmount } = await reveal("regainedDie", BO);
  expect(document.querySelector(".own .change.gained")).not.toBeNull();
  await unmount();
  await reveal("regainedDie", ANA);
  expect(seatOf("Bo").querySelector(".change.gained")).not.toBeNull();
});

test("if all others lose by a calza, each loss is shown at its seat", async () => {
  const { unmount } = await reveal("othersLose", CLEO);
  for (const loser of ["Ana", "Bo"]) {
    expect(seatOf(loser).querySelector(".change.lost")).not.toBeNull();
    expect(text(seatOf(loser))).toContain(t("dice-count", { count: 4 }));
  }
  expect(document.querySelector(".own .change")).toBeNull();
  await expect.element(verdict()).toHaveTextContent(t("story-others-lose-you"));
  await unmount();
  await reveal("othersLose", BO);
  expect(document.querySelector(".own .change.lost")).not.toBeNull();
  await expect.element(verdict()).toHaveTextContent(t("story-others-lose", { name: "Cleo" }));
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
});

test.each([
  ["winner", CLEO],
  ["loser", ANA],
  ["spectator", "spectator"],
  ["screen", "screen"],
] as const)("nothing reveals the result to the %s before the count", async (_, viewpoint) => {
  const told = new Set<string>();
  await reveal("lastBid", viewpoint, () => {
    if (document.querySelector(".count .mark, .winner")) return;
    if (viewpoint !== "screen") openMenu();
    for (const each of said()) told.add(each);
  });
  expect(document.querySelector(".winner")).not.toBeNull();
  expect([...told]).toContain(t("page-round", { round: 2 }));
  const endings = [
    ...(["page-over", "page-again", "page-again-waits", "page-replay-last"] as const).map((id) => t(id)),
    ...(["story-wins", "story-loses", "story-out"] as const).flatMap((id) =>
      ["Ana", "Cleo"].map((name) => t(id, { name })),
    ),
    ...(["story-wins-you", "story-loses-you", "story-out-you"] as const).map((id) => t(id)),
    t("page-place", { place: 2, count: 3 }),
  ];
  expect([...told].filter((each) => endings.some((ending) => each.includes(ending)))).toEqual([]);
  expect(said().some((each) => endings.some((ending) => each.includes(ending)))).toBe(true);
});

test("nothing reveals the loser before the count", async () => {
  const told = new Set<string>();
  await reveal("falseBid", CLEO, () => {
    if (!document.querySelector(".count .mark")) for (const each of said()) told.add(each);
  });
  expect([...told]).toContain(t("dice-count", { count: 5 }));
  expect([...told]).not.toContain(t("dice-count", { count: 4 }));
  const loses = t("story-loses", { name: "Ana" });
  expect([...told].filter((each) => each.includes(loses))).toEqual([]);
  expect(said().some((each) => each.includes(loses))).toBe(true);
});

test("a tap skips the count", async () => {
  const { before, after } = revealOf("fromCaller", CLEO);
  await open(before);
  show(after);
  expect(document.querySelector(".claim")).not.toBeNull();
  expect(verdict().query()).toBeNull();
  document.querySelector<HTMLElement>(".stage")!.click();
  await expect.element(verdict()).toBeVisible();
});

test("with reduced motion, the reveal is shown at once and nothing moves", async () => {
  await allowAnimations(false);
  const { before, after } = revealOf("fromCaller", CLEO);
  await open(before);
  show(after);
  await expect.element(verdict()).toBeVisible();
  const frames = document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
  expect(frames.filter(({ transform }) => transform && transform !== "none")).toEqual([]);
});
