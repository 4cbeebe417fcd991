// Clocks as text: a table's time control, and the time left in a turn.
import type { MessageId } from "../messages";
import type { ClockSettings } from "../wire";
import type { Table } from "./table";
import type { Message } from "./settings";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time controls that a host can choose, in seconds, from blitz to one move per day. */
export const CLOCK_PRESETS: readonly ClockSettings[] = [
  { move: 0, bank: 30, increment: 5 },
  { move: 0, bank: 120, increment: 10 },
  { move: 0, bank: 300, increment: 15 },
  { move: 15, bank: 0, increment: 0 },
  { move: 30, bank: 0, increment: 0 },
  { move: 60, bank: 0, increment: 0 },
  { move: HOUR, bank: 0, increment: 0 },
  { move: DAY, bank: 0, increment: 0 },
];

export const sameClock = (a: ClockSettings, b: ClockSettings) =>
  a.move === b.move && a.bank === b.bank && a.increment === b.increment;

/** Whether a move may take so long that other players will close the page. */
export const isSlow = (clock: ClockSettings | null | undefined): boolean =>
  (clock?.move ?? 0) >= HOUR || (clock?.bank ?? 0) >= DAY;

/** A duration in the largest unit that gives a whole number. */
export function durationMessage(seconds: number): Message {
  const [unit, size] =
    seconds % DAY === 0
      ? (["days", DAY] as const)
      : seconds % HOUR === 0
        ? (["hours", HOUR] as const)
        : seconds % MINUTE === 0
          ? (["minutes", MINUTE] as const)
          : (["seconds", 1] as const);
  return { id: `clock-${unit}`, args: { count: seconds / size } };
}

/** The message for a time control, and its durations by argument name. */
export function clockMessage(clock: ClockSettings | null): { id: MessageId; spans: Record<string, Message> } {
  const { move = 0, bank = 0, increment = 0 } = clock ?? {};
  const spans = { move: durationMessage(move), bank: durationMessage(bank), increment: durationMessage(increment) };
  if (!move && !bank) return { id: "clock-none", spans: {} };
  if (!bank) return { id: "clock-move", spans };
  return { id: `clock-${move ? "move-and-" : ""}bank${increment ? "-increment" : ""}`, spans };
}

/**
 * The time on a running clock, for example 0:07 or 12:30. Times of an hour or more are in hours, and times of two days
 * or more in days.
 */
export function clockFigures(milliseconds: number): Message {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * DAY) return { id: "clock-left-days", args: { count: Math.floor(seconds / DAY) } };
  if (seconds >= HOUR) return { id: "clock-left-hours", args: { count: Math.floor(seconds / HOUR) } };
  const rest = String(seconds % MINUTE).padStart(2, "0");
  return { id: "clock-left", args: { minutes: Math.floor(seconds / MINUTE), seconds: rest } };
}

/** The time left (in milliseconds) below which the display becomes urgent. */
export const PRESSING_MILLISECONDS = 10_000;
/** The time (in milliseconds) after which the table shows that a player hesitates. */
export const HESITATION_MILLISECONDS = 8000;

/** The clock of the player to act, `ago` milliseconds after the state arrived; null if no clock runs. */
export function runningClock(table: Table, ago: number): { left: number; share: number; pressing: boolean } | null {
  const seat = table.view?.to_act;
  const clock = table.table_settings.clock ?? null;
  if (!seat || table.deadline === null || clock === null) return null;
  const whole = (clock.move ?? 0) * 1000 + (table.time_banks[seat - 1] ?? 0);
  const left = Math.max(0, table.deadline - ago);
  return { left, share: whole ? Math.min(1, left / whole) : 0, pressing: left <= PRESSING_MILLISECONDS };
}

/**
 * The time left in a seat's time bank, in milliseconds; null if the clock has no banks. It decreases once the player
 * has used up the time for the move.
 */
export function timeBank(table: Table, seat: number, ago: number): number | null {
  const full = table.time_banks[seat - 1];
  if (full === undefined || !(table.table_settings.clock?.bank ?? 0)) return null;
  const clock = table.view?.to_act === seat ? runningClock(table, ago) : null;
  return clock ? Math.min(full, clock.left) : full;
}

/** The number of dots that show how long the player to act has hesitated. */
export function hesitation(table: Table, ago: number): number {
  if (table.view?.to_act == null || table.paused) return 0;
  const thinking = table.thinking_for + ago;
  return thinking < HESITATION_MILLISECONDS
    ? 0
    : Math.min(3, 1 + Math.floor((thinking - HESITATION_MILLISECONDS) / HESITATION_MILLISECONDS));
}
