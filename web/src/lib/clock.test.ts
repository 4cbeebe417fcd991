import { expect, test } from "vitest";
import { staticTable } from "./static-table";
import {
  timeBank,
  clockFigures,
  hesitation,
  CLOCK_PRESETS,
  runningClock,
  durationMessage,
  clockMessage,
} from "./clock";
import { table, view } from "../testing/states";

const day = 24 * 3600;
const settings = (clock: { move?: number; bank?: number; increment?: number }) => ({
  ...table().table_settings,
  clock,
});

test.each([
  [15, "clock-seconds", 15],
  [90, "clock-seconds", 90],
  [60, "clock-minutes", 1],
  [3600, "clock-hours", 1],
  [day, "clock-days", 1],
])("%i seconds are in the largest unit that divides them", (seconds, id, count) => {
  expect(durationMessage(seconds)).toEqual({ id, args: { count } });
});

test("a time control is described by its parts", () => {
  expect(clockMessage(null).id).toBe("clock-none");
  expect(clockMessage({ move: 30 })).toMatchObject({ id: "clock-move", spans: { move: { args: { count: 30 } } } });
  expect(clockMessage({ bank: 60 }).id).toBe("clock-bank");
  expect(clockMessage({ bank: 60, increment: 5 }).id).toBe("clock-bank-increment");
  expect(clockMessage({ move: 5, bank: 60, increment: 5 }).id).toBe("clock-move-and-bank-increment");
});

test("the presets range from blitz to a move per day", () => {
  expect(CLOCK_PRESETS[0]).toEqual({ move: 0, bank: 30, increment: 5 });
  expect(CLOCK_PRESETS.at(-1)).toEqual({ move: day, bank: 0, increment: 0 });
});

test("a running clock is rounded up, so that 0:00 means over", () => {
  expect(clockFigures(6001)).toEqual({ id: "clock-left", args: { minutes: 0, seconds: "07" } });
  expect(clockFigures(0)).toEqual({ id: "clock-left", args: { minutes: 0, seconds: "00" } });
  expect(clockFigures(750_000)).toEqual({ id: "clock-left", args: { minutes: 12, seconds: "30" } });
  expect(clockFigures(3 * 3600_000)).toEqual({ id: "clock-left-hours", args: { count: 3 } });
  expect(clockFigures(day * 3000)).toEqual({ id: "clock-left-days", args: { count: 3 } });
});

test("the clock runs between states, and stops at zero", () => {
  const timed = table({ table_settings: settings({ move: 30 }), deadline: 20_000 });
  expect(runningClock(timed, 0)).toEqual({ left: 20_000, share: 20 / 30, pressing: false });
  expect(runningClock(timed, 11_000)).toEqual({ left: 9000, share: 0.3, pressing: true });
  expect(runningClock(timed, 60_000)).toMatchObject({ left: 0, share: 0 });
  expect(runningClock(table(), 0)).toBeNull();
  expect(runningClock({ ...timed, deadline: null }, 0)).toBeNull();
});

test("the bank is used after the time for the move", () => {
  const timed = table({
    table_settings: settings({ move: 10, bank: 60 }),
    time_banks: [60_000, 45_000, 60_000, 60_000],
    deadline: 70_000,
  });
  expect(timeBank(timed, 1, 5000)).toBe(60_000);
  expect(timeBank(timed, 1, 15_000)).toBe(55_000);
  expect(timeBank(timed, 2, 15_000)).toBe(45_000);
  expect(timeBank(table(), 1, 0)).toBeNull();
});

test("a long hesitation shows, with growing dots", () => {
  const thinking = table({ thinking_for: 6000 });
  expect([0, 3000, 11_000, 60_000].map((ago) => hesitation(thinking, ago))).toEqual([0, 1, 2, 3]);
  expect(hesitation(table({ thinking_for: 9000, paused: true }), 0)).toBe(0);
  expect(hesitation(table({ thinking_for: 9000, view: view({ to_act: null }) }), 0)).toBe(0);
});

test("static tables never show hesitation", () => {
  const replayed = staticTable(["Ana", "Bo"], { edition: "bga", options: {}, rules: {}, view: view({ to_act: 2 }) });
  expect(hesitation(replayed, 3_600_000)).toBe(0);
});
