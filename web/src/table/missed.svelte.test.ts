// Events that a player missed while the page was hidden.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { flushSync } from "svelte";
import { t } from "../i18n.svelte";
import { session } from "../session.svelte";
import { tips } from "../tips.svelte";
import { badlyShown } from "../testing/sight";
import { seat } from "../testing/states";
import { PHONE_AND_DESKTOP, open, show, tableOf, useWholeScreen, viewOf, resize } from "../testing/whole-table";

useWholeScreen();
session.connect();

let hidden = false;

beforeEach(() => {
  // A tip would replace the bids of the round on a phone.
  tips.understandAll();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  hidden = false;
});

/** Hides the page, or shows it again, upon which the server sends the table's current state. */
function hide(value: boolean): void {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
  if (!value) show(session.table.state!);
}

const SEATS = [1, 2, 3, 4].map((number) => seat(number));
const BIDS = [2, 3, 4].map((seat, at) => ({ seat, quantity: at + 1, face: 2 }));

/** A round that Bo opened, after up to three bids, seen by Ana. */
function after(bids: number) {
  const view = viewOf("openingOfFour");
  const to_act = ((bids + 1) % 4) + 1;
  const choices = to_act === 1 ? view.choices : null;
  const shown = { ...view, opener: 2, bids: BIDS.slice(0, bids), to_act, choices };
  return tableOf(shown, { edition: "bga", seats: SEATS, seq: bids + 1 });
}

const missed = () => page.getByRole("status").filter({ hasText: t("page-missed") });
const marks = () => page.getByText(t("page-new"), { exact: true }).elements().length;

test.each(PHONE_AND_DESKTOP)("events are marked as new until they are seen, on %i×%i", async (...size) => {
  await resize(...size);
  await open(after(0));
  hide(true);
  hide(false);
  show(after(1));
  expect(missed().query()).toBeNull();
  hide(true);
  show(after(2));
  show(after(3));
  expect(missed().query()).toBeNull();
  hide(false);
  const lines = missed().getByRole("paragraph").elements();
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Cleo"),
    expect.stringContaining("Dan"),
  ]);
  await expect.poll(marks).toBe(2);
  expect(await badlyShown()).toEqual([]);
  document.querySelector("h1")!.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  flushSync();
  expect([missed().query(), marks()]).toEqual([null, 0]);
});

test("the notice of missed events disappears after a while", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await open(after(1));
  hide(true);
  show(after(2));
  hide(false);
  expect(missed().query()).not.toBeNull();
  vi.runAllTimers();
  flushSync();
  expect(missed().query()).toBeNull();
});
