// The tables at which this browser has had a seat. What goes on there now, the server is asked; this is only where to ask.
import * as v from "valibot";
import { parsed } from "../remembered";
import type { GetSeatStatuses, SeatStatus } from "../wire";

export interface Visited {
  table: string;
  /** Whose table it is. */
  host: string;
  /** The number of the last game that was played to its end; 0 for none. */
  finished: number;
}

const VISITED = v.array(
  v.object({ table: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,12}$/)), host: v.string(), finished: v.number() }),
);

const KEPT = 12;
/** As many as one message may ask about. */
const ASKED = 6;

/** What was stored of them. */
export const read = (text: string | null): readonly Visited[] => (parsed(text, VISITED) ?? []).slice(0, KEPT);

/** The last game that was played to its end at a table. */
export const finished = ({ stage, game }: Pick<SeatStatus, "stage" | "game">): number =>
  stage === "playing" ? game - 1 : game;

/** Those tables, after a look at one of them, which is then the first; the same where nothing is new. */
export function noted(visited: readonly Visited[], seen: Visited): readonly Visited[] {
  const first = visited[0];
  if (first?.table === seen.table && first.host === seen.host && first.finished === seen.finished) return visited;
  return [seen, ...visited.filter(({ table }) => table !== seen.table)].slice(0, KEPT);
}

/** Those tables, after the server has told how it goes at some. */
export function told(visited: readonly Visited[], seats: readonly SeatStatus[]): readonly Visited[] {
  const now = visited.map((one) => {
    const seat = seats.find(({ table }) => table === one.table);
    return seat && finished(seat) !== one.finished ? { ...one, finished: finished(seat) } : one;
  });
  return now.every((one, at) => one === visited[at]) ? visited : now;
}

/** Which of them to ask about. */
export const asked = (visited: readonly Visited[]) =>
  visited.slice(0, ASKED).map(({ table }) => table) as GetSeatStatuses["tables"];
