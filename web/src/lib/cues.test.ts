import { expect, test } from "vitest";
import { cuesOf, tabTitle, turnNotice } from "./cues";
import { revealed, table, view } from "../testing/states";
import { narrate } from "./narration";

const bids = [{ seat: 4, quantity: 3, face: 2 }];

test("a deal, a bid and the user's turn have their sounds", () => {
  const before = table();
  expect(cuesOf(narrate(null, table({ view: view({ to_act: 2 }) })))).toEqual(["shake", "slam"]);
  expect(cuesOf(narrate(before, table({ view: view({ bids, to_act: 1 }) })))).toContain("knock");
  expect(cuesOf(narrate(table({ view: view({ to_act: 4 }) }), table({ view: view({ bids, to_act: 1 }) })))).toEqual([
    "knock",
    "turn",
  ]);
});

test("the opening roll has no sound of a cup", () => {
  const rolled = table({ view: view({ phase: "opening", opening_rolls: [[1, 2, 3, 4]], to_act: null }) });
  expect(cuesOf(narrate(null, rolled))).toEqual(["shake"]);
});

test("many events at once sound each cue once", () => {
  const many = [1, 2, 3, 4].map((seat) => ({ seat, quantity: seat, face: 2 }));
  expect(cuesOf(narrate(null, table({ view: view({ bids: many, to_act: 1 }) })))).toEqual([
    "shake",
    "slam",
    "knock",
    "turn",
  ]);
});

test("a settlement sounds when it is shown", () => {
  const now = table({ view: view({ phase: "revealed", bids: [], to_act: null, revealed: revealed() }) });
  expect(cuesOf(narrate(table({ view: view({ bids }) }), now))).toEqual(["knock", "call"]);
});

test("the tab's title names the turn, and marks the user's own", () => {
  expect(tabTitle(table())).toEqual({ id: "page-title-turn", args: {} });
  expect(tabTitle(table({ view: view({ to_act: 3 }) }))).toEqual({ id: "page-title-waits", args: { name: "Cleo" } });
  expect(tabTitle(table({ seat: null }))).toEqual({ id: "page-title-waits", args: { name: "Ana" } });
});

test("the tab names no turn with open cups, in a pause, and before a game", () => {
  const plain = { id: "page-title", args: {} };
  expect(tabTitle(table({ view: view({ to_act: null, phase: "revealed", revealed: revealed() }) }))).toEqual(plain);
  expect(tabTitle(table({ paused: true }))).toEqual(plain);
  expect(tabTitle(table({ view: null }))).toEqual(plain);
});

test("a notification names the bid to answer", () => {
  expect(turnNotice(table({ view: view({ bids }) }))).toEqual({
    id: "story-bids",
    args: { name: "Dan", quantity: 3, face: 2 },
  });
  expect(turnNotice(table())).toEqual({ id: "story-opens-you", args: {} });
});
