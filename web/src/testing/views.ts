// Views of games for component tests, which `tools/component_views.py` generated from the rules.
import type { LegalChoices, View } from "../wire";
import views from "./views.json";

export type ExampleName = keyof typeof views;

interface Example {
  view: View;
  /** The chance of each bid, by face and quantity; null if the number of dice is hidden. */
  chances: number[][] | null;
}

export function example(name: ExampleName): Example {
  return views[name] as unknown as Example;
}

/** The bid pad's props for an example view. */
export function padOf(name: ExampleName) {
  const { view } = example(name);
  return {
    choices: view.choices as LegalChoices,
    calza: true,
    busy: false,
    hand: view.hand!,
    inPlay: view.in_play,
    standing: view.bids.at(-1) ?? null,
  };
}
