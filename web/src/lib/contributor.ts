// Sends this browser's contributions to a table's dice: first a digest, then, after the server's commitment, the
// contribution itself.
import { Refusal, type Command } from "../connection";
import * as fair from "./fair-dice";
import type { Table } from "./table";

/** Refusals after which a command may succeed under a new id: see `RETRYABLE_ERRORS` in deduplication.py. */
export const RETRYABLE_ERRORS = [
  "error-store-write",
  "error-store-read",
  "error-store-altered",
  "error-table-away",
  "error-table-elsewhere",
  "error-internal",
  "error-too-fast",
];
/** Delays before each retry, in milliseconds. */
export const RETRY_DELAYS = [300, 600, 1200, 2400, 4800];

export class Contributor {
  /** The previous state; null if a later state may have been missed. */
  #last: Table | null = null;
  /**
   * The keys of the reveals and digests that this tab has sent. A reveal's key contains the commitment, and a digest's
   * key contains the round.
   */
  #sent = new Set<string>();
  /** This browser's digests, by round. */
  #given = new Map<string, string>();

  constructor(private readonly send: (command: Command) => Promise<unknown>) {}

  see(table: Table): void {
    fair.recordDraws(this.#last?.table === table.table ? this.#last : null, table);
    this.#last = table;
    this.#contribute(table);
  }

  /** Call this when states may have been missed. */
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
    // If the server changes its commitment for this round, this browser does not reveal its contribution.
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
          // Retry the contribution and the digest separately: one may be late, or already sent by another tab, and must
          // not block the other.
          for (const each of again) setTimeout(() => this.#again(place, [each], tries));
        }
      });
  }

  /** Repeats a refused command if the table still needs it. */
  #again(place: string, again: string[], tries: number): void {
    for (const each of again) this.#sent.delete(each);
    if (this.#last && `${this.#last.table}/${this.#last.game}` === place) this.#contribute(this.#last, tries);
  }
}
