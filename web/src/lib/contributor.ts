// This browser's part in a table's dice: it gives a digest first, and opens it when the server has committed itself.
import { Refusal, type Command } from "../connection";
import * as fair from "./fair-dice";
import type { Table } from "./table";

/** What was refused so may be done when it is asked again, under another id: see `RETRYABLE_ERRORS` of the server's plan. */
export const RETRYABLE_ERRORS = [
  "error-store-write",
  "error-store-read",
  "error-store-altered",
  "error-table-away",
  "error-table-elsewhere",
  "error-internal",
  "error-too-fast",
];
/** Milliseconds until it is: not for ever. */
export const RETRY_DELAYS = [300, 600, 1200, 2400, 4800];

export class Contributor {
  /** The last state of the table, and none of those before it was missed. */
  #last: Table | null = null;
  /** What was sent: openings by their commitment, digests by their round. */
  #sent = new Set<string>();
  /** The digests, by their round. */
  #given = new Map<string, string>();

  constructor(private readonly send: (command: Command) => Promise<unknown>) {}

  see(table: Table): void {
    fair.recordDraws(this.#last?.table === table.table ? this.#last : null, table);
    this.#last = table;
    this.#contribute(table);
  }

  /** The next state does not follow on the last one: things may have happened that this page was not shown. */
  missed(): void {
    this.#last = null;
  }

  #contribute({ table, game, next_draw: nextDraw, digest_round: digestRound, seat }: Table, tries = 0): void {
    if (seat === null || (!nextDraw && digestRound === null)) return;
    const place = `${table}/${game}`;
    const round = nextDraw?.round ?? digestRound! - 1;
    const opens = `${place} ${round} ${nextDraw?.commitment}`;
    const gives = `${place} ${digestRound}`;
    let contribution: string | null = null;
    let nextDigest: string | null = null;
    const mine = nextDraw?.digests[seat - 1];
    // A server that commits itself a second time wants to know the part before.
    if (mine && !this.#sent.has(opens) && fair.seenDraw(table, game, round)?.commitment === nextDraw.commitment) {
      contribution = fair.contributionOf(table, game, round, seat, mine);
    }
    if (digestRound === round + 1 && !this.#sent.has(gives)) {
      nextDigest = this.#given.get(gives) ?? fair.makeContribution(table, game, digestRound, seat);
      this.#given.set(gives, nextDigest);
    }
    if (!contribution && !nextDigest) return;
    if (contribution) this.#sent.add(opens);
    if (nextDigest) this.#sent.add(gives);
    this.send({ do: "contribute", table, round, contribution, next_digest: nextDigest })
      .then(() => {
        if (contribution) fair.recordSeen(table, game, round, { seat, opened: contribution });
        if (nextDigest) fair.recordSeen(table, game, round + 1, { seat, pledged: nextDigest });
      })
      .catch((error: unknown) => {
        const again = [...(contribution ? [opens] : []), ...(nextDigest ? [gives] : [])];
        if (error instanceof Refusal && RETRYABLE_ERRORS.includes(error.code)) {
          if (tries < RETRY_DELAYS.length) setTimeout(() => this.#again(place, again, tries + 1), RETRY_DELAYS[tries]);
        } else if (again.length > 1) {
          // One of them came too late, or another tab or device was first with it: the other one is sent by itself.
          for (const each of again) setTimeout(() => this.#again(place, [each], tries));
        }
      });
  }

  /** What was refused is sent once more, if the table still wants it. */
  #again(place: string, again: string[], tries: number): void {
    for (const each of again) this.#sent.delete(each);
    if (this.#last && `${this.#last.table}/${this.#last.game}` === place) this.#contribute(this.#last, tries);
  }
}
