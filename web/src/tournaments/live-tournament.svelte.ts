// A tournament in progress. The page fetches it repeatedly, and the user's actions change it.
import { untrack } from "svelte";
import { Refusal } from "../connection";
import { refusalText, t } from "../i18n.svelte";
import { Pending } from "../lib/pending.svelte";
import type { Tournament } from "../wire";
import { isOpening } from "./tournament";
import { fetchTournament } from "./tournament-api";

/** Milliseconds between updates. */
const UPDATE = 5000;
/** The delay (ms) between a round's announced time and the opening of its tables. */
const OPENING = 1200;

export class LiveTournament {
  /** The tournament; null until it has loaded. */
  state = $state.raw<Tournament | null>(null);
  failure = $state<string | null>(null);
  /** Whether there is no tournament at this address. */
  missing = $state(false);
  /** When the next round begins, by `performance.now()`. */
  nextRoundAt = $state<number | null>(null);
  readonly action = new Pending();
  readonly #code: () => string;
  #timer = 0;
  /** Whether the tournament is still shown. */
  #followed = false;

  /** Follows a tournament while the component that creates this object is displayed. */
  constructor(code: () => string) {
    this.#code = code;
    $effect(() => {
      code();
      this.#followed = true;
      void untrack(this.load);
      return () => {
        this.#followed = false;
        clearTimeout(this.#timer);
      };
    });
  }

  load = (): Promise<void> => this.run(() => fetchTournament(this.#code()));

  /** Sends a request, and shows the resulting tournament or the error. */
  run = async (request: () => Promise<Tournament>): Promise<void> => {
    await this.action.run(async () => {
      try {
        this.#show(await request());
        this.failure = null;
      } catch (error) {
        this.missing = error instanceof Refusal && error.code === "error-tournament-unknown";
        this.failure = error instanceof Refusal ? refusalText(error.code, error.details) : t("me-failed");
      }
    });
    this.#later();
  };

  #show(found: Tournament): void {
    this.state = found;
    this.nextRoundAt = found.next_round_in === null ? null : performance.now() + found.next_round_in;
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.#followed || this.missing || this.state?.stage === "over") return;
    const starting = this.state !== null && isOpening(this.state) ? OPENING : UPDATE;
    const until = this.nextRoundAt === null ? starting : this.nextRoundAt + OPENING - performance.now();
    this.#timer = window.setTimeout(() => void this.#update(), Math.min(UPDATE, Math.max(OPENING, until)));
  }

  async #update(): Promise<void> {
    if (document.visibilityState === "visible" && !this.action.active)
      await fetchTournament(this.#code()).then(
        (found) => this.#show(found),
        () => undefined, // The next update may succeed.
      );
    this.#later();
  }
}
