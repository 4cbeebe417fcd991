// Data for the tournament pages, derived from the server's answer.
import type { Message } from "../lib/settings";
import type { Entrant, Tournament, TournamentTable } from "../wire";

/** The entrants by number. */
export const byNumber = ({ entrants }: Tournament): Map<number, Entrant> =>
  new Map(entrants.map((entrant) => [entrant.number, entrant]));

/** The name of the round with this index. The last round of a knock-out is the final. */
export function roundName({ form, rounds, swiss_rounds }: Tournament, at: number): Message {
  if (form === "swiss") return { id: "tournament-round-of", args: { round: at + 1, rounds: swiss_rounds } };
  if (rounds[at]?.length === 1) return { id: "tournament-final", args: {} };
  return { id: "tournament-round", args: { round: at + 1 } };
}

/** A table's entrants with their places. Once the game is over, the best entrant is first. */
export function tableRows({ entrants, places }: TournamentTable): { number: number; place: number | null }[] {
  const rows = entrants.map((number, at) => ({ number, place: places?.[at] ?? null }));
  return rows.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** How many bots will take the free chairs at the tables of the first round. */
export const missingBots = ({ entrants, table_size }: Tournament): number =>
  entrants.length < 2 ? 0 : (table_size - (entrants.length % table_size)) % table_size;

/** Up to three entrants for the podium, best first. */
export const podium = ({ entrants }: Pick<Tournament, "entrants">): Entrant[] =>
  entrants.filter(({ place }) => place !== null).slice(0, 3);

/** Whether tables of the current round have been drawn, but are not open yet. */
export const isOpening = ({ stage, rounds }: Tournament): boolean =>
  stage === "playing" && (rounds.at(-1) ?? []).some(({ table }) => table === null);
