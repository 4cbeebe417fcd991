// The table that the user left last, saved for the next page in the same tab.
import * as v from "valibot";
import type { LogLine } from "../lib/narration";
import type { Table } from "../lib/table";
import { stored } from "../storage";
import type { View } from "../wire";

export interface LastTable {
  table: Table;
  events: LogLine[];
}

interface SavedTable extends LastTable {
  page: string;
}

/** The URL of this script, which identifies the build. Other builds may save tables in another format. */
const PAGE = import.meta.url;

/** Checks only the fields that this module needs, because the same build wrote the saved table. */
const SAVED_TABLE = v.object({
  page: v.picklist([PAGE]),
  table: v.looseObject({
    table: v.string(),
    seq: v.number(),
    seats: v.array(v.looseObject({})),
    view: v.nullable(v.looseObject({})),
  }),
  events: v.array(v.looseObject({})),
}) as unknown as v.GenericSchema<unknown, SavedTable>;

const savedTable = stored<SavedTable | null>("told", SAVED_TABLE, null, "sessionStorage");

/** Saves a table and its events without any hidden dice. */
export function saveTable({ table, events }: LastTable): void {
  const view = table.view && ({ ...table.view, hand: null, previous_round: null, all_hands: null } satisfies View);
  savedTable.set({ page: PAGE, table: { ...table, view, bid_chances: null }, events });
}

/** Returns the saved table and removes it from storage. */
export function takeSavedTable(): LastTable | null {
  const saved = savedTable.get();
  savedTable.remove();
  return saved;
}
