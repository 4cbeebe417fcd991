import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "./testing/sockets";
import { table, tableMessage } from "./testing/states";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { origin: "http://localhost" });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = FakeSocket.last;

async function started() {
  const { session } = await import("./session.svelte");
  session.enterTable("AAAAAA");
  last().accept();
  return session;
}

test("each table has its own connection, and late messages about another are dropped", async () => {
  const session = await started();
  const first = last();
  expect(first.url).toBe("ws://localhost/socket/AAAAAA");
  first.say(tableMessage());
  expect(session.table.state?.table).toBe("AAAAAA");
  session.enterTable("BBBBBB");
  expect(last().url).toBe("ws://localhost/socket/BBBBBB");
  expect(session.table.state).toBeNull();
  last().accept();
  for (const socket of [first, last()]) socket.say(tableMessage());
  expect(session.table.state).toBeNull();
  last().say(tableMessage(table({ table: "BBBBBB" })));
  expect(session.table.state).toMatchObject({ table: "BBBBBB" });
});

test("after a gap the whole state is requested again", async () => {
  const session = await started();
  last().say(tableMessage());
  const watched = last().command("watch").id;
  const { live } = tableMessage();
  last().say({ is: "table", table: "AAAAAA", version: 9, live });
  expect(last().command("watch").id).not.toBe(watched);
  expect(session.table.state?.table).toBe("AAAAAA");
});

test("a refused command shows a notice, and the next success removes it", async () => {
  const session = await started();
  const send = async (answer: (id: unknown) => object) => {
    const result = session.sendToTable({ do: "start" });
    expect(session.server.pendingCommands).toBe(1);
    last().say(answer(last().command("start").id));
    return result;
  };
  expect(await send((id) => ({ is: "refused", id, code: "error-host-only", details: {} }))).toBeNull();
  expect(session.notices.failure).toEqual({ code: "error-host-only", details: {} });
  expect(await send((id) => ({ is: "done", id, table: null }))).toMatchObject({ is: "done" });
  expect([session.notices.failure, session.server.pendingCommands]).toEqual([null, 0]);
});

test("a table that can't be watched has a notice of its own", async () => {
  const session = await started();
  last().say({ is: "refused", id: last().command("watch").id, code: "error-table-unknown", details: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.notices.tableFailure?.code).toBe("error-table-unknown");
  session.enterLobby();
  expect(session.notices.tableFailure).toBeNull();
  expect(last().url).toBe("ws://localhost/socket");
});

test("a game that was found at another node is joined there", async () => {
  const session = await started();
  const found = session.send({ do: "find-game", name: "Ana", edition: "bga", options: {} });
  const details = { table: "CCCCCC" };
  last().say({ is: "refused", id: last().command("find-game").id, code: "error-table-elsewhere", details });
  await vi.advanceTimersByTimeAsync(0);
  expect(last().url).toBe("ws://localhost/socket/CCCCCC");
  last().accept();
  last().say({ is: "done", id: last().command("find-game").id, table: "CCCCCC" });
  expect(await found).toMatchObject({ table: "CCCCCC" });
});

test("the status of seats is requested in the lobby only", async () => {
  const session = await started();
  last().say(tableMessage());
  session.refreshSeatStatuses();
  expect(last().command("seat-statuses")).toBeUndefined();
  session.enterLobby();
  last().accept();
  const { id, tables } = last().command("seat-statuses");
  expect(tables).toEqual(["AAAAAA"]);
  last().say({ is: "seat-statuses", id, tables: [{ table: "AAAAAA", stage: "over", game: 1 }] });
  last().say({ is: "done", id, table: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.lobby.seatStatuses).toHaveLength(1);
});
