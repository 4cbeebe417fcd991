// A replay as a sequence of table states, so that the components of a table can show it.
import type { ReplayMessage, RevealedRound, Step, View } from "../wire";
import type { Table } from "./table";
import type { OpenHands } from "./reveal";
import { staticTable } from "./static-table";
import { narrate, type LogLine } from "./narration";

/** A step of a replay with all its data. */
export interface ReplayStep extends Pick<Step, "matching_dice" | "wild" | "solution"> {
  view: View;
  hands: number[][];
  /** The probability that the bid is true, given the bidder's own dice alone. */
  chance: number | null;
}

/** A replay whose steps have all their data. */
export interface Replay extends Omit<ReplayMessage, "steps"> {
  steps: ReplayStep[];
}

/** A step's entry in the list of moves. */
export interface Move {
  step: number;
  lines: LogLine[];
}

/** The steps of a round, from its deal to its call. */
export interface RoundSpan {
  round: number;
  first: number;
  last: number;
  /** How the round ended; null if the record stops before the call. */
  end: RevealedRound | null;
}

/** Fills in the steps of a replay, because for each bid the server sends only the changes. */
export function expandReplay({ steps, ...rest }: ReplayMessage): Replay {
  const moments: ReplayStep[] = [];
  for (const { bid: raised, view, hands, ...step } of steps) {
    const before = moments.at(-1);
    if (raised && before) {
      const { to_act, calza_callers, chance, ...bid } = raised;
      moments.push({
        ...step,
        view: { ...before.view, bids: [...before.view.bids, bid], to_act, calza_callers },
        hands: before.hands,
        chance,
      });
    } else if (view && hands) moments.push({ ...step, view, hands, chance: null });
  }
  return { ...rest, steps: moments };
}

/** The table's state at each step. */
export function replayTables(replayed: Replay): Table[] {
  const { edition, options, rules, rule_code, draws } = replayed;
  const [table = "", game = "1"] = replayed.table?.split("/") ?? [];
  return replayed.steps.map(({ view, hands }, step) => {
    // Open cups show the number of dice even if lost dice are hidden.
    const dice = view.dice.map((dice, at) => dice ?? hands[at]?.length ?? null);
    const draw = draws[view.round - 1] ?? null;
    const place = { table, game: Number(game), draw };
    return staticTable(replayed.players, {
      seq: step + 1,
      edition,
      options,
      rules,
      rule_code,
      ...place,
      view: { ...view, dice },
    });
  });
}

/** All moves of a replay, each listed once. */
export function moveList(tables: readonly Table[]): Move[] {
  const told = new Set<string>();
  return tables.flatMap((table, step) => {
    const lines = narrate(tables[step - 1] ?? null, table).filter(({ key }) => !told.has(key));
    for (const { key } of lines) told.add(key);
    return lines.length ? [{ step, lines }] : [];
  });
}

export function roundSpans(steps: readonly ReplayStep[]): RoundSpan[] {
  const spans: RoundSpan[] = [];
  steps.forEach(({ view }, step) => {
    let span = spans.at(-1);
    if (span?.round !== view.round) {
      span = { round: view.round, first: step, last: step, end: null };
      spans.push(span);
    }
    span.last = step;
    span.end = view.revealed;
  });
  return spans;
}

/** All hands, the bid's face, and whether aces are wild. */
export function openHands({ view, hands, wild }: ReplayStep): OpenHands {
  return { hands, face: (view.revealed ?? view.bids.at(-1))?.face ?? null, wild };
}

/** How long (milliseconds) a playing replay shows a step: longer if there is more to read. */
export function stepPause({ view, matching_dice: matching, solution }: ReplayStep): number {
  if (view.revealed) return 3500 + 150 * (matching ?? 0);
  if (solution) return 4000;
  return view.bids.length ? 1500 : 1200;
}
