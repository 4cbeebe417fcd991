// Whatever stands in the browser's storage, the page begins: garbage, what an older page stored, or no storage at all.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { read as visited } from "./lib/visited";
import { BEGINNER, read as practice } from "./lib/practice";
import { kept as draft } from "./lib/typed";
import { against, kept as rules } from "./lib/wish";

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
/** What older pages stored, or somebody made up. */
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
  vi.stubGlobal("WebSocket", class {});
});
afterEach(() => void vi.unstubAllGlobals());

/** A browser that holds these values under every key that is asked for. */
function holding(value: (key: string) => string | null): void {
  const storage = { getItem: value, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
}

function blocked(): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const storage = new Proxy({}, { get: refuse, ownKeys: refuse });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
}

test.each(["tables", "practice", "typed", "rules", "bots"])("%s that can't be read begin again", (key) => {
  for (const text of [null, ...GARBAGE, ...ODD[key]!]) {
    const read = {
      tables: () => visited(text),
      practice: () => practice(text),
      typed: () => draft(text),
      rules: () => rules(text, offer),
      bots: () => against(text, ["odds"]),
    }[key]!();
    const begun = {
      tables: [],
      practice: { puzzles: BEGINNER, odds: BEGINNER, daily: null },
      typed: null,
      rules: { edition: "", options: {} },
      bots: { count: 3, level: null },
    }[key];
    expect(read, `${text}`).toEqual(begun);
  }
});

test("what is whole stays, and a broken part of practice costs no other", () => {
  const table = { table: "ABCD", host: "Ana", finished: 2 };
  expect(visited(JSON.stringify([table]))).toEqual([table]);
  const skill = { rating: 1200, answered: 3, seen: [1, 2], again: [{ number: 1, after: 9 }] };
  expect(practice(JSON.stringify({ puzzles: skill, odds: 5, daily: {} }))).toEqual({
    puzzles: skill,
    odds: BEGINNER,
    daily: null,
  });
  const typed = {
    edition: "bga",
    options: { dice: 3, players: [2, 4] },
    players: ["A", "B"],
    rounds: [{ opener: 1, moves: ["2x3"], hands: [] }],
  };
  expect(draft(JSON.stringify(typed))).toEqual(typed);
  expect(against('{"count": 4, "level": "odds"}', ["odds"])).toEqual({ count: 4, level: "odds" });
  expect(against('{"count": 4, "level": "gone"}', ["odds"])).toEqual({ count: 4, level: null });
});

test.each([...GARBAGE, ...Object.values(ODD).flat()])("the page starts with %j under every key", async (text) => {
  holding(() => text);
  const { session } = await import("./session.svelte");
  expect(session.visited.every(({ table }) => /^[A-Z0-9]{4,12}$/.test(table))).toBe(true);
  session.atTable("ABCD");
  expect([...session.muted].every((name) => typeof name === "string")).toBe(true);
  const { witness, witnessed } = await import("./lib/fair");
  witness("ABCD", 1, 1, { pledged: "a" });
  expect(witnessed("ABCD", 1, 1)).toEqual({ pledged: "a" });
  await import("./me.svelte");
  await import("./looks.svelte");
  await import("./alerts.svelte");
  await import("./ace.svelte");
});

test("the page starts where storage is blocked", async () => {
  blocked();
  const { session } = await import("./session.svelte");
  session.atTable("ABCD");
  expect([session.visited, session.muted.size, session.told]).toEqual([[], 0, []]);
  const { witness, witnessed } = await import("./lib/fair");
  witness("ABCD", 1, 1, { pledged: "a" });
  expect(witnessed("ABCD", 1, 1)).toEqual({ pledged: "a" });
});

test("what the page before left is taken only in its shape", async () => {
  for (const gone of [
    '{"table": {}, "told": []}',
    '{"table": {"table": "ABCD", "seq": 1, "seats": 1, "view": null}, "told": []}',
    "5",
    "null",
  ]) {
    vi.resetModules();
    const page = new URL("./session.svelte.ts", import.meta.url).href;
    holding((key) => (key === "perudo-told" ? `{"page": ${JSON.stringify(page)}, "gone": ${gone}}` : null));
    const { session } = await import("./session.svelte");
    session.atTable("ABCD");
    expect(session.told).toEqual([]);
  }
});

test("a stored name is no longer than one may be", async () => {
  holding((key) => (key === "perudo-name" ? "x".repeat(10_000) : null));
  const { LONGEST_NAME, me } = await import("./me.svelte");
  expect(me.name).toHaveLength(LONGEST_NAME);
});
