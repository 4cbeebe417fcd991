import type { ComponentProps } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import { t } from "../i18n.svelte";
import { table, view } from "../testing/states";
import { tooSmall, violations } from "../testing/sight";
import OwnDice from "./OwnDice.svelte";

beforeEach(() => localStorage.clear());

async function open(change: Partial<ComponentProps<typeof OwnDice>> = {}) {
  const ontell = vi.fn();
  const props = { seat: 1, hand: [5, 1, 3, 3, 2], round: 1, turn: false, open: null, ontell, ...change };
  const shown = await render(OwnDice, props);
  const dice = () => [...shown.container.querySelectorAll("li")].map((item) => item.textContent);
  const button = () => shown.container.querySelector<HTMLButtonElement>("button.dice")!;
  return { ...shown, ontell, dice, button };
}
const faces = (...numbers: number[]) => numbers.map((face) => t("face", { face }));

test("the dice are announced sorted by face", async () => {
  const own = await open();
  expect(own.dice()).toEqual(faces(1, 2, 3, 3, 5));
  expect(await violations(own.container)).toEqual([]);
  expect(tooSmall(own.container)).toEqual([]);
});

test("a tap hides the dice, also from screen readers, and a second one is a peek that the others see", async () => {
  const own = await open();
  await userEvent.click(own.button());
  await expect.element(page.elementLocator(own.button())).toHaveAttribute("aria-pressed", "true");
  expect(own.dice()).toEqual([]);
  expect(own.ontell).not.toHaveBeenCalled();
  await userEvent.click(own.button());
  expect(own.dice()).toEqual(faces(1, 2, 3, 3, 5));
  expect(own.ontell.mock.calls).toEqual([["peek"]]);
});

test("holding a hidden hand shows it while it is held, and a hidden hand stays hidden at the next table", async () => {
  const first = await open();
  await userEvent.click(first.button());
  await first.unmount();
  const own = await open();
  expect(own.dice()).toEqual([]);
  own.button().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(own.dice()).toEqual(faces(1, 2, 3, 3, 5)));
  expect(own.ontell.mock.calls).toEqual([["peek"]]);
  window.dispatchEvent(new PointerEvent("pointerup"));
  own.button().click();
  await vi.waitFor(() => expect(own.dice()).toEqual([]));
  expect(own.button().getAttribute("aria-pressed")).toBe("true");
});

test("shaking the cup is shown to the others, and impossible while the cups are open", async () => {
  const own = await open();
  await page.getByRole("button", { name: t("page-shake") }).click();
  expect(own.ontell.mock.calls).toEqual([["shake"]]);
  await own.rerender({ open: { hands: [[1, 2, 3, 3, 5]], wild: true, face: 3 } });
  expect(own.container.querySelector<HTMLButtonElement>(".cup-box")!.disabled).toBe(true);
});

test("with open cups, matching dice and aces are lit, and others dimmed", async () => {
  const open_ = { hands: [[5, 1, 3, 3, 2]], wild: true, face: 3 };
  const own = await open({ open: open_ });
  const marks = () => [...own.container.querySelectorAll(".lies")].map((die) => (die.matches(".lit") ? "lit" : "dim"));
  expect(marks()).toEqual(["lit", "dim", "lit", "lit", "dim"]);
  await own.rerender({ open: { ...open_, wild: false } });
  expect(marks()).toEqual(["dim", "dim", "lit", "lit", "dim"]);
});

describe("without dice", () => {
  test("the player's place is shown", async () => {
    const over = table({ view: view({ eliminated: [1] }), places: [4, null, null, null] });
    const own = await open({ hand: [], table: over });
    expect(own.container.querySelector(".placed")!.textContent).toBe(t("page-place", { place: 4, count: 4 }));
  });

  test("a replay only says that the player is out", async () => {
    const own = await open({ hand: [] });
    expect(own.container.querySelector(".placed")!.textContent).toBe(t("page-out"));
  });
});
