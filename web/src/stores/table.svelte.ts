// The table on screen: its state, its events, and a finished game that the user is still viewing.
import { appendEvents, missedLines, type LogLine } from "../lib/narration";
import { mergeSections, toTable, type Table, type TableSections } from "../lib/table";
import { now } from "../lib/time.svelte";
import type { TableState } from "../wire";
import { saveTable, takeSavedTable, type LastTable } from "./saved-table";

export class TableStore {
  state = $state.raw<Table | null>(null);
  /** The final state of a game that the user is still viewing, although the table has moved on. */
  finishedGame = $state.raw<Table | null>(null);
  /** Events since this page opened the table. */
  events = $state.raw<LogLine[]>([]);
  /** Events that arrived while the page was hidden or offline, until the user has seen them. */
  missed = $derived.by(() => this.events.filter((line) => this.#missed.has(line)));

  #missed = $state.raw<ReadonlySet<LogLine>>(new Set());
  /** Keys of the events seen before the page was hidden; null while it is visible. */
  #seenBefore: ReadonlySet<string> | null = null;
  /** When `state` arrived, as `performance.now()`. */
  #receivedAt = $state.raw(0);
  #sections: TableSections | null = null;
  /** Whether this is a shared screen. */
  screen = false;
  /**
   * The table that the user left last, possibly before a reload. If the user returns to it, the page keeps the events
   * that it has already shown.
   */
  #last: LastTable | null = takeSavedTable();
  /** Whether to switch to the next game as soon as it starts. */
  #wantsNextGame = false;

  /** Milliseconds since the state arrived. The value is reactive, so that clocks on the page keep running. */
  get elapsed(): number {
    return Math.max(0, now() - this.#receivedAt);
  }

  /** Prepares to receive a table's states. `screen`: whether this is a shared screen. */
  open(code: string, screen: boolean): void {
    this.close();
    this.screen = screen;
    if (screen || this.#last?.table.table !== code) this.#last = null;
    this.events = this.#last?.events ?? [];
    this.#missed = new Set();
    this.#seenBefore = null;
  }

  close(): void {
    this.#remember();
    this.#sections = this.state = this.finishedGame = null;
  }

  #remember(): void {
    if (this.state && !this.screen) this.#last = { table: this.state, events: this.events };
  }

  saveForReload(): void {
    this.#remember();
    if (this.#last) saveTable(this.#last);
  }

  /**
   * Merges a message into the table's state. Returns the new state, "gap" if an earlier message is missing, or null if
   * the message can't be used.
   */
  receive(message: TableState): Table | "gap" | null {
    const before = this.#sections;
    this.#sections = mergeSections(before, message);
    if (!this.#sections) return before && "gap";
    const table = toTable(this.#sections);
    this.#show(table);
    return table;
  }

  #show(table: Table): void {
    this.events = appendEvents(this.events, this.state ?? this.#last?.table ?? null, table);
    if (this.#seenBefore && !document.hidden) {
      this.#missed = new Set(missedLines(this.events, this.#seenBefore, table));
      this.#seenBefore = null;
    }
    if (table.stage === "over") {
      if (this.state?.stage !== "over") this.#wantsNextGame = false;
    } else if (this.state?.stage === "over" && !this.#wantsNextGame && !this.screen) this.finishedGame ??= this.state;
    this.state = table;
    this.#receivedAt = performance.now();
  }

  /**
   * Runs a command that asks for the next game. Unless the server refuses, the page shows the next game as soon as it
   * starts.
   */
  async askForNextGame(command: () => Promise<unknown>): Promise<void> {
    this.#wantsNextGame = true;
    this.#wantsNextGame = (await command()) !== null;
  }

  /** Switches from the finished game to the table's current state. */
  leaveResult(): void {
    this.finishedGame = null;
  }

  /** Called when the page is hidden or loses its connection: later events count as missed. */
  stopLooking(): void {
    if (!this.state || this.#seenBefore) return;
    this.#seenBefore = new Set(this.events.filter((line) => !this.#missed.has(line)).map(({ key }) => key));
  }

  markSeen(): void {
    if (this.#missed.size) this.#missed = new Set();
  }
}
