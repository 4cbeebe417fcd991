// A game that is typed in from a real table, and the record that it comes to. What may be said next, the server knows.
import * as v from "valibot";
import { stored } from "../storage";
import { OPTIONS, type RulesSelection } from "./table-config";

export interface DraftRound {
  /** Who opened it; null where that follows, or is not told yet. */
  opener: number | null;
  /** As a record has them: `5x4`, `dudo`, `calza 3`. */
  moves: string[];
  /** Faces, a text a seat. */
  hands: string[];
}

export interface Draft extends RulesSelection {
  players: string[];
  /** The last one is still being typed; none before the players are told. */
  rounds: DraftRound[];
}

export const EMPTY_ROUND: DraftRound = { opener: null, moves: [], hands: [] };

/** Whether a round has come to its call. */
export const hasCall = ({ moves }: DraftRound): boolean => /^(dudo|calza)/.test(moves.at(-1) ?? "");

/** Whether all hands of a round are told, where so many dice lie under each cup. */
export const handsComplete = ({ hands }: DraftRound, dice: readonly number[]): boolean =>
  dice.every((count, at) => (hands[at] ?? "").length === count);

const DRAFT = v.object({
  edition: v.string(),
  options: OPTIONS,
  players: v.array(v.string()),
  rounds: v.array(v.object({ opener: v.nullable(v.number()), moves: v.array(v.string()), hands: v.array(v.string()) })),
});

export const storedDraft = stored<Draft | null>("typed", DRAFT, null);

/** One step back: the last word, who opened, or the round before. */
export function undoLast(draft: Draft): Draft {
  const rounds = [...draft.rounds];
  const { opener, moves } = rounds.pop() ?? EMPTY_ROUND;
  if (moves.length) rounds.push({ opener, moves: moves.slice(0, -1), hands: [] });
  else if (opener !== null) rounds.push(EMPTY_ROUND);
  return { ...draft, rounds };
}

/**
 * The record of a draft. `dice`: under each cup in its last round, where that one is still being typed. Until its hands are
 * told it goes on without its call, and any dice may stand for them: what may be bid does not hang on them.
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
