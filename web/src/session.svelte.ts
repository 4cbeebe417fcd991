// The session with the server. It passes each message to the right store, and contains the commands that affect several
// stores.
import type { Command, Listener, Push, Refusal } from "./connection";
import { Contributor } from "./lib/contributor";
import type { LiveTable } from "./lib/live-table";
import { ChatStore } from "./stores/chat.svelte";
import { LobbyStore } from "./stores/lobby.svelte";
import { failureOf, NoticeStore } from "./stores/notices.svelte";
import { ReactionStore } from "./stores/reactions.svelte";
import { ServerStore } from "./stores/server.svelte";
import { TableStore } from "./stores/table.svelte";
import type { Done, Reacted, Welcome } from "./wire";

type TableCommand = Extract<Command, { table: string }>;
type WithoutTable<Message> = Message extends unknown ? Omit<Message, "table"> : never;
type Handlers = { [Name in Push["is"]]: (message: Extract<Push, { is: Name }>) => void };

class Session implements Listener, LiveTable {
  welcome = $state.raw<Welcome | null>(null);
  /** Whether the page is connected; null until the first connection attempt has succeeded or failed. */
  online = $state<boolean | null>(null);

  readonly notices = new NoticeStore();
  readonly server = new ServerStore(this, this.notices);
  readonly lobby = new LobbyStore();
  readonly table = new TableStore();
  readonly chat = new ChatStore();
  readonly reactions = new ReactionStore();
  readonly #contributor = new Contributor((command) => this.server.connection.send(command));

  /** The handler for each kind of message. The handlers drop late messages about other tables. */
  readonly #handlers: Handlers = {
    welcome: (message) => {
      this.welcome = message;
      this.notices.accessDenied = null;
    },
    lobby: (message) => (this.lobby.tables = message.tables),
    table: (message) => {
      if (message.table !== this.server.code) return;
      const before = this.table.state;
      const table = this.table.receive(message);
      if (table === "gap") {
        this.#contributor.missed();
        this.server.current?.resubscribe();
      } else if (table) {
        this.chat.followRenames(before, table);
        this.lobby.visit(table);
        this.#contributor.see(table);
      }
    },
    chat: (message) => message.table === this.server.code && this.chat.receive(message.lines),
    reacted: (message) => message.table === this.server.code && this.reactions.receive(message),
  };

  onMessage(message: Push): void {
    (this.#handlers[message.is] as (message: Push) => void)(message);
  }

  onRefused(refusal: Refusal): void {
    this.notices[this.welcome ? "failure" : "accessDenied"] = failureOf(refusal);
  }

  onConnectionChange(online: boolean): void {
    this.online = online;
    if (online) return;
    this.table.stopLooking();
    this.#contributor.missed();
  }

  /** Listens for browser events. `enterLobby` and `enterTable` open the connection. */
  connect(): void {
    addEventListener("online", () => this.server.current?.wake());
    addEventListener("pagehide", () => this.table.saveForReload());
    addEventListener("pageshow", (event) => event.persisted && this.server.current?.wake());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) {
        // Saves the table now, because a phone may discard a hidden page.
        this.table.saveForReload();
        return this.table.stopLooking();
      }
      this.server.current?.wake();
      this.refreshSeatStatuses();
    });
  }

  /** Shows the open tables, and the tables where this browser has had a seat. */
  enterLobby(): void {
    if (this.table.state) this.notices.leave(this.table.state);
    this.notices.tableFailure = null;
    this.table.close();
    this.#contributor.missed();
    const connection = this.server.connectTo(null);
    void connection.subscribe({ do: "watch-lobby" }).catch(() => undefined);
    this.refreshSeatStatuses();
  }

  /**
   * Requests the status of this browser's seats, and of other tables that wait for the user. If the rate limiter
   * refuses the request, the page keeps the old status.
   */
  refreshSeatStatuses(): void {
    const tables = this.lobby.tablesToQuery;
    if (this.server.code !== null) return;
    this.server.current?.request({ do: "seat-statuses", tables }).then(
      (statuses) => this.server.code === null && this.lobby.receiveStatuses(statuses),
      () => undefined,
    );
  }

  /** Shows a table. `screen`: whether this is a shared screen, which receives no hidden dice. */
  enterTable(code: string, screen = false): void {
    if (code === this.server.code && screen === this.table.screen) return;
    this.notices.leftTable = this.notices.tableFailure = null;
    this.table.open(code, screen);
    this.chat.open(code);
    this.reactions.open();
    this.lobby.leave();
    this.#contributor.missed();
    const connection = this.server.connectTo(code);
    connection.subscribe({ do: "watch", table: code, screen }).catch((error: unknown) => {
      if (code === this.server.code) this.notices.tableFailure = failureOf(error);
    });
  }

  /** Sends a command and returns its answer. If the server refuses, displays the refusal and returns null. */
  send(command: Command): Promise<Done | null> {
    return this.server.send(command);
  }

  /** Sends a command to the current table. */
  sendToTable(command: WithoutTable<TableCommand>): Promise<Done | null> {
    return this.send({ ...command, table: this.server.code } as Command);
  }

  playAgain(): Promise<void> {
    return this.table.askForNextGame(() => this.sendToTable({ do: "ready", seq: this.table.state!.seq }));
  }

  /** Continues without players who are not ready: starts another game, or returns to the table's lobby. */
  startNextGame(start: boolean): Promise<void> {
    return this.table.askForNextGame(() => this.sendToTable({ do: "rematch", start, game: this.table.state!.game }));
  }

  /** Switches from the finished game to the table's current state, and takes the seat back from a substitute bot. */
  leaveResult(): void {
    this.table.leaveResult();
    const table = this.table.state;
    const own = table?.seats[(table.seat ?? 0) - 1];
    if (own?.substitute) void this.sendToTable({ do: "sit", name: own.name, chair: null });
  }

  sendReaction(reaction: NonNullable<Reacted["reaction"]>): void {
    void this.sendToTable({ do: "react", reaction, gesture: null });
  }

  /** Shows the user's cup gesture to the other players. Ignores refusals, since a missed gesture does not matter. */
  sendGesture(gesture: NonNullable<Reacted["gesture"]>): void {
    const command: Command = { do: "react", table: this.server.code!, reaction: null, gesture };
    void this.server.current?.send(command).catch(() => undefined);
  }
}

export const session = new Session();
