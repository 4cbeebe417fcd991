// How a revealed round is told: which dice are counted, in which order, and when each thing happens.
import type { RevealedRound } from "../wire";
import type { Table } from "./table";

/** A die that counts for the bid: whose it is, and its place in that hand; a wild ace joins as the face that was bid. */
export interface CountedDie {
  seat: number;
  place: number;
  face: number;
  as: number;
}

/** When things happen, in milliseconds from the call. */
export interface Schedule {
  /** For each group of `revealed.reveal`, when its cups lift. */
  lifts: number[];
  /** For each counted die, when it joins the row. */
  counts: number[];
  /** When the verdict falls. */
  verdict: number;
}

const CALL = 700;
const LIFT = 400;
const COUNT = 320;
const PAUSE = 500;
const LONGEST_COUNT = 3600;

/** What lies under open cups: the dice of each seat, and which of them match a bid; no face before a bid. */
export type OpenHands = Pick<RevealedRound, "hands" | "wild"> & { face: number | null };

/** Does a die of this face count for the bid? The server says whether aces are wild. */
export const matches = (open: OpenHands, face: number) => face === open.face || (open.wild && face === 1);

/** The dice under a cup in the order in which they are shown: by face, with the place that each has in the hand. */
export const sorted = (hand: readonly number[]) =>
  hand.map((face, place) => ({ face, place })).sort((a, b) => a.face - b.face || a.place - b.place);

/** The dice of these seats that count. */
export function matchingDice(open: OpenHands, seats: readonly number[]): CountedDie[] {
  return seats.flatMap((seat) =>
    sorted(open.hands[seat - 1] ?? [])
      .filter(({ face }) => matches(open, face))
      .map(({ face, place }) => ({ seat, place, face, as: open.face ?? face })),
  );
}

/** The dice that count, in the order in which the cups lift. */
export const countedDice = (revealed: RevealedRound) => matchingDice(revealed, revealed.reveal_order.flat());

/** What the round did to a seat's dice. */
export const diceChange = ({ changes }: Pick<RevealedRound, "changes">, seat: number): number => changes[seat - 1] ?? 0;

const seats = ({ changes }: RevealedRound, which: (change: number, seat: number) => boolean) =>
  changes.flatMap((change, at) => (which(change, at + 1) ? [at + 1] : []));

/** The seats that lost a die, that took one back, and that lost their last one. */
export const losers = (revealed: RevealedRound) => seats(revealed, (change) => change < 0);
export const gainers = (revealed: RevealedRound) => seats(revealed, (change) => change > 0);
export const eliminated = (revealed: RevealedRound) =>
  seats(revealed, (change, seat) => change < 0 && revealed.hands[seat - 1]?.length === -change);

/** Whether the bid was true, where it was doubted; exact, where calza was called. Whoever calls wrongly loses a die. */
export const bidHolds = (revealed: RevealedRound) =>
  (revealed.call === "dudo") === diceChange(revealed, revealed.caller) < 0;

/** The table as it was before the verdict on its open cups: nobody has lost a die, gone out or won. */
export function tableBeforeVerdict(table: Table): Table {
  const { view, places } = table;
  if (!view?.revealed) return table;
  const { hands } = view.revealed;
  return {
    ...table,
    stage: "playing",
    places: places.map((place, at) => (hands[at]?.length ? null : place)),
    facts: [],
    view: {
      ...view,
      phase: "revealed",
      dice: hands.map(({ length }) => length),
      eliminated: hands.flatMap(({ length }, at) => (length ? [] : [at + 1])),
      winner: null,
      revealed: { ...view.revealed, changes: hands.map(() => 0) },
    },
  };
}

/** When each thing happens; all of it faster where the server waits for less (`wait`, null: as long as people want). */
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
