// Tables at which this browser has had a seat. The current state of each table comes from the server.
import * as v from "valibot";
import { stored } from "../storage";
import type { GetSeatStatuses, SeatStatus } from "../wire";

export interface RecentTable {
  table: string;
  /** The name of the table's host. */
  host: string;
  /** The number of the last finished game; 0 if there is none. */
  finished: number;
  /** The user's seat when this browser last showed the table. */
  seat?: number | undefined;
}

export const MAX_RECENT_TABLES = 12;
/** The maximum number of tables that one message may ask about. */
const ASKED = 6;

const VISITED = v.array(
  v.object({
    table: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,12}$/)),
    host: v.string(),
    finished: v.number(),
    seat: v.optional(v.number()),
  }),
);
export const storedTables = stored<readonly RecentTable[]>("tables", VISITED, []);

/** The number of the last finished game at a table. */
export const lastFinishedGame = ({ stage, game }: Pick<SeatStatus, "stage" | "game">): number =>
  stage === "playing" ? game - 1 : game;

/** Puts a table first. Returns the same array if nothing changes. */
export function addRecentTable(visited: readonly RecentTable[], seen: RecentTable): readonly RecentTable[] {
  const first = visited[0];
  const { table, host, finished, seat } = seen;
  if (first?.table === table && first.host === host && first.finished === finished && first.seat === seat)
    return visited;
  return [seen, ...visited.filter((one) => one.table !== table)].slice(0, MAX_RECENT_TABLES);
}

/** The user's seat in a game, if it is the last game at a table that this browser has shown; otherwise null. */
export const seatInGame = (visited: readonly RecentTable[], code: string, game: number): number | null =>
  visited.find(({ table, finished }) => table === code && finished === game)?.seat ?? null;

/** Updates the last finished games from the server's answer. Adds other tables where it is the user's turn. */
export function updateRecentTables(
  visited: readonly RecentTable[],
  seats: readonly SeatStatus[],
): readonly RecentTable[] {
  const now = visited.map((one) => {
    const seat = seats.find(({ table }) => table === one.table);
    return seat && lastFinishedGame(seat) !== one.finished ? { ...one, finished: lastFinishedGame(seat) } : one;
  });
  const others = seats.filter((seat) => seat.my_turn && !visited.some(({ table }) => table === seat.table));
  const added = others.map((seat) => ({ table: seat.table, host: seat.host, finished: lastFinishedGame(seat) }));
  if (!added.length && now.every((one, at) => one === visited[at])) return visited;
  return [...added, ...now].slice(0, MAX_RECENT_TABLES);
}

/** The tables to ask the server about. */
export const tablesToQuery = (visited: readonly RecentTable[]) =>
  visited.slice(0, ASKED).map(({ table }) => table) as GetSeatStatuses["tables"];
