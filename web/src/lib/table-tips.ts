// Tips at the table: which one to show, and which ones a move makes unnecessary.
import { tips, type Tip } from "../tips.svelte";
import type { BidMessage, CalzaMessage, DudoMessage, View } from "../wire";
import { faceKeys } from "./bid-pad";

export type TableTip = Exclude<Tip, "expected">;

/** The tips that suit a state of the game, most urgent first. */
function suitableTips({ phase, palifico, choices, bids, seat, to_act }: View): TableTip[] {
  if (phase !== "bidding" || seat === null) return [];
  const turn: TableTip[] = ["bid"];
  if (bids.length) turn.push("dudo");
  if (choices && takesFewerAces(faceKeys(choices).map(({ lowest }) => lowest))) turn.push("lower-aces");
  return [
    ...(palifico ? ["palifico" as const] : []),
    ...(seat === to_act ? turn : []),
    ...(palifico ? [] : ["aces" as const]),
  ];
}

/** The tip to show, if the user still needs one. */
export const wantedTip = (view: View): TableTip | null => suitableTips(view).find((tip) => tips.wants(tip)) ?? null;

/** The tips that a player has understood if they make this move. */
export function understoodBy(move: BidMessage | DudoMessage | CalzaMessage, { bids }: View): Tip[] {
  if (move.move === "dudo") return ["dudo"];
  if (move.move === "calza") return [];
  return [
    "bid",
    ...(bids.length ? (["expected"] as const) : []),
    ...(move.face === 1 ? (["lower-aces"] as const) : []),
  ];
}

/**
 * Whether a bid on aces may have a lower quantity than a bid on any other face. `lowest`: the lowest legal quantity of
 * each face.
 */
function takesFewerAces([aces, ...others]: readonly (number | null)[]): boolean {
  return typeof aces === "number" && others.every((lowest) => lowest !== null && lowest > aces);
}
