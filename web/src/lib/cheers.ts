// The cheers that the table shows after a reveal.
import { diceChange } from "./reveal";
import type { Message } from "./settings";
import { seatMessage, type Table } from "./table";
import type { RevealedRound } from "../wire";

/**
 * The cheer for the player who was right: the caller of a correct dudo or calza, or the bidder after an incorrect dudo.
 * Spectators and shared screens also show the cheer, with the player's name; other players' pages do not.
 */
export function cheerOf(table: Table, revealed: RevealedRound): Message | null {
  const { call, caller, bidder } = revealed;
  const right = diceChange(revealed, caller) >= 0;
  if (call === "calza" && !right) return null;
  const hero = right ? caller : bidder;
  if (table.seat !== null && table.seat !== hero) return null;
  return seatMessage(table, call === "calza" ? "cheer-exact" : right ? "cheer-caught" : "cheer-held", { name: hero });
}

/** The two remaining players, if this round reduced the game to two; null otherwise. */
export function lastTwo({ hands, changes }: Pick<RevealedRound, "hands" | "changes">): number[] | null {
  const before = hands.flatMap(({ length }, at) => (length ? [at + 1] : []));
  const after = before.filter((seat) => hands[seat - 1]!.length + (changes[seat - 1] ?? 0) > 0);
  return before.length > 2 && after.length === 2 ? after : null;
}
