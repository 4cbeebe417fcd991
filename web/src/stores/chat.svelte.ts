// Chat at the current table, and the players whom the user has muted there.
import * as v from "valibot";
import { followRenames, mergeChat } from "../lib/chat";
import type { Table } from "../lib/table";
import { stored } from "../storage";
import type { ChatLine } from "../wire";

const MAX_LINES = 100;

const storedMuted = (code: string) => stored(`muted-${code}`, v.array(v.string()), []);

export class ChatStore {
  /** The latest chat lines. */
  lines = $state.raw<ChatLine[]>([]);
  /**
   * The sequence number of the last line that the user has read; null until lines arrive. The lines that arrive first
   * count as read.
   */
  lastRead = $state.raw<number | null>(null);
  muted = $state.raw<ReadonlySet<string>>(new Set());
  #code = "";

  open(code: string): void {
    this.#code = code;
    this.lines = [];
    this.lastRead = null;
    this.muted = new Set(storedMuted(code).get());
  }

  receive(lines: readonly ChatLine[]): void {
    this.lines = mergeChat(this.lines, lines, MAX_LINES);
    this.lastRead ??= this.lines.at(-1)?.seq ?? 0;
  }

  markRead(): void {
    this.lastRead = this.lines.at(-1)?.seq ?? this.lastRead;
  }

  /** Mutes or unmutes a player. */
  mute(name: string, wanted: boolean): void {
    this.#setMuted(new Set(wanted ? [...this.muted, name] : [...this.muted].filter((one) => one !== name)));
  }

  /** Keeps players muted when they change their names. */
  followRenames(before: Table | null, now: Table): void {
    this.#setMuted(followRenames(this.muted, before, now));
  }

  #setMuted(muted: ReadonlySet<string>): void {
    if (muted === this.muted) return;
    this.muted = muted;
    storedMuted(this.#code).set([...muted]);
  }
}
