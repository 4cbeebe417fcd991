// The live part of a table (clocks and missed events), for the components that draw it. A static table has none.
import { getContext, setContext } from "svelte";
import type { LogLine } from "./narration";
import type { ShownReaction } from "../stores/reactions.svelte";

export interface LiveTable {
  /** `elapsed`: milliseconds since the table's state arrived. `missed`: events that the user has not seen. */
  readonly table: { readonly elapsed: number; readonly missed: readonly LogLine[] };
  readonly reactions: { readonly shown: readonly ShownReaction[] };
  readonly chat: { readonly muted: ReadonlySet<string> };
}

const KEY = Symbol("live table");
const STATIC: LiveTable = { table: { elapsed: 0, missed: [] }, reactions: { shown: [] }, chat: { muted: new Set() } };

/** Provides the live part of a table to all components below. */
export const provideLiveTable = (live: LiveTable): LiveTable => setContext(KEY, live);

export const useLiveTable = (): LiveTable => getContext<LiveTable | undefined>(KEY) ?? STATIC;
