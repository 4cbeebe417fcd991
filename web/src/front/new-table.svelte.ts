// The rules and opponents chosen on the front page for a new table.
import {
  changeRules,
  effectiveRules,
  opponentLevels,
  storedOpponents,
  storedRules,
  storeOpponents,
  storeRules,
  type ConfigChange,
  type Opponents,
  type RulesSelection,
} from "../lib/table-config";
import { session } from "../session.svelte";

/** The default number of chairs at a table for friends, if the rules allow it. */
const CHAIRS = 6;
const NO_OFFER = { presets: [], editions: [], setting_values: {}, bots: [] };

export class NewTable {
  #rules = $state.raw<RulesSelection | null>(null);
  #opponents = $state.raw<Opponents | null>(null);
  /** Whether the rules came from a link that the user opened. */
  linked = $state(false);

  readonly #offer = $derived(session.welcome ?? NO_OFFER);
  /** The chosen edition, and the settings that differ from it. */
  readonly choice = $derived(this.#rules ?? storedRules(this.#offer));
  /** The value of every setting. */
  readonly rules = $derived(effectiveRules(this.choice, this.#offer));
  /** The smallest and largest number of players. */
  readonly players = $derived((this.rules.players ?? [2, 2]) as [number, number]);
  /** The number of chairs at a table for friends. */
  readonly chairs = $derived(Math.max(this.players[0], Math.min(this.players[1], CHAIRS)));
  /** All levels of bots, weakest first. */
  readonly levels = $derived(this.#offer.bots);
  readonly opponents = $derived(this.#opponents ?? storedOpponents(this.levels));
  /** The level of each opponent, weakest first. */
  readonly bots = $derived(session.welcome ? opponentLevels(this.levels, this.opponents, this.rules) : []);

  /** Uses the rules from a link. The server decodes the rule code. */
  async take(code: string): Promise<void> {
    const decoded = await session.server.request({ do: "decode-rules", rules: code });
    if (!decoded) return this.#forgetLink();
    this.#rules = { edition: decoded.edition, options: decoded.options };
    this.linked = true;
  }

  chooseRules(change: ConfigChange): void {
    this.#rules = changeRules(this.choice, change, this.#offer);
    storeRules(this.#rules);
    this.#forgetLink();
  }

  chooseOpponents(change: Partial<Opponents>): void {
    this.#opponents = { ...this.opponents, ...change };
    storeOpponents(this.#opponents);
  }

  /** Removes the rule code from the address, because it does not match the chosen rules. */
  #forgetLink(): void {
    this.linked = false;
    if (location.search) history.replaceState(null, "", location.pathname);
  }
}
