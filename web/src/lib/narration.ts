// Events between two states of a table, as lines for the round's history and for screen readers.
import type { MessageId } from "../messages";
import type { RevealedRound, SeatState, View } from "../wire";
import { championMessage } from "./standings";
import { hidesEarlierRounds, seatMessage, type Table } from "./table";
import type { Bid } from "./bid-pad";
import { losers } from "./reveal";
import type { Message } from "./settings";

export interface LogLine {
  /** Identifies the event. */
  key: string;
  /**
   * `roll`, `turn`, `people` and `news` are announced, but not listed in the history. `note` reports, for example, a
   * call without effect; `back` reports a retracted bid.
   */
  kind: "roll" | "round" | "bid" | "back" | "call" | "note" | "verdict" | "turn" | "people" | "news";
  round: number;
  seat: number | null;
  bid: Bid | null;
  text: Message[];
  /** Whether the clock ran out and the table moved for the player. */
  late: boolean;
}

/** The settlement of a call in words: the count, then the server's sentences, then who opens next. */
export function roundSentences(table: Table, revealed: RevealedRound): Message[] {
  const { count, face, sentences, next_opener, next_palifico } = revealed;
  const opens = next_palifico ? "story-becomes-palifico" : "story-opens";
  return [
    { id: "page-counted", args: { count, quantity: count, face } },
    ...sentences.map(({ message, seats, values }) => seatMessage(table, message as MessageId, seats, values)),
    ...(next_opener === null ? [] : [seatMessage(table, opens, { name: next_opener })]),
  ];
}

/** The seat shown next to the settlement: the seat that lost a die, if only one did; otherwise null. */
const marked = (revealed: RevealedRound) => (losers(revealed).length === 1 ? losers(revealed)[0]! : null);

/** The events that are new in `now`; all events if there is no previous state. */
export function narrate(before: Table | null, now: Table): LogLine[] {
  const { view } = now;
  const was = before?.view && view && before.view.round === view.round ? before.view : null;
  return [
    ...people(before, now),
    ...news(before, now),
    ...withheld(before, now),
    ...(view
      ? [
          ...(was ? retracted(was, view, now) : []),
          ...round(was, view, now),
          ...called(was, before, now, view),
          ...turn(was, view),
        ]
      : []),
  ];
}

function people(before: Table | null, now: Table): LogLine[] {
  if (!before) return [];
  return now.seats.flatMap((seat) => {
    const was = before.seats[seat.seat - 1];
    const change = was && changed(was, seat);
    if (!change) return [];
    // Only the previous state has the name of a person who left a chair.
    const text = [seatMessage(seat.kind === "free" ? before : now, change, { name: seat.seat })];
    return [line(`people-${now.seq}-${seat.seat}`, "people", 0, seat.seat, text)];
  });
}

/** Events about the host or the table, such as a new host or a locked table. */
function news(before: Table | null, now: Table): LogLine[] {
  if (!before) return [];
  const host = now.seats.find(({ host }) => host);
  const was = before.seats.find(({ host }) => host);
  const told: Message[] = [];
  if (host && was && host.colour !== was.colour) told.push(seatMessage(now, "page-host-is", { name: host.seat }));
  if (now.locked !== before.locked) told.push({ id: now.locked ? "page-now-locked" : "page-now-unlocked", args: {} });
  // A pause needs no line, because the table itself shows it.
  if (before.paused && !now.paused && now.stage === "playing") told.push({ id: "page-now-resumed", args: {} });
  for (const seat of now.seats) {
    const former = before.seats[seat.seat - 1];
    if (now.game === before.game && former?.kind === "person" && seat.kind === "bot" && !seat.substitute)
      told.push(seatMessage(now, "page-was-removed", { name: seat.seat }));
  }
  const lines = told.map((message, at) => line(`news-${now.seq}-${at}`, "news", 0, null, [message]));
  // The history omits this line, because the score itself shows the champion.
  if (now.series.ended && !before.series.ended)
    lines.push(line(`series-${now.seq}`, "people", 0, null, [championMessage(now)]));
  return lines;
}

/** Lines about players who did not reveal their contribution to the current dice. */
function withheld(before: Table | null, now: Table): LogLine[] {
  const known = before?.game === now.game ? before.aborted_reveals : [];
  if (!before) return [];
  return now.aborted_reveals
    .filter((seat) => !known.includes(seat))
    .map((seat) => {
      const text = [seatMessage(now, "page-withheld", { name: seat })];
      return line(`withheld-${now.game}-${seat}`, "note", now.view?.round ?? 0, seat, text);
    });
}

function changed(was: SeatState, seat: SeatState): MessageId | null {
  if (was.kind === "free" && seat.kind !== "free") return "page-sat-down";
  if (was.kind !== "free" && seat.kind === "free") return "page-stood-up";
  if (was.kind === "person" && seat.substitute) return "page-stand-in-came";
  if (was.substitute && seat.kind === "person") return "page-came-back";
  return null;
}

/** The line about a retracted bid, if a bid of the previous state is missing. */
function retracted(was: View, view: View, table: Table): LogLine[] {
  const said = view.bids;
  const gone =
    view.phase !== "bidding"
      ? undefined
      : was.bids.find((bid, at) => bid.quantity !== said[at]?.quantity || bid.face !== said[at].face);
  if (!gone) return [];
  const text = [seatMessage(table, "story-retracted", { name: gone.seat })];
  return [{ ...line(`back-${view.round}-${table.seq}`, "back", view.round, gone.seat, text), bid: gone }];
}

function round(was: View | null, view: View, table: Table): LogLine[] {
  const lines = view.opening_rolls.map((roll, time) => {
    const text = roll.flatMap((face, at) =>
      face ? [seatMessage(table, "story-rolls", { name: at + 1 }, { face })] : [],
    );
    return line(`roll-${time}`, "roll", view.round, null, text);
  });
  if (view.phase === "bidding" && was?.phase !== "bidding") {
    const text: Message[] = [{ id: "page-round-begins", args: { round: view.round } }];
    const named = (id: MessageId) => text.push(seatMessage(table, id, { name: view.opener }));
    // The settlement of the previous round already named the opener.
    if (view.palifico) named("story-opens-palifico");
    else if (view.round === 1) named("story-opens");
    lines.push(line(`round-${view.round}`, "round", view.round, view.opener, text));
  }
  const said = bids(view);
  said.forEach(({ seat, quantity, face }, at) => {
    // After a call only the last bid can be new.
    if (view.revealed && at < said.length - 1) return;
    const late = table.timed_out_moves.includes(at);
    const text = [seatMessage(table, late ? "story-late-bid" : "story-bids", { name: seat }, { quantity, face })];
    lines.push({
      ...line(bidKey(view.round, { quantity, face }), "bid", view.round, seat, text),
      bid: { quantity, face },
      late,
    });
  });
  return lines;
}

const bidKey = (round: number, { quantity, face }: Bid) => `bid-${round}-${quantity}x${face}`;

/** The bids of the round, or of the called round while its cups are open. */
const bids = (view: View) => view.revealed?.bids ?? view.bids;

/**
 * Calza calls without effect, because the player to act moved first, or a player nearer to the bidder's left also
 * called.
 */
function unheard(before: Table, view: View, table: Table): LogLine[] {
  if (table.calza_calls.length) return [];
  const heard = view.revealed?.call === "calza" ? view.revealed.caller : null;
  const spoke = heard ?? view.revealed?.caller ?? view.bids.at(-1)?.seat ?? null;
  const bidder = view.revealed?.bidder ?? null;
  return before.calza_calls
    .filter((seat) => seat !== heard)
    .map((seat) => {
      const text =
        heard === null
          ? seatMessage(table, "story-calza-void", { name: seat, other: spoke })
          : seatMessage(table, "story-calza-nearer", { name: seat, other: spoke, bidder });
      return line(`note-${view.round}-${bids(view).length}-${seat}`, "note", view.round, seat, [text]);
    });
}

function called(was: View | null, before: Table | null, table: Table, view: View): LogLine[] {
  const said = bids(view).length;
  const call = (word: "dudo" | "calza", seat: number, late = false) => {
    // When the clock runs out, the table never calls calza for the player.
    const text = [seatMessage(table, late ? "story-late-dudo" : `story-${word}`, { name: seat })];
    return { ...line(`${word}-${view.round}-${said}-${seat}`, "call", view.round, seat, text), late };
  };
  const lines = table.calza_calls.map((seat) => call("calza", seat));
  if (view.revealed && !was?.revealed)
    lines.push(call(view.revealed.call, view.revealed.caller, table.timed_out_moves.includes(said)));
  if (was && before) lines.push(...unheard(before, view, table));
  if (view.revealed && !was?.revealed) {
    const text = roundSentences(table, view.revealed);
    lines.push(line(`verdict-${view.round}`, "verdict", view.round, marked(view.revealed), text));
  }
  return lines;
}

function turn(was: View | null, view: View): LogLine[] {
  if (view.seat === null || view.to_act !== view.seat || was?.to_act === view.seat) return [];
  return [
    line(`turn-${view.round}-${view.bids.length}`, "turn", view.round, view.seat, [{ id: "page-your-turn", args: {} }]),
  ];
}

const line = (key: string, kind: LogLine["kind"], round: number, seat: number | null, text: Message[]): LogLine => ({
  key,
  kind,
  round,
  seat,
  bid: null,
  text,
  late: false,
});

/**
 * Appends new events to the log, which starts empty in each game. If the server hides earlier rounds, their lines
 * disappear at the next deal.
 */
export function appendEvents(told: LogLine[], before: Table | null, now: Table): LogLine[] {
  const newGame = before?.view && (!now.view || now.game !== before.game);
  const kept = newGame
    ? []
    : hidesEarlierRounds(now)
      ? told.filter(({ kind, round }) => kind === "people" || kind === "news" || round === now.view?.round)
      : told;
  const known = new Set<string>();
  const tell = ({ key, kind, round, bid }: LogLine) => {
    known.add(firstKey(key));
    if (kind !== "back") return;
    // If a retracted bid is made again, that is a new event.
    known.delete(bidKey(round, bid!));
    for (const each of known) if (each.startsWith(`turn-${round}-`)) known.delete(each);
  };
  kept.forEach(tell);
  const keys = new Set(kept.map(({ key }) => key));
  const lines = [...kept];
  for (const line of narrate(before, now)) {
    if (known.has(line.key)) continue;
    lines.push(keys.has(line.key) ? { ...line, key: `${line.key}+${now.seq}` } : line);
    tell(line);
  }
  return lines.slice(-400);
}

/** The key without the suffix that marks a repeated event. */
const firstKey = (key: string) => key.split("+")[0]!;

/**
 * The events that the user missed while away, except turns and the current settlement, which the table itself shows.
 */
export function missedLines(told: readonly LogLine[], seen: ReadonlySet<string>, now: Table): LogLine[] {
  const shown = ({ kind, round }: LogLine) => kind === "turn" || (kind === "verdict" && round === now.view?.round);
  return told.filter((line) => !seen.has(line.key) && !shown(line));
}

/** Notes since the last bid or call: calls without effect, and retracted bids. */
export function latestNotes(told: readonly LogLine[]): LogLine[] {
  const words = told.filter(({ kind }) => kind === "bid" || kind === "call" || kind === "note" || kind === "back");
  const last = words.filter(({ kind }) => kind === "bid" || kind === "call").at(-1);
  return words.slice(last ? words.indexOf(last) + 1 : 0);
}
