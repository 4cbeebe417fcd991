// The shared screen: readable from five metres, its code can be hidden, and players' phones can omit the table.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { flushSync } from "svelte";
import { t } from "../i18n.svelte";
import type { Table } from "../lib/table";
import { preferences } from "../preferences.svelte";
import { session } from "../session.svelte";
import { notWhole, scrolls, tooSmall, violations } from "../testing/sight";
import { seat } from "../testing/states";
import {
  LONG_NAMES,
  PHONES,
  PHONE_AND_DESKTOP,
  afterBids,
  allowAnimations,
  button,
  faults,
  open,
  show,
  tableOf,
  useWholeScreen,
  viewOf,
  watched,
  resize,
} from "../testing/whole-table";
import type { ExampleName } from "../testing/views";
import type { View } from "../wire";

useWholeScreen();

const BIG = [1920, 1080] as const;
/**
 * Minimum text sizes in pixels, by selector. At its minimum size, a name is 25 mm high on a screen that is 1.2 m wide.
 */
const FROM_FIVE_METRES = { ".seat .name": 40, ".bid-big": 120, ".standing .turn": 48 };

beforeEach(() => resize(...BIG));
afterEach(() => {
  localStorage.removeItem("perudo-code");
  preferences.besideScreen.value = "";
});

const screenOf = (view: View, change: Partial<Table> = {}, names?: readonly string[]) =>
  watched(tableOf(view, change, names));

/** All players are seated, and no game has started. */
const gathering = () => ({ ...screenOf(viewOf("opening")), stage: "gathering" as const, view: null });

/** A table whose game the first player has won. */
const over = () => screenOf({ ...viewOf("lastBidAfter") }, { edition: "bga", stage: "over" });

const text = (selector: string) => document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim() ?? "";

/** Parts of the table that overlap each other. Parts of the same seat may overlap. */
function covered(): string[] {
  const parts = [...document.querySelectorAll(".seat .plate, .seat .place > :not(.lifted), .join, .standing, .tally")];
  const apart = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  const names = [...document.querySelectorAll(".seat .name > span")];
  return [
    ...names
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((name) => `cut: ${name.outerHTML}`),
    ...parts.flatMap((part, at) =>
      parts
        .slice(at + 1)
        .filter((other) => !part.closest(".seat") || part.closest(".seat") !== other.closest(".seat"))
        .filter((other) => !apart(part.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${part.className} and ${other.className}: ${other.textContent.trim()}`),
    ),
  ];
}

/** The layout faults of a shared screen, which must show everything without scrolling. */
const badScreen = () => {
  const { x, y } = scrolls();
  const below = document.querySelector(".screen")!.scrollHeight - innerHeight;
  return [...covered(), ...(x || y || below > 0 ? [`the page scrolls by ${x}, ${y}, and ${below} are cut`] : [])];
};

test("long names cover nothing and are not cut", async () => {
  await open(screenOf(afterBids(8, 2), {}, LONG_NAMES), true);
  const sizes = [[1280, 800], BIG, [1366, 768]] as const;
  expect(await faults(sizes, covered)).toEqual({});
  expect(document.querySelector(".name > span")!.getAttribute("title")).toBe(LONG_NAMES[0]);
});

test.each([2, 5, 6, 8])("a table of %i players can be read from five metres", async (players) => {
  await open(screenOf(afterBids(players, 2)), true);
  await expect.element(page.elementLocator(document.querySelector(".bid-big")!)).toBeVisible();
  expect(badScreen()).toEqual([]);
  for (const [selector, smallest] of Object.entries(FROM_FIVE_METRES)) {
    const sizes = [...document.querySelectorAll(selector)].map((each) => parseFloat(getComputedStyle(each).fontSize));
    expect(Math.min(...sizes), selector).toBeGreaterThanOrEqual(smallest);
  }
  expect(document.querySelectorAll(".seat[aria-current]")).toHaveLength(1);
});

test("the verdict covers nothing", async () => {
  await open(screenOf(viewOf("calledByFirst")), true);
  await expect.element(page.elementLocator(document.querySelector(".told .verdict")!)).toBeVisible();
  expect(badScreen()).toEqual([]);
});

test("a reveal counts the dice without anybody's help, and the next round replaces it", async () => {
  await allowAnimations(true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await open(screenOf(viewOf("fromCallerBefore"), { edition: "bga" }), true);
  show(screenOf(viewOf("fromCallerAfter"), { edition: "bga" }));
  const counts: string[] = [];
  for (let time = 0; time < 20_000; time += 50) {
    const number = text(".center .number b");
    if (number && counts.at(-1) !== number) counts.push(number);
    vi.advanceTimersByTime(50);
    flushSync();
  }
  expect(counts).toEqual(["0", "1", "2", "3", "4"]);
  expect(document.querySelectorAll(".tally .full")).toHaveLength(4);
  expect(document.querySelector(".told .verdict")).not.toBeNull();
  expect(button("page-next-round").query()).toBeNull();
  show(screenOf(viewOf("fromCallerBefore"), { edition: "bga" }));
  expect(document.querySelector(".standing")).not.toBeNull();
});

describe("the table's code", () => {
  const code = () => session.table.state!.table;
  const shown = () => document.title.includes(code()) || document.body.innerText.includes(code());

  test("can be hidden before a game, and stays hidden", async () => {
    const { unmount } = await open(gathering(), true);
    expect(text(".code")).toContain(code());
    await userEvent.keyboard("h");
    await expect.element(page.getByText(t("page-screen-hidden"))).toBeVisible();
    expect(shown()).toBe(false);
    await unmount();
    await open(screenOf(viewOf("opening")), true);
    expect(shown()).toBe(false);
    await button("page-screen-show").click();
    expect(text(".code")).toContain(code());
    expect(text(".join .link")).toBe(`${location.host}/t/`);
    await button("page-screen-hide").click();
    expect(shown()).toBe(false);
  });
});

test("the screen stays awake until the page is left", async () => {
  const requests: string[] = [];
  const release = () => Promise.resolve(void requests.push("released"));
  vi.spyOn(navigator, "wakeLock", "get").mockReturnValue({
    request: (kind) => (requests.push(kind!), Promise.resolve({ release } as WakeLockSentinel)),
  });
  const { unmount } = await open(gathering(), true);
  await expect.poll(() => requests).toEqual(["screen"]);
  await unmount();
  expect(requests).toEqual(["screen", "released"]);
});

test("the result stays until the rematch", async () => {
  await open(over(), true);
  await expect.element(page.getByText(t("page-screen-again"))).toBeVisible();
  show(screenOf(viewOf("lastBidBefore"), { edition: "bga", game: 2 }));
  expect(document.querySelector(".standing")).not.toBeNull();
  expect(page.getByText(t("page-screen-again")).query()).toBeNull();
});

test.each(["dark", "light"])("axe-core finds no violations in the %s theme", async (theme) => {
  document.documentElement.dataset.theme = theme;
  for (const shown of [gathering(), screenOf(viewOf("opening")), over()]) {
    const { unmount } = await open(shown, true);
    const check = async () => [...(await violations()), ...(scrolls().x ? ["the page scrolls"] : [])];
    expect(await faults([PHONE_AND_DESKTOP[0]!, BIG], check)).toEqual({});
    await unmount();
  }
});

test("new chat messages are shown, but not earlier ones", async () => {
  await open(screenOf(viewOf("opening")), true);
  const line = { seat: 1, name: "Ana", phrase: null, text: "Before" };
  session.chat.receive([{ ...line, seq: 1 }]);
  session.chat.receive([{ ...line, seq: 2, seat: 2, name: "Bo", phrase: "nice-bluff", text: null }]);
  const bubbles = page.getByRole("log", { name: t("page-talk") });
  await expect.element(bubbles).toHaveTextContent(`Bo ${t("phrase-nice-bluff")}`);
  await expect.element(bubbles).not.toHaveTextContent("Before");
  expect(await violations()).toEqual([]);
});

describe("a player's phone beside a shared screen", () => {
  const shown = (name: ExampleName, screens = 1) =>
    tableOf(viewOf(name), { edition: "kozak", screens, seats: [1, 2, 3, 4].map((number) => seat(number)) });
  const seats = () => document.querySelectorAll(".seat").length;

  beforeEach(() => resize(...PHONE_AND_DESKTOP[0]!));

  test.each(["bidBy4", "bidBy4WithHiddenCounts"] as const)("shows only the dice and the pad: %s", async (name) => {
    await open(shown(name));
    expect(seats()).toBe(3);
    preferences.besideScreen.value = session.table.state!.table;
    flushSync();
    expect([seats(), document.querySelectorAll(".seatless").length]).toEqual([0, 1]);
    expect(document.querySelector(".own .die")!.getBoundingClientRect().width).toBeGreaterThan(60);
    const parts = [".own .dice", ".own .dice .die", ".own .label", ".bid-big", ".pad button"];
    expect(await faults(PHONES, () => [...notWhole(...parts), ...tooSmall()])).toEqual({});
    await resize(...PHONE_AND_DESKTOP[0]!);
    expect(await violations()).toEqual([]);
  });

  test("shows the table again on request, or when there is no screen any more", async () => {
    await open(shown("bidBy4"));
    preferences.besideScreen.value = session.table.state!.table;
    flushSync();
    await button("page-show-table").click();
    expect(seats()).toBe(3);
    await button("page-menu").click();
    await button("page-only-dice").click();
    expect(seats()).toBe(0);
    show(shown("bidBy4", 0));
    expect(seats()).toBe(3);
  });
});
