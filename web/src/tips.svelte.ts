// Tips that the table shows in a player's first game. Each tip is shown until the user has understood it, and never
// again.
import * as v from "valibot";
import { stored } from "./storage";

/** `expected` opens the hint about the number of dice; the other tips are sentences. */
export const TIPS = ["bid", "dudo", "lower-aces", "aces", "palifico", "expected"] as const;
export type Tip = (typeof TIPS)[number];

/** The tips that the user has understood. */
const storedTips = stored<Tip[]>("tips", v.array(v.picklist(TIPS)), []);

class Tips {
  #understood = $state.raw<readonly Tip[]>(storedTips.get());

  wants(tip: Tip): boolean {
    return !this.#understood.includes(tip);
  }

  /** True until the user has understood a tip. */
  get fresh(): boolean {
    return !this.#understood.length;
  }

  understand(...tips: readonly Tip[]): void {
    const fresh = tips.filter((tip) => this.wants(tip));
    if (!fresh.length) return;
    this.#understood = [...this.#understood, ...fresh];
    storedTips.set([...this.#understood]);
  }

  /** Marks all tips as understood, because the user knows the game. */
  understandAll(): void {
    this.understand(...TIPS);
  }
}

export const tips = new Tips();
