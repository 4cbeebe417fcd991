// The tables at which this browser has had a seat. What goes on there now, the server is asked; this is only where to ask.
import * as v from "valibot";
import { stored } from "../storage";
import type { GetSeatStatuses, SeatStatus } from "../wire";

export interface RecentTable {
  table: string;
  /** Whose table it is. */
  host: string;
  /** The number of the last game that was played to its end; 0 for none. */
  finished: number;
}

const KEPT = 12;
/** As many as one message may ask about. */
const ASKED = 6;

const VISITED = v.pipe(
  v.array(v.object({ table: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,12}$/)), host: v.string(), finished: v.number() })),
  v.transform((tables): readonly RecentTable[] => tables.slice(0, KEPT)),
);
export const storedTables = stored("tables", VISITED, []);

/** The last game that was played to its end at a table. */
export const lastFinishedGame = ({ stage, game }: Pick<SeatStatus, "stage" | "game">): number =>
  stage === "playing" ? game - 1 : game;

/** Those tables, after a look at one of them, which is then the first; the same where nothing is new. */
export function addRecentTable(visited: readonly RecentTable[], seen: RecentTable): readonly RecentTable[] {
  const first = visited[0];
  if (first?.table === seen.table && first.host === seen.host && first.finished === seen.finished) return visited;
  return [seen, ...visited.filter(({ table }) => table !== seen.table)].slice(0, KEPT);
}

/** Those tables, after the server has told how it goes at some. */
export function updateRecentTables(
  visited: readonly RecentTable[],
  seats: readonly SeatStatus[],
): readonly RecentTable[] {
  const now = visited.map((one) => {
    const seat = seats.find(({ table }) => table === one.table);
    return seat && lastFinishedGame(seat) !== one.finished ? { ...one, finished: lastFinishedGame(seat) } : one;
  });
  return now.every((one, at) => one === visited[at]) ? visited : now;
}

/** Which of them to ask about. */
export const tablesToQuery = (visited: readonly RecentTable[]) =>
  visited.slice(0, ASKED).map(({ table }) => table) as GetSeatStatuses["tables"];
