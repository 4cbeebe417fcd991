// The order in which players finished a game or a series of games.
import type { Message } from "./settings";
import type { Table } from "./table";

export interface Standing {
  seat: number;
  place: number;
}

/** All seats with a final place, best first. Players who were eliminated together are ordered by seat. */
export const standings = ({ places }: Pick<Table, "places">): Standing[] =>
  places.flatMap((place, at) => (place === null ? [] : [{ seat: at + 1, place }])).sort((a, b) => a.place - b.place);

/** The first three seats of the standings. */
export const podium = (table: Pick<Table, "places">): Standing[] => standings(table).slice(0, 3);

/** The place of a seat; null if it is still playing. */
export function placeOf(
  { places, seats }: Pick<Table, "places" | "seats">,
  seat: number | null,
): { place: number; count: number } | null {
  const place = seat === null ? null : (places[seat - 1] ?? null);
  return place === null ? null : { place, count: seats.length };
}

/** Whether all remaining players are bots, and none of these bots is a substitute. */
export const amongBots = ({ view, seats, stage }: Pick<Table, "view" | "seats" | "stage">): boolean =>
  stage === "playing" &&
  seats.every(({ seat, kind, substitute }) => view?.eliminated.includes(seat) || (kind === "bot" && !substitute));

/** Whether all other seats have bots, and none of these bots is a substitute. */
export const onlyHuman = ({ seats, seat: you }: Pick<Table, "seats" | "seat">): boolean =>
  seats.every(({ seat, kind, substitute }) => seat === you || (kind === "bot" && !substitute));

/** Names the winner of a series, or the players who share first place. */
export function championMessage({ series, seat }: Pick<Table, "series" | "seat">): Message {
  const best = series.scores.filter(({ place }) => place === 1);
  if (best.length === 1 && seat !== null && best[0]!.seat === seat) return { id: "page-champion-own", args: {} };
  return { id: "page-champion", args: { names: best.map(({ name }) => name).join(", "), count: best.length } };
}
