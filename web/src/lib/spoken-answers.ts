// Questions that a user of a screen reader can ask at any time, and the answers. The answers come only from the user's
// view of the game, so they reveal nothing hidden.
import type { MessageId } from "../messages";
import type { View } from "../wire";
import { nameOf, rollsForOpening, seatMessage, type Table } from "./table";
import { faceKeys, lowestRaise } from "./bid-pad";
import { placeOf } from "./standings";
import { roundSentences } from "./narration";
import type { Arguments } from "./translator";

export interface AnswerContext {
  table: Table;
  view: View;
  /** The user's own dice; empty for spectators. */
  hand: readonly number[];
  /** Whether the settlement of open cups has been shown. */
  settled: boolean;
}

type Say = (message: MessageId, args?: Arguments) => string;

const ANSWERS = {
  "ask-dice": dice,
  "ask-bid": bid,
  "ask-choices": choices,
  "ask-left": left,
} satisfies Record<string, (moment: AnswerContext, say: Say) => string[]>;

export type Question = keyof typeof ANSWERS;
export const QUESTIONS = Object.keys(ANSWERS) as Question[];

export const answer = (question: Question, moment: AnswerContext, say: Say): string =>
  ANSWERS[question](moment, say).join(" ");

function dice({ hand }: AnswerContext, say: Say): string[] {
  if (!hand.length) return [say("page-ask-no-cup")];
  const faces = [1, 2, 3, 4, 5, 6].map((face) => ({ face, quantity: hand.filter((die) => die === face).length }));
  const each = faces.filter(({ quantity }) => quantity).map((bid) => say("bid", bid));
  return [say("play-your-dice", { dice: each.join(", ") })];
}

/** The current bid, its bidder, and whose turn it is. */
function bid({ table, view, settled }: AnswerContext, say: Say): string[] {
  const { revealed, bids, to_act } = view;
  const named = (message: MessageId, name: number | null, values: Arguments = {}) => {
    const { id, args } = seatMessage(table, message, { name }, values);
    return say(id, args);
  };
  if (view.phase === "opening") return [say(rollsForOpening(table) ? "page-rolling" : "page-shaking")];
  const standing = revealed ? { ...revealed, seat: revealed.bidder } : bids.at(-1);
  const said = standing && named("story-bids", standing.seat, { quantity: standing.quantity, face: standing.face });
  if (revealed) {
    const call = named(`story-${revealed.call}`, revealed.caller);
    return [said!, call, ...(settled ? roundSentences(table, revealed).map(({ id, args }) => say(id, args)) : [])];
  }
  const mine = to_act === table.seat;
  const turn = mine ? say("page-your-turn") : named("page-waits-for", to_act);
  return [
    ...(view.palifico ? [`${say("page-palifico")}.`] : []),
    ...(said
      ? [said, ...table.calza_calls.map((seat) => named("story-calza", seat)), turn]
      : [named("story-opens", view.opener)]),
  ];
}

/** The user's legal moves. */
function choices({ table, view, settled }: AnswerContext, say: Say): string[] {
  if (table.seat === null) return [say("page-watching")];
  if (view.revealed) return [say(!settled ? "page-skip" : view.phase === "over" ? "page-over" : "page-next-round")];
  const place = placeOf(table, table.seat);
  if (place) return [say("page-you-are-out", place)];
  if (view.to_act === null) return [say(rollsForOpening(table) ? "page-rolling" : "page-shaking")];
  const calza = view.choices?.calza === null ? [say("page-ask-calza")] : [];
  if (view.to_act !== table.seat || !view.choices)
    return [say("page-waits-for", { name: nameOf(table, view.to_act) }), ...calza];
  const lowest = lowestRaise(view.choices);
  const aces = faceKeys(view.choices)[0]!;
  return [
    lowest ? say("page-ask-lowest", { ...lowest }) : `${say("page-no-bid")}.`,
    ...(aces.lowest !== null && lowest?.face !== 1 ? [say("page-ask-aces", { quantity: aces.lowest, face: 1 })] : []),
    ...(view.choices.dudo === null ? [say("page-ask-dudo")] : []),
    ...calza,
  ];
}

/** Each player's number of dice. If lost dice are hidden, the view omits the other players' numbers. */
function left({ table, view }: AnswerContext, say: Say): string[] {
  const counts = view.dice;
  const each = table.seats.flatMap(({ seat, name }) => {
    const count = counts[seat - 1];
    return count ? [say("labelled", { what: name, text: count })] : [];
  });
  return [
    ...(each.length ? [`${say("tell-dice-left", { dice: each.join(", ") })}.`] : []),
    ...(counts.includes(null) ? [say("setting-lost_dice_visible-false")] : []),
  ];
}
