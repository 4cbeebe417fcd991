// What the bid pad shows, read out of the choices that the server sends. No rule of the game stands here.
import type { Choices, Reason, Run } from "../wire";
import type { Message } from "./settings";

export interface Bid {
  quantity: number;
  face: number;
}

/** The key of a face: the lowest quantity that may be bid, or why none may. */
export interface Key {
  face: number;
  lowest: number | null;
  whyNot: Reason | null;
}

const legal = (run: Run) => run.why_not === null;

/** A key a face, aces first. A face that can't be bid at all says what stands in the way of its highest quantity. */
export function keys(choices: Choices): Key[] {
  return choices.bids.map((runs, index) => {
    const lowest = runs.find(legal)?.first ?? null;
    return { face: index + 1, lowest, whyNot: lowest === null ? (runs.at(-1)?.why_not ?? null) : null };
  });
}

/** The next legal quantity above (`by` 1) or below (`by` -1) of a face, or why there is none. */
export function step(runs: Run[], quantity: number, by: 1 | -1): number | Reason {
  if (by === 1) {
    const run = runs.find((run) => legal(run) && run.last > quantity);
    if (run) return Math.max(run.first, quantity + 1);
  } else {
    const run = runs.filter((run) => legal(run) && run.first < quantity).at(-1);
    if (run) return Math.min(run.last, quantity - 1);
  }
  const next = quantity + by;
  const blocked = runs.find((run) => run.first <= next && next <= run.last)?.why_not;
  return blocked ?? (by === 1 ? "over-all-dice" : "no-dice-bid");
}

/** A chance in whole percent; what is neither certain nor ruled out is never called so. */
export function likely(chance: number): Message {
  if (chance > 0 && chance < 0.01) return { id: "page-chance-least", args: {} };
  if (chance < 1 && chance > 0.99) return { id: "page-chance-most", args: {} };
  return { id: "page-chance", args: { percent: Math.round(chance * 100) } };
}

/** The bid that the pad begins with: the lowest that may be made, aces only where nothing else may. */
export function suggestion(choices: Choices): Bid | null {
  let best: Bid | null = null;
  const [aces, ...others] = keys(choices);
  for (const { face, lowest } of others) {
    if (lowest !== null && (best === null || lowest < best.quantity)) best = { quantity: lowest, face };
  }
  if (best === null && aces && aces.lowest !== null) best = { quantity: aces.lowest, face: aces.face };
  return best;
}
