// The picture on the ace: the edition's own, or one that the user chose for all games.
import * as v from "valibot";
import { currentEdition } from "./edition-context.svelte";
import { stored } from "./storage";

export const ACES = ["box", "sun", "bird", "head"] as const;
export type Ace = (typeof ACES)[number];

/** The ace picture of each edition (default: the sun). */
const OF_BOX: Readonly<Record<string, Ace>> = {
  "asmodee-it": "bird",
  "asmodee-fr": "bird",
  bga: "bird",
  "hasbro-1994": "head",
};

const storedAce = stored("ace", v.picklist(ACES), "box");
let chosen = $state<Ace>(storedAce.get());
storedAce.onChange((ace) => (chosen = ace));

/** The ace picture that the user chose; `box` means the edition's own picture. */
export const chosenAce = (): Ace => chosen;

/** The ace picture to draw for the current edition. */
export const aceImage = (): Ace => (chosen === "box" ? (OF_BOX[currentEdition()] ?? "sun") : chosen);

export function chooseAce(ace: Ace): void {
  chosen = ace;
  storedAce.set(ace);
}
