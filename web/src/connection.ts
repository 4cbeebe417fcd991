// The socket to the server: commands and their answers, and a lost connection that heals by itself.
import type { Done, Refused, Wire } from "./wire";

export type ServerMessage = Wire["from_server"];
export type ClientMessage = Wire["from_client"];
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
export type Command = WithoutId<ClientMessage>;
export type Subscription = Extract<Command, { do: "watch-lobby" | "watch" }>;

/** What the server would not do, and why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly details: Refused["details"],
  ) {
    super(code);
  }
}

// In milliseconds, and such that a network that comes back is found within two seconds.
export const FIRST_RETRY = 300;
export const LAST_RETRY = 1500;
/** An attempt to connect that takes longer is given up for another, */
export const CONNECT_TIMEOUT = 2800;
/**
 * and one that takes so long has the server asked beside it. An attempt that began while the network was silent may hang
 * although the network is back; browsers make no second one beside it.
 */
export const PROBE_INTERVAL = 1000;
/** After so long a silence the server is asked whether it is still there: networks vanish without a word. */
export const PING_AFTER = 2500;
/** Without an answer for this long, the socket is taken for dead; */
export const ANSWER_TIMEOUT = 3000;
/** or for so long, where the network or the page has just come back. */
export const ANSWER_TIMEOUT_AFTER_WAKE = 1000;

/** `WebSocket.CONNECTING` and `OPEN`, which are missing where this is tested. */
const CONNECTING = 0;
const OPEN = 1;

interface PendingCommand {
  text: string;
  resolve: (done: Done) => void;
  reject: (refusal: Refusal) => void;
}

export interface Listener {
  /** Every message but the answers to commands. */
  onMessage(message: Exclude<ServerMessage, Done | Refused>): void;
  /** The server will not listen to this page at all. */
  onRefused(refusal: Refusal): void;
  /** The connection was made, or was lost. */
  onConnectionChange(online: boolean): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #pending = new Map<string, PendingCommand>();
  #subscription: (Omit<PendingCommand, "text"> & { id: string; command: Subscription }) | null = null;
  #retiring = false;
  #retry = FIRST_RETRY;
  #attempt = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while an answer is waited for: to a command, or to the attempt to connect. */
  #timeoutTimer: ReturnType<typeof setTimeout> | undefined;
  #probeTimer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `open` is told how many attempts before this one failed, so that a proxy leads it to another node. `reach` asks the
   * server anything, beside the socket: it resolves as soon as there is an answer.
   */
  constructor(
    private readonly open: (attempt: number) => WebSocket,
    private readonly reach: () => Promise<unknown>,
    private listener?: Listener,
  ) {
    this.#connect();
  }

  /** Sends a command; it is sent again, under its id, until the server has answered it. Rejects with a `Refusal`. */
  send(command: Command): Promise<Done> {
    return new Promise((resolve, reject) => this.#request(newId(), command, { resolve, reject }));
  }

  /** Asks to be told of the lobby or of one table, now and after every reconnection. */
  subscribe(command: Subscription): Promise<Done> {
    if (this.#subscription) this.#pending.delete(this.#subscription.id);
    return new Promise((resolve, reject) => {
      this.#subscription = { id: newId(), command, resolve, reject };
      this.#request(this.#subscription.id, command, this.#subscription);
    });
  }

  /** Called when the network or the page comes back: connects at once, or asks whether the socket still lives. */
  wake(): void {
    if (this.#socket?.readyState === OPEN) {
      this.resubscribe();
      this.#startTimeout(ANSWER_TIMEOUT_AFTER_WAKE);
    } else {
      this.#connect();
    }
  }

  /** Nothing more will be asked here: it ends as soon as every command has its answer. */
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

  /** Asks once more how it stands, under a new id: to a repeated one the server would only give its first answer. */
  resubscribe(): void {
    if (!this.#subscription) return;
    this.#pending.delete(this.#subscription.id);
    this.#subscription.id = newId();
    this.#request(this.#subscription.id, this.#subscription.command, this.#subscription);
  }

  /** `patient`: the server has just been reached, so the attempt has its whole time. */
  #connect(patient = false): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#probeTimer);
    const before = this.#socket;
    const socket = this.open(this.#attempt++);
    this.#socket = socket;
    before?.close();
    this.#startTimeout(CONNECT_TIMEOUT);
    if (!patient) this.#probeTimer = setTimeout(() => this.#probe(socket), PROBE_INTERVAL);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#restartTimers();
      this.listener?.onConnectionChange(true);
      // First, so that a seat that a bot has held is given back before its owner's words come.
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

  /** Where the server answers another question sooner than this attempt, the attempt hangs. */
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

  /** Gives the server so long to be heard of; who has waited so long waits no longer. */
  #startTimeout(patience: number): void {
    clearTimeout(this.#timeoutTimer);
    this.#timeoutTimer = setTimeout(() => this.#reconnect(0), patience);
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
      this.#attempt = 0;
    }
    if (message.is !== "done" && message.is !== "refused") {
      this.listener?.onMessage(message);
      return;
    }
    const { id } = message;
    const waiting = id === null ? undefined : this.#pending.get(id);
    if (id !== null) this.#pending.delete(id);
    if (message.is === "done") {
      waiting?.resolve(message);
    } else {
      const refusal = new Refusal(message.code, message.details);
      if (id === null) this.listener?.onRefused(refusal);
      else waiting?.reject(refusal);
    }
    this.#closeIfDone();
  }
}

/** The page's own number for a command. (`crypto.randomUUID` is missing on a plain local network.) */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
