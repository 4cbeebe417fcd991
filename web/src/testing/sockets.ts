// Fake WebSockets, for which the test acts as the server.
type Sent = Record<string, unknown>;

export class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor(readonly url = "") {
    FakeSocket.made.push(this);
  }

  static last = (): FakeSocket => FakeSocket.made.at(-1)!;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
    this.say({ is: "welcome" });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last command of this kind that the page sent. */
  command(kind: string): Sent {
    return this.sent.filter((command) => command.do === kind).at(-1)!;
  }
}
