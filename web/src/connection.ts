// The socket to the server: commands and their answers, and a lost connection that heals by itself.
import type { Done, Refused, Wire } from "./wire";

export type FromServer = Wire["from_server"];
export type FromClient = Wire["from_client"];
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
export type Command = WithoutId<FromClient>;
export type Subject = Extract<Command, { do: "watch-lobby" | "watch" }>;

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
export const TO_OPEN = 2800;
/**
 * and one that takes so long has the server asked beside it. An attempt that began while the network was silent may hang
 * although the network is back; browsers make no second one beside it.
 */
export const TO_ASK = 1000;
/** After so long a silence the server is asked whether it is still there: networks vanish without a word. */
export const SILENCE = 2500;
/** Without an answer for this long, the socket is taken for dead; */
export const PATIENCE = 3000;
/** or for so long, where the network or the page has just come back. */
export const PATIENCE_ON_WAKING = 1000;

/** `WebSocket.CONNECTING` and `OPEN`, which are missing where this is tested. */
const CONNECTING = 0;
const OPEN = 1;

interface Waiting {
  text: string;
  resolve: (done: Done) => void;
  reject: (refusal: Refusal) => void;
}

export interface Listener {
  /** Every message but the answers to commands. */
  hear(message: Exclude<FromServer, Done | Refused>): void;
  /** The server will not listen to this page at all. */
  refused(refusal: Refusal): void;
  /** The connection was made, or was lost. */
  reached(online: boolean): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #subject: (Omit<Waiting, "text"> & { id: string; command: Subject }) | null = null;
  #retired = false;
  #retry = FIRST_RETRY;
  #attempt = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while an answer is waited for: to a command, or to the attempt to connect. */
  #patienceTimer: ReturnType<typeof setTimeout> | undefined;
  #askTimer: ReturnType<typeof setTimeout> | undefined;

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
    if (this.#socket?.readyState === OPEN) {
      this.followAgain();
      this.#give(PATIENCE_ON_WAKING);
    } else {
      this.#connect();
    }
  }

  /** Nothing more will be asked here: it ends as soon as every command has its answer. */
  retire(): void {
    this.#retired = true;
    this.listener = undefined;
    if (this.#subject) this.#waiting.delete(this.#subject.id);
    this.#subject = null;
    this.#endIfDone();
  }

  #endIfDone(): void {
    if (this.#retired && !this.#waiting.size) this.#end();
  }

  #end(): void {
    for (const timer of [this.#retryTimer, this.#silenceTimer, this.#askTimer, this.#patienceTimer])
      clearTimeout(timer);
    this.#patienceTimer = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #ask(id: string, command: Command, { resolve, reject }: Omit<Waiting, "text">): void {
    const text = JSON.stringify({ ...command, id });
    this.#waiting.set(id, { text, resolve, reject });
    this.#write(text);
  }

  /** Asks once more how it stands, under a new id: to a repeated one the server would only give its first answer. */
  followAgain(): void {
    if (!this.#subject) return;
    this.#waiting.delete(this.#subject.id);
    this.#subject.id = newId();
    this.#ask(this.#subject.id, this.#subject.command, this.#subject);
  }

  /** `patient`: the server has just been reached, so the attempt has its whole time. */
  #connect(patient = false): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#askTimer);
    const before = this.#socket;
    const socket = this.open(this.#attempt++);
    this.#socket = socket;
    before?.close();
    this.#give(TO_OPEN);
    if (!patient) this.#askTimer = setTimeout(() => this.#askBeside(socket), TO_ASK);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#heard();
      this.listener?.reached(true);
      // First, so that a seat that a bot has held is given back before its owner's words come.
      this.followAgain();
      for (const [id, { text }] of this.#waiting) if (id !== this.#subject?.id) this.#write(text);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Where the server answers another question sooner than this attempt, the attempt hangs. */
  #askBeside(socket: WebSocket): void {
    const hangs = () => socket === this.#socket && socket.readyState === CONNECTING;
    if (!hangs()) return;
    const again = () => hangs() && this.#connect(true);
    this.reach().then(again, () => undefined);
    this.#askTimer = setTimeout(() => this.#askBeside(socket), TO_ASK);
  }

  #lost(wait = this.#retry): void {
    this.#end();
    this.listener?.reached(false);
    this.#retryTimer = setTimeout(() => this.#connect(), wait);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  #write(text: string): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#socket.send(text);
    if (this.#patienceTimer === undefined) this.#give(PATIENCE);
  }

  /** Gives the server so long to be heard of; who has waited so long waits no longer. */
  #give(patience: number): void {
    clearTimeout(this.#patienceTimer);
    this.#patienceTimer = setTimeout(() => this.#lost(0), patience);
  }

  #heard(): void {
    clearTimeout(this.#patienceTimer);
    this.#patienceTimer = undefined;
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#write(JSON.stringify({ do: "ping", id: newId() })), SILENCE);
  }

  #hear(message: FromServer): void {
    this.#heard();
    if (message.is === "welcome") {
      this.#retry = FIRST_RETRY;
      this.#attempt = 0;
    }
    if (message.is !== "done" && message.is !== "refused") {
      this.listener?.hear(message);
      return;
    }
    const { id } = message;
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    if (message.is === "done") {
      waiting?.resolve(message);
    } else {
      const refusal = new Refusal(message.code, message.details);
      if (id === null) this.listener?.refused(refusal);
      else waiting?.reject(refusal);
    }
    this.#endIfDone();
  }
}

/** The page's own number for a command. (`crypto.randomUUID` is missing on a plain local network.) */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
