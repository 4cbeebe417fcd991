// The connection to the server, and the commands on it.
import { Connection, CONNECT_TIMEOUT, Refusal, type Command, type Listener, type Replies } from "../connection";
import type { Done } from "../wire";
import { failureOf, type NoticeStore } from "./notices.svelte";

export class ServerStore {
  /** The number of commands that the server has not answered yet. */
  pendingCommands = $state(0);
  #code: string | null = null;
  #connection: Connection | null = null;

  constructor(
    private readonly listener: Listener,
    private readonly notices: NoticeStore,
  ) {}

  /** The code of the connected table; null for the lobby. */
  get code(): string | null {
    return this.#code;
  }

  /** The current connection, if there is one. */
  get current(): Connection | null {
    return this.#connection;
  }

  /** Returns the current connection, opening one if necessary. */
  get connection(): Connection {
    return (this.#connection ??= this.#open(this.#code, this.listener));
  }

  /**
   * Connects to a table or the lobby. Each table has its own connection. The connection's path contains the table's
   * code, so that the proxy can select a node.
   */
  connectTo(code: string | null): Connection {
    if (code !== this.#code) {
      this.#connection?.retire();
      this.#connection = null;
    }
    this.#code = code;
    return this.connection;
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

  /** Sends a command and returns its answer. If the server refuses, displays the refusal and returns null. */
  send(command: Command): Promise<Done | null> {
    return this.#report(() => this.#deliver(this.connection, command));
  }

  /**
   * Sends a command and returns the server's reply message. If the server refuses, displays the refusal and returns
   * null.
   */
  request<Name extends keyof Replies>(command: Extract<Command, { do: Name }>): Promise<Replies[Name] | null> {
    return this.#report(() => this.connection.request(command));
  }

  async #report<Answer>(answer: () => Promise<Answer>): Promise<Answer | null> {
    this.pendingCommands++;
    try {
      const result = await answer();
      this.notices.dismissFailure();
      return result;
    } catch (error) {
      this.notices.failure = failureOf(error);
      return null;
    } finally {
      this.pendingCommands--;
    }
  }

  /** Sends a command. If `find-game` found a table on another node, repeats the command there. */
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
}
