import { expect, test } from "vitest";
import { appendEvents, missedLines, latestNotes, narrate, roundSentences } from "./narration";
import { revealed, seat, table, view } from "../testing/states";
import type { Table } from "./table";
import { Translator } from "./translator";

const [source] = Object.values(
  import.meta.glob<string>("../../../src/perudo/locales/en.ftl", { query: "?raw", import: "default", eager: true }),
);
const english = new Translator("en", source!);
const ids = (lines: ReturnType<typeof narrate>) => lines.map(({ key }) => key);
const bids = [
  { seat: 1, quantity: 2, face: 3 },
  { seat: 2, quantity: 3, face: 4 },
];

test("a late visitor gets the round from its beginning", () => {
  const late = table({ view: view({ bids, to_act: 3 }) });
  expect(ids(narrate(null, late))).toEqual(["round-1", "bid-1-2x3", "bid-1-3x4"]);
});

test("only new events are added, each once", () => {
  const before = table({ view: view({ bids: bids.slice(0, 1), to_act: 2 }) });
  const after = table({ seq: 2, view: view({ bids, to_act: 3 }) });
  const told = appendEvents([], null, before);
  expect(ids(appendEvents(told, before, after))).toEqual(["round-1", "bid-1-2x3", "bid-1-3x4"]);
  expect(appendEvents(appendEvents(told, before, after), after, after)).toHaveLength(3);
});

test("a bid that was called before it was seen is still listed", () => {
  const before = table({ view: view({ bids: bids.slice(0, 1), to_act: 2 }) });
  const after = table({ seq: 3, view: view({ phase: "revealed", bids: [], to_act: null, revealed: revealed() }) });
  expect(ids(appendEvents(appendEvents([], null, before), before, after))).toEqual([
    "round-1",
    "bid-1-2x3",
    "bid-1-3x4",
    "dudo-1-1-3",
    "verdict-1",
  ]);
});

test("a calza that takes effect after its window is listed once", () => {
  const calling = table({ calza_calls: [3], view: view({ bids, to_act: 1 }) });
  const call = revealed({ call: "calza", caller: 3, bids });
  const heard = table({ seq: 2, view: view({ phase: "revealed", bids: [], to_act: null, revealed: call }) });
  const told = appendEvents(appendEvents([], null, calling), calling, heard);
  expect(ids(told).filter((key) => key.startsWith("calza"))).toEqual(["calza-1-2-3"]);
});

test("missed lines are the new ones, without what the table shows", () => {
  const before = table({ view: view({ bids: bids.slice(0, 1), to_act: 2 }) });
  const told = appendEvents([], null, before);
  const seen = new Set(ids(told));
  expect(missedLines(told, seen, before)).toEqual([]);
  const mine = table({ seq: 2, view: view({ bids, to_act: 1 }) });
  expect(ids(missedLines(appendEvents(told, before, mine), seen, mine))).toEqual(["bid-1-3x4"]);
  const after = table({ seq: 3, view: view({ phase: "revealed", bids: [], to_act: null, revealed: revealed() }) });
  const all = appendEvents(told, before, after);
  expect(ids(missedLines(all, seen, after))).toEqual(["bid-1-3x4", "dudo-1-1-3"]);
  const next = table({ seq: 4, view: view({ round: 2, to_act: 2, opener: 2 }) });
  expect(ids(missedLines(appendEvents(all, after, next), seen, next))).toEqual([
    "bid-1-3x4",
    "dudo-1-1-3",
    "verdict-1",
    "round-2",
  ]);
});

test("only the user's own turn is announced", () => {
  expect(ids(narrate(null, table({ view: view({ to_act: 1, bids }) })))).toContain("turn-1-2");
  expect(ids(narrate(null, table({ view: view({ to_act: 2, bids }) })))).not.toContain("turn-1-2");
});

test("people who come and go are announced", () => {
  const empty = table({ stage: "gathering", view: null, seats: [seat(1), seat(2, { kind: "free", name: "" })] });
  const seated = table({ stage: "gathering", view: null, seq: 2, seats: [seat(1), seat(2)] });
  expect(narrate(empty, seated)[0]?.text).toEqual([{ id: "page-sat-down", args: { name: "Bo" } }]);
  expect(narrate(seated, { ...empty, seq: 3 })[0]?.text).toEqual([{ id: "page-stood-up", args: { name: "Bo" } }]);
});

test("a new game starts with an empty log", () => {
  const over = table({
    stage: "over",
    view: view({ round: 9, phase: "over", revealed: revealed(), winner: 1, to_act: null }),
  });
  const gathering = table({ stage: "gathering", seq: 2, view: null });
  expect(appendEvents(narrate(null, over), over, gathering)).toEqual([]);
  const atOnce = table({ seq: 2, game: 2, view: view({ to_act: 2 }) });
  expect(ids(appendEvents(narrate(null, over), over, atOnce))).toEqual(["round-1"]);
});

test("a settlement has the count, the server's sentences and the next opener", () => {
  const open = revealed();
  const now = table({ seat: null, view: view({ revealed: open }) });
  expect(roundSentences(now, open)).toEqual([
    { id: "page-counted", args: { count: 4, quantity: 4, face: 4 } },
    { id: "story-bid-stands", args: { bidder: "Bo" } },
    { id: "story-loses", args: { name: "Cleo" } },
    { id: "story-opens", args: { name: "Cleo" } },
  ]);
  expect(roundSentences(now, { ...open, next_palifico: true }).at(-1)!.id).toBe("story-becomes-palifico");
  expect(roundSentences({ ...now, seat: 3 }, open).map(({ id }) => id)).toEqual([
    "page-counted",
    "story-bid-stands",
    "story-loses-you",
    "story-opens-you",
  ]);
});

test("the last settlement names the winner and no opener", () => {
  const wins = [{ message: "story-wins", seats: { name: 2 } }];
  const last = revealed({ next_opener: null, sentences: wins });
  const over = table({ stage: "over", view: view({ phase: "over", revealed: last, winner: 2 }) });
  expect(roundSentences(over, last).at(-1)).toEqual({ id: "story-wins", args: { name: "Bo" } });
});

test("a calza after a move of the player to act is void, with the reason", () => {
  const calling = table({ calza_calls: [3, 4], view: view({ bids, to_act: 1 }) });
  const raised = { seat: 1, quantity: 4, face: 4 };
  const after = table({ seq: 2, view: view({ bids: [...bids, raised], to_act: 2 }) });
  const notes = narrate(calling, after).filter(({ kind }) => kind === "note");
  expect(notes.map(({ text }) => text[0])).toEqual([
    { id: "story-calza-void-other-you", args: { name: "Cleo" } },
    { id: "story-calza-void-other-you", args: { name: "Dan" } },
  ]);
  const doubted = table({
    seq: 2,
    view: view({ phase: "revealed", bids: [], to_act: null, revealed: revealed({ caller: 1, bids }) }),
  });
  expect(narrate(calling, doubted).map(({ kind }) => kind)).toEqual(["bid", "call", "note", "note", "verdict"]);
});

test("the user's moves are in the second person", () => {
  const said = (you: number | null, before: Table | null, now: Table) =>
    narrate(before && { ...before, seat: you }, { ...now, seat: you })
      .filter(({ kind }) => kind !== "verdict")
      .flatMap(({ text }) => text.map(({ id, args }) => english.format(id, args)));
  const rolled = table({
    view: view({ phase: "opening", seat: null, to_act: null, opener: null, opening_rolls: [[2, 1, 5, 5]] }),
  });
  expect(said(1, null, rolled)).toEqual([
    "You roll a two.",
    "Bo rolls an ace.",
    "Cleo rolls a five.",
    "Dan rolls a five.",
  ]);
  const open = { ...rolled, view: view({ seat: null, to_act: null, phase: "revealed", revealed: revealed() }) };
  expect(said(2, rolled, open)).toEqual(["You: three fours.", "Cleo: dudo!"]);
  expect(said(3, rolled, open)).toEqual(["Bo: three fours.", "You: dudo!"]);
  const late = { ...open, timed_out_moves: [0, 1] };
  expect(said(2, rolled, late)[0]).toBe("Your time ran out: the table bids three fours for you.");
  expect(said(3, rolled, late)[1]).toBe("Your time ran out: the table calls dudo for you.");
  const away = { ...rolled, seq: 2, seats: [seat(1), seat(2, { kind: "bot", substitute: true }), seat(3), seat(4)] };
  expect([said(2, rolled, away)[0], said(2, away, { ...rolled, seq: 3 })[0]]).toEqual([
    "A bot now plays for you.",
    "You are back.",
  ]);
});

test("the user's own coming and going is in the second person", () => {
  const free = table({
    stage: "gathering",
    view: null,
    seat: null,
    seats: [seat(1), seat(2, { kind: "free", name: "" })],
  });
  const seated = table({ stage: "gathering", view: null, seat: 2, seq: 2, seats: [seat(1), seat(2)] });
  expect(narrate(free, seated)[0]?.text).toEqual([{ id: "page-sat-down-you", args: {} }]);
  expect(narrate(seated, { ...free, seq: 3 })[0]?.text).toEqual([{ id: "page-stood-up-you", args: {} }]);
});

test("each caller of calza gets a line of their own", () => {
  const calling = table({ calza_calls: [4, 3], view: view({ bids, to_act: 1 }) });
  const call = revealed({ call: "calza", caller: 3, bids });
  const heard = table({ seq: 2, view: view({ phase: "revealed", bids: [], to_act: null, revealed: call }) });
  const told = (you: number | null) => {
    const { id, args } = narrate(calling, { ...heard, seat: you }).find(({ kind }) => kind === "note")!.text[0]!;
    return english.format(id, args);
  };
  expect([null, 2, 3, 4].map(told)).toEqual([
    "Going left from Bo, Cleo comes before Dan, so Cleo’s calza counts.",
    "Going left from you, Cleo comes before Dan, so Cleo’s calza counts.",
    "Going left from Bo, you come before Dan, so your calza counts.",
    "Going left from Bo, Cleo comes before you, so Cleo’s calza counts.",
  ]);
});

test("of two calza calls, the one without effect has its reason", () => {
  const calling = table({ calza_calls: [4, 3], view: view({ bids, to_act: 1 }) });
  const call = revealed({ call: "calza", caller: 3, bids });
  const heard = table({ seq: 2, view: view({ phase: "revealed", bids: [], to_act: null, revealed: call }) });
  const notes = narrate(calling, heard).filter(({ kind }) => kind === "note");
  expect(notes.map(({ text }) => text[0])).toEqual([
    { id: "story-calza-nearer", args: { name: "Dan", other: "Cleo", bidder: "Bo" } },
  ]);
});

test("a note stays until the next move", () => {
  const calling = table({ calza_calls: [3], view: view({ bids, to_act: 1 }) });
  const after = table({ seq: 2, view: view({ bids: [...bids, { seat: 1, quantity: 4, face: 4 }], to_act: 2 }) });
  const next = table({
    seq: 3,
    view: view({ bids: [...after.view!.bids, { seat: 2, quantity: 5, face: 4 }], to_act: 3 }),
  });
  const told = appendEvents(appendEvents([], null, calling), calling, after);
  expect(latestNotes(told)).toHaveLength(1);
  expect(latestNotes(appendEvents(told, after, next))).toEqual([]);
});

test("a calza that still waits is not void", () => {
  const one = table({ calza_calls: [3], view: view({ bids, to_act: 1 }) });
  const both = table({ seq: 2, calza_calls: [3, 4], view: view({ bids, to_act: 1 }) });
  expect(narrate(one, both).filter(({ kind }) => kind === "note")).toEqual([]);
});

test("moves of a clock that ran out are marked", () => {
  const late = table({ timed_out_moves: [1], view: view({ bids, to_act: 3 }) });
  expect(narrate(null, late).map(({ text, late }) => [text[0]?.id, late])).toEqual([
    ["page-round-begins", false],
    ["story-bids-you", false],
    ["story-late-bid", true],
  ]);
  const doubted = table({
    timed_out_moves: [2],
    view: view({ phase: "revealed", bids: [], to_act: null, revealed: revealed({ bids }) }),
  });
  expect(narrate(null, doubted).find(({ kind }) => kind === "call")).toMatchObject({
    late: true,
    text: [{ id: "story-late-dudo" }],
  });
});

test.each([
  [true, [1, 1, 1, 2]],
  [false, [2]],
])("earlier rounds disappear at the next deal if the number of dice is hidden (visible: %s)", (visible, rounds) => {
  const called = table({ view: view({ phase: "revealed", bids: [], to_act: null, revealed: revealed() }) });
  const hidden = visible ? {} : { in_play: null };
  const dealt = table({ seq: 2, view: view({ round: 2, to_act: 2, ...hidden }) });
  const told = appendEvents([], null, called);
  expect(told.map(({ kind }) => kind)).toEqual(["bid", "call", "verdict"]);
  expect(appendEvents(told, called, dealt).map(({ round }) => round)).toEqual(rounds);
});

test("players without a reveal are named once per game", () => {
  const before = table({ seq: 2, view: view({ phase: "opening", opener: null }) });
  const seats = [1, 2, 3, 4].map((number) => seat(number, { aborted_reveals: number === 2 ? 3 : 0 }));
  const after = table({ seq: 3, aborted_reveals: [2], seats });
  const told = appendEvents(appendEvents([], null, before), before, after);
  expect(told.find(({ key }) => key === "withheld-1-2")?.text).toEqual([{ id: "page-withheld", args: { name: "Bo" } }]);
  expect(latestNotes(told).map(({ key }) => key)).toEqual(["withheld-1-2"]);
  expect(appendEvents(told, after, { ...after, seq: 4 }).filter(({ key }) => key.startsWith("withheld"))).toHaveLength(
    1,
  );
});

test("a retracted bid and its repetition are new lines", () => {
  const one = table({ seq: 10, view: view({ bids: bids.slice(0, 1), to_act: 2, seat: 2 }) });
  const two = table({ seq: 11, view: view({ bids, to_act: 3, seat: 2 }) });
  const back = { ...one, seq: 12 };
  const again = { ...two, seq: 13 };
  let told = appendEvents([], null, one);
  told = appendEvents(told, one, two);
  told = appendEvents(told, two, back);
  expect(latestNotes(told).map(({ text }) => text)).toEqual([[{ id: "story-retracted", args: { name: "Bo" } }]]);
  told = appendEvents(told, back, again);
  expect(latestNotes(told)).toEqual([]);
  told = appendEvents(told, again, { ...again, seq: 14 });
  expect(ids(told)).toEqual([
    "round-1",
    "bid-1-2x3",
    "turn-1-1",
    "bid-1-3x4",
    "back-1-12",
    "turn-1-1+12",
    "bid-1-3x4+13",
  ]);
});

test("a bid that was retracted and changed while the page was hidden is listed", () => {
  const before = table({ seq: 11, view: view({ bids, to_act: 3 }) });
  const after = table({ seq: 14, view: view({ bids: [bids[0]!, { seat: 2, quantity: 4, face: 3 }], to_act: 3 }) });
  expect(ids(appendEvents(appendEvents([], null, before), before, after)).slice(-2)).toEqual([
    "back-1-14",
    "bid-1-4x3",
  ]);
});

test("what the host does is news for everyone", () => {
  const before = table();
  const told = (change: Partial<Table>) =>
    narrate(before, table({ seq: 2, ...change })).filter(({ kind }) => kind === "news");
  expect(told({})).toEqual([]);
  expect(told({ locked: true })[0]?.text).toEqual([{ id: "page-now-locked", args: {} }]);
  const passed = [seat(1, { host: false }), seat(2, { host: true }), seat(3), seat(4)];
  expect(told({ seats: passed })[0]?.text).toEqual([{ id: "page-host-is", args: { name: "Bo" } }]);
  const removed = [seat(1), seat(2, { kind: "bot", bot: "reader" }), seat(3), seat(4)];
  expect(told({ seats: removed })[0]?.text).toEqual([{ id: "page-was-removed", args: { name: "Bo" } }]);
  const resumed = narrate(table({ paused: true }), table({ seq: 2 }));
  expect(resumed.at(-1)?.text ?? resumed[0]?.text).toEqual([{ id: "page-now-resumed", args: {} }]);
});

test("the end of a series names its champion", () => {
  const score = { seat: 1, name: "Ana", colour: 1, wins: 2, places: [1, 1], dudos: 0, right_dudos: 0, place: 1 };
  const series = { games: 2, ended: true, scores: [score, { ...score, seat: 2, name: "Bo", wins: 0, place: 2 }] };
  const [line] = narrate(table({ stage: "over" }), table({ seq: 2, stage: "over", series }));
  expect(line).toMatchObject({ kind: "people", text: [{ id: "page-champion-own", args: {} }] });
  const shared = { ...series, scores: series.scores.map((each) => ({ ...each, place: 1 })) };
  const [both] = narrate(table({ stage: "over" }), table({ seq: 2, stage: "over", series: shared }));
  expect(both?.text).toEqual([{ id: "page-champion", args: { names: "Ana, Bo", count: 2 } }]);
});
