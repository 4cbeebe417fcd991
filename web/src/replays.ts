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

export const readRecord = async (file: File) => answered(await fetch("/api/replay", { method: "POST", body: file }));

const LONGEST_NAME = 40;

/** What is wrong with a record, and where, in one sentence. */
export function fault({ code, details }: Refusal, name: string): string {
  const where = ["said", "move", "round"].find((place) => place in details) ?? "file";
  const file = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
  return t(`record-error-${where}`, { ...details, file, why: refusal(code, details) });
}
