// A turn at the table: moves that the page sends, bids that are taken back, odds, and forced colours.
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { t } from "../i18n.svelte";
import type { Table } from "../lib/table";
import { settled } from "../testing/pad";
import { badlyShown } from "../testing/sight";
import { seat } from "../testing/states";
import {
  PHONE_AND_DESKTOP,
  button,
  faults,
  forceColours,
  open,
  recordCommands,
  seenBy,
  show,
  tableOf,
  useWholeScreen,
  viewOf,
  watched,
  resize,
} from "../testing/whole-table";
import { example, type ExampleName } from "../testing/views";

useWholeScreen();

const HAND = [2, 3, 5, 5, 5];

/** A two-player table, seen by the player to whom the example view belongs. */
function tableFor(name: ExampleName, change: Partial<Table> = {}): Table {
  const view = viewOf(name);
  return tableOf(view, { edition: "bga", seat: view.seat, seats: [seat(1), seat(2)], ...change });
}

const faceKey = (face: number) => document.querySelectorAll<HTMLElement>(".pad .faces button")[face - 1]!;
const bidButton = () => document.querySelector<HTMLButtonElement>(".bid-button");
/** Opens the list of quantities, unless it is open. */
const unfold = () => document.querySelector<HTMLElement>('button.quantity[aria-expanded="false"]')?.click();

test("two taps on a face send its lowest bid", async () => {
  const sent = recordCommands();
  await open(tableFor("after1x4"));
  await settled();
  faceKey(5).click();
  await expect.poll(() => bidButton()!.textContent).toBe(t("page-bid", { quantity: 1, face: 5 }));
  faceKey(5).click();
  expect(sent).toMatchObject([{ do: "act", move: { move: "bid", quantity: 1, face: 5 } }]);
});

test("keys choose a face and a quantity, bid, and call dudo at the second press", async () => {
  const sent = recordCommands();
  await open(tableFor("opening"));
  await settled();
  await userEvent.keyboard("5{ArrowUp}{ArrowUp}{ArrowDown}{Enter}");
  show(tableFor("after1x4"));
  await settled();
  await userEvent.keyboard("d");
  expect(document.querySelector("button.dudo")!.textContent.trim()).toBe(t("page-dudo-armed"));
  await userEvent.keyboard("d");
  expect(sent).toMatchObject([{ move: { move: "bid", quantity: 2, face: 5 } }, { move: { move: "dudo" } }]);
});

describe("odds", () => {
  const { chances } = example("after9x5OfFour");
  const seats = [1, 2, 3, 4].map((number) => seat(number));

  test("are next to the bids only if the host allows them", async () => {
    for (const bid_chances of [null, chances]) {
      const settings = { ...tableFor("opening").table_settings, training_aid: bid_chances !== null };
      const aided = tableFor("after9x5OfFour", { seats, bid_chances, table_settings: settings });
      const { container, unmount } = await open(aided);
      await settled();
      faceKey(5).click();
      unfold();
      expect(container.querySelectorAll(".chance").length > 0).toBe(bid_chances !== null);
      expect(page.getByText(t("page-aid-chip"), { exact: true }).elements()).toHaveLength(Number(bid_chances !== null));
      await unmount();
    }
  });

  test("are not shown to spectators", async () => {
    await open(watched(tableFor("after9x5OfFour", { seats })));
    expect(document.querySelector(".standing")).not.toBeNull();
    expect(document.querySelector(".chance")).toBeNull();
  });
});

test("the number of dice in play is shown only if it is public", async () => {
  await open(tableFor("after1x4"));
  expect(document.querySelector(".standing .in-play")!.textContent).toBe(t("page-in-play", { count: 10 }));
  show(tableFor("after1x4", { view: { ...viewOf("after1x4"), in_play: null } }));
  expect(document.querySelector(".standing .in-play")).toBeNull();
});

test.each([6, 8])("all quantities of %i players fit on a phone", async (players) => {
  await resize(360, 640);
  await open(tableOf(viewOf(`rolledBy${players}` as ExampleName)));
  await settled();
  [...document.querySelectorAll<HTMLElement>(".face:not(.dim)")].at(-1)!.click();
  unfold();
  await expect.element(page.getByRole("group", { name: t("page-how-many", { face: 6 }) })).toBeInViewport();
  await expect.element(button("page-hide-dice")).toBeInViewport({ ratio: 1 });
  expect(await badlyShown()).toEqual([]);
  const panel = document.querySelector("div.over")!;
  if (players < 8) expect(panel.scrollHeight).toBeLessThanOrEqual(panel.clientHeight);
});

describe("a bid that is taken back", () => {
  const seats = [1, 2, 3].map((number) => seat(number));
  const own = (retractable_for: number) => tableFor("ownBidWithCalza", { seats, retractable_for });

  test("is taken back by the bidder, with a button or a key, as long as that is possible", async () => {
    const sent = recordCommands();
    await open(own(60_000));
    await button("page-retract").click();
    await userEvent.keyboard("{Backspace}");
    expect(sent).toMatchObject([{ do: "retract" }, { do: "retract" }]);
    expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
    show(own(0));
    expect(button("page-retract").query()).toBeNull();
  });

  test("disappears for everyone, who read why", async () => {
    await open(tableFor("after1x4", { retractable_for: 60_000 }));
    expect(button("page-retract").query()).toBeNull();
    expect(document.querySelector(".bid-now")).not.toBeNull();
    show(seenBy(2, tableFor("opening"), HAND));
    const told = t("story-retracted", { name: "Ana" });
    expect(document.querySelector(".standing")!.textContent).toContain(told);
    await expect.element(page.getByRole("log", { name: t("page-told") })).toHaveTextContent(told);
    expect(document.querySelector(".bid-now")).toBeNull();
    expect(bidButton()).toBeNull();
  });
});

describe("with forced colours", () => {
  /** The CSS properties that distinguish a box in forced-colours mode, which has no shadows. */
  function look(element: Element): string {
    const { backgroundColor, borderTop, outlineColor, outlineStyle } = getComputedStyle(element);
    return JSON.stringify([backgroundColor, borderTop, outlineStyle === "none" ? null : outlineColor]);
  }

  test.each(PHONE_AND_DESKTOP)("the choice is visible on %i×%i", async (width, height) => {
    await resize(width, height);
    await forceColours();
    await open(tableFor("opening"));
    await settled();
    faceKey(5).click();
    await expect.poll(() => faceKey(5).ariaPressed).toBe("true");
    const others = [2, 3, 4, 6].map((face) => look(faceKey(face)));
    expect(others).not.toContain(look(faceKey(5)));
    const { borderTopStyle, borderTopWidth } = getComputedStyle(bidButton()!);
    expect([borderTopStyle, parseFloat(borderTopWidth) >= 1]).toEqual(["solid", true]);
    unfold();
    const cells = () => [...document.querySelectorAll("[data-quantity]")];
    await expect.poll(() => cells().length).toBeGreaterThan(1);
    const pressed = document.querySelector("[data-quantity][aria-pressed='true']")!;
    expect(cells().filter((cell) => look(cell) === look(pressed))).toHaveLength(1);
  });

  test("the player to act is marked at the seat and at one's own dice", async () => {
    await forceColours();
    const shown = tableOf(viewOf("trueBidBefore"), { edition: "bga" });
    const { unmount } = await open(shown);
    const [bo, cleo] = [...document.querySelectorAll(".seats .seat .plate")].map(look);
    expect(bo).not.toBe(cleo);
    const waiting = look(document.querySelector(".own .label")!);
    await unmount();
    await open(tableFor("opening"));
    expect(look(document.querySelector(".own .label")!)).not.toBe(waiting);
  });
});
