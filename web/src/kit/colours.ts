// The colour and the cup of who sits at a seat: they stay with people, whichever seats they have from game to game.
import { getContext, setContext } from "svelte";

const KEY = Symbol("colours");

type Colours = () => readonly number[];

/** For all components below: the number of each seat's colour, from 1. Elsewhere it is the seat's own number. */
export const setColours = (colours: Colours): Colours => setContext(KEY, colours);

/** Which of eight colours, weaves or shapes a seat has, from 0. */
export function colours(): (seat: number) => number {
  const given = getContext<Colours | undefined>(KEY);
  return (seat) => ((given?.()[seat - 1] ?? seat) - 1) % 8;
}
