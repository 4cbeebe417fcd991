import { expect, test } from "vitest";
import type { PrivateState, LiveState, TableState } from "../wire";
import { seat as chair, table, view } from "../testing/states";
import { hostOf, nameOf, mergeSections, toTable, type TableSections } from "./table";

const now = (seq: number): LiveState => ({
  seq,
  spectators: 0,
  screens: 0,
  calza_calls: [],
  ready: [],
  continues_in: null,
  deadline: null,
  time_banks: [],
  thinking_for: 0,
  retractable_for: 0,
  paused: false,
  pause_requests: [],
  grace: {},
});
const { stage, edition, options, rules, rule_code, table_settings, seats, game, locked, series } = table();
const about = { stage, edition, options, rules, rule_code, table_settings, seats, game, locked, series };
const { seat, hand, choices, previous_round: behind, ...all } = view();
const mine: PrivateState = {
  seat: 1,
  host: true,
  handed_over: false,
  deputy: false,
  removals: [],
  removed: false,
  appointed_host: false,
  view: { seat, dice_left: 5, hand, choices, previous_round: behind, all_hands: null },
  digest_round: null,
  bid_chances: null,
};
const playing = {
  view: all,
  timed_out_moves: [],
  next_draw: null,
  draw: null,
  aborted_reveals: [],
  places: [],
  facts: [],
};

const message = (version: number, change: Partial<TableState> = {}): TableState => ({
  is: "table",
  table: "AAAAAA",
  version,
  live: now(version),
  ...change,
});
const whole = (version: number, change: Partial<TableState> = {}) =>
  mergeSections(null, message(version, { info: about, game: playing, private: mine, ...change }))!;

test("sections are merged into a table", () => {
  expect(toTable(whole(1))).toMatchObject({ seq: 1, stage, seats, game, seat: 1, host: true, view: view() });
});

test("a new section replaces its predecessor, the others stay", () => {
  const seated = mergeSections(whole(1), message(2, { info: { ...about, stage: "over" } }))!;
  expect(toTable(seated)).toMatchObject({ seq: 2, stage: "over", seat: 1, view: view() });
  const emptied = mergeSections(seated, message(3, { game: null }))!;
  expect(toTable(emptied)).toMatchObject({ seq: 3, stage: "over", view: null, timed_out_moves: [] });
});

test("users see their own number of dice if the others' are hidden", () => {
  const hidden = { ...playing, view: { ...all, dice: [null, null, null, null] } };
  expect(toTable(whole(1, { game: hidden })).view?.dice).toEqual([5, null, null, null]);
});

test.each<[string, TableSections | null, number]>([
  ["nothing came before", null, 2],
  ["one was missed", whole(1), 3],
  ["it is of before what is known", whole(3), 2],
  ["it is of another table", { ...whole(1), table: "BBBBBB" }, 2],
])("the whole state is needed again if %s", (_, before, version) => {
  expect(mergeSections(before, message(version))).toBeNull();
  expect(mergeSections(before, message(version, { info: about, game: playing, private: mine }))).toMatchObject({
    table: "AAAAAA",
    version,
  });
});

test("a seat has its player's name, and an unknown seat none", () => {
  const two = table({ seats: [chair(1), chair(2, { host: true }), chair(3, { name: "" })] });
  expect([1, 2, 3, 4, 0, null, undefined].map((number) => nameOf(two, number))).toEqual([
    "Ana",
    "Bo",
    "",
    "",
    "",
    "",
    "",
  ]);
  expect(hostOf(table({ seats: [chair(1, { host: false }), chair(2, { host: true })] }))).toBe("Bo");
  expect(hostOf(table({ seats: [] }))).toBe("");
});
