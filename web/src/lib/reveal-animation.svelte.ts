// The reveal of the table that is shown. The server has lifted all cups at once; here they lift one after the other, on
// one clock, which a tap skips.
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { RevealedRound } from "../wire";
import type { Table } from "./table";
import { tableBeforeVerdict, countedDice, schedule, type Schedule } from "./reveal";
import type { LogLine } from "./narration";

/** Made while a component begins; it lives as long as that one does. */
export class RevealAnimation {
  /** Groups of cups that have lifted. */
  lifted = $state(0);
  /** Dice that have joined the row. */
  counted = $state(0);

  /** The round whose cups stand open. */
  readonly #round = $derived.by(() => {
    const { game, view } = this.latest();
    return view?.revealed ? `${game}-${view.round}` : null;
  });
  /** The round on which the verdict has fallen. */
  #judged = $state<string | null>(null);
  /** Whether the verdict on this round is still to be waited for. */
  readonly unsettled = $derived.by(() => this.#round !== null && this.#judged !== this.#round);
  /** The table as far as it has been shown: whatever tells of the game tells of this one. */
  readonly table = $derived.by(() => (this.unsettled ? tableBeforeVerdict(this.latest()) : this.latest()));
  /** What lies under the cups while they stand open. */
  readonly revealed = $derived.by(() => this.table.view?.revealed ?? null);
  /** The dice that have been counted so far. */
  readonly row = $derived.by(() => (this.revealed ? countedDice(this.revealed).slice(0, this.counted) : []));
  /** Who has won, once that has been shown. */
  readonly won = $derived.by(() => this.table.view?.winner ?? null);
  readonly #up = $derived.by(() => new Set(this.revealed?.reveal_order.slice(0, this.lifted).flat()));

  #schedule: Schedule = { lifts: [], counts: [], verdict: 0 };
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** `latest`: the table as the server last sent it; `hurried`: whether its result alone is wanted. */
  constructor(
    private readonly latest: () => Table,
    hurried: () => boolean = () => false,
  ) {
    let first = true;
    $effect(() => {
      if (this.#round === null) return;
      untrack(() => {
        if (this.revealed) this.#start(schedule(this.revealed, this.latest().continues_in));
        // Nobody is kept waiting for what is past, or for motion that is not wished for.
        if (first || document.hidden || prefersReducedMotion.current || hurried()) this.skip();
      });
      return () => {
        this.#stop();
        this.lifted = this.counted = 0;
        this.#judged = null;
      };
    });
    $effect(() => {
      first = false;
    });
  }

  /** The round, for a seat whose cup has lifted. */
  open = (seat: number): RevealedRound | null => (this.#up.has(seat) ? this.revealed : null);

  /** Of what was told, what has been shown so far: no verdict before it has fallen. */
  told = (lines: readonly LogLine[]): LogLine[] =>
    lines.filter(({ kind, round }) => kind !== "verdict" || round !== this.table.view?.round || !this.unsettled);

  skip(): void {
    this.#stop();
    this.lifted = this.#schedule.lifts.length;
    this.counted = this.#schedule.counts.length;
    this.#judged = this.#round;
  }

  #start(schedule: Schedule): void {
    this.#stop();
    this.#schedule = schedule;
    const at = (when: number, what: () => void) => this.#timers.push(setTimeout(what, when));
    schedule.lifts.forEach((when, group) => at(when, () => (this.lifted = group + 1)));
    schedule.counts.forEach((when, die) => at(when, () => (this.counted = die + 1)));
    at(schedule.verdict, () => (this.#judged = this.#round));
  }

  #stop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }
}
