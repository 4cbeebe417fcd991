// What the ace is drawn as: as the box of the game has it, or always as one likes it, a sun, a bird or a head.
import { box } from "./box.svelte";
import { follow, recall, remember } from "./remembered";

export const ACES = ["box", "sun", "bird", "head"] as const;
export type Ace = (typeof ACES)[number];

/** What the printed ones have; all else has the sun of this house. */
const OF_BOX: Readonly<Record<string, Ace>> = {
  "asmodee-it": "bird",
  "asmodee-fr": "bird",
  bga: "bird",
  "hasbro-1994": "head",
};

const known = (value: string | null): Ace => ACES.find((each) => each === value) ?? "box";

let chosen = $state<Ace>(known(recall("ace")));
follow("ace", (value) => (chosen = known(value)));

/** What was chosen. */
export const wished = (): Ace => chosen;

/** What it is drawn as here. */
export const ace = (): Ace => (chosen === "box" ? (OF_BOX[box()] ?? "sun") : chosen);

export function drawAce(value: string): void {
  chosen = known(value);
  remember("ace", chosen);
}
