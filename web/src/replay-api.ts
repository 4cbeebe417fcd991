// Requests replays, reviews and legal moves for games on this server and for records that the user provides.
import { parseResponse } from "./response";
import type { Refusal } from "./connection";
import { expandReplay } from "./lib/replay";
import type { Played } from "./routes";
import type { NextMoves, ReplayMessage, ReviewMessage } from "./wire";
import { refusalText, t } from "./i18n.svelte";

const send = (path: string, record: File | string) => fetch(path, { method: "POST", body: record });

/** Fetches a game on this server, or an edition's example round. */
export const fetchReplay = async (asked: Played | string) =>
  expandReplay(
    await parseResponse<ReplayMessage>(
      await fetch(`/r/${typeof asked === "string" ? `booklet/${asked}` : `${asked.code}/${asked.number}`}.json`),
    ),
  );

export const replayRecord = async (record: File | string) =>
  expandReplay(await parseResponse<ReplayMessage>(await send("/api/replay", record)));

export const fetchReview = async (record: string) => parseResponse<ReviewMessage>(await send("/api/review", record));

/** Fetches the legal moves after the last move of a record. */
export const fetchNextMoves = async (record: string) => parseResponse<NextMoves>(await send("/api/next", record));

const LONGEST_NAME = 40;

/** The message for an error in a record. `name`: the record's file name, if any. */
export function recordErrorText({ code, details }: Refusal, name: string | null): string {
  const file = name && name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
  const places = ["line", "round", "said" in details ? "said" : "move"].filter((place) => place in details);
  const place = [...(file ? [file] : []), ...places.map((place) => t(`record-at-${place}`, details))].join(", ");
  const why = refusalText(code, details);
  return place ? t("record-error", { place, why }) : why;
}
