// A replay, step by step, as the states of a table: what shows a table shows a replay too.
import type { ReplayMessage, RevealedRound, Step, View } from "../wire";
import type { Table } from "./table";
import type { OpenHands } from "./reveal";
import { staticTable } from "./static-table";
import { narrate, type LogLine } from "./narration";

/** A step with all that there is to see at it. */
export interface ReplayStep extends Pick<Step, "matching_dice" | "wild" | "solution"> {
  view: View;
  hands: number[][];
  /** After a bid, that it is true: by the dice alone, with the bidder's own in sight. */
  chance: number | null;
}

/** A replay whose steps are whole. */
export interface Replay extends Omit<ReplayMessage, "steps"> {
  steps: ReplayStep[];
}

/** What was said at one step. */
export interface Move {
  step: number;
  lines: LogLine[];
}

/** A round, from its deal to its call. */
export interface RoundSpan {
  round: number;
  first: number;
  last: number;
  /** How it ended; null where it did not come to a call. */
  end: RevealedRound | null;
}

/** A replay as it is sent, of a bid only what it changed, with every step made whole. */
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

/** The table at each step. Nobody sits at it, and nobody hurries it. */
export function replayTables(replayed: Replay): Table[] {
  const { edition, options, rules, rule_code, draws } = replayed;
  const [table = "", game = "1"] = replayed.table?.split("/") ?? [];
  return replayed.steps.map(({ view, hands }, step) => {
    // Where lost dice were hidden, the open cups show them all the same.
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

/** What was said, step by step; each thing once. */
export function moveList(tables: readonly Table[]): Move[] {
  const told = new Set<string>();
  return tables.flatMap((table, step) => {
    const lines = narrate(tables[step - 1] ?? null, table).filter(({ key }) => !told.has(key));
    for (const { key } of lines) told.add(key);
    return lines.length ? [{ step, lines }] : [];
  });
}

/** The rounds of a game, in order. */
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

/** What lies under the cups, all of them open, and which dice match the bid. */
export function openHands({ view, hands, wild }: ReplayStep): OpenHands {
  return { hands, face: (view.revealed ?? view.bids.at(-1))?.face ?? null, wild };
}

/** How long a step stands while the replay runs, in milliseconds: longer where there is more to read. */
export function stepPause({ view, matching_dice: matching, solution }: ReplayStep): number {
  if (view.revealed) return 3500 + 150 * (matching ?? 0);
  if (solution) return 4000;
  return view.bids.length ? 1500 : 1200;
}
