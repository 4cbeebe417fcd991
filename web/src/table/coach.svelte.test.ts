// The coach's comments after a round: only at tables without other people, and only if the user asked for them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { t } from "../i18n.svelte";
import { percent } from "../lib/chances.svelte";
import type { Table } from "../lib/table";
import { preferences } from "../preferences.svelte";
import { session } from "../session.svelte";
import { badlyShown, scrolls } from "../testing/sight";
import { seat } from "../testing/states";
import {
  PHONE_AND_DESKTOP,
  button,
  faults,
  open,
  openSettings,
  seenBy,
  show,
  tableOf,
  turn,
  useWholeScreen,
  viewOf,
} from "../testing/whole-table";
import type { ExampleName } from "../testing/views";
import type { CoachComment, ReviewedMove } from "../wire";

useWholeScreen();

let comment: CoachComment;
let requests: string[];

beforeEach(() => {
  requests = [];
  comment = { round: 1, move: null, bid: null, expected: null };
  vi.spyOn(window, "fetch").mockImplementation((path) => {
    requests.push(path as string);
    return Promise.resolve(Response.json(comment));
  });
});
afterEach(() => {
  preferences.coach.value = false;
});

const BLUNDER: ReviewedMove = {
  step: 1,
  seat: 1,
  move: { move: "bid", quantity: 5, face: 6 },
  grade: "blunder",
  loss: 0.12,
  best_move: { move: "dudo" },
  chance_by_own_dice: 0.1,
  chance_by_bids: 0.25,
  chance_exact: null,
};

/** Ana's table with bots only, or with Bo. */
function tableFor(name: ExampleName, { company = false, ...change }: Partial<Table> & { company?: boolean } = {}) {
  const seats = viewOf(name).dice.map((_, at) => seat(at + 1, at ? { kind: "bot", bot: "odds" } : {}));
  if (company) seats[1] = seat(2);
  return tableOf(viewOf(name), { edition: "bga", seats, ...change });
}

const coach = () => document.querySelector(".coach");
const heard = () => coach()?.textContent.replace(/\s+/g, " ").trim() ?? "";
const verdict = () => page.getByRole("region", { name: t("page-verdict") });
const coachPath = () => `/t/${session.table.state!.table}/coach.json`;

test("the coach comments after the call, once the user has switched it on", async () => {
  await open(tableFor("falseBidAfter"));
  await expect.element(verdict()).toBeVisible();
  expect(requests).toEqual([]);
  await openSettings();
  await turn("page-coach");
  await userEvent.keyboard("{Escape}");
  requests = [];
  show(tableFor("falseBidBefore"));
  expect(requests).toEqual([]);
  comment = { round: 1, move: BLUNDER, bid: { move: "bid", quantity: 5, face: 6 }, expected: 5.7 };
  show(tableFor("falseBidAfter"));
  await expect.poll(heard).toContain(t("page-coach-bid", { quantity: 5, face: 6, expected: 6 }));
  expect(requests).toEqual([coachPath()]);
  expect(heard()).toContain(t("page-coach-best", { best: t("dudo") }));
  await page.getByText(t("page-coach-figures"), { exact: true }).click();
  const gave = t("review-gave", { verdict: t("review-blunder"), given: percent(0.12), best: t("dudo") });
  expect(heard()).toContain(gave);
  expect(heard()).toContain(t("review-likely", { alone: percent(0.1), read: percent(0.25) }));
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
});

test.each([
  ["of an earlier round", { round: 2 }],
  ["on good moves", { move: { ...BLUNDER, grade: "good" } }],
] as const)("comments %s are not shown", async (_, change) => {
  preferences.coach.value = true;
  comment = { round: 1, move: BLUNDER, bid: { move: "bid", quantity: 5, face: 6 }, expected: 5.7, ...change };
  await open(tableFor("falseBidAfter"));
  await expect.poll(() => requests).toContain(coachPath());
  await expect.element(verdict()).toBeVisible();
  expect(heard()).toBe("");
});

test("the coach comments on the last round, too", async () => {
  preferences.coach.value = true;
  const best_move = { move: "calza" as const };
  comment = { round: 2, move: { ...BLUNDER, move: null, grade: "mistake", best_move }, bid: null, expected: null };
  await open(tableFor("lastBidAfter", { stage: "over" }));
  const gave = t("review-gave", { verdict: t("review-mistake"), given: percent(0.12), best: t("calza") });
  await expect.poll(heard).toContain(gave);
  expect(scrolls().x).toBe(0);
});

test("the coach is silent when other people play", async () => {
  preferences.coach.value = true;
  await open(tableFor("falseBidAfter", { company: true }));
  await expect.element(verdict()).toBeVisible();
  expect([requests, heard()]).toEqual([[], ""]);
});

test("the coach is offered to a player who has just lost a die", async () => {
  const loss = tableFor("falseBidAfter");
  expect(loss.view!.revealed!.changes[0]).toBe(-1);
  await open(seenBy(2, { ...loss, seats: loss.seats.map((each) => ({ ...each, kind: "bot" as const })) }));
  await expect.element(verdict()).toBeVisible();
  expect(button("page-coach-ask").query()).toBeNull();
  show(loss);
  await expect.element(button("page-coach-ask")).toBeVisible();
  expect(requests).toEqual([]);
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
  await button("page-coach-ask").click();
  expect(button("page-coach-ask").query()).toBeNull();
  expect(requests).toEqual([coachPath()]);
});
