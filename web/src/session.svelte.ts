// The state received from the server. Everything on screen is derived from it.
import * as v from "valibot";
import { Connection, Refusal, CONNECT_TIMEOUT, type Command, type ServerMessage, type Listener } from "./connection";
import { Contributor } from "./lib/contributor";
import { appendEvents, missedLines, type LogLine } from "./lib/narration";
import { onlyHuman, placeOf } from "./lib/standings";
import { hostOf, mergeSections, toTable, type TableSections, type Table } from "./lib/table";
import {
  tablesToQuery,
  lastFinishedGame,
  addRecentTable,
  storedTables,
  updateRecentTables,
  type RecentTable,
} from "./lib/recent-tables";
import { followRenames, mergeChat } from "./lib/chat";
import { now } from "./lib/time.svelte";
import { stored } from "./storage";
import type { Arguments } from "./lib/translator";
import type { Done, LobbyState, Reacted, RulesInfo, SeatLink, SeatStatus, ChatLine, View, Welcome } from "./wire";

type TableCommand = Extract<Command, { table: string }>;
type WithoutTable<Message> = Message extends unknown ? Omit<Message, "table"> : never;

/** An error code of the server, with its details. */
export interface Failure {
  code: string;
  details: Arguments;
}

/** A reaction or gesture while it is displayed. */
export interface ShownReaction extends Pick<Reacted, "seat" | "reaction" | "gesture"> {
  key: number;
}

/** The table that the user left last, and its events so far. */
interface LastTable {
  table: Table;
  events: LogLine[];
}

const REACTION_MILLISECONDS = 2500;
const MAX_CHAT_LINES = 100;

/** The address of this build. Another build may save a table in another form. */
const PAGE = import.meta.url;

const storedMuted = (code: string) => stored(`muted-${code}`, v.array(v.string()), []);

interface SavedTable extends LastTable {
  page: string;
}

/** Only the fields that are needed here are checked: the same build wrote the others. */
const SAVED_TABLE = v.object({
  page: v.literal(PAGE),
  table: v.looseObject({
    table: v.string(),
    seq: v.number(),
    seats: v.array(v.looseObject({})),
    view: v.nullable(v.looseObject({})),
  }),
  events: v.array(v.looseObject({})),
}) as unknown as v.GenericSchema<unknown, SavedTable>;

/** The last table, which a page leaves to the next one in this tab. */
const savedTable = stored<SavedTable | null>("told", SAVED_TABLE, null, "sessionStorage");

class Session {
  welcome = $state.raw<Welcome | null>(null);
  lobby = $state.raw<LobbyState | null>(null);
  /** The rules for the last rule code that was asked for. */
  rules = $state.raw<RulesInfo | null>(null);
  /** Tables at which this browser has had a seat, most recent first. */
  recentTables = $state.raw<readonly RecentTable[]>(storedTables.get());
  /** The status of the seats that this browser still has; null until known. */
  seatStatuses = $state.raw<readonly SeatStatus[] | null>(null);
  /** The link to the player's own seat, while it is displayed. */
  seatLink = $state.raw<SeatLink | null>(null);
  table = $state.raw<Table | null>(null);
  /** The final state of a game that the user still looks at after the table has moved on. */
  finishedGame = $state.raw<Table | null>(null);
  /** A table whose seat waits because the user went to the front page, until the notice is dismissed. */
  leftTable = $state.raw<{ code: string; about: string } | null>(null);
  /** When `table` arrived, as `performance.now()`. */
  receivedAt = $state.raw(0);
  /** The last lines of chat. */
  chat = $state.raw<ChatLine[]>([]);
  /** The number of the last chat line read; null until the first lines arrive, which count as read. */
  lastReadChat = $state.raw<number | null>(null);
  /** Names of players whom the user has muted at this table. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** Reactions and gestures on display. */
  reactions = $state.raw<ShownReaction[]>([]);
  /** Events at the table since this page opened it. */
  events = $state.raw<LogLine[]>([]);
  /** Events that arrived while the page was hidden or offline, until they are seen. */
  missed = $derived.by(() => this.events.filter((line) => this.#missed.has(line)));
  /** The number of commands without an answer. */
  pendingCommands = $state(0);
  /** Null until the first attempt to connect has succeeded or failed. */
  online = $state<boolean | null>(null);
  /** The last refusal, until it is dismissed. */
  failure = $state.raw<Failure | null>(null);
  /** Why the server refuses this browser altogether. */
  accessDenied = $state.raw<Failure | null>(null);
  /** Why the requested table can't be shown. */
  tableFailure = $state.raw<Failure | null>(null);

  #code: string | null = null;
  /** The table left last, by this page or the one before a reload: returning to it continues its events. */
  #lastTable: LastTable | null = takeSavedTable();
  #sections: TableSections | null = null;
  #screen = false;
  #reactionCount = 0;
  /** Whether the user wants the next game as soon as it starts. */
  #wantsNextGame = false;
  #missed = $state.raw<ReadonlySet<LogLine>>(new Set());
  /** Keys of the events seen before the page was hidden; null while it is visible. */
  #seenBefore: ReadonlySet<string> | null = null;
  #connection: Connection | null = null;
  #contributor = new Contributor((command) => this.#connection!.send(command));

  /** Follows the browser's events. `keepConnection`, `enterLobby` and `enterTable` open the connection. */
  connect(): void {
    addEventListener("online", () => this.#connection?.wake());
    addEventListener("pagehide", () => this.#saveForReload());
    addEventListener("pageshow", (event) => event.persisted && this.#connection?.wake());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) {
        // A phone may discard a hidden page.
        this.#saveForReload();
        return this.#stopLooking();
      }
      this.#connection?.wake();
      this.refreshSeatStatuses();
    });
  }

  /** Returns the current connection, opening one if necessary. */
  keepConnection(): Connection {
    return this.#connectTo(this.#code);
  }

  /** Connects to a table. Each table has a connection of its own, whose path names it for the proxy. */
  #connectTo(code: string | null): Connection {
    if (!this.#connection || code !== this.#code) {
      this.#connection?.retire();
      this.#connection = this.#open(code, this);
    }
    return this.#connection;
  }

  #open(code: string | null, listener?: Listener): Connection {
    const path = code ? `/socket/${code}` : "/socket";
    return new Connection(
      (attempt) =>
        new WebSocket(`${location.origin.replace("http", "ws")}${path}${attempt ? `?attempt=${attempt}` : ""}`),
      () => fetch("/sw.js", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(CONNECT_TIMEOUT) }),
      listener,
    );
  }

  onRefused(refusal: Refusal): void {
    if (this.welcome) this.failure = failureOf(refusal);
    else this.accessDenied = failureOf(refusal);
  }

  onConnectionChange(online: boolean): void {
    this.online = online;
    if (!online) {
      this.#stopLooking();
      this.#contributor.missed();
    }
  }

  onMessage(message: Exclude<ServerMessage, { is: "done" | "refused" }>): void {
    if (message.is === "welcome") {
      this.welcome = message;
      this.accessDenied = null;
    } else if (message.is === "lobby") this.lobby = message;
    else if (message.is === "rules") this.rules = message;
    else if (message.is === "seat-statuses") {
      this.seatStatuses = message.tables;
      this.#setRecentTables(updateRecentTables(this.recentTables, message.tables));
    } else if (message.is === "seat-link") this.seatLink = message;
    else if (message.is === "table" && message.table === this.#code) {
      const before = this.#sections;
      this.#sections = mergeSections(before, message);
      if (this.#sections) this.#updateTable(toTable(this.#sections));
      else if (before) {
        this.#contributor.missed();
        this.#connection?.resubscribe();
      }
    } else if (message.is === "chat" && message.table === this.#code) {
      this.chat = mergeChat(this.chat, message.lines, MAX_CHAT_LINES);
      this.lastReadChat ??= this.chat.at(-1)?.seq ?? 0;
    } else if (message.is === "reacted" && message.table === this.#code) {
      const { seat, reaction, gesture } = message;
      const shown = { key: ++this.#reactionCount, seat, reaction, gesture };
      this.reactions = [...this.reactions, shown];
      setTimeout(() => (this.reactions = this.reactions.filter((one) => one !== shown)), REACTION_MILLISECONDS);
    }
  }

  #updateTable(table: Table): void {
    this.events = appendEvents(this.events, this.table ?? this.#lastTable?.table ?? null, table);
    this.#setMuted(followRenames(this.muted, this.table, table));
    if (this.#seenBefore && !document.hidden) {
      this.#missed = new Set(missedLines(this.events, this.#seenBefore, table));
      this.#seenBefore = null;
    }
    if (table.seat !== null) {
      const host = hostOf(table);
      this.#setRecentTables(
        addRecentTable(this.recentTables, { table: table.table, host, finished: lastFinishedGame(table) }),
      );
    }
    if (table.stage === "over") {
      if (this.table?.stage !== "over") this.#wantsNextGame = false;
    } else if (this.table?.stage === "over" && !this.#wantsNextGame && !this.#screen) this.finishedGame ??= this.table;
    this.table = table;
    this.receivedAt = performance.now();
    this.#contributor.see(table);
  }

  async playAgain(): Promise<void> {
    this.#wantsNextGame = true;
    this.#wantsNextGame = (await this.sendToTable({ do: "ready", seq: this.table!.seq })) !== null;
  }

  /** Continues without players who are not ready: with another game, or in the lobby of the table. */
  async startNextGame(start: boolean): Promise<void> {
    this.#wantsNextGame = true;
    this.#wantsNextGame = (await this.sendToTable({ do: "rematch", start, game: this.table!.game })) !== null;
  }

  /** Leaves the final state for the table's current one, and takes the seat back from a substitute bot. */
  leaveResult(): void {
    this.finishedGame = null;
    const mine = this.table?.seats[(this.table.seat ?? 0) - 1];
    if (mine?.substitute) void this.sendToTable({ do: "sit", name: mine.name, chair: null });
  }

  #stopLooking(): void {
    if (!this.table || this.#seenBefore) return;
    this.#seenBefore = new Set(this.events.filter((line) => !this.#missed.has(line)).map(({ key }) => key));
  }

  markSeen(): void {
    if (this.#missed.size) this.#missed = new Set();
  }

  /** Milliseconds since the table's state arrived. Reactive, so displays count on. */
  get elapsed(): number {
    return Math.max(0, now() - this.receivedAt);
  }

  #setRecentTables(visited: readonly RecentTable[]): void {
    if (visited === this.recentTables) return;
    this.recentTables = visited;
    storedTables.set(visited);
  }

  /** Shows the open tables, and the tables of this browser. */
  enterLobby(): void {
    if (this.table) this.leftTable = waitingSeat(this.table);
    this.#rememberTable();
    const connection = this.#connectTo(null);
    this.#code = this.#sections = this.table = this.finishedGame = this.tableFailure = null;
    this.#contributor.missed();
    void connection.subscribe({ do: "watch-lobby" }).catch(() => undefined);
    this.refreshSeatStatuses();
  }

  /** Requests the status of this browser's seats. If the server refuses for lack of tokens, the old one stays. */
  refreshSeatStatuses(): void {
    const tables = tablesToQuery(this.recentTables);
    if (this.#code === null && tables.length)
      void this.#connection?.send({ do: "seat-statuses", tables }).catch(() => undefined);
  }

  /** Shows a table. `screen`: as a shared screen, without anyone's secrets. */
  enterTable(code: string, screen = false): void {
    if (code === this.#code && screen === this.#screen) return;
    this.#rememberTable();
    const connection = this.#connectTo(code);
    this.#code = code;
    this.#screen = screen;
    this.leftTable = null;
    if (screen || this.#lastTable?.table.table !== code) this.#lastTable = null;
    this.events = this.#lastTable?.events ?? [];
    this.#missed = new Set();
    this.#seenBefore = null;
    this.chat = [];
    this.lastReadChat = null;
    this.muted = new Set(storedMuted(code).get());
    this.reactions = [];
    this.#sections = this.table = this.finishedGame = this.tableFailure = this.lobby = this.seatStatuses = null;
    this.#contributor.missed();
    connection.subscribe({ do: "watch", table: code, screen }).catch((error: unknown) => {
      if (code === this.#code) this.tableFailure = failureOf(error);
    });
  }

  #rememberTable(): void {
    if (this.table && !this.#screen) this.#lastTable = { table: this.table, events: this.events };
  }

  /** Saves the events in this tab for the page after a reload, without any hidden dice. */
  #saveForReload(): void {
    this.#rememberTable();
    if (!this.#lastTable) return;
    const { table, events } = this.#lastTable;
    const view = table.view && ({ ...table.view, hand: null, previous_round: null, all_hands: null } satisfies View);
    savedTable.set({ page: PAGE, table: { ...table, view, bid_chances: null } satisfies Table, events });
  }

  /** Mutes or unmutes a player at this table. */
  mute(name: string, wanted: boolean): void {
    this.#setMuted(new Set(wanted ? [...this.muted, name] : [...this.muted].filter((one) => one !== name)));
  }

  #setMuted(muted: ReadonlySet<string>): void {
    if (muted === this.muted) return;
    this.muted = muted;
    storedMuted(this.#code!).set([...muted]);
  }

  sendReaction(reaction: NonNullable<Reacted["reaction"]>): void {
    void this.sendToTable({ do: "react", reaction, gesture: null });
  }

  /** Shows a gesture with the cup to the others. Refusals are ignored, since a missed gesture does not matter. */
  sendGesture(gesture: NonNullable<Reacted["gesture"]>): void {
    void this.#connection?.send({ do: "react", table: this.#code!, reaction: null, gesture }).catch(() => undefined);
  }

  /** Sends a command and returns its answer. A refusal is displayed, and returns null. */
  async send(command: Command): Promise<Done | null> {
    this.pendingCommands++;
    try {
      const done = await this.#deliver(this.keepConnection(), command);
      this.failure = null;
      return done;
    } catch (error) {
      this.failure = failureOf(error);
      return null;
    } finally {
      this.pendingCommands--;
    }
  }

  /** Sends a command. If `find-game` found a table at another node, it is repeated there. */
  async #deliver(connection: Connection, command: Command): Promise<Done> {
    try {
      return await connection.send(command);
    } catch (error) {
      const table = error instanceof Refusal && error.code === "error-table-elsewhere" ? error.details.table : null;
      if (typeof table !== "string" || command.do !== "find-game") throw error;
      const there = this.#open(table);
      try {
        return await this.#deliver(there, command);
      } finally {
        there.retire();
      }
    }
  }

  /** Sends a command to the current table. */
  sendToTable(command: WithoutTable<TableCommand>): Promise<Done | null> {
    return this.send({ ...command, table: this.#code } as Command);
  }
}

function takeSavedTable(): LastTable | null {
  const saved = savedTable.get();
  savedTable.remove();
  return saved;
}

/** The notice about the seat of a player who leaves the page; null if no seat waits. */
function waitingSeat(table: Table): { code: string; about: string } | null {
  const mine = table.seats[(table.seat ?? 0) - 1];
  if (table.stage !== "playing" || mine?.kind !== "person" || placeOf(table, table.seat)) return null;
  return {
    code: table.table,
    about: `page-left-${table.table_settings.clock ? "clock" : onlyHuman(table) ? "alone" : "people"}`,
  };
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return { code: error.code, details: error.details };
  throw error;
}

export const session = new Session();
