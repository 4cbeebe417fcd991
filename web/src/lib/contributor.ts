// This browser's part in a table's dice: it gives a digest first, and opens it when the server has committed itself.
import { Refusal, type Command } from "../connection";
import * as fair from "./fair";
import type { Table } from "./table";

/** What was refused so may be done when it is asked again, under another id: see `MAY_WORK_AGAIN` of the server's room. */
export const MAY_WORK_AGAIN = ["error-store-write", "error-store-read", "error-store-altered", "error-table-away", "error-internal", "error-too-fast"];
/** Milliseconds until it is: not for ever. */
export const AGAIN = [300, 600, 1200, 2400, 4800];

export class Contributor {
  /** The last state of the table, and none of those before it was missed. */
  #last: Table | null = null;
  /** What was sent: openings by their commitment, digests by their round. */
  #sent = new Set<string>();
  /** The digests, by their round. */
  #given = new Map<string, string>();

  constructor(private readonly send: (command: Command) => Promise<unknown>) {}

  see(table: Table): void {
    fair.watch(this.#last?.table === table.table ? this.#last : null, table);
    this.#last = table;
    this.#contribute(table);
  }

  /** The next state does not follow on the last one: things may have happened that this page was not shown. */
  missed(): void {
    this.#last = null;
  }

  #contribute({ table, game, coming, pledge, you }: Table, tries = 0): void {
    if (you === null || (!coming && pledge === null)) return;
    const place = `${table}/${game}`;
    const round = coming?.round ?? pledge! - 1;
    const opens = `${place} ${round} ${coming?.commitment}`;
    const gives = `${place} ${pledge}`;
    let opening: string | null = null;
    let next: string | null = null;
    const mine = coming?.digests[you - 1];
    // A server that commits itself a second time wants to know the part before.
    if (mine && !this.#sent.has(opens) && fair.witnessed(table, game, round)?.commitment === coming.commitment) {
      opening = fair.part(table, game, round, you, mine);
    }
    if (pledge === round + 1 && !this.#sent.has(gives)) {
      next = this.#given.get(gives) ?? fair.announce(table, game, pledge, you);
      this.#given.set(gives, next);
    }
    if (!opening && !next) return;
    if (opening) this.#sent.add(opens);
    if (next) this.#sent.add(gives);
    this.send({ do: "contribute", table, round, opening, next })
      .then(() => {
        if (opening) fair.witness(table, game, round, { seat: you, opened: opening });
        if (next) fair.witness(table, game, round + 1, { seat: you, pledged: next });
      })
      .catch((error: unknown) => {
        const again = [...(opening ? [opens] : []), ...(next ? [gives] : [])];
        if (error instanceof Refusal && MAY_WORK_AGAIN.includes(error.code)) {
          if (tries < AGAIN.length) setTimeout(() => this.#again(place, again, tries + 1), AGAIN[tries]);
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
