import type { MessageId } from "../messages";
import type { ComponentProps } from "svelte";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import { t } from "../i18n.svelte";
import { contrast, tooSmall, violations } from "../testing/sight";
import { example, padOf } from "../testing/views";
import BidPad from "./BidPad.svelte";

const SIZES = { phone: [390, 844], desktop: [1280, 800] } as const;

async function open(name: Parameters<typeof padOf>[0], change: Partial<ComponentProps<typeof BidPad>> = {}) {
  const onsay = vi.fn();
  const pad = await render(BidPad, { ...padOf(name), onsay, ...change });
  await vi.waitFor(() => expect(pad.container.querySelector(".pad.settled")).not.toBeNull());
  const face = (number: number) =>
    page
      .getByRole("group", { name: t("page-pad-faces") })
      .getByRole("button")
      .nth(number - 1);
  const quantities = (number: number) => page.getByRole("group", { name: t("page-how-many", { face: number }) });
  const cell = (quantity: number, number: number) =>
    quantities(number).getByRole("button", { name: t("page-bid", { quantity, face: number }), exact: true });
  const bidButton = () => pad.container.querySelector<HTMLButtonElement>(".bid-button");
  const chosen = (quantity: number, number: number) =>
    vi.waitFor(() => expect(bidButton()?.textContent).toBe(t("page-bid", { quantity, face: number })));
  const quantity = () => pad.container.querySelector<HTMLButtonElement>("button.quantity");
  const unfold = () => quantity()?.click();
  const why = () => pad.container.querySelector(".why")?.textContent ?? null;
  return { ...pad, onsay, face, quantities, cell, bidButton, chosen, quantity, unfold, why };
}

describe.each(Object.entries(SIZES))("the bid pad on a %s", (size, [width, height]) => {
  beforeEach(() => page.viewport(width, height));

  test.each([
    ["opening", 5, 1],
    ["after1x4", 5, 1],
    ["after4x4", 1, 2],
  ] as const)("%s: two taps on a face bid its lowest quantity", async (name, number, lowest) => {
    const pad = await open(name);
    await pad.face(number).click();
    await pad.chosen(lowest, number);
    await expect.element(pad.face(number)).toHaveAttribute("aria-pressed", "true");
    expect(pad.onsay).not.toHaveBeenCalled();
    await pad.face(number).click();
    expect(pad.onsay.mock.calls).toEqual([[{ move: "bid", quantity: lowest, face: number }]]);
  });

  test("a lesson points to one control at a time", async () => {
    const pad = await open("opening", { wanted: { move: "bid", quantity: 2, face: 4 } });
    const pointedAt = () => [...pad.container.querySelectorAll(".wanted")];
    await pad.face(6).click();
    await pad.chosen(1, 6);
    expect(pointedAt()).toEqual([pad.face(4).element()]);
    await pad.face(4).click();
    await pad.chosen(1, 4);
    expect(pointedAt().map((each) => each.getAttribute("aria-label"))).toEqual([t("page-more")]);
    await page.getByRole("button", { name: t("page-more"), exact: true }).click();
    await pad.chosen(2, 4);
    expect(pointedAt()).toEqual([pad.bidButton()]);
  });

  test("a chosen quantity is bid by the button or a second tap", async () => {
    const pad = await open("opening");
    for (const [quantity, number] of [
      [1, 2],
      [7, 4],
      [10, 6],
    ] as const) {
      await pad.face(number).click();
      pad.unfold();
      const rest = pad.container.querySelector<HTMLElement>(".rest");
      if (pad.cell(quantity, number).query() === null) rest?.click();
      await pad.cell(quantity, number).click();
      await expect.element(pad.cell(quantity, number)).toHaveAttribute("aria-pressed", "true");
      await pad.chosen(quantity, number);
      if (size === "phone") pad.unfold();
    }
    expect(pad.onsay).not.toHaveBeenCalled();
    pad.bidButton()!.click();
    expect(pad.onsay.mock.calls).toEqual([[{ move: "bid", quantity: 10, face: 6 }]]);
    pad.unfold();
    await pad.cell(9, 6).click();
    await pad.cell(9, 6).click();
    expect(pad.onsay.mock.calls[1]).toEqual([{ move: "bid", quantity: 9, face: 6 }]);
  });

  test("a tap on the preselected bid does not send it", async () => {
    const pad = await open("after4x4");
    pad.unfold();
    await vi.waitFor(() => expect(pad.container.querySelector(".cell.chosen")).not.toBeNull());
    pad.container.querySelector<HTMLElement>(".cell.chosen")!.click();
    pad.container.querySelector<HTMLElement>(".face.chosen")!.click();
    expect(pad.onsay).not.toHaveBeenCalled();
  });

  test.each([false, true])("the preselected bid is sensible (training aid: %s)", async (aid) => {
    // Nine sixes are the lowest raise after nine fives, but a player with three fives would not bid them.
    const { chances } = example("after9x5OfFour");
    const pad = await open("after9x5OfFour", { chances: aid ? chances : null });
    await pad.chosen(10, 5);
    const possible = pad.container.querySelectorAll(".face:not(.dim)").length;
    expect(pad.container.querySelectorAll(".face .chance")).toHaveLength(aid ? possible : 0);
  });

  test("illegal quantities are listed with their rule", async () => {
    const pad = await open("after1x4");
    await pad.face(6).click();
    pad.unfold();
    const told = `${t("page-quantities", { first: 2, last: 10 })} ${t("reason-one-axis")}`;
    await expect.element(pad.quantities(6).getByText(t("reason-one-axis"))).toHaveTextContent(told);
    await expect.element(pad.quantities(6).getByRole("button")).toBeVisible();
    expect(pad.quantities(6).getByRole("button").elements()).toHaveLength(1);
    if (size === "desktop") return;
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => pad.quantities(6).query()).toBeNull();
  });

  test("a reason stays until the choice changes, and nothing is sent meanwhile", async () => {
    const pad = await open("after2x4");
    const shows = (reason: MessageId | null) => vi.waitFor(() => expect(pad.why()).toBe(reason && t(reason)));
    await userEvent.keyboard("3");
    await shows("reason-one-axis");
    await userEvent.keyboard("{Enter}");
    for (let tap = 0; tap < 2; tap++)
      pad
        .face(3)
        .element()
        .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await userEvent.keyboard("{Enter}");
    await shows("reason-one-axis");
    expect(pad.bidButton()).toBeNull();
    expect(await violations(pad.container)).toEqual([]);
    expect(tooSmall(pad.container)).toEqual([]);
    await userEvent.keyboard("5");
    await shows(null);
    await pad.chosen(2, 5);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await shows("reason-not-higher");
    await userEvent.keyboard("3");
    await shows("reason-one-axis");
    await page.getByRole("button", { name: t("page-close") }).click();
    await pad.chosen(2, 5);
    expect(pad.onsay).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(pad.onsay.mock.calls).toEqual([[{ move: "bid", quantity: 2, face: 5 }]]);
  });

  test.each([false, true])("unreasonable quantities are folded (training aid: %s)", async (aid) => {
    const { chances } = example("openingOfFour");
    const pad = await open("openingOfFour", { chances: aid ? chances : null });
    await userEvent.keyboard("4");
    pad.unfold();
    await expect.element(pad.quantities(4)).toBeVisible();
    const cells = () => pad.container.querySelectorAll<HTMLElement>("[data-quantity]");
    const shown = cells().length;
    expect(shown).toBeGreaterThanOrEqual(6);
    expect(shown).toBeLessThanOrEqual(15);
    const rest = pad.quantities(4).getByRole("button", { expanded: false });
    await expect.element(rest).toHaveTextContent(t("page-quantities", { first: shown + 1, last: 20 }));
    expect(tooSmall(pad.container)).toEqual([]);
    await rest.click();
    await vi.waitFor(() => expect(cells()).toHaveLength(20));
    expect(await violations(pad.container)).toEqual([]);
    cells()[18]!.click();
    await pad.chosen(19, 4);
  });

  test("with the training aid each bid has its chance as a number and a bar", async () => {
    const { view, chances } = example("openingOfFour");
    const pad = await open("openingOfFour", { chances });
    await pad.face(3).click();
    pad.unfold();
    await pad.quantities(3).getByRole("button", { expanded: false }).click();
    await vi.waitFor(() => expect(pad.container.querySelectorAll(".cell .bar span")).toHaveLength(20));
    const own = view.hand!.filter((die) => die === 3 || die === 1).length;
    const told = [...pad.container.querySelectorAll(".cell .chance")].map((each) => each.textContent.trim());
    expect(told.slice(0, own)).toEqual(Array(own).fill("100%"));
    expect(told.slice(own)).not.toContain("100%");
    expect(told.slice(own + 15)).toEqual(Array(5 - own).fill("0%"));
    const bars = [...pad.container.querySelectorAll<HTMLElement>(".cell .bar span")].map((bar) =>
      parseFloat(bar.style.width),
    );
    expect(bars).toEqual([...bars].sort((one, other) => other - one));
    expect(bars[0]).toBeGreaterThan(bars[19]!);
    const name = t("page-bid-likely", { quantity: 1, face: 3, chance: told[0]! });
    await expect.element(pad.quantities(3).getByRole("button", { name, exact: true })).toBeVisible();
  });

  test("keys choose face and quantity, bid, and call dudo at the second press", async () => {
    const pad = await open("after1x4");
    await userEvent.keyboard("4{ArrowUp}{ArrowUp}{ArrowDown}");
    await pad.chosen(3, 4);
    await userEvent.keyboard("{Enter}");
    expect(pad.onsay.mock.calls).toEqual([[{ move: "bid", quantity: 3, face: 4 }]]);
    await userEvent.keyboard("d");
    await vi.waitFor(() =>
      expect(pad.container.querySelector("button.dudo")?.textContent).toContain(t("page-dudo-armed")),
    );
    expect(pad.onsay).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("d");
    expect(pad.onsay.mock.calls[1]).toEqual([{ move: "dudo" }]);
  });

  test("without a bid dudo says why it is impossible", async () => {
    const pad = await open("opening");
    await userEvent.keyboard("d");
    await vi.waitFor(() => expect(pad.why()).toBe(t("reason-nothing-bid")));
    await userEvent.keyboard("{Enter}");
    expect(pad.onsay).not.toHaveBeenCalled();
  });

  test("nothing is sent while a command is pending", async () => {
    const pad = await open("after1x4", { busy: true });
    await userEvent.keyboard("{Enter}dd");
    expect(pad.onsay).not.toHaveBeenCalled();
  });

  test("the buttons − and + step through the legal quantities", async () => {
    const pad = await open("openingOfFour");
    await userEvent.keyboard("5");
    await pad.chosen(1, 5);
    const [more, fewer] = (["page-more", "page-fewer"] as const).map((name) =>
      page.getByRole("button", { name: t(name) }),
    );
    await expect.element(fewer!).toHaveAttribute("aria-disabled", "true");
    await more!.click();
    await more!.click();
    await pad.chosen(3, 5);
    await fewer!.click();
    await pad.chosen(2, 5);
  });
});

test("on a phone, taps open and close the list of quantities", async () => {
  await page.viewport(...SIZES.phone);
  const pad = await open("opening");
  await pad.face(4).click();
  for (const away of [pad.quantity()!, document.body]) {
    expect(pad.quantities(4).query()).toBeNull();
    pad.unfold();
    await expect.element(pad.quantities(4)).toBeVisible();
    away.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    if (away !== document.body) pad.unfold();
    await expect.poll(() => pad.quantities(4).query()).toBeNull();
  }
});

describe("by a clock of the test", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  test("input right after the pad appears is ignored", async () => {
    const onsay = vi.fn();
    const { container } = await render(BidPad, { ...padOf("opening"), onsay });
    const button = container.querySelector<HTMLElement>(".bid-button")!;
    button.click();
    vi.advanceTimersByTime(299);
    button.click();
    expect(onsay).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    button.click();
    expect(onsay).toHaveBeenCalledTimes(1);
  });

  test.each([
    [399, []],
    [400, [[{ move: "dudo" }]]],
  ])("holding Dudo for %i ms calls %j", async (milliseconds, calls) => {
    const onsay = vi.fn();
    const { container } = await render(BidPad, { ...padOf("after1x4"), onsay });
    vi.advanceTimersByTime(300);
    const button = container.querySelector<HTMLElement>("button.dudo")!;
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    vi.advanceTimersByTime(milliseconds);
    button.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    button.click();
    expect(onsay.mock.calls).toEqual(calls);
  });
});

test.each(["dark", "light"])("a held call is legible in the %s theme, filled or not", async (theme) => {
  document.documentElement.dataset.theme = theme;
  onTestFinished(() => void delete document.documentElement.dataset.theme);
  const { container } = await open("after1x4");
  const button = container.querySelector<HTMLElement>("button.dudo")!;
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(button.matches(".holding")).toBe(true));
  const { color } = getComputedStyle(button.querySelector(".how")!);
  const panel = getComputedStyle(button.closest(".pad")!).backgroundColor;
  const fill = getComputedStyle(button.querySelector(".fill")!).backgroundColor;
  button.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  expect(Math.min(contrast(color, panel), contrast(color, panel, fill))).toBeGreaterThanOrEqual(4.5);
});
