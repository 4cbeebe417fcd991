// The page must start no matter what the browser's storage contains: garbage, values from older versions of the page,
// or nothing at all.
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedTables } from "./lib/recent-tables";
import { BEGINNER, storedPractice } from "./lib/practice";
import { storedDraft } from "./lib/record-draft";
import { storedOpponents, storedRules } from "./lib/table-config";
import { stored, storedKeys, storedSwitch } from "./storage";
import { stubStorage } from "./testing/storage";

const offer = { presets: [], editions: [], setting_values: {} };
const GARBAGE = [
  "{",
  "",
  "null",
  "5",
  "true",
  '"x"',
  "[]",
  "{}",
  "[null]",
  "[{}]",
  '{"rounds": 7}',
  "[[[[",
  "\u0000",
  '{"__proto__": null}',
];
/** Values from older versions of the page, and invented values. */
const ODD: Record<string, string[]> = {
  tables: [
    '[{"table": "ABCD"}]',
    '[{"table": 5, "host": "Ana", "finished": 0}]',
    '[{"table": "../x", "host": "", "finished": 0}]',
    '{"0": 1}',
  ],
  practice: [
    '{"puzzles": {"rating": "high", "answered": 1, "seen": [], "again": []}}',
    '{"odds": {"rating": 900, "answered": 1, "seen": [-1], "again": []}}',
    '{"daily": {"day": 1, "verdict": "toString", "said": {}, "streak": 1}}',
    '{"daily": {"day": 1, "verdict": "best"}}',
  ],
  typed: [
    '{"edition": "bga", "options": null, "players": ["A"], "rounds": []}',
    '{"edition": "bga", "options": {}, "players": ["A"], "rounds": [{"moves": [1], "hands": [2], "opener": null}]}',
    '{"players": [], "rounds": []}',
  ],
  rules: ['{"edition": "bga"}', '{"edition": 1, "options": {}}', '{"edition": "bga", "options": []}'],
  bots: ['{"count": "3"}', '{"count": 1.5}', '{"level": "odds"}'],
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("location", { origin: "http://localhost" });
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

function blocked(): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const storage = new Proxy({}, { get: refuse, ownKeys: refuse });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
}

const READERS = {
  tables: () => storedTables.get(),
  practice: () => storedPractice.get(),
  typed: () => storedDraft.get(),
  rules: () => storedRules(offer),
  bots: () => storedOpponents(["odds"]),
};
const DEFAULTS = {
  tables: [],
  practice: { puzzles: BEGINNER, odds: BEGINNER, daily: null },
  typed: null,
  rules: { edition: "", options: {} },
  bots: { count: 3, level: null },
};

test.each(Object.keys(READERS) as (keyof typeof READERS)[])("unreadable %s give the default", (key) => {
  for (const text of [null, ...GARBAGE, ...ODD[key]!]) {
    stubStorage((name) => (name === `perudo-${key}` ? text : null));
    expect(READERS[key](), `${text}`).toEqual(DEFAULTS[key]);
  }
});

test("valid values are read, and a broken part of practice costs no other", () => {
  const skill = { rating: 1200, answered: 3, seen: [1, 2], again: [{ number: 1, after: 9 }] };
  const valid = {
    tables: [{ table: "ABCD", host: "Ana", finished: 2 }],
    practice: { puzzles: skill, odds: BEGINNER, daily: null },
    typed: {
      edition: "bga",
      options: { dice: 3, players: [2, 4] },
      players: ["A", "B"],
      rounds: [{ opener: 1, moves: ["2x3"], hands: [] }],
    },
    bots: { count: 4, level: "odds" },
  };
  for (const [key, value] of Object.entries(valid)) {
    stubStorage(() => JSON.stringify(value));
    expect(READERS[key as keyof typeof valid](), key).toEqual(value);
  }
  stubStorage(() => JSON.stringify({ puzzles: skill, odds: 5, daily: {} }));
  expect(storedPractice.get()).toEqual(valid.practice);
  stubStorage(() => '{"count": 4, "level": "gone"}');
  expect(storedOpponents(["odds"])).toEqual({ count: 4, level: null });
});

test("strings are stored as they are, other values as JSON, and all of them return", () => {
  const content: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, text: string) => void (content[key] = text),
    removeItem: (key: string) => void delete content[key],
  };
  vi.stubGlobal(
    "localStorage",
    new Proxy(storage, {
      ownKeys: () => Object.keys(content),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  const name = stored("name", v.string(), "");
  const number = stored("weave", v.picklist([0, 7]), 0);
  const flag = storedSwitch("sound", "on", "off", true);
  for (const text of ["Ana", '"Ana"', "5", "null", ""]) {
    name.set(text);
    expect(name.get()).toBe(text);
  }
  expect([number.get(), flag.get()]).toEqual([0, true]);
  number.set(7);
  flag.set(false);
  expect([number.get(), flag.get(), content["perudo-sound"]]).toEqual([7, false, "off"]);
  expect(storedKeys("we")).toEqual(["ave"]);
  number.remove();
  expect([number.get(), storedKeys("we")]).toEqual([0, []]);
});

test.each([...GARBAGE, ...Object.values(ODD).flat()])("the page starts with %j under every key", async (text) => {
  stubStorage(() => text);
  const { session } = await import("./session.svelte");
  expect(session.lobby.recentTables.every(({ table }) => /^[A-Z0-9]{4,12}$/.test(table))).toBe(true);
  session.enterTable("ABCD");
  expect([...session.chat.muted].every((name) => typeof name === "string")).toBe(true);
  const { recordSeen, seenDraw } = await import("./lib/fair-dice");
  recordSeen("ABCD", 1, 1, { pledged: "a" });
  expect(seenDraw("ABCD", 1, 1)).toEqual({ pledged: "a" });
  await import("./player-name.svelte");
  await import("./preferences.svelte");
  await import("./alerts.svelte");
  await import("./ace.svelte");
});

test("the page starts where storage is blocked", async () => {
  blocked();
  const { session } = await import("./session.svelte");
  session.enterTable("ABCD");
  expect([session.lobby.recentTables, session.chat.muted.size, session.table.events]).toEqual([[], 0, []]);
  const { recordSeen, seenDraw } = await import("./lib/fair-dice");
  recordSeen("ABCD", 1, 1, { pledged: "a" });
  expect(seenDraw("ABCD", 1, 1)).toEqual({ pledged: "a" });
});

test("a saved table is taken only in the form of this build", async () => {
  const table = { table: "ABCD", seq: 1, seats: [], view: null };
  const page = new URL("./stores/saved-table.ts", import.meta.url).href;
  const line = { key: "1-1" };
  for (const [saved, events] of [
    [{ page, table, events: [line] }, [line]],
    [{ page: "another build", table, events: [line] }, []],
    [{ page, table: {}, events: [line] }, []],
    [{ page, table: { ...table, seats: 1 }, events: [line] }, []],
    [{ page, table, events: 5 }, []],
    [{ page }, []],
  ]) {
    vi.resetModules();
    stubStorage((key) => (key === "perudo-told" ? JSON.stringify(saved) : null));
    const { session } = await import("./session.svelte");
    session.enterTable("ABCD");
    expect(session.table.events, JSON.stringify(saved)).toEqual(events);
  }
});

test("a stored name is no longer than one may be", async () => {
  stubStorage((key) => (key === "perudo-name" ? "x".repeat(10_000) : null));
  const { MAX_NAME_LENGTH, playerName } = await import("./player-name.svelte");
  expect(playerName.value).toHaveLength(MAX_NAME_LENGTH);
});
