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

test("attempts are counted until the server has been heard", () => {
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

test("a command is answered once, by its id", async () => {
  const connection = connect();
  last().accept();
  const answer = connection.send({ do: "start", table: "AAAAAA" });
  const { id } = last().sent[0]!;
  last().say({ is: "done", id, table: "AAAAAA" });
  await expect(answer).resolves.toMatchObject({ table: "AAAAAA" });
});

test("a refused command says why", async () => {
  const connection = connect();
  last().accept();
  const answer = connection.send({ do: "start", table: "AAAAAA" });
  last().say({ is: "refused", id: last().sent[0]!.id, code: "error-host-only", details: {} });
  await expect(answer).rejects.toEqual(new Refusal("error-host-only", {}));
});

test("a refusal of the page itself is heard as well", () => {
  connect();
  last().accept();
  last().say({ is: "refused", id: null, code: "error-no-cookie", details: {} });
  expect(refused).toEqual([new Refusal("error-no-cookie", {})]);
});

test("what was said before the socket opened is sent when it does", () => {
  const connection = connect();
  void connection.send({ do: "start", table: "AAAAAA" });
  expect(last().sent).toEqual([]);
  last().accept();
  expect(last().sent).toMatchObject([{ do: "start" }]);
});

test("a command without an answer is sent again, under its id; an answered one is not", async () => {
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

test("a table is watched again after a reconnection, under a new id", async () => {
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

test("only what is looked at last is followed", () => {
  const connection = connect();
  last().accept();
  void connection.subscribe({ do: "watch-lobby" });
  void connection.subscribe({ do: "watch", table: "AAAAAA" });
  last().drop();
  vi.advanceTimersByTime(FIRST_RETRY);
  last().accept();
  expect(last().sent).toMatchObject([{ do: "watch" }]);
});

test("it tries again ever more slowly, and at the first pace after a success", () => {
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

test("it says when the connection is lost and when it is back", () => {
  connect();
  last().accept();
  last().drop();
  vi.advanceTimersByTime(FIRST_RETRY);
  last().accept();
  expect(online).toEqual([true, false, true]);
});

test("when the network returns it does not wait", () => {
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

test("a server that says nothing for a while is asked whether it is there, and given up without an answer", () => {
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

test("when the network returns, a socket that no longer answers is soon given up", () => {
  const connection = connect();
  last().accept();
  void connection.subscribe({ do: "watch", table: "AAAAAA" });
  last().say({ is: "done", id: last().sent[0]!.id });
  connection.wake();
  expect(last().sent.at(-1)).toMatchObject({ do: "watch" });
  vi.advanceTimersByTime(ANSWER_TIMEOUT_AFTER_WAKE + 1);
  expect(FakeSocket.made).toHaveLength(2);
});

test("an attempt to connect that gets no answer is given up for another", () => {
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

test("an attempt that hangs though the server can be reached is given up for another, once", async () => {
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

test("where the server can't be reached the attempt goes on", async () => {
  connect();
  reach = () => Promise.reject(new Error("no network"));
  await vi.advanceTimersByTimeAsync(2 * PROBE_INTERVAL + 1);
  expect(FakeSocket.made).toHaveLength(1);
});

test("the table is asked for again before what was said meanwhile is sent", () => {
  const connection = connect();
  void connection.subscribe({ do: "watch", table: "AAAAAA" });
  last().accept();
  last().drop();
  void connection.send({ do: "ready", table: "AAAAAA", seq: 7 });
  vi.advanceTimersByTime(FIRST_RETRY);
  last().accept();
  expect(last().sent).toMatchObject([{ do: "watch" }, { do: "ready" }]);
});

test("a retired connection ends once its commands are answered, and follows nothing", async () => {
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

test("a connection that waits for no answer ends as soon as it is retired", () => {
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

test("a request without any reply is given up, and a refused one says why", async () => {
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
