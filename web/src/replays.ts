// Where replays come from: games that were played here, and records that are brought along.
import { Refusal } from "./connection";
import { whole, type Replay } from "./lib/replay";
import type { Played } from "./router.svelte";
import type { Refused, Replayed } from "./wire";
import { refusal, t } from "./words.svelte";

/** Throws a `Refusal`; anything else that it throws means that the server could not be asked. */
async function answered(answer: Response): Promise<Replay> {
  const body = (await answer.json()) as Replayed | Refused;
  if ("code" in body) throw new Refusal(body.code, body.details);
  return whole(body);
}

/** A game that was played here, or the round that an edition illustrates. */
export const fetchReplay = async (asked: Played | string) =>
  answered(await fetch(`/r/${typeof asked === "string" ? `booklet/${asked}` : `${asked.code}/${asked.number}`}.json`));

export const readRecord = async (record: File | string) => answered(await fetch("/api/replay", { method: "POST", body: record }));

const LONGEST_NAME = 40;

/** What is wrong with a record, and where, in one sentence. `name`: of the file that it came in, if it came in one. */
export function fault({ code, details }: Refusal, name: string | null): string {
  const file = name && name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
  const places = ["line", "round", "said" in details ? "said" : "move"].filter((place) => place in details);
  const place = [...(file ? [file] : []), ...places.map((place) => t(`record-at-${place}`, details))].join(", ");
  const why = refusal(code, details);
  return place ? t("record-error", { place, why }) : why;
}
