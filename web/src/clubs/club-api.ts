// Requests about clubs: `/api/clubs`.
import { parseResponse } from "../response";
import type { ChangeClub, ClubAnswer, ClubRulesAnswer, Clubs } from "../wire";

const ask = async (path: string, body?: object): Promise<ClubAnswer> => {
  const headers = { "Content-Type": "application/json" };
  return parseResponse<ClubAnswer>(
    await fetch(`/api/clubs/${path}`, { method: "POST", ...(body ? { headers, body: JSON.stringify(body) } : {}) }),
  );
};

export const fetchClubs = async () => parseResponse<Clubs>(await fetch("/api/clubs"));
export const fetchClub = async (code: string) => parseResponse<ClubAnswer>(await fetch(`/api/clubs/${code}`));
/** Fetches the rules of the club's last table; null if the club has had no table yet. */
export const fetchClubRules = async (code: string) =>
  (await parseResponse<ClubRulesAnswer>(await fetch(`/api/clubs/${code}/rules`))).rules;
/** `attempt`: a random id. Repeating a request with the same id does not create a second club. */
export const foundClub = (name: string, attempt: string) => ask("found", { name, attempt });
export const joinClub = (code: string) => ask(`${code}/join`);
/** Leaves a club, or removes another member if the user owns the club. */
export const leaveClub = (code: string, member: string | null) => ask(`${code}/leave`, { member });
export const changeClub = (code: string, change: ChangeClub) => ask(`${code}/change`, change);
export const answerInvitation = (code: string, coming: boolean) => ask(`${code}/answer`, { coming });
