// What the ace is drawn as: as the box of the game has it, or always as one likes it, a sun, a bird or a head.
import * as v from "valibot";
import { currentEdition } from "./edition-context.svelte";
import { stored } from "./storage";

export const ACES = ["box", "sun", "bird", "head"] as const;
export type Ace = (typeof ACES)[number];

/** What the printed ones have; all else has the sun of this house. */
const OF_BOX: Readonly<Record<string, Ace>> = {
  "asmodee-it": "bird",
  "asmodee-fr": "bird",
  bga: "bird",
  "hasbro-1994": "head",
};

const storedAce = stored("ace", v.picklist(ACES), "box");
let chosen = $state<Ace>(storedAce.get());
storedAce.onChange((ace) => (chosen = ace));

/** What was chosen. */
export const chosenAce = (): Ace => chosen;

/** What it is drawn as here. */
export const aceImage = (): Ace => (chosen === "box" ? (OF_BOX[currentEdition()] ?? "sun") : chosen);

export function chooseAce(ace: Ace): void {
  chosen = ace;
  storedAce.set(ace);
}
