// Sounds and vibrations, derived from the event log.
import { nameOf, seatMessage, type Table } from "./table";
import type { Message } from "./settings";
import type { LogLine } from "./narration";

export type Cue = "shake" | "slam" | "knock" | "call" | "lift" | "tick" | "verdict" | "turn" | "win";

const OF_LINE: Partial<Record<LogLine["kind"], Cue[]>> = {
  roll: ["shake"],
  round: ["shake", "slam"],
  bid: ["knock"],
  call: ["call"],
  turn: ["turn"],
};

/** The cues of new lines, in order. Each cue occurs at most once, even if several events arrive together. */
export function cuesOf(lines: readonly LogLine[]): Cue[] {
  return [...new Set(lines.flatMap(({ kind }) => OF_LINE[kind] ?? []))];
}

/**
 * Vibration patterns (milliseconds on and off). Cues without an entry, such as the knock for a bid, cause no vibration.
 */
export const SHAKES: Partial<Record<Cue, number[]>> = {
  shake: [18, 50, 18, 50, 18, 50, 40],
  call: [30],
  verdict: [45],
  turn: [70, 60, 70],
  win: [60, 40, 60, 40, 160],
};

/** The title of the tab: whose turn it is, with a mark if it is the user's. */
export function tabTitle(table: Table): Message {
  const seat = table.view?.to_act ?? null;
  if (seat === null || table.paused) return { id: "page-title", args: {} };
  if (seat === table.seat) return { id: "page-title-turn", args: {} };
  return { id: "page-title-waits", args: { name: nameOf(table, seat) } };
}

/** The text of a notification about the user's turn, which states the bid to answer, if any. */
export function turnNotice(table: Table): Message {
  const bid = table.view?.bids.at(-1);
  if (!bid) return { id: "story-opens-you", args: {} };
  return seatMessage(table, "story-bids", { name: bid.seat }, { quantity: bid.quantity, face: bid.face });
}
