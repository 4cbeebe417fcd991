// What the page knows: the last things that the server sent. Everything shown is derived from here.
import * as v from "valibot";
import { Connection, Refusal, TO_OPEN, type Command, type FromServer, type Listener } from "./connection";
import { Contributor } from "./lib/contributor";
import { goOn, missed, type Line } from "./lib/story";
import { alone, placed } from "./lib/places";
import { hostOf, takenIn, together, type Parts, type Table } from "./lib/table";
import { asked, finished, noted, read, told, type Visited } from "./lib/visited";
import { carried, heard } from "./lib/talk";
import { now } from "./lib/timing.svelte";
import { bequeath, inherit, parsed, recall, remember } from "./remembered";
import type { Arguments } from "./lib/words";
import type { Done, LobbyState, Reacted, RulesInfo, SeatLink, SeatStatus, ChatLine, View, Welcome } from "./wire";

type TableCommand = Extract<Command, { table: string }>;
type WithoutTable<Message> = Message extends unknown ? Omit<Message, "table"> : never;

/** What went wrong, as the server names it. */
export interface Trouble {
  code: string;
  details: Arguments;
}

/** A face pulled or a cup moved, for as long as it is shown. */
export interface Shown extends Pick<Reacted, "seat" | "reaction" | "gesture"> {
  key: number;
}

/** A table that was gone from, and what had been told of it. */
interface Gone {
  table: Table;
  told: Line[];
}

const SHOWN_FOR = 2500;
const LINES_KEPT = 100;

class Session {
  welcome = $state.raw<Welcome | null>(null);
  lobby = $state.raw<LobbyState | null>(null);
  /** What the last rule code said that was asked about. */
  rules = $state.raw<RulesInfo | null>(null);
  /** Tables at which this browser has had a seat, the last one first. */
  visited = $state.raw<readonly Visited[]>(read(recall("tables")));
  /** How it goes at those where it still has one; null until that is known. */
  seats = $state.raw<readonly SeatStatus[] | null>(null);
  /** The last link to one's own seat that was asked for, while it is shown. */
  seatLink = $state.raw<SeatLink | null>(null);
  table = $state.raw<Table | null>(null);
  /** The end of a game that one still looks at, though the table has gone on to another. */
  ended = $state.raw<Table | null>(null);
  /** A table at which one's own seat waits, since one went to the front page; until that was read. */
  left = $state.raw<{ code: string; about: string } | null>(null);
  /** When it came, as `performance.now()`. */
  heardAt = $state.raw(0);
  /** What is said at the table, the last lines of it. */
  talk = $state.raw<ChatLine[]>([]);
  /** The last line that was read; null until the first lines came, which are no news. */
  read = $state.raw<number | null>(null);
  /** The names of those whom one does not want to hear at this table. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** Faces pulled and cups moved, just now. */
  reacted = $state.raw<Shown[]>([]);
  /** What happened at the table while this page watched. */
  told = $state.raw<Line[]>([]);
  /** Those of them that came while nobody looked, or while the connection was lost, until they are seen. */
  missed = $derived.by(() => this.told.filter((line) => this.#missed.has(line)));
  /** How many commands wait for their answer. */
  waiting = $state(0);
  /** Null until the first connection, or the first failure to make one. */
  online = $state<boolean | null>(null);
  /** Why the last command was refused, until it is dismissed. */
  trouble = $state.raw<Trouble | null>(null);
  /** Why the server lets this browser in nowhere, though it can be reached. */
  keptOut = $state.raw<Trouble | null>(null);
  /** Why the table asked for can't be shown. */
  noTable = $state.raw<Trouble | null>(null);

  #code: string | null = null;
  /** The one that was gone from last, by this page or the one before it: whoever comes back reads on there. */
  #gone: Gone | null = inherited();
  #parts: Parts | null = null;
  #screen = false;
  #shown = 0;
  /** Whether one wants to go on to the next game as soon as it begins. */
  #onward = false;
  #missed = $state.raw<ReadonlySet<Line>>(new Set());
  /** What had been seen when somebody last looked at this page; null while somebody does. */
  #seen: ReadonlySet<string> | null = null;
  #connection: Connection | null = null;
  #contributor = new Contributor((command) => this.#connection!.send(command));

  /** Follows what the browser does. A connection is made by `stay`, `atFront` or `atTable`. */
  connect(): void {
    addEventListener("online", () => this.#connection?.wake());
    addEventListener("pagehide", () => this.#leave());
    addEventListener("pageshow", (event) => event.persisted && this.#connection?.wake());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) {
        // A phone may end a page that nobody looks at.
        this.#leave();
        return this.#lookAway();
      }
      this.#connection?.wake();
      this.askSeats();
    });
  }

  /** Keeps the connection that there is, or makes the first one. */
  stay(): Connection {
    return this.#connectTo(this.#code);
  }

  /** Has a connection of its own for each table: its address says which table, so that a proxy finds the right server. */
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
      () => fetch("/sw.js", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(TO_OPEN) }),
      listener,
    );
  }

  refused(refusal: Refusal): void {
    if (this.welcome) this.trouble = troubleOf(refusal);
    else this.keptOut = troubleOf(refusal);
  }

  reached(online: boolean): void {
    this.online = online;
    if (!online) {
      this.#lookAway();
      this.#contributor.missed();
    }
  }

  hear(message: Exclude<FromServer, { is: "done" | "refused" }>): void {
    if (message.is === "welcome") {
      this.welcome = message;
      this.keptOut = null;
    } else if (message.is === "lobby") this.lobby = message;
    else if (message.is === "rules") this.rules = message;
    else if (message.is === "seat-statuses") {
      this.seats = message.tables;
      this.#visit(told(this.visited, message.tables));
    } else if (message.is === "seat-link") this.seatLink = message;
    else if (message.is === "table" && message.table === this.#code) {
      const before = this.#parts;
      this.#parts = takenIn(before, message);
      if (this.#parts) this.#show(together(this.#parts));
      else if (before) {
        this.#contributor.missed();
        this.#connection?.followAgain();
      }
    } else if (message.is === "chat" && message.table === this.#code) {
      this.talk = heard(this.talk, message.lines, LINES_KEPT);
      this.read ??= this.talk.at(-1)?.seq ?? 0;
    } else if (message.is === "reacted" && message.table === this.#code) {
      const { seat, reaction, gesture } = message;
      const shown = { key: ++this.#shown, seat, reaction, gesture };
      this.reacted = [...this.reacted, shown];
      setTimeout(() => (this.reacted = this.reacted.filter((one) => one !== shown)), SHOWN_FOR);
    }
  }

  #show(table: Table): void {
    this.told = goOn(this.told, this.table ?? this.#gone?.table ?? null, table);
    this.#mutes(carried(this.muted, this.table, table));
    if (this.#seen && !document.hidden) {
      this.#missed = new Set(missed(this.told, this.#seen, table));
      this.#seen = null;
    }
    if (table.seat !== null) {
      const host = hostOf(table);
      this.#visit(noted(this.visited, { table: table.table, host, finished: finished(table) }));
    }
    if (table.stage === "over") {
      if (this.table?.stage !== "over") this.#onward = false;
    } else if (this.table?.stage === "over" && !this.#onward && !this.#screen) this.ended ??= this.table;
    this.table = table;
    this.heardAt = performance.now();
    this.#contributor.see(table);
  }

  /** Is ready for another game. */
  async playAgain(): Promise<void> {
    this.#onward = true;
    this.#onward = (await this.tell({ do: "ready", seq: this.table!.seq })) !== null;
  }

  /** Goes on without those who are not ready: to another game, or to people who gather. */
  async goOn(start: boolean): Promise<void> {
    this.#onward = true;
    this.#onward = (await this.tell({ do: "rematch", start, game: this.table!.game })) !== null;
  }

  /** Leaves the end of a game for what the table has gone on to. A bot that played meanwhile gives the seat back. */
  leaveResult(): void {
    this.ended = null;
    const mine = this.table?.seats[(this.table.seat ?? 0) - 1];
    if (mine?.substitute) void this.tell({ do: "sit", name: mine.name, chair: null });
  }

  #lookAway(): void {
    if (!this.table || this.#seen) return;
    this.#seen = new Set(this.told.filter((line) => !this.#missed.has(line)).map(({ key }) => key));
  }

  /** What was missed has now been seen. */
  look(): void {
    if (this.#missed.size) this.#missed = new Set();
  }

  /** Milliseconds since the state of the table came; runs on for whoever shows it. */
  get ago(): number {
    return Math.max(0, now() - this.heardAt);
  }

  #visit(visited: readonly Visited[]): void {
    if (visited === this.visited) return;
    this.visited = visited;
    remember("tables", JSON.stringify(visited));
  }

  /** Shows the open tables, and those at which one sits. */
  atFront(): void {
    if (this.table) this.left = waiting(this.table);
    this.#go();
    const connection = this.#connectTo(null);
    this.#code = this.#parts = this.table = this.ended = this.noTable = null;
    this.#contributor.missed();
    void connection.follow({ do: "watch-lobby" }).catch(() => undefined);
    this.askSeats();
  }

  /** Asks how it goes at one's tables. Who comes by too often is not told off: what was told stands. */
  askSeats(): void {
    const tables = asked(this.visited);
    if (this.#code === null && tables.length)
      void this.#connection?.send({ do: "seat-statuses", tables }).catch(() => undefined);
  }

  /** Shows one table; on a screen that a whole room looks at, without anyone's secrets. */
  atTable(code: string, screen = false): void {
    if (code === this.#code && screen === this.#screen) return;
    this.#go();
    const connection = this.#connectTo(code);
    this.#code = code;
    this.#screen = screen;
    this.left = null;
    if (screen || this.#gone?.table.table !== code) this.#gone = null;
    this.told = this.#gone?.told ?? [];
    this.#missed = new Set();
    this.#seen = null;
    this.talk = [];
    this.read = null;
    this.muted = new Set(parsed(recall(`muted-${code}`), v.array(v.string())));
    this.reacted = [];
    this.#parts = this.table = this.ended = this.noTable = this.lobby = this.seats = null;
    this.#contributor.missed();
    connection.follow({ do: "watch", table: code, screen }).catch((error: unknown) => {
      if (code === this.#code) this.noTable = troubleOf(error);
    });
  }

  #go(): void {
    if (this.table && !this.#screen) this.#gone = { table: this.table, told: this.told };
  }

  /** What was told stays in this tab for the page that comes; no dice that were under a cup do. */
  #leave(): void {
    this.#go();
    if (!this.#gone) return;
    const { table, told } = this.#gone;
    const view = table.view && ({ ...table.view, hand: null, previous_round: null, all_hands: null } satisfies View);
    bequeath(
      JSON.stringify({ page: PAGE, gone: { table: { ...table, view, bid_chances: null } satisfies Table, told } }),
    );
  }

  /** Does, or does not, want to hear someone at this table. */
  mute(name: string, wanted: boolean): void {
    this.#mutes(new Set(wanted ? [...this.muted, name] : [...this.muted].filter((one) => one !== name)));
  }

  #mutes(muted: ReadonlySet<string>): void {
    if (muted === this.muted) return;
    this.muted = muted;
    remember(`muted-${this.#code}`, JSON.stringify([...muted]));
  }

  /** Pulls a face. */
  react(reaction: NonNullable<Reacted["reaction"]>): void {
    void this.tell({ do: "react", reaction, gesture: null });
  }

  /** Is seen to move one's cup. Who does it too often is not told off: the others just don't see it each time. */
  moveCup(gesture: NonNullable<Reacted["gesture"]>): void {
    void this.#connection?.send({ do: "react", table: this.#code!, reaction: null, gesture }).catch(() => undefined);
  }

  /** Sends a command; what it is refused for is shown. Null where it was refused. */
  async send(command: Command): Promise<Done | null> {
    this.waiting++;
    try {
      const done = await this.#deliver(this.stay(), command);
      this.trouble = null;
      return done;
    } catch (error) {
      this.trouble = troubleOf(error);
      return null;
    } finally {
      this.waiting--;
    }
  }

  /** Sends a command, and sends it to another server where the table is that was found there. */
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

  /** The same, for the table that is shown. */
  tell(command: WithoutTable<TableCommand>): Promise<Done | null> {
    return this.send({ ...command, table: this.#code } as Command);
  }
}

/** This page, as it was built: what another one left may have another form. */
const PAGE = import.meta.url;

/** Only as deep as needed: a page that was built alike wrote it. */
const LEFT = v.object({
  page: v.string(),
  gone: v.object({
    table: v.looseObject({
      table: v.string(),
      seq: v.number(),
      seats: v.array(v.looseObject({})),
      view: v.nullable(v.looseObject({})),
    }),
    told: v.array(v.looseObject({})),
  }),
});

function inherited(): Gone | null {
  const left = parsed(inherit(), LEFT);
  return left?.page === PAGE ? (left.gone as unknown as Gone) : null;
}

/** What becomes of the seat of one who goes to another page; null where none waits. */
function waiting(table: Table): { code: string; about: string } | null {
  const mine = table.seats[(table.seat ?? 0) - 1];
  if (table.stage !== "playing" || mine?.kind !== "person" || placed(table, table.seat)) return null;
  return {
    code: table.table,
    about: `page-left-${table.table_settings.clock ? "clock" : alone(table) ? "alone" : "people"}`,
  };
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Refusal) return { code: error.code, details: error.details };
  throw error;
}

export const session = new Session();
