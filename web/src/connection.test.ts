import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  Connection,
  FIRST_RETRY,
  LAST_RETRY,
  ANSWER_TIMEOUT,
  ANSWER_TIMEOUT_AFTER_WAKE,
  Refusal,
  PING_AFTER,
  PROBE_INTERVAL,
  CONNECT_TIMEOUT,
  MAX_CONNECT_TIMEOUT,
} from "./connection";
import { FakeSocket } from "./testing/sockets";

const heard: unknown[] = [];
const online: boolean[] = [];
const refused: Refusal[] = [];
let reach = () => new Promise<void>(() => undefined);
const last = FakeSocket.last;

function connect(): Connection {
  const listener = {
    onMessage: (message: unknown) => heard.push(message),
    onRefused: (refusal: Refusal) => refused.push(refusal),
    onConnectionChange: (now: boolean) => online.push(now),
  };
  return new Connection(
    () => new FakeSocket() as unknown as WebSocket,
    () => reach(),
    listener,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  reach = () => new Promise(() => undefined);
  heard.length = online.length = refused.length = 0;
});
afterEach(() => vi.useRealTimers());

test("attempts are counted until the server answers", () => {
  const attempts: number[] = [];
  const listener = { onMessage: () => undefined, onRefused: () => undefined, onConnectionChange: () => undefined };
  const open = (attempt: number) => (attempts.push(attempt), new FakeSocket() as unknown as WebSocket);
  new Connection(open, () => reach(), listener);
  vi.advanceTimersByTime(CONNECT_TIMEOUT + FIRST_RETRY);
  last().accept();
  last().say({ is: "welcome" });
  last().drop();
  vi.advanceTimersByTime(FIRST_RETRY);
  expect(attempts).toEqual([0, 1, 0]);
});

test("a command is resolved once, by its id", async () => {
  const connection = connect();
  last().accept();
  const answer = connection.send({ do: "start", table: "AAAAAA" });
  const { id } = last().sent[0]!;
  last().say({ is: "done", id, table: "AAAAAA" });
  await expect(answer).resolves.toMatchObject({ table: "AAAAAA" });
});

test("a refused command rejects with the reason", async () => {
  const connection = connect();
  last().accept();
  const answer = connection.send({ do: "start", table: "AAAAAA" });
  last().say({ is: "refused", id: last().sent[0]!.id, code: "error-host-only", details: {} });
  await expect(answer).rejects.toEqual(new Refusal("error-host-only", {}));
});

test("a refusal of the whole page reaches the listener", () => {
  connect();
  last().accept();
  last().say({ is: "refused", id: null, code: "error-no-cookie", details: {} });
  expect(refused).toEqual([new Refusal("error-no-cookie", {})]);
});

test("commands wait for the socket to open", () => {
  const connection = connect();
  void connection.send({ do: "start", table: "AAAAAA" });
  expect(last().sent).toEqual([]);
  last().accept();
  expect(last().sent).toMatchObject([{ do: "start" }]);
});

test("only unanswered commands are repeated, under their ids", async () => {
  const connection = connect();
  last().accept();
  const first = connection.send({ do: "start", table: "AAAAAA" });
  last().say({ is: "done", id: last().sent[0]!.id });
  await first;
  void connection.send({ do: "ready", table: "AAAAAA", seq: 7 });
  const sent = last().sent[1];
  last().drop();
  vi.advanceTimersByTime(FIRST_RETRY);
  last().accept();
  expect(FakeSocket.made).toHaveLength(2);
  expect(last().sent).toEqual([sent]);
});

test("after a reconnection the table is watched again, under a new id", async () => {
  const connection = connect();
  last().accept();
  const answer = connection.subscribe({ do: "watch", table: "AAAAAA" });
  const { id } = last().sent[0]!;
  last().say({ is: "done", id });
  await answer;
  last().drop();
  vi.advanceTimersByTime(FIRST_RETRY);
  last().accept();
  expect(last().sent).toMatchObject([{ do: "watch", table: "AAAAAA" }]);
  expect(last().sent[0]!.id).not.toBe(id);
});

test("only the last subscription is kept", () => {
  const connection = connect();
  last().accept();
  void connection.subscribe({ do: "watch-lobby" });
  void connection.subscribe({ do: "watch", table: "AAAAAA" });
  last().drop();
  vi.advanceTimersByTime(FIRST_RETRY);
  last().accept();
  expect(last().sent).toMatchObject([{ do: "watch" }]);
});

test("retries slow down, and start over after a success", () => {
  connect();
  const tried = (): number => {
    const before = FakeSocket.made.length;
    last().drop();
    for (let waited = 0; ; waited += 50) {
      if (FakeSocket.made.length > before) return waited;
      vi.advanceTimersByTime(50);
    }
  };
  expect([tried(), tried(), tried(), tried(), tried()]).toEqual([FIRST_RETRY, 600, 1200, LAST_RETRY, LAST_RETRY]);
  last().accept();
  expect(tried()).toBe(FIRST_RETRY);
});

test("the listener learns of a lost and a restored connection", () => {
  connect();
  last().accept();
  last().drop();
  vi.advanceTimersByTime(FIRST_RETRY);
  last().accept();
  expect(online).toEqual([true, false, true]);
});

test("when the network returns, it reconnects immediately", () => {
  const connection = connect();
  for (let times = 0; times < 5; times++) {
    last().drop();
    vi.advanceTimersByTime(LAST_RETRY);
  }
  last().drop();
  const before = FakeSocket.made.length;
  connection.wake();
  expect(FakeSocket.made).toHaveLength(before + 1);
  vi.advanceTimersByTime(LAST_RETRY);
  expect(FakeSocket.made).toHaveLength(before + 1);
});

test("a silent server is pinged, and dropped without an answer", () => {
  connect();
  last().accept();
  for (let times = 0; times < 5; times++) {
    vi.advanceTimersByTime(PING_AFTER);
    expect(last().sent.at(-1)).toMatchObject({ do: "ping" });
    last().say({ is: "done", id: last().sent.at(-1)!.id });
  }
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(PING_AFTER + ANSWER_TIMEOUT);
  expect(online).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made).toHaveLength(2);
});

test("when the network returns, a dead socket is dropped quickly", () => {
  const connection = connect();
  last().accept();
  void connection.subscribe({ do: "watch", table: "AAAAAA" });
  last().say({ is: "done", id: last().sent[0]!.id });
  connection.wake();
  expect(last().sent.at(-1)).toMatchObject({ do: "watch" });
  vi.advanceTimersByTime(ANSWER_TIMEOUT_AFTER_WAKE + 1);
  expect(FakeSocket.made).toHaveLength(2);
});

test("an unanswered attempt to connect is replaced", () => {
  const connection = connect();
  vi.advanceTimersByTime(CONNECT_TIMEOUT + 1);
  expect(online).toEqual([false]);
  expect(FakeSocket.made).toHaveLength(2);
  expect(FakeSocket.made[0]!.readyState).toBe(3);
  connection.wake();
  expect(FakeSocket.made).toHaveLength(3);
  FakeSocket.made[1]!.accept();
  expect(online, "it is the last attempt that counts").toEqual([false]);
  last().accept();
  expect(online).toEqual([false, true]);
});

test("an attempt gets more time after each one that took too long", () => {
  connect();
  let passed = 0;
  for (const timeout of [1, 2, 4, 8, 8].map((factor) => factor * CONNECT_TIMEOUT)) {
    vi.advanceTimersByTime(timeout - 1);
    expect(FakeSocket.made).toHaveLength(++passed);
    vi.advanceTimersByTime(2);
    expect(FakeSocket.made).toHaveLength(passed + 1);
  }
  expect(8 * CONNECT_TIMEOUT).toBe(MAX_CONNECT_TIMEOUT);
  last().accept();
  last().say({ is: "welcome" });
  last().drop();
  vi.advanceTimersByTime(FIRST_RETRY);
  vi.advanceTimersByTime(CONNECT_TIMEOUT + 1);
  expect(FakeSocket.made, "after a connection, the first timeout applies again").toHaveLength(8);
});

test("a hanging attempt is replaced once if the server can be reached", async () => {
  connect();
  let asked = 0;
  reach = async () => void asked++;
  await vi.advanceTimersByTimeAsync(PROBE_INTERVAL);
  expect(asked).toBe(1);
  expect(FakeSocket.made).toHaveLength(2);
  expect(online, "nobody was connected meanwhile").toEqual([]);
  await vi.advanceTimersByTimeAsync(CONNECT_TIMEOUT - 1);
  expect(FakeSocket.made, "on a slow network the second has its whole time").toHaveLength(2);
  last().accept();
  expect(online).toEqual([true]);
  await vi.advanceTimersByTimeAsync(PROBE_INTERVAL);
  expect(asked).toBe(1);
});

test("without a reachable server the attempt continues", async () => {
  connect();
  reach = () => Promise.reject(new Error("no network"));
  await vi.advanceTimersByTimeAsync(2 * PROBE_INTERVAL + 1);
  expect(FakeSocket.made).toHaveLength(1);
});

test("the table is watched again before waiting commands are sent", () => {
  const connection = connect();
  void connection.subscribe({ do: "watch", table: "AAAAAA" });
  last().accept();
  last().drop();
  void connection.send({ do: "ready", table: "AAAAAA", seq: 7 });
  vi.advanceTimersByTime(FIRST_RETRY);
  last().accept();
  expect(last().sent).toMatchObject([{ do: "watch" }, { do: "ready" }]);
});

test("a retired connection closes after its last answer, and has no subscription", async () => {
  const connection = connect();
  last().accept();
  void connection.subscribe({ do: "watch", table: "AAAAAA" });
  const answer = connection.send({ do: "leave", table: "AAAAAA" });
  const leave = last().sent[1]!;
  connection.retire();
  expect(last().readyState).toBe(1);
  last().drop();
  vi.advanceTimersByTime(FIRST_RETRY);
  last().accept();
  expect(last().sent, "no table is watched any more").toEqual([leave]);
  last().say({ is: "done", id: leave.id, table: "AAAAAA" });
  await answer;
  expect(last().readyState).toBe(3);
  vi.advanceTimersByTime(10 * (PING_AFTER + ANSWER_TIMEOUT));
  expect(FakeSocket.made).toHaveLength(2);
});

test("an idle connection closes as soon as it is retired", () => {
  const connection = connect();
  connection.retire();
  expect(last().readyState).toBe(3);
  vi.advanceTimersByTime(10 * CONNECT_TIMEOUT);
  expect(FakeSocket.made).toHaveLength(1);
});

test("a reply is returned with its command, and requested again if it was lost", async () => {
  const connection = connect();
  last().accept();
  const request = connection.request({ do: "decode-rules", rules: "bga" });
  const first = last().command("decode-rules").id;
  const other = { is: "rules", id: "another", edition: "kozak", options: {}, rules: {} };
  last().say(other);
  last().say({ is: "done", id: first, table: null });
  await vi.advanceTimersByTimeAsync(0);
  const second = last().command("decode-rules").id;
  expect(second).not.toBe(first);
  const reply = { is: "rules", id: second, edition: "bga", options: {}, rules: {} };
  last().say(reply);
  last().say({ is: "done", id: second, table: null });
  expect(await request).toEqual(reply);
  expect(heard.filter((message) => (message as { is: string }).is === "rules")).toEqual([]);
});

test("a request fails after three lost replies, and rejects with a refusal", async () => {
  const connection = connect();
  last().accept();
  const ids = new Set();
  const request = expect(connection.request({ do: "decode-rules", rules: "bga" })).rejects.toMatchObject({
    code: "error-internal",
  });
  for (let tries = 0; tries < 10; tries++) {
    const { id } = last().command("decode-rules");
    ids.add(id);
    last().say({ is: "done", id, table: null });
    await vi.advanceTimersByTimeAsync(0);
  }
  await request;
  expect(ids.size).toBe(3);
  const refused = expect(connection.request({ do: "decode-rules", rules: "x" })).rejects.toMatchObject({
    code: "error-rule-code",
  });
  last().say({ is: "refused", id: last().command("decode-rules").id, code: "error-rule-code", details: {} });
  await refused;
});
