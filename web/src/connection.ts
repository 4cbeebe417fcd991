// The socket to the server: commands and their answers, and a lost connection that heals by itself.
import type { Done, Refused, Wire } from "./wire";

export type FromServer = Wire["from_server"];
export type FromClient = Wire["from_client"];
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
export type Command = WithoutId<FromClient>;
export type Subject = Extract<Command, { do: "lobby" | "watch" }>;

/** What the server would not do, and why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly details: Refused["details"],
  ) {
    super(code);
  }
}

export const FIRST_RETRY = 300;
export const LAST_RETRY = 2000;
/** Without an answer for this long, the socket is taken for dead: networks vanish without a word. */
export const PATIENCE = 5000;

interface Waiting {
  text: string;
  resolve: (done: Done) => void;
  reject: (refusal: Refusal) => void;
}

interface Listener {
  /** Every message but the answers to commands. */
  hear(message: Exclude<FromServer, Done | Refused>): void;
  /** The server will not listen to this page at all. */
  refused(refusal: Refusal): void;
  /** The connection was made, or was lost. */
  online(online: boolean): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #subject: (Omit<Waiting, "text"> & { id: string; command: Subject }) | null = null;
  #retry = FIRST_RETRY;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #patienceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly listener: Listener,
    private readonly open: () => WebSocket,
  ) {
    this.#connect();
  }

  /** Sends a command; it is sent again, under its id, until the server has answered it. Rejects with a `Refusal`. */
  send(command: Command): Promise<Done> {
    return new Promise((resolve, reject) => this.#ask(newId(), command, { resolve, reject }));
  }

  /** Asks to be told of the lobby or of one table, now and after every reconnection. */
  follow(command: Subject): Promise<Done> {
    if (this.#subject) this.#waiting.delete(this.#subject.id);
    return new Promise((resolve, reject) => {
      this.#subject = { id: newId(), command, resolve, reject };
      this.#ask(this.#subject.id, command, this.#subject);
    });
  }

  /** Called when the network or the page comes back: connects at once, or asks whether the socket still lives. */
  wake(): void {
    if (this.#socket === null) {
      this.#connect();
    } else {
      this.#followAgain();
    }
  }

  #ask(id: string, command: Command, { resolve, reject }: Omit<Waiting, "text">): void {
    const text = JSON.stringify({ ...command, id });
    this.#waiting.set(id, { text, resolve, reject });
    this.#write(text);
  }

  /** Under a new id: to a repeated one the server would only give its first answer. */
  #followAgain(): void {
    if (!this.#subject) return;
    this.#waiting.delete(this.#subject.id);
    this.#subject.id = newId();
    this.#ask(this.#subject.id, this.#subject.command, this.#subject);
  }

  #connect(): void {
    clearTimeout(this.#retryTimer);
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.listener.online(true);
      for (const [id, { text }] of this.#waiting) if (id !== this.#subject?.id) this.#write(text);
      this.#followAgain();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    clearTimeout(this.#patienceTimer);
    this.#patienceTimer = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.listener.online(false);
    this.#retryTimer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  #write(text: string): void {
    if (this.#socket?.readyState !== 1 /* WebSocket.OPEN */) return;
    this.#socket.send(text);
    this.#patienceTimer ??= setTimeout(() => this.#lost(), PATIENCE);
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#patienceTimer);
    this.#patienceTimer = undefined;
    if (message.is === "welcome") this.#retry = FIRST_RETRY;
    if (message.is !== "done" && message.is !== "refused") {
      this.listener.hear(message);
      return;
    }
    const { id } = message;
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    if (message.is === "done") {
      waiting?.resolve(message);
    } else {
      const refusal = new Refusal(message.code, message.details);
      if (id === null) this.listener.refused(refusal);
      else waiting?.reject(refusal);
    }
  }
}

/** The page's own number for a command. (`crypto.randomUUID` is missing on a plain local network.) */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
