// Media queries as reactive values.

/**
 * Unlike Svelte's `MediaQuery`, this reads `matches` once and then listens for changes. Chromium sends no event for a
 * change that a script has already read, so repeated reads could hide a change from other components.
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
// The conditions must match those in layouts.css; a test compares them.

/** Whether there is room for two columns and the wide bid pad: `--desktop`. */
export const desktop = new Media("(orientation: landscape) and (min-width: 56.25em) and (min-height: 35em)");
/** Whether there is room for chat and history next to the table: `--laptop`, `--tablet`. */
export const roomy = new Media(
  "(orientation: landscape) and (min-width: 56.25em) and (min-height: 35em) and (min-width: 72em), (orientation: portrait) and (min-width: 40em) and (min-height: 56.25em)",
);
