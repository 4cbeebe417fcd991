// Requests about tournaments: `/api/tournaments`.
import { parseResponse } from "../response";
import type { CollusionReport, NewTournament, Tournament, Tournaments } from "../wire";

const ask = async (path: string, body?: object): Promise<Tournament> => {
  const headers = { "Content-Type": "application/json" };
  const sent = { method: "POST", ...(body ? { headers, body: JSON.stringify(body) } : {}) };
  return parseResponse<Tournament>(await fetch(`/api/tournaments/${path}`, sent));
};

export const fetchTournament = async (code: string) =>
  parseResponse<Tournament>(await fetch(`/api/tournaments/${code}`));
export const fetchTournaments = async () => parseResponse<Tournaments>(await fetch("/api/tournaments"));
/** Starts the search for collusion in the user's own finished tournament, or returns its progress. */
export const fetchCollusionReport = async (code: string) =>
  parseResponse<CollusionReport>(await fetch(`/api/tournaments/${code}/collusion`));
export const openTournament = (asked: NewTournament) => ask("new", asked);
export const joinTournament = (code: string, name: string) => ask(`${code}/join`, { name });
/** Leaves a tournament or, given an entrant's number, removes that entrant from the user's own tournament. */
export const leaveTournament = (code: string, entrant: number | null) => ask(`${code}/leave`, { entrant });
export const startTournament = (code: string) => ask(`${code}/start`);
