// The WebSocket to the server: commands, their answers, and automatic reconnection.
import type { Done, Refused, RulesInfo, SeatLink, SeatStatuses, Wire } from "./wire";

type ServerMessage = Wire["from_server"];
type ClientMessage = Wire["from_client"];
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
export type Command = WithoutId<ClientMessage>;
export type Subscription = Extract<Command, { do: "watch-lobby" | "watch" }>;

/** Commands to which the server sends a reply message before `done`. The reply has the command's id. */
export interface Replies {
  "decode-rules": RulesInfo;
  "hand-over": SeatLink;
  "seat-statuses": SeatStatuses;
}
type Reply = Replies[keyof Replies];

/** A message that is not the answer to a command. */
export type Push = Exclude<ServerMessage, Done | Refused | Reply>;

const isReply = (message: ServerMessage): message is Reply =>
  message.is === "rules" || message.is === "seat-link" || message.is === "seat-statuses";

/** A command that the server refused, with the reason. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly details: Refused["details"],
  ) {
    super(code);
  }
}

// Delays (ms) between attempts to connect, short enough to reconnect within two seconds after the network returns.
export const FIRST_RETRY = 300;
export const LAST_RETRY = 1500;
/**
 * How long (ms) one attempt to connect may take. This timeout doubles after each attempt that exceeds it, up to the
 * maximum, so that slow networks and servers can still be reached.
 */
export const CONNECT_TIMEOUT = 2800;
export const MAX_CONNECT_TIMEOUT = 22_400;
/**
 * How long (ms) an attempt to connect may hang before the client probes the server with another request. An attempt
 * that began without a network may hang even after the network returns, and browsers do not retry it.
 */
export const PROBE_INTERVAL = 1000;
/** How long (ms) the server may be silent before the client sends a ping to check the connection. */
export const PING_AFTER = 2500;
/** How long (ms) the client waits for an answer before it treats the socket as dead. */
export const ANSWER_TIMEOUT = 3000;
/** The answer timeout (ms) right after the network returns or the page is shown again. */
export const ANSWER_TIMEOUT_AFTER_WAKE = 1000;

/** Maximum attempts for a command whose reply is lost. */
const REQUEST_TRIES = 3;

/** `WebSocket.CONNECTING` and `OPEN`, which are undefined in tests. */
const CONNECTING = 0;
const OPEN = 1;

interface PendingCommand {
  text: string;
  reply?: Reply;
  resolve: (done: Done, reply?: Reply) => void;
  reject: (refusal: Refusal) => void;
}

export interface Listener {
  onMessage(message: Push): void;
  /** Called when the server refuses the connection itself instead of a command, for instance from a banned user. */
  onRefused(refusal: Refusal): void;
  onConnectionChange(online: boolean): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #pending = new Map<string, PendingCommand>();
  #subscription: (Omit<PendingCommand, "text"> & { id: string; command: Subscription }) | null = null;
  #retiring = false;
  #retry = FIRST_RETRY;
  #connectTimeout = CONNECT_TIMEOUT;
  #attempt = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  /** This timer runs while the client waits for an answer, or for a connection. */
  #timeoutTimer: ReturnType<typeof setTimeout> | undefined;
  #probeTimer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `open` receives the number of failed attempts and puts it into the URL, so that a proxy can choose another node.
   * `reach` sends an HTTP request to the server, and resolves once there is any response.
   */
  constructor(
    private readonly open: (attempt: number) => WebSocket,
    private readonly reach: () => Promise<unknown>,
    private listener?: Listener,
  ) {
    this.#connect();
  }

  /** Sends a command, and repeats it under the same id until the server answers. Rejects with a `Refusal`. */
  send(command: Command): Promise<Done> {
    return new Promise((resolve, reject) => this.#request(newId(), command, { resolve, reject }));
  }

  /** Sends a command and returns the message that answers it. Rejects with a `Refusal`. */
  async request<Name extends keyof Replies>(command: Extract<Command, { do: Name }>): Promise<Replies[Name]> {
    // If the connection breaks, the reply is lost, and the server repeats only `done`. So this method sends the command
    // again under a new id.
    for (let tries = 0; tries < REQUEST_TRIES; tries++) {
      const reply = await new Promise<Reply | undefined>((resolve, reject) =>
        this.#request(newId(), command, { resolve: (_, reply) => resolve(reply), reject }),
      );
      if (reply) return reply as Replies[Name];
    }
    throw new Refusal("error-internal", {});
  }

  /** Subscribes to the lobby or a table, now and after every reconnection. */
  subscribe(command: Subscription): Promise<Done> {
    if (this.#subscription) this.#pending.delete(this.#subscription.id);
    return new Promise((resolve, reject) => {
      this.#subscription = { id: newId(), command, resolve, reject };
      this.#request(this.#subscription.id, command, this.#subscription);
    });
  }

  /**
   * Call this when the network returns or the page is shown again. Connects immediately, or checks that the socket is
   * alive.
   */
  wake(): void {
    if (this.#socket?.readyState === OPEN) {
      this.resubscribe();
      this.#startTimeout(ANSWER_TIMEOUT_AFTER_WAKE);
    } else {
      this.#connect();
    }
  }

  /** Closes the connection once every command has its answer. */
  retire(): void {
    this.#retiring = true;
    this.listener = undefined;
    if (this.#subscription) this.#pending.delete(this.#subscription.id);
    this.#subscription = null;
    this.#closeIfDone();
  }

  #closeIfDone(): void {
    if (this.#retiring && !this.#pending.size) this.#close();
  }

  #close(): void {
    for (const timer of [this.#retryTimer, this.#pingTimer, this.#probeTimer, this.#timeoutTimer]) clearTimeout(timer);
    this.#timeoutTimer = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #request(id: string, command: Command, { resolve, reject }: Omit<PendingCommand, "text">): void {
    const text = JSON.stringify({ ...command, id });
    this.#pending.set(id, { text, resolve, reject });
    this.#transmit(text);
  }

  /** Requests the whole state under a new id. For a repeated id, the server would only repeat its first answer. */
  resubscribe(): void {
    if (!this.#subscription) return;
    this.#pending.delete(this.#subscription.id);
    this.#subscription.id = newId();
    this.#request(this.#subscription.id, this.#subscription.command, this.#subscription);
  }

  /** `patient`: whether to skip the probe because the server has just responded. */
  #connect(patient = false): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#probeTimer);
    const before = this.#socket;
    const socket = this.open(this.#attempt++);
    this.#socket = socket;
    before?.close();
    this.#startTimeout(this.#connectTimeout, () => {
      this.#connectTimeout = Math.min(2 * this.#connectTimeout, MAX_CONNECT_TIMEOUT);
    });
    if (!patient) this.#probeTimer = setTimeout(() => this.#probe(socket), PROBE_INTERVAL);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#restartTimers();
      this.listener?.onConnectionChange(true);
      // Resubscribing comes first: it takes the seat back from a substitute bot before the player's commands arrive.
      this.resubscribe();
      for (const [id, { text }] of this.#pending) if (id !== this.#subscription?.id) this.#transmit(text);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#reconnect();
    };
  }

  /** Reconnects if the server answers another request while this socket is still connecting. */
  #probe(socket: WebSocket): void {
    const hangs = () => socket === this.#socket && socket.readyState === CONNECTING;
    if (!hangs()) return;
    const again = () => hangs() && this.#connect(true);
    this.reach().then(again, () => undefined);
    this.#probeTimer = setTimeout(() => this.#probe(socket), PROBE_INTERVAL);
  }

  #reconnect(wait = this.#retry): void {
    this.#close();
    this.listener?.onConnectionChange(false);
    this.#retryTimer = setTimeout(() => this.#connect(), wait);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  #transmit(text: string): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#socket.send(text);
    if (this.#timeoutTimer === undefined) this.#startTimeout(ANSWER_TIMEOUT);
  }

  /** Calls `before` and reconnects if the server sends nothing for `patience` milliseconds. */
  #startTimeout(patience: number, before?: () => void): void {
    clearTimeout(this.#timeoutTimer);
    this.#timeoutTimer = setTimeout(() => {
      before?.();
      this.#reconnect(0);
    }, patience);
  }

  #restartTimers(): void {
    clearTimeout(this.#timeoutTimer);
    this.#timeoutTimer = undefined;
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(() => this.#transmit(JSON.stringify({ do: "ping", id: newId() })), PING_AFTER);
  }

  #receive(message: ServerMessage): void {
    this.#restartTimers();
    if (message.is === "welcome") {
      this.#retry = FIRST_RETRY;
      this.#connectTimeout = CONNECT_TIMEOUT;
      this.#attempt = 0;
    }
    if (isReply(message)) {
      const pending = this.#pending.get(message.id);
      if (pending) pending.reply = message;
      return;
    }
    if (message.is !== "done" && message.is !== "refused") {
      this.listener?.onMessage(message);
      return;
    }
    const { id } = message;
    const pending = id === null ? undefined : this.#pending.get(id);
    if (id !== null) this.#pending.delete(id);
    if (message.is === "done") {
      pending?.resolve(message, pending.reply);
    } else {
      const refusal = new Refusal(message.code, message.details);
      if (id === null) this.listener?.onRefused(refusal);
      else pending?.reject(refusal);
    }
    this.#closeIfDone();
  }
}

/** A random id of 96 bits. (`crypto.randomUUID` needs HTTPS.) */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
