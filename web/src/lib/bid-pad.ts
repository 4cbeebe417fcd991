// The contents of the bid pad, derived from the choices that the server sends. This module contains no rules of the
// game.
import type { LegalChoices, Reason, QuantityRange } from "../wire";
import type { Message } from "./settings";

export interface Bid {
  quantity: number;
  face: number;
}

/** The key for a face, with the face's lowest legal quantity, or the reason why no bid on it is legal. */
export interface FaceKey {
  face: number;
  lowest: number | null;
  whyNot: Reason | null;
}

const legal = (run: QuantityRange) => run.why_not === null;

/** One key per face, aces first. If no bid on a face is legal, its key states why the highest quantity is illegal. */
export function faceKeys(choices: LegalChoices): FaceKey[] {
  return choices.bids.map((runs, index) => {
    const lowest = runs.find(legal)?.first ?? null;
    return { face: index + 1, lowest, whyNot: lowest === null ? (runs.at(-1)?.why_not ?? null) : null };
  });
}

/** Why a bid is illegal; null if it is legal. */
export function whyNot(choices: LegalChoices, { quantity, face }: Bid): Reason | null {
  const run = choices.bids[face - 1]?.find(({ first, last }) => first <= quantity && quantity <= last);
  return run ? run.why_not : quantity < 1 ? "no-dice-bid" : "over-all-dice";
}

/** The next legal quantity above (`by` = 1) or below (`by` = -1) the given one; null if there is none. */
export function nextQuantity(runs: readonly QuantityRange[], quantity: number, by: 1 | -1): number | null {
  if (by === 1) {
    const run = runs.find((run) => legal(run) && run.last > quantity);
    return run ? Math.max(run.first, quantity + 1) : null;
  }
  const run = runs.filter((run) => legal(run) && run.first < quantity).at(-1);
  return run ? Math.min(run.last, quantity - 1) : null;
}

/**
 * The highest quantity of a face that the list shows before the user asks for more. It depends on the chances of the
 * bids, if the host lets players see them. Otherwise it depends on public numbers: about twice the expected number of
 * matching dice. If the number of dice is hidden, it is about two thirds of the maximum.
 */
export function reasonable(
  runs: readonly QuantityRange[],
  chances: readonly number[] | null,
  expected: number | null,
): number {
  const last = runs.at(-1)?.last ?? 0;
  const lowest = runs.find(legal)?.first ?? 0;
  const likely = chances
    ? chances.filter((chance) => chance >= 0.01).length
    : Math.ceil(2 * (expected ?? last / 3)) + 1;
  const shown = Math.max(likely, lowest + AT_ONCE - 1);
  return last - shown < FOLDED ? last : shown;
}
const AT_ONCE = 6;
const FOLDED = 3;

/** A chance as a whole percentage. Only impossible bids get 0 %, and only certain bids get 100 %. */
export function likelihood(chance: number): Message {
  if (chance > 0 && chance < 0.01) return { id: "page-chance-least", args: {} };
  if (chance < 1 && chance > 0.99) return { id: "page-chance-most", args: {} };
  return { id: "page-chance", args: { percent: Math.round(chance * 100) } };
}

/** The lowest legal bid on each face, aces last. */
function lowestOfEach(choices: LegalChoices): Bid[] {
  const [aces, ...others] = faceKeys(choices);
  return [...others, ...(aces ? [aces] : [])].flatMap(({ face, lowest }) =>
    lowest === null ? [] : [{ quantity: lowest, face }],
  );
}

/** The lowest legal raise. It bids aces only if nothing else is legal. */
export function lowestRaise(choices: LegalChoices): Bid | null {
  const bids = lowestOfEach(choices);
  return (
    bids.filter(({ face }) => face !== 1).sort((one, other) => one.quantity - other.quantity)[0] ?? bids[0] ?? null
  );
}

/**
 * The bid that the pad selects at first, out of the lowest legal bids on each face. If the host lets players see
 * chances, it is the most likely bid. Otherwise the selection must not reveal chances, so the pad selects the bid that
 * needs the fewest dice from other players. It then selects aces only if nothing else is legal.
 */
export function suggestion(
  choices: LegalChoices,
  hand: readonly number[],
  chances: readonly (readonly number[])[] | null,
): Bid | null {
  const bids = lowestOfEach(choices);
  const others = bids.filter(({ face }) => face !== 1);
  const held = (face: number) => hand.filter((die) => die === face).length;
  const against = ({ quantity, face }: Bid) =>
    chances ? -(chances[face - 1]?.[quantity - 1] ?? 0) : quantity - held(face);
  const among = chances || !others.length ? bids : others;
  return among.sort((one, other) => against(one) - against(other) || one.quantity - other.quantity)[0] ?? null;
}
