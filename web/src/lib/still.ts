// A table that is shown and not played at the server: nobody is hurried, nobody talks.
import type { Table } from "./table";

type Given = Pick<Table, "edition" | "options" | "rules" | "view"> & Partial<Table>;

/** The state of a table with these people at it. */
export const still = (names: readonly string[], given: Given): Table => ({
  table: "",
  seq: 1,
  stage: given.view?.phase === "over" ? "over" : "playing",
  rule_code: given.edition,
  customs: { listed: false, aid: false, open_cups: false, talk: false, clock: null, begin: null },
  seats: names.map((name, at) => ({
    seat: at + 1,
    kind: "person",
    name,
    colour: at + 1,
    bot: null,
    stand_in: false,
    here: true,
    host: false,
    withheld: 0,
    muted: false,
  })),
  you: given.view?.seat ?? null,
  host: false,
  handed: false,
  removed: false,
  locked: false,
  watchers: 0,
  calling: [],
  ready: [],
  wait: null,
  deadline: null,
  banks: [],
  // Nobody is waited for, however long the page stands open.
  thinking: -Infinity,
  retractable: 0,
  late: [],
  paused: false,
  pausing: [],
  pledge: null,
  grace: {},
  chances: null,
  game: 1,
  coming: null,
  drawn: null,
  withheld: [],
  places: [],
  facts: [],
  ...given,
});
