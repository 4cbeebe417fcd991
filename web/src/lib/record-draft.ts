// A game typed in from a real table, and its record. The server determines the legal moves.
import * as v from "valibot";
import { stored } from "../storage";
import { OPTIONS, type RulesSelection } from "./table-config";

export interface DraftRound {
  /** The opener; null if the rules determine the opener, or if it has not been entered yet. */
  opener: number | null;
  /** Moves, written as in game records: `5x4`, `dudo`, `calza 3`. */
  moves: string[];
  /** Each hand as a string of faces. */
  hands: string[];
}

export interface Draft extends RulesSelection {
  players: string[];
  /** The last round is incomplete. Empty until the players are entered. */
  rounds: DraftRound[];
}

export const EMPTY_ROUND: DraftRound = { opener: null, moves: [], hands: [] };

export const hasCall = ({ moves }: DraftRound): boolean => /^(dudo|calza)/.test(moves.at(-1) ?? "");

/** Whether all hands of a round are entered. `dice`: the number of dice of each seat. */
export const handsComplete = ({ hands }: DraftRound, dice: readonly number[]): boolean =>
  dice.every((count, at) => (hands[at] ?? "").length === count);

const DRAFT = v.object({
  edition: v.string(),
  options: OPTIONS,
  players: v.array(v.string()),
  rounds: v.array(v.object({ opener: v.nullable(v.number()), moves: v.array(v.string()), hands: v.array(v.string()) })),
});

export const storedDraft = stored<Draft | null>("typed", DRAFT, null);

/** Undoes one step: the last move, the opener, or the round. */
export function undoLast(draft: Draft): Draft {
  const rounds = [...draft.rounds];
  const { opener, moves } = rounds.pop() ?? EMPTY_ROUND;
  if (moves.length) rounds.push({ opener, moves: moves.slice(0, -1), hands: [] });
  else if (opener !== null) rounds.push(EMPTY_ROUND);
  return { ...draft, rounds };
}

/**
 * The record of a draft. `dice`: each seat's number of dice in the last round; null if that round is not being typed.
 * Until that round's hands are entered, the record omits the call and has placeholder dice, which do not affect the
 * legal bids.
 */
export function draftRecord({ edition, options, players, rounds }: Draft, dice: readonly number[] | null): string {
  const settings = Object.entries(options).map(([setting, value]) => `${setting} = ${JSON.stringify(value)}`);
  const lines = ["perudo = 1", `edition = ${JSON.stringify(edition)}`, `players = ${JSON.stringify(players)}`];
  if (settings.length) lines.push(`options = { ${settings.join(", ")} }`);
  rounds.forEach((round, at) => {
    const typing = dice !== null && at === rounds.length - 1 && !handsComplete(round, dice) ? dice : null;
    const hands = typing ? typing.map((count) => "1".repeat(count)) : players.map((_, seat) => round.hands[seat] ?? "");
    const moves = typing && hasCall(round) ? round.moves.slice(0, -1) : round.moves;
    lines.push("", "[[round]]", ...(round.opener === null ? [] : [`opener = ${round.opener}`]));
    lines.push(`dice = ${JSON.stringify(hands)}`, `moves = ${JSON.stringify(moves)}`);
  });
  return `${lines.join("\n")}\n`;
}
