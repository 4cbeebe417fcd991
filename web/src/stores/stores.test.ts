import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../connection";
import { seat, table, tableMessage, view } from "../testing/states";
import { stubStorage } from "../testing/storage";
import type { LogLine } from "../lib/narration";
import type { ChatLine, SeatStatus } from "../wire";
import { ChatStore } from "./chat.svelte";
import { LobbyStore } from "./lobby.svelte";
import { failureOf, NoticeStore } from "./notices.svelte";
import { ReactionStore } from "./reactions.svelte";
import { TableStore } from "./table.svelte";

const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the table", () => {
  const bid = { seat: 2, quantity: 2, face: 3 };
  const before = table({ seq: 1, view: view({ to_act: 2 }) });
  const after = table({ seq: 2, view: view({ bids: [bid] }) });
  const texts = (lines: readonly LogLine[]) => lines.map(({ kind }) => kind);

  function opened(): TableStore {
    const store = new TableStore();
    store.open("AAAAAA", false);
    store.receive(tableMessage(before));
    return store;
  }

  test("merges the sections that changed", () => {
    const store = opened();
    const { live } = tableMessage(after);
    expect(store.receive({ is: "table", table: "AAAAAA", version: 2, live })).toMatchObject({ seq: 2, edition: "bga" });
    expect(store.state?.seq).toBe(2);
  });

  test("reports a gap once, and then waits for a whole state", () => {
    const store = opened();
    const { live } = tableMessage(after);
    const partial = { is: "table" as const, table: "AAAAAA", live };
    expect(store.receive({ ...partial, version: 3 })).toBe("gap");
    expect(store.receive({ ...partial, version: 4 })).toBeNull();
    expect(store.receive(tableMessage(after, 5))).toMatchObject({ seq: 2 });
  });

  test("marks events as missed that arrive while the page is hidden", () => {
    const store = opened();
    page.hidden = true;
    store.stopLooking();
    store.receive(tableMessage(after));
    expect(store.missed).toEqual([]);
    page.hidden = false;
    store.receive(tableMessage({ ...after, seq: 3 }));
    expect(texts(store.missed)).toEqual(["bid"]);
    store.markSeen();
    expect(store.missed).toEqual([]);
  });

  test("continues its events when the user returns, but not on a shared screen", () => {
    const store = opened();
    store.receive(tableMessage(after));
    const events = store.events;
    expect(texts(events)).toContain("bid");
    store.close();
    expect(store.state).toBeNull();
    store.open("AAAAAA", false);
    expect(store.events).toEqual(events);
    store.open("AAAAAA", true);
    expect(store.events).toEqual([]);
    store.open("BBBBBB", false);
    expect(store.events).toEqual([]);
  });

  test("shows a finished game until the user leaves it or asked for the next", async () => {
    const over = table({ stage: "over", view: view({ phase: "over", winner: 1 }) });
    for (const asked of [false, true]) {
      const store = opened();
      store.receive(tableMessage(over));
      if (asked) await store.askForNextGame(() => Promise.resolve({}));
      store.receive(tableMessage(before));
      expect(store.finishedGame?.stage).toBe(asked ? undefined : "over");
      store.leaveResult();
      expect(store.finishedGame).toBeNull();
    }
  });

  test("keeps the result if the request for the next game was refused", async () => {
    const store = opened();
    store.receive(tableMessage(table({ stage: "over" })));
    await store.askForNextGame(() => Promise.resolve(null));
    store.receive(tableMessage(before));
    expect(store.finishedGame?.stage).toBe("over");
  });

  test("is saved without hidden dice", () => {
    let saved = "";
    const storage = { getItem: () => null, setItem: (_: string, text: string) => (saved = text), removeItem: () => 0 };
    vi.stubGlobal("sessionStorage", storage);
    const store = opened();
    store.receive(tableMessage(table({ view: view({ hand: [6, 6, 6, 6, 6] }), bid_chances: [[0.123]] })));
    store.saveForReload();
    expect(saved).toContain("AAAAAA");
    expect(saved).not.toMatch(/6,6|0\.123/);
  });
});

describe("the lobby", () => {
  test("puts the table first that was visited last, if the browser has a seat there", () => {
    let stored = "";
    const storage = { getItem: () => null, setItem: (_: string, text: string) => (stored = text), removeItem: () => 0 };
    vi.stubGlobal("localStorage", storage);
    const store = new LobbyStore();
    store.visit(table({ table: "AAAAAA" }));
    store.visit(table({ table: "BBBBBB" }));
    store.visit(table({ table: "CCCCCC", seat: null }));
    expect(store.recentTables.map(({ table }) => table)).toEqual(["BBBBBB", "AAAAAA"]);
    expect(JSON.parse(stored)).toEqual(store.recentTables);
    expect(store.tablesToQuery).toEqual(["BBBBBB", "AAAAAA"]);
    store.receiveStatuses({ tables: [{ table: "AAAAAA", stage: "over", game: 4 } as SeatStatus] });
    expect(store.recentTables.map(({ finished }) => finished)).toEqual([0, 4]);
    store.leave();
    expect(store.seatStatuses).toBeNull();
  });
});

describe("the chat", () => {
  const line = (seq: number, name = "Bo"): ChatLine => ({ seq, seat: 2, name, phrase: null, text: "hi" });

  test("counts the first lines as read", () => {
    const store = new ChatStore();
    store.open("AAAAAA");
    store.receive([line(1), line(2)]);
    expect(store.lastRead).toBe(2);
    store.receive([line(3)]);
    expect(store.lastRead).toBe(2);
    store.markRead();
    expect(store.lastRead).toBe(3);
    store.open("BBBBBB");
    expect([store.lines, store.lastRead]).toEqual([[], null]);
  });

  test("stores muted players by table, also under a new name", () => {
    stubStorage((key) => (key === "perudo-muted-AAAAAA" ? '["Bo"]' : null));
    const store = new ChatStore();
    store.open("AAAAAA");
    expect([...store.muted]).toEqual(["Bo"]);
    const renamed = table({ seats: [seat(1), seat(2, { name: "Robert" }), seat(3), seat(4)] });
    store.followRenames(table(), renamed);
    expect(store.muted.has("Robert")).toBe(true);
    store.mute("Robert", false);
    expect(store.muted.has("Robert")).toBe(false);
    store.open("BBBBBB");
    expect(store.muted.size).toBe(0);
  });
});

test("reactions disappear after a while", () => {
  const store = new ReactionStore();
  store.receive({ is: "reacted", table: "AAAAAA", seat: 2, reaction: "laugh", gesture: null });
  vi.advanceTimersByTime(1000);
  store.receive({ is: "reacted", table: "AAAAAA", seat: 3, reaction: null, gesture: "peek" });
  expect(store.shown.map(({ seat }) => seat)).toEqual([2, 3]);
  vi.advanceTimersByTime(2000);
  expect(store.shown.map(({ seat }) => seat)).toEqual([3]);
  store.open();
  expect(store.shown).toEqual([]);
});

describe("notices", () => {
  test("say what happens to a seat that the user leaves", () => {
    const store = new NoticeStore();
    const clock = { move: 30 };
    const bots = [seat(1), ...[2, 3, 4].map((number) => seat(number, { kind: "bot" }))];
    for (const [left, about] of [
      [table(), "page-left-people"],
      [table({ seats: bots }), "page-left-alone"],
      [table({ table_settings: { ...table().table_settings, clock } }), "page-left-clock"],
      [table({ stage: "over" }), undefined],
      [table({ seat: null }), undefined],
    ] as const) {
      store.leave(left);
      expect(store.leftTable?.about).toBe(about);
    }
  });

  test("show refusals, and let other errors through", () => {
    expect(failureOf(new Refusal("error-paused", { by: "Bo" }))).toEqual({
      code: "error-paused",
      details: { by: "Bo" },
    });
    expect(() => failureOf(new TypeError("a bug"))).toThrow("a bug");
  });
});
