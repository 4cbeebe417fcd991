// The animation of a reveal. The server opens all cups at once; on screen they lift one after the other. A tap skips
// the animation.
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { RevealedRound } from "../wire";
import type { Table } from "./table";
import { tableBeforeVerdict, countedDice, schedule, type Schedule } from "./reveal";
import type { LogLine } from "./narration";

/** Create this object while a component initialises. The animation stops with the component. */
export class RevealAnimation {
  /** The number of groups of cups that have lifted. */
  lifted = $state(0);
  /** The number of dice that have joined the row of counted dice. */
  counted = $state(0);

  /** The round whose cups are open. */
  readonly #round = $derived.by(() => {
    const { game, view } = this.latest();
    return view?.revealed ? `${game}-${view.round}` : null;
  });
  /** The round whose settlement has been shown. */
  #judged = $state<string | null>(null);
  /** Whether this round's settlement has not been shown yet. */
  readonly unsettled = $derived.by(() => this.#round !== null && this.#judged !== this.#round);
  /**
   * The table state, limited to what the animation has already shown. Components that describe the game use this state.
   */
  readonly table = $derived.by(() => (this.unsettled ? tableBeforeVerdict(this.latest()) : this.latest()));
  /** The revealed round while its cups are open. */
  readonly revealed = $derived.by(() => this.table.view?.revealed ?? null);
  /** The counted dice; null while the cups are down. */
  readonly row = $derived.by(() => (this.revealed ? countedDice(this.revealed).slice(0, this.counted) : null));
  /** The progress of the count; null while the cups are down. */
  readonly count = $derived.by(() =>
    this.revealed ? { number: this.counted, done: !this.unsettled, lifting: this.lifted > 0 } : null,
  );
  /** The winner's seat, once the settlement has been shown. */
  readonly won = $derived.by(() => this.table.view?.winner ?? null);
  readonly #up = $derived.by(() => new Set(this.revealed?.reveal_order.slice(0, this.lifted).flat()));

  #schedule: Schedule = { lifts: [], counts: [], verdict: 0 };
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** `latest`: the table's last state from the server. `hurried`: whether to skip to the result. */
  constructor(
    private readonly latest: () => Table,
    hurried: () => boolean = () => false,
  ) {
    let first = true;
    $effect(() => {
      if (this.#round === null) return;
      untrack(() => {
        if (this.revealed) this.#start(schedule(this.revealed, this.latest().continues_in));
        // Skips the animation if the cups were already open, the page is hidden, or the user prefers reduced motion.
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

  /** The revealed round for a seat whose cup has lifted, or null. */
  open = (seat: number): RevealedRound | null => (this.#up.has(seat) ? this.revealed : null);

  /** The events that may be shown now: all except a settlement that the animation has not reached. */
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
