// The lobby: open tables, and the tables where this browser has had a seat.
import {
  addRecentTable,
  lastFinishedGame,
  MAX_RECENT_TABLES,
  storedTables,
  tablesToQuery,
  updateRecentTables,
  type RecentTable,
} from "../lib/recent-tables";
import { afterGame, storedCareer } from "../lib/career";
import { hostOf, type Table } from "../lib/table";
import type { LobbyState, SeatStatus, SeatStatuses } from "../wire";

export class LobbyStore {
  tables = $state.raw<LobbyState["tables"]>([]);
  /** Tables at which this browser has had a seat, most recent first. */
  recentTables = $state.raw<readonly RecentTable[]>(storedTables.get().slice(0, MAX_RECENT_TABLES));
  /** How many games this browser's player has finished and won. */
  career = $state.raw(storedCareer.get());
  /** The status of the seats that this browser still has; null until the server reports it. */
  seatStatuses = $state.raw<readonly SeatStatus[] | null>(null);
  /** Invitations to other tables. */
  invitations = $state.raw<NonNullable<SeatStatuses["invitations"]>>([]);

  /** The tables whose status the page should request from the server. */
  get tablesToQuery(): ReturnType<typeof tablesToQuery> {
    return tablesToQuery(this.recentTables);
  }

  leave(): void {
    this.tables = [];
    this.seatStatuses = null;
  }

  receiveStatuses({ tables, invitations = [] }: Pick<SeatStatuses, "tables" | "invitations">): void {
    this.seatStatuses = tables;
    this.invitations = invitations.filter((each) => !tables.some(({ table }) => table === each.table));
    this.#setRecentTables(updateRecentTables(this.recentTables, tables));
  }

  /** Moves a table to the top of the recent tables, if this browser has a seat there. */
  visit(table: Table): void {
    if (table.seat === null) return;
    const career = afterGame(this.career, table);
    if (career !== this.career) storedCareer.set((this.career = career));
    const visited = {
      table: table.table,
      host: hostOf(table),
      finished: lastFinishedGame(table),
      seat: table.seat,
    };
    this.#setRecentTables(addRecentTable(this.recentTables, visited));
  }

  #setRecentTables(tables: readonly RecentTable[]): void {
    if (tables === this.recentTables) return;
    this.recentTables = tables;
    storedTables.set(tables);
  }
}
