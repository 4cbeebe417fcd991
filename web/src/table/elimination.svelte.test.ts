// What an eliminated player sees, the end of a game, and the opening rolls.
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { t } from "../i18n.svelte";
import type { Table } from "../lib/table";
import { badlyShown, notWhole } from "../testing/sight";
import { seat } from "../testing/states";
import {
  PHONE_AND_DESKTOP,
  allowAnimations,
  faults,
  open,
  recordCommands,
  show,
  tableOf,
  useWholeScreen,
  viewOf,
  button,
  resize,
} from "../testing/whole-table";
import type { ExampleName } from "../testing/views";

useWholeScreen();

const all = (selector: string) => [...document.querySelectorAll(selector)];

/** Ana has been eliminated, and three bots are still playing. */
function lost(name: ExampleName = "firstSeesCups", change: Partial<Table> = {}): Table {
  const seats = [1, 2, 3, 4].map((number) => seat(number, number === 1 ? {} : { kind: "bot", bot: "odds" }));
  return tableOf(viewOf(name), { edition: "bga", seats, places: [4, null, null, null], ...change });
}

describe("an eliminated player among bots", () => {
  test("keeps the seat, reads the place, and can look under all cups", async () => {
    await open(lost());
    const place = { place: 4, count: 4 };
    await expect.element(page.getByText(t("page-you-are-out", place))).toBeVisible();
    expect(document.querySelector(".own")!.textContent).toContain(t("page-place", place));
    expect(all(".seats .hand")).toEqual([]);
    await button("page-see-cups").click();
    expect(all(".seats .hand")).toHaveLength(3);
    expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
  });

  test("can speed the bots up, or skip to the result", async () => {
    const sent = recordCommands();
    await open(lost());
    await button("page-faster").click();
    show(lost("firstSeesCups", { table_settings: { ...lost().table_settings, speed: "fast" } }));
    expect(button("page-faster").query()).toBeNull();
    await button("page-to-result").click();
    expect(sent).toMatchObject([
      { do: "speed", speed: "fast" },
      { do: "speed", speed: "instant" },
    ]);
  });

  test("reads texts in place of the pad that keep their distance", async () => {
    await resize(1280, 800);
    await open(lost());
    const [farewell, waiting] = [".watching", ".waiting"].map((part) =>
      document.querySelector(`.below ${part}`)!.getBoundingClientRect(),
    );
    expect(waiting!.top - farewell!.bottom).toBeGreaterThanOrEqual(8);
  });
});

test("an eliminated player among people looks under the cups only if the host allows it", async () => {
  const seats = [1, 2, 3, 4].map((number) => seat(number));
  for (const [name, allowed] of [
    ["firstIsOut", false],
    ["firstSeesCups", true],
  ] as const) {
    const { container, unmount } = await open(lost(name, { seats }));
    expect(container.querySelector(".watching")).not.toBeNull();
    expect(button("page-see-cups").elements()).toHaveLength(Number(allowed));
    expect(button("page-to-result").query()).toBeNull();
    await unmount();
  }
});

describe("the end of a game", () => {
  const facts = [1, 2, 3].map((number) => ({ message: "fact-bluffs", seat: number, values: { count: number } }));
  const over = () => tableOf(viewOf("lastBidAfter"), { edition: "bga", stage: "over", places: [2, 3, 1], facts });

  test("shows the podium, the order, facts and the next game", async () => {
    await open(over());
    const places = page.getByRole("list", { name: t("page-order") }).getByRole("listitem");
    expect(places.elements().map((item) => /Ana|Bo|Cleo/.exec(item.textContent)?.[0])).toEqual(["Cleo", "Ana", "Bo"]);
    const told = page.getByRole("list", { name: t("page-facts") }).getByRole("listitem");
    expect(told.elements()).toHaveLength(facts.length);
    expect(
      told
        .elements()
        .map(({ textContent }) => textContent)
        .join(),
    ).not.toContain("{");
    expect(all(".winner .step")).toHaveLength(3);
    const first = document.querySelector("section.over button")!;
    expect(first.textContent.trim()).toBe(t("page-again"));
    const inView = () => (first.getBoundingClientRect().bottom <= innerHeight ? [] : ["the first button is below"]);
    expect(await faults(PHONE_AND_DESKTOP, async () => [...inView(), ...(await badlyShown())])).toEqual({});
  });

  test.each(["light", "dark"])("podium numbers contrast with their steps in the %s theme", async (theme) => {
    document.documentElement.dataset.theme = theme;
    await open(over());
    const [step, number] = [".winner .step", ".winner text"].map((part) => {
      const colour = getComputedStyle(document.querySelector(part)!)
        .fill.match(/[0-9.]+/g)!
        .map(Number);
      return 0.3 * colour[0]! + 0.6 * colour[1]! + 0.1 * colour[2]!;
    });
    expect(Math.abs(step! - number!)).toBeGreaterThan(100);
  });
});

test("a ring shows the time until the next round", async () => {
  await open(tableOf(viewOf("revealed"), { edition: "bga", continues_in: 5000 }));
  await expect.element(button("page-next-round")).toBeVisible();
  expect(button("page-next-round").element().querySelector(".ring")).not.toBeNull();
});

test.each([true, false])("the speed of bots can be set in the menu by the host only (host: %s)", async (host) => {
  const sent = recordCommands();
  const seats = [seat(1), seat(2), seat(3, { kind: "bot", bot: "odds" })];
  await open(tableOf(viewOf("trueBidBefore"), { edition: "bga", seats, host }));
  await button("page-menu").click();
  const speeds = page.getByRole("group", { name: t("table-setting-speed") });
  expect(speeds.elements()).toHaveLength(Number(host));
  if (!host) return;
  await button("speed-slow").click();
  expect(sent).toMatchObject([{ do: "speed", speed: "slow" }]);
});

test.each([
  ["page-leave-alone", "bot"],
  ["page-leave-playing", "person"],
] as const)("the dialog for leaving says what happens to the seat: %s", async (message, kind) => {
  const seats = [seat(1), seat(2, { kind, bot: kind === "bot" ? "odds" : null })];
  await open(tableOf(viewOf("opening"), { edition: "bga", seats }));
  await button("page-menu").click();
  await button("page-leave").click();
  await expect.element(page.getByRole("dialog")).toHaveTextContent(t(message));
});

test.each([
  ["random", 0],
  ["highest-roll", 1],
] as const)("the opening roll is announced if there is one: %s", async (first_opener, announced) => {
  await resize(360, 640);
  await open(tableOf(viewOf("rollingOf2"), { rules: { first_opener } }));
  expect(page.getByRole("heading", { name: t("page-opening") }).elements()).toHaveLength(announced);
  expect(page.getByText(t("page-rolling")).elements()).toHaveLength(announced);
});

test("the opening rolls are listed in place of the pad, if there is room", async () => {
  await resize(1280, 800);
  const rolled = { ...viewOf("rollingOf2"), opening_rolls: [[6, 2]] };
  await open(tableOf(rolled, { rules: { first_opener: "highest-roll" } }));
  const list = page.getByRole("region", { name: t("page-opening") }).getByRole("listitem");
  for (const [name, face] of [
    [t("page-you"), 6],
    ["Bo", 2],
  ] as const) {
    const die = list.filter({ hasText: name }).getByRole("img", { name: t("face", { face }) });
    await expect.element(die).toBeVisible();
  }
  const sizes = [
    [1280, 800],
    [740, 360],
  ] as const;
  expect(await faults(sizes, () => notWhole(".below .waiting", ".below .waiting li"))).toEqual({});
});

test.each([true, false])("dealt dice tumble and cups shake, unless motion is reduced (motion: %s)", async (motion) => {
  await allowAnimations(motion);
  const seen = { own: false, cups: false };
  const observer = new MutationObserver(() => {
    seen.own ||= document.querySelector(".own.rolling") !== null;
    seen.cups ||= document.querySelector(".seats .cup.dealt") !== null;
  });
  await open(tableOf(viewOf("trueBidAfter"), { edition: "bga" }));
  observer.observe(document.body, { subtree: true, attributes: true });
  show(tableOf({ ...viewOf("trueBidBefore"), round: 2, bids: [] }, { edition: "bga" }));
  await expect.poll(() => all(".own.rolling, .seats .cup.dealt").length).toBe(0);
  observer.disconnect();
  expect(seen).toEqual({ own: motion, cups: motion });
});
