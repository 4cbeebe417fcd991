// What the bid pad shows, read out of the choices that the server sends. No rule of the game stands here.
import type { LegalChoices, Reason, QuantityRange } from "../wire";
import type { Message } from "./settings";

export interface Bid {
  quantity: number;
  face: number;
}

/** The key of a face: the lowest quantity that may be bid, or why none may. */
export interface FaceKey {
  face: number;
  lowest: number | null;
  whyNot: Reason | null;
}

const legal = (run: QuantityRange) => run.why_not === null;

/** A key a face, aces first. A face that can't be bid at all says what stands in the way of its highest quantity. */
export function faceKeys(choices: LegalChoices): FaceKey[] {
  return choices.bids.map((runs, index) => {
    const lowest = runs.find(legal)?.first ?? null;
    return { face: index + 1, lowest, whyNot: lowest === null ? (runs.at(-1)?.why_not ?? null) : null };
  });
}

/** Why a bid can't be made; null where it can. */
export function whyNot(choices: LegalChoices, { quantity, face }: Bid): Reason | null {
  const run = choices.bids[face - 1]?.find(({ first, last }) => first <= quantity && quantity <= last);
  return run ? run.why_not : quantity < 1 ? "no-dice-bid" : "over-all-dice";
}

/** The next legal quantity above (`by` 1) or below (`by` -1) of a face; null where there is none. */
export function nextQuantity(runs: readonly QuantityRange[], quantity: number, by: 1 | -1): number | null {
  if (by === 1) {
    const run = runs.find((run) => legal(run) && run.last > quantity);
    return run ? Math.max(run.first, quantity + 1) : null;
  }
  const run = runs.filter((run) => legal(run) && run.first < quantity).at(-1);
  return run ? Math.min(run.last, quantity - 1) : null;
}

/** The last quantity of a face that is shown at once: those after it are past all reason, and wait to be asked for.
 *
 * By the chances, where the host lets them be shown. Else by what everyone may reckon: twice as many dice as are to be
 * expected; where nobody knows how many there are, two thirds of all.
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

/** A chance in whole percent; what is neither certain nor ruled out is never called so. */
export function likelihood(chance: number): Message {
  if (chance > 0 && chance < 0.01) return { id: "page-chance-least", args: {} };
  if (chance < 1 && chance > 0.99) return { id: "page-chance-most", args: {} };
  return { id: "page-chance", args: { percent: Math.round(chance * 100) } };
}

/** The lowest bid of each face that may be bid, aces last. */
function lowestOfEach(choices: LegalChoices): Bid[] {
  const [aces, ...others] = faceKeys(choices);
  return [...others, ...(aces ? [aces] : [])].flatMap(({ face, lowest }) =>
    lowest === null ? [] : [{ quantity: lowest, face }],
  );
}

/** The lowest raise; aces only where nothing else may be bid. */
export function lowestRaise(choices: LegalChoices): Bid | null {
  const bids = lowestOfEach(choices);
  return (
    bids.filter(({ face }) => face !== 1).sort((one, other) => one.quantity - other.quantity)[0] ?? bids[0] ?? null
  );
}

/** The bid that the pad begins with: the likeliest, where the host lets chances be shown.
 *
 * Elsewhere it must not tell who is to bid what is likely: then it is a low raise of a face that one holds, for which the
 * others need the fewest dice; aces only where nothing else may be bid.
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
