// Messages about failures, and about a seat that the user left during a game.
import type { MessageId } from "../messages";
import { Refusal } from "../connection";
import type { Table } from "../lib/table";
import { onlyHuman, placeOf } from "../lib/standings";
import type { Arguments } from "../lib/translator";

/** An error code from the server, with details. */
export interface Failure {
  code: string;
  details: Arguments;
}

export class NoticeStore {
  /** The last refusal, until it is dismissed. */
  failure = $state.raw<Failure | null>(null);
  /** Why the server refused the page's connection. */
  accessDenied = $state.raw<Failure | null>(null);
  /** Why the requested table can't be shown. */
  tableFailure = $state.raw<Failure | null>(null);
  /** The table where the user still has a seat in a running game; null once the user dismisses the notice. */
  leftTable = $state.raw<{ code: string; about: MessageId } | null>(null);

  dismissFailure(): void {
    this.failure = null;
  }

  dismissLeftTable(): void {
    this.leftTable = null;
  }

  /** Called when the user leaves a table: stores a notice if they still have a seat in a running game there. */
  leave(table: Table): void {
    const own = table.seats[(table.seat ?? 0) - 1];
    const waits = table.stage === "playing" && own?.kind === "person" && !placeOf(table, table.seat);
    const reason = table.table_settings.clock ? "clock" : onlyHuman(table) ? "alone" : "people";
    this.leftTable = waits ? { code: table.table, about: `page-left-${reason}` } : null;
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return { code: error.code, details: error.details };
  throw error;
}
