// Counts the games that this browser's player has finished and won.
import * as v from "valibot";
import { stored } from "../storage";
import type { Table } from "./table";

export interface Career {
  games: number;
  wins: number;
  /** The ids of recently counted games, so that no game counts twice. */
  counted: string[];
}

const NUMBER = v.pipe(v.number(), v.integer(), v.minValue(0));
export const storedCareer = stored<Career>(
  "career",
  v.object({ games: NUMBER, wins: NUMBER, counted: v.array(v.string()) }),
  { games: 0, wins: 0, counted: [] },
);

const REMEMBERED = 30;

/** Counts a finished game that the player did not leave. Returns the same object if nothing changes. */
export function afterGame(career: Career, { table, game, stage, seat, seats, view }: Table): Career {
  const id = `${table}/${game}`;
  if (stage !== "over" || seats[(seat ?? 0) - 1]?.kind !== "person" || career.counted.includes(id)) return career;
  return {
    games: career.games + 1,
    wins: career.wins + (view?.winner === seat ? 1 : 0),
    counted: [...career.counted, id].slice(-REMEMBERED),
  };
}
