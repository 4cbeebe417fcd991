// The animation of rolling dice after a deal. The page already knows the result.
import { prefersReducedMotion } from "svelte/motion";

const LASTS = 800;

/** Create this object while a component initialises. The animation stops with the component. */
export class RollAnimation {
  on = $state(false);

  /** `dealt`: returns the round that was just dealt, or 0. */
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
