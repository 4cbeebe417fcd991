// Clocks, moves made by the clock, and pauses at the table.
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { t } from "../i18n.svelte";
import type { Table } from "../lib/table";
import { badlyShown, tooSmall, violations } from "../testing/sight";
import { seat } from "../testing/states";
import {
  PHONE_AND_DESKTOP,
  faults,
  open,
  recordCommands,
  seenBy,
  show,
  tableOf,
  useWholeScreen,
  viewOf,
  button,
  seatOf,
  resize,
} from "../testing/whole-table";
import { pause } from "./pause.svelte";

useWholeScreen();
beforeEach(() => {
  pause.wanted = false;
});

/** A two-player game that Ana opens, with two minutes in each time bank. */
function timed(change: Partial<Table> = {}): Table {
  const settings = { ...tableOf(viewOf("opening")).table_settings, clock: { bank: 120, increment: 1, move: 0 } };
  const clocks = { table_settings: settings, deadline: 120_000, time_banks: [120_000, 120_000] };
  return tableOf(viewOf("opening"), { edition: "bga", seats: [seat(1), seat(2)], ...clocks, ...change });
}

/** The same game from Bo's viewpoint, while he waits for Ana. */
const bosView = (change: Partial<Table> = {}) => seenBy(2, timed(change), [1, 2, 3, 4, 5]);

const seconds = (clock: Element) => {
  const [minutes, rest] = /(\d+):(\d\d)/.exec(clock.textContent)!.slice(1).map(Number);
  return 60 * minutes! + rest!;
};

test("the player to act sees the running clock, and a warning in the last seconds", async () => {
  await open(timed());
  const own = () => document.querySelector('.turn.yours [role="timer"]')!;
  const bar = () => document.querySelector<HTMLElement>(".turn-bar span")!;
  expect(seconds(own())).toBeGreaterThan(100);
  expect(own().matches(".pressing")).toBe(false);
  const wide = bar().offsetWidth;
  show(timed({ deadline: 5000 }));
  expect(own().matches(".pressing")).toBe(true);
  expect(seconds(own())).toBeLessThanOrEqual(5);
  // Bo's time bank stands still meanwhile.
  expect(seconds(seatOf("Bo").querySelector('[role="timer"]')!)).toBe(120);
  await expect.element(page.getByText(t("page-last-seconds"))).toBeInTheDocument();
  await expect.poll(() => bar().offsetWidth).toBeLessThan(wide / 2);
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
});

test("the others see the running clock at the seat, and the time bank that is left after the move", async () => {
  await open(bosView({ deadline: 90_000 }));
  const clock = () => seatOf("Ana").querySelector('[role="timer"]')!;
  expect(seconds(clock())).toBeLessThanOrEqual(90);
  expect(seatOf("Ana").querySelector(".ring")).not.toBeNull();
  show(bosView({ deadline: 5000 }));
  expect(clock().matches(".pressing")).toBe(true);
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
  // Ana has moved: 30 seconds went by, and one came.
  const banks = { time_banks: [91_000, 120_000], view: viewOf("after1x4") };
  show(bosView(banks));
  expect(clock().matches(".pressing")).toBe(false);
  expect(seconds(clock())).toBe(91);
});

test("a move by the clock is announced, and so is the bot that takes over", async () => {
  await open(bosView());
  const view = { ...viewOf("after1x4"), seat: 2 };
  show(bosView({ view, timed_out_moves: [0] }));
  const late = t("story-late-bid", { name: "Ana", quantity: 1, face: 4 });
  expect(document.querySelector(".standing")!.textContent).toContain(late);
  const log = page.getByRole("log", { name: t("page-told") });
  await expect.element(log).toHaveTextContent(late);
  const seats = [seat(1, { substitute: true }), seat(2)];
  show(bosView({ view, timed_out_moves: [0], seats }));
  expect(seatOf("Ana").textContent).toContain(t("page-stand-in"));
  await expect.element(log).toHaveTextContent(t("page-stand-in-came", { name: "Ana" }));
});

test("the owner of a seat takes it back from the bot with one tap", async () => {
  const sent = recordCommands();
  await open(timed({ seats: [seat(1, { substitute: true }), seat(2)] }));
  await button("page-take-back").click();
  expect(sent).toMatchObject([{ do: "sit", name: "Ana" }]);
});

test("a pause is requested with one tap, and the others agree or decline with one", async () => {
  const sent = recordCommands();
  const { unmount } = await open(bosView());
  await button("page-pause").click();
  show(bosView({ pause_requests: [2] }));
  await expect.element(page.getByText(t("page-pause-waits"))).toBeVisible();
  await button("page-pause-not").click();
  expect(sent).toMatchObject([
    { do: "pause", wanted: true },
    { do: "pause", wanted: false },
  ]);
  show(bosView());
  expect(page.getByText(t("page-pause-declined")).query()).toBeNull();
  await unmount();

  await open(timed({ pause_requests: [2] }));
  await expect.element(page.getByText(t("page-pause-asked", { names: "Bo", count: 1 }))).toBeVisible();
  await expect.element(page.getByTitle(t("page-asks-pause"))).toBeVisible();
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
  await button("page-pause-agree").click();
  expect(sent.at(-1)).toMatchObject({ do: "pause", wanted: true });
});

test("a player can decline a pause, and the player who asked for it is told", async () => {
  const sent = recordCommands();
  const { unmount } = await open(timed({ pause_requests: [2] }));
  await button("page-pause-decline").click();
  expect(sent).toMatchObject([{ do: "decline-pause" }]);
  show(timed());
  expect(page.getByText(t("page-pause-declined")).query()).toBeNull();
  await unmount();

  await open(bosView());
  await button("page-pause").click();
  show(bosView({ pause_requests: [2] }));
  show(bosView());
  await expect.element(page.getByText(t("page-pause-declined"))).toBeVisible();
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
});

test("during a pause no clock runs, and one tap resumes the game", async () => {
  const sent = recordCommands();
  await open(timed({ paused: true, deadline: null }));
  await expect.element(page.getByRole("region", { name: t("page-paused") })).toBeVisible();
  expect(document.querySelector(".bid-button")).toBeNull();
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
  await button("page-go-on").click();
  expect(sent).toMatchObject([{ do: "resume" }]);
  show(timed());
  expect(document.querySelector(".bid-button")).not.toBeNull();
});

describe("a player who lost the connection", () => {
  const SEATS = [seat(1), seat(2, { connected: false }), seat(3)];
  const [ANA, BO] = [1, 2];
  /** Bo's turn, seen by Ana. `grace`: how long the table still waits for Bo, in milliseconds. */
  const without = (grace: number) =>
    tableOf(viewOf("calzaSeenBy3"), { edition: "bga", seats: [...SEATS, seat(4)], seat: ANA, grace: { [BO]: grace } });
  const timer = () => seatOf("Bo").querySelector('[role="timer"]');
  const told = () =>
    page
      .getByRole("log", { name: t("page-told") })
      .getByRole("paragraph")
      .elements().length;

  test("is waited for, which the seat shows", async () => {
    await open({ ...without(0), seats: SEATS.map((each) => ({ ...each, connected: true })).concat(seat(4)) });
    const before = told();
    show(without(17_000));
    const left = seconds(timer()!);
    expect(left).toBeGreaterThan(14);
    expect(seatOf("Bo").textContent).toContain(t("page-waited-for"));
    expect(seatOf("Bo").textContent).toContain(t("page-away"));
    expect(button("page-let-bot-play").query()).toBeNull();
    expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
    await expect.poll(() => seconds(timer()!), { timeout: 5000 }).toBeLessThan(left);
    // A screen reader does not hear each second.
    expect(told()).toBe(before);
  });

  test("can be replaced by a bot after that", async () => {
    const sent = recordCommands();
    await open(without(0));
    expect(timer()).toBeNull();
    await button("page-let-bot-play").click();
    expect(sent).toMatchObject([{ do: "substitute", chair: BO }]);
  });

  test("stays the host before a game, although others may start it later", async () => {
    await resize(...PHONE_AND_DESKTOP[0]!);
    const gathering = (grace: number): Table => ({
      ...without(0),
      ...{ stage: "gathering", view: null, host: false, seat: BO, grace: { [ANA]: grace } },
      seats: [seat(ANA, { connected: false }), seat(BO), seat(3, { kind: "free", name: "" })],
      rules: { players: [2, 6] },
      deputy: grace === 0,
    });
    await open(gathering(17_000));
    const chair = () => page.getByRole("listitem").first();
    await expect.element(chair()).toHaveTextContent(t("page-host"));
    expect(seconds(chair().getByRole("timer").element())).toBeGreaterThan(14);
    expect([...(await violations()), ...tooSmall()]).toEqual([]);
    show({ ...gathering(0), host: true });
    expect(chair().getByRole("timer").query()).toBeNull();
    await expect.element(chair()).toHaveTextContent(t("page-away"));
    await expect.element(button("page-start")).toBeVisible();
    expect(button("page-rules-change").query()).toBeNull();
  });
});
