// The roll of a round that was just dealt: only to be seen, the dice lie already.
import { prefersReducedMotion } from "svelte/motion";

const LASTS = 800;

/** Made while a component begins; it lives as long as that one does. */
export class RollAnimation {
  /** Whether cup and dice still roll. */
  on = $state(false);

  /** `dealt`: the round whose dice were dealt just now; 0 for none. */
  constructor(dealt: () => number) {
    const round = $derived(dealt());
    $effect(() => {
      if (!round || prefersReducedMotion.current || document.hidden) return;
      this.on = true;
      const settle = setTimeout(() => this.skip(), LASTS);
      return () => {
        clearTimeout(settle);
        this.skip();
      };
    });
  }

  skip(): void {
    this.on = false;
  }
}
