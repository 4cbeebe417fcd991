// Media queries as reactive values.

/**
 * Unlike Svelte's `MediaQuery` it reads `matches` once and then listens. Chromium sends no event for a change that a
 * script has read already, so a read at the wrong moment would leave all earlier readers with the old answer.
 */
class Media {
  current = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.current = list.matches;
    list.addEventListener("change", ({ matches }) => (this.current = matches));
  }
}

export const systemLight = new Media("(prefers-color-scheme: light)");
/** Lists lie side by side. */
export const wide = new Media("(min-width: 56.25em)");
/** The pad has its wide form: the same words as in its styles. */
export const widePad = new Media("(min-width: 56.25em) and (min-height: 35em)");
/** Room for talk and history beside the table: a laptop, or a tablet that stands. Its styles use the same words. */
export const roomy = new Media("(min-width: 72em) and (min-height: 35em), (min-width: 40em) and (min-height: 56.25em)");
