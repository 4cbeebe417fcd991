// What the ace is drawn as: the sun of this house, or what one knows from a box, a bird or a head.
import { follow, recall, remember } from "./remembered";

export const ACES = ["sun", "bird", "head"] as const;
export type Ace = (typeof ACES)[number];

const known = (value: string | null): Ace => ACES.find((each) => each === value) ?? "sun";

let chosen = $state<Ace>(known(recall("ace")));
follow("ace", (value) => (chosen = known(value)));

export const ace = (): Ace => chosen;

export function drawAce(value: string): void {
  chosen = known(value);
  remember("ace", chosen);
}
