// Where replays come from: games that were played here, and records that are brought along.
import { parseResponse } from "./response";
import type { Refusal } from "./connection";
import { expandReplay } from "./lib/replay";
import type { Played } from "./router.svelte";
import type { NextMoves, ReplayMessage, ReviewMessage } from "./wire";
import { refusalText, t } from "./i18n.svelte";

const send = (path: string, record: File | string) => fetch(path, { method: "POST", body: record });

/** A game that was played here, or the round that an edition illustrates. */
export const fetchReplay = async (asked: Played | string) =>
  expandReplay(
    await parseResponse<ReplayMessage>(
      await fetch(`/r/${typeof asked === "string" ? `booklet/${asked}` : `${asked.code}/${asked.number}`}.json`),
    ),
  );

export const replayRecord = async (record: File | string) =>
  expandReplay(await parseResponse<ReplayMessage>(await send("/api/replay", record)));

/** What each decision of a finished game was worth. */
export const fetchReview = async (record: string) => parseResponse<ReviewMessage>(await send("/api/review", record));

/** What may be said where a record stops. */
export const fetchNextMoves = async (record: string) => parseResponse<NextMoves>(await send("/api/next", record));

const LONGEST_NAME = 40;

/** What is wrong with a record, and where, in one sentence. `name`: of the file that it came in, if it came in one. */
export function recordErrorText({ code, details }: Refusal, name: string | null): string {
  const file = name && name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
  const places = ["line", "round", "said" in details ? "said" : "move"].filter((place) => place in details);
  const place = [...(file ? [file] : []), ...places.map((place) => t(`record-at-${place}`, details))].join(", ");
  const why = refusalText(code, details);
  return place ? t("record-error", { place, why }) : why;
}
