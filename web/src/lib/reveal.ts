// The order and timing of a reveal: which dice are counted, and when.
import type { RevealedRound, View } from "../wire";
import type { Table } from "./table";

/** A die that matches the bid, with its seat and its index in the hand. A wild ace is shown as the bid's face. */
export interface CountedDie {
  seat: number;
  place: number;
  face: number;
  as: number;
}

/** Times in milliseconds after the call. */
export interface Schedule {
  /** When the cups of each group of `revealed.reveal_order` lift. */
  lifts: number[];
  /** When each counted die joins the row. */
  counts: number[];
  /** When the settlement is shown. */
  verdict: number;
}

const CALL = 700;
const LIFT = 400;
const COUNT = 320;
const PAUSE = 500;
const LONGEST_COUNT = 3600;

/** Open hands, whether aces are wild, and the bid's face (null before the first bid). */
export type OpenHands = Pick<RevealedRound, "hands" | "wild"> & { face: number | null };

/** Whether a die of this face matches the bid. The server says whether aces are wild. */
export const matches = (open: OpenHands, face: number) => face === open.face || (open.wild && face === 1);

/** A hand sorted by face, each die with its index in the hand. */
export const sorted = (hand: readonly number[]) =>
  hand.map((face, place) => ({ face, place })).sort((a, b) => a.face - b.face || a.place - b.place);

/** The dice that a seat has rolled so far to decide who opens. */
export const openingDice = (view: View, seat: number) =>
  view.opening_rolls.map((roll) => roll[seat - 1] ?? 0).filter(Boolean);

/** The dice that the user at this seat sees as their own. `revealed`: the round that is being revealed, if any. */
export function ownDice(view: View, seat: number, revealed: RevealedRound | null): number[] {
  if (revealed) return revealed.hands[seat - 1] ?? [];
  return view.phase === "opening" ? openingDice(view, seat) : (view.hand ?? []);
}

/** The dice of the given seats that match the bid. */
export function matchingDice(open: OpenHands, seats: readonly number[]): CountedDie[] {
  return seats.flatMap((seat) =>
    sorted(open.hands[seat - 1] ?? [])
      .filter(({ face }) => matches(open, face))
      .map(({ face, place }) => ({ seat, place, face, as: open.face ?? face })),
  );
}

/** The matching dice in the order in which the cups lift. */
export const countedDice = (revealed: RevealedRound) => matchingDice(revealed, revealed.reveal_order.flat());

/** The change in a seat's number of dice. */
export const diceChange = ({ changes }: Pick<RevealedRound, "changes">, seat: number): number => changes[seat - 1] ?? 0;

const seats = ({ changes }: RevealedRound, which: (change: number, seat: number) => boolean) =>
  changes.flatMap((change, at) => (which(change, at + 1) ? [at + 1] : []));

/** The seats that lost a die, the seats that regained one, and the eliminated seats. */
export const losers = (revealed: RevealedRound) => seats(revealed, (change) => change < 0);
export const gainers = (revealed: RevealedRound) => seats(revealed, (change) => change > 0);
export const eliminated = (revealed: RevealedRound) =>
  seats(revealed, (change, seat) => change < 0 && revealed.hands[seat - 1]?.length === -change);

/**
 * Whether the bid was true (dudo) or exact (calza). A change in the caller's dice shows this: only a wrong caller loses
 * one.
 */
export const bidHolds = (revealed: RevealedRound) =>
  (revealed.call === "dudo") === diceChange(revealed, revealed.caller) < 0;

/**
 * The table as it was before the settlement of the round: nobody has lost a die, been eliminated, or won. The series
 * score is omitted, because it already counts a game that ended with this round.
 */
export function tableBeforeVerdict(table: Table): Table {
  const { view, places } = table;
  if (!view?.revealed) return table;
  const { hands } = view.revealed;
  return {
    ...table,
    stage: "playing",
    places: places.map((place, at) => (hands[at]?.length ? null : place)),
    facts: [],
    series: { games: 0, ended: false, scores: [] },
    view: {
      ...view,
      phase: "revealed",
      dice: hands.map(({ length }) => length),
      eliminated: hands.flatMap(({ length }, at) => (length ? [] : [at + 1])),
      winner: null,
      revealed: { ...view.revealed, changes: hands.map(() => 0), sentences: [] },
    },
  };
}

/**
 * The times of a reveal, shortened if the server continues before it ends. `wait`: milliseconds until the server
 * continues; null for no limit.
 */
export function schedule(revealed: RevealedRound, wait: number | null = null): Schedule {
  const dice = countedDice(revealed).length;
  const lifts = revealed.reveal_order.map((_, group) => CALL + group * LIFT);
  const open = CALL + revealed.reveal_order.length * LIFT;
  const apart = Math.min(COUNT, LONGEST_COUNT / Math.max(dice, 1));
  const counts = Array.from({ length: dice }, (_, die) => open + die * apart);
  const verdict = open + dice * apart + PAUSE;
  const pace = wait === null ? 1 : Math.min(1, (wait * 0.6) / verdict);
  return { lifts: lifts.map((at) => at * pace), counts: counts.map((at) => at * pace), verdict: verdict * pace };
}
