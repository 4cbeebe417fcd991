// States of a table for tests, in the server's format.
import type { LegalChoices, LiveState, RevealedRound, SeatState, TableState, View } from "../wire";
import type { Table } from "../lib/table";
import { staticTable } from "../lib/static-table";

export const NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal"];

export const seat = (number: number, change: Partial<SeatState> = {}): SeatState => ({
  seat: number,
  kind: "person",
  name: NAMES[number - 1] ?? "",
  colour: number,
  bot: null,
  substitute: false,
  connected: true,
  host: number === 1,
  aborted_reveals: 0,
  ...change,
});

export const view = (change: Partial<View> = {}): View => ({
  seat: 1,
  phase: "bidding",
  round: 1,
  starting_dice: 5,
  max_quantity: 20,
  dice: [5, 5, 5, 5],
  in_play: { dice: 20, expected: [3.3, 6.7, 6.7, 6.7, 6.7, 6.7] },
  eliminated: [],
  opening_rolls: [],
  opener: 1,
  palifico: false,
  bids: [],
  to_act: 1,
  calza_callers: [],
  hand: [1, 2, 3, 4, 5],
  choices: null,
  revealed: null,
  previous_round: null,
  all_hands: null,
  winner: null,
  ...change,
});

export const table = (change: Partial<Table> = {}): Table =>
  staticTable(NAMES.slice(0, 4), {
    table: "AAAAAA",
    stage: "playing",
    edition: "bga",
    options: {},
    rules: {},
    table_settings: {
      listed: false,
      training_aid: false,
      spectators_see_previous_round: false,
      chat: true,
      clock: null,
      autostart_at: null,
    },
    seats: [1, 2, 3, 4].map((number) => seat(number)),
    seat: 1,
    host: true,
    view: view(),
    ...change,
  });

/** Bo bid three fours, and Cleo called dudo. Two fours and two wild aces are on the table. */
export const revealed = (change: Partial<RevealedRound> = {}): RevealedRound => ({
  opener: 1,
  palifico: false,
  call: "dudo",
  caller: 3,
  bidder: 2,
  quantity: 3,
  face: 4,
  bids: [{ seat: 2, quantity: 3, face: 4 }],
  count: 4,
  wild: true,
  hands: [
    [4, 6],
    [2, 1],
    [5, 4],
    [1, 3],
  ],
  reveal_order: [[3], [4], [1], [2]],
  changes: [0, 0, -1, 0],
  next_opener: 3,
  next_palifico: false,
  sentences: [
    { message: "story-bid-stands", seats: { bidder: 2 } },
    { message: "story-loses", seats: { name: 3 } },
  ],
  ...change,
});

/**
 * The legal choices after four fives, if a raise changes only the quantity or the face: more fives, four sixes, or at
 * least two aces.
 */
export const afterFourFives: LegalChoices = {
  bids: [
    [
      { first: 1, last: 1, why_not: "fewer-than-half-in-aces" },
      { first: 2, last: 20, why_not: null },
    ],
    ...[2, 3, 4].map(() => [
      { first: 1, last: 4, why_not: "not-higher" as const },
      { first: 5, last: 20, why_not: "one-axis" as const },
    ]),
    [
      { first: 1, last: 4, why_not: "not-higher" },
      { first: 5, last: 20, why_not: null },
    ],
    [
      { first: 1, last: 3, why_not: "not-higher" },
      { first: 4, last: 4, why_not: null },
      { first: 5, last: 20, why_not: "one-axis" },
    ],
  ],
  dudo: null,
  calza: "calza-off",
};

const LIVE = [
  "seq",
  "spectators",
  "calza_calls",
  "ready",
  "continues_in",
  "deadline",
  "time_banks",
  "thinking_for",
  "retractable_for",
  "paused",
] as const satisfies (keyof LiveState)[];

/** A message with all sections of a table. */
export function tableMessage(shown: Table = table(), version = 1): TableState {
  const { table: code, view: seen, ...rest } = shown;
  const live = Object.fromEntries(LIVE.map((key) => [key, rest[key]]));
  const info = Object.fromEntries(Object.entries(rest).filter(([key]) => !(key in live)));
  const game = { ...info, view: seen };
  return {
    is: "table",
    table: code,
    version,
    live,
    info,
    game: seen && game,
    private: { view: seen },
  } as object as TableState;
}
