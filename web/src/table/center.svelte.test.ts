import { describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import { t } from "../i18n.svelte";
import { countedDice } from "../lib/reveal";
import { table, view } from "../testing/states";
import { violations } from "../testing/sight";
import { example, padOf } from "../testing/views";
import CountedDice from "./CountedDice.svelte";
import CurrentBid from "./CurrentBid.svelte";
import LiveLog from "./LiveLog.svelte";
import OutOfTurnPad from "./OutOfTurnPad.svelte";
import RevealCount from "./RevealCount.svelte";
import RoundStrip from "./RoundStrip.svelte";
import Verdict from "./Verdict.svelte";

const words = (element: Element | null) => element?.textContent.replace(/\s+/g, " ").trim();

describe("the current bid", () => {
  test("names the bidder and the next player", async () => {
    const { view: seen } = example("after1x4");
    const { container } = await render(CurrentBid, { table: table({ view: seen, seat: 3 }), view: seen });
    expect(words(container.querySelector(".who"))).toBe(t("story-bids", { name: "Ana", quantity: 1, face: 4 }));
    expect(words(container.querySelector(".turn"))).toBe(t("page-waits-for", { name: "Bo" }));
    expect(await violations(container)).toEqual([]);
  });

  test("says when it is the user's turn", async () => {
    const { view: seen } = example("after1x4");
    const { container } = await render(CurrentBid, { table: table({ view: seen, seat: 2 }), view: seen });
    expect(words(container.querySelector(".turn.yours"))).toBe(t("page-your-turn"));
  });

  test("shows the expected number of dice at a tap, if the number of dice is public", async () => {
    const { view: seen } = example("after9x5OfFour");
    const { container } = await render(CurrentBid, { table: table({ view: seen }), view: seen });
    const shown = () => words(container.querySelector(".in-play"));
    expect(shown()).toBe(t("page-in-play", { count: 20 }));
    await page.getByRole("button").click();
    await vi.waitFor(() => expect(shown()).toBe(t("page-expected", { count: 20, expected: 7, face: 5 })));
    await page.getByRole("button").click();
    await vi.waitFor(() => expect(shown()).toBe(t("page-in-play", { count: 20 })));
  });

  test("shows the chance with the training aid only", async () => {
    const { view: seen, chances } = example("after9x5OfFour");
    const { container, rerender } = await render(CurrentBid, { table: table({ view: seen }), view: seen });
    expect(container.querySelector(".chance")).toBeNull();
    await rerender({ table: table({ view: seen, bid_chances: chances }) });
    expect(container.querySelector(".chance")).not.toBeNull();
  });

  test("marks palifico rounds", async () => {
    const { container } = await render(CurrentBid, { table: table(), view: view({ palifico: true }) });
    expect(words(container.querySelector(".palifico"))).toBe(t("page-palifico"));
  });
});

describe("the reveal", () => {
  const revealed = example("revealed").view.revealed!;

  test("counts matching dice against the bid, with wild aces as its face", async () => {
    const counted = countedDice(revealed);
    expect(counted).toHaveLength(revealed.count);
    const { container, rerender } = await render(CountedDice, { claimed: 3, dice: counted.slice(0, 2) });
    const sockets = () => [
      container.querySelectorAll(".socket.full").length,
      container.querySelectorAll(".socket").length,
    ];
    expect(sockets()).toEqual([2, 3]);
    await rerender({ claimed: 3, dice: counted });
    expect(sockets()).toEqual([6, 6]);
    const label = t("page-tally", { count: 6, quantity: 3 });
    await expect.element(page.getByRole("img", { name: label })).toBeVisible();
  });

  test("marks a bid as true or false once it is counted", async () => {
    const shown = { table: table(), revealed, number: 6, lifting: true, done: false };
    const { container, rerender } = await render(RevealCount, shown);
    expect(container.querySelector(".mark")).toBeNull();
    await rerender({ done: true });
    expect(words(container.querySelector(".mark.stands"))).toBe("✓");
    await rerender({ revealed: { ...revealed, changes: [-1, 0, 0, 0] } });
    expect(words(container.querySelector(".mark"))).toBe("✗");
  });

  test("the verdict waits for the others once the user is ready", async () => {
    const onready = vi.fn();
    const seen = example("revealed").view;
    const shown = { table: table({ view: seen }), revealed, busy: false, onready };
    const { container, rerender } = await render(Verdict, shown);
    expect(words(container.querySelector("h2"))).not.toBe("");
    expect(await violations(container)).toEqual([]);
    await page.getByRole("button", { name: t("page-next-round") }).click();
    expect(onready).toHaveBeenCalledTimes(1);
    await rerender({ table: table({ view: seen, ready: [1, 3] }) });
    expect(words(container.querySelector(".waiting"))).toBe(t("page-waits-for-all", { names: "Bo, Dan" }));
  });

  test("bots can be asked for their reasons, people can't", async () => {
    const onwhy = vi.fn();
    const seen = example("revealed").view;
    const bots = table({ view: seen, seats: table().seats.map((seat) => ({ ...seat, kind: "bot", bot: "odds" })) });
    const shown = { table: table({ view: seen }), revealed, busy: false, onready: vi.fn(), onwhy };
    const { rerender } = await render(Verdict, shown);
    const button = page.getByRole("button", { name: t("page-why"), exact: true });
    expect(button.query()).toBeNull();
    await rerender({ table: bots });
    await button.click();
    expect(onwhy).toHaveBeenCalledTimes(1);
  });
});

test("the bids of the round are listed in order, and long lists can be scrolled by keyboard", async () => {
  const bids = [1, 2, 3, 4, 5].map((quantity) => ({ seat: ((quantity - 1) % 4) + 1, quantity, face: 4 }));
  const { container, rerender } = await render(RoundStrip, { view: view({ bids: bids.slice(0, 4) }) });
  const list = () => container.querySelector("ol")!;
  expect(list().tabIndex).toBe(-1);
  await rerender({ view: view({ bids }) });
  expect(list().tabIndex).toBe(0);
  expect([...list().querySelectorAll("li")].map((item) => Number(/\d+/.exec(words(item)!)?.[0]))).toEqual([
    1, 2, 3, 4, 5,
  ]);
  expect(list().querySelectorAll(".last")).toHaveLength(1);
});

test("events are announced once, and only the last ones", async () => {
  const line = (number: number) => ({
    key: `${number}`,
    round: 1,
    seat: 1,
    kind: "bid" as const,
    bid: null,
    late: false,
    text: [{ id: "page-round" as const, args: { round: number } }],
  });
  const { container, rerender } = await render(LiveLog, { lines: [line(1)] });
  const first = container.querySelector("p");
  await rerender({ lines: Array.from({ length: 40 }, (_, at) => line(at + 1)) });
  expect(container.querySelectorAll("p")).toHaveLength(30);
  expect(container.contains(first)).toBe(false);
  expect(container.querySelector('[role="log"]')).not.toBeNull();
});

describe("the pad at other players' turns", () => {
  test("offers calza if it is legal, by two presses", async () => {
    const oncalza = vi.fn();
    const { choices } = padOf("ownBidWithCalza");
    const shown = { choices: { ...choices, calza: null }, busy: false, own: false, oncalza, onretract: null };
    await render(OutOfTurnPad, shown);
    await userEvent.keyboard("c");
    expect(oncalza).not.toHaveBeenCalled();
    await userEvent.keyboard("c");
    expect(oncalza).toHaveBeenCalledTimes(1);
  });

  test("offers to take a bid back while that is possible", async () => {
    const onretract = vi.fn();
    const { choices } = padOf("ownBidWithCalza");
    const shown = { choices, busy: false, own: true, oncalza: vi.fn(), onretract };
    const { rerender } = await render(OutOfTurnPad, shown);
    await page.getByRole("button", { name: t("page-retract") }).click();
    await userEvent.keyboard("{Backspace}");
    expect(onretract).toHaveBeenCalledTimes(2);
    await rerender({ onretract: null });
    expect(page.getByRole("button").elements()).toHaveLength(0);
    await userEvent.keyboard("{Backspace}");
    expect(onretract).toHaveBeenCalledTimes(2);
  });
});
