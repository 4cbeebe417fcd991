// The colours and cups of players. Players keep their colour and cup when they change seats.
import { getContext, setContext } from "svelte";

const KEY = Symbol("colours");

type Colours = () => readonly number[];

/** Sets each seat's colour number (from 1; default: the seat's number) for all child components. */
export const setColours = (colours: Colours): Colours => setContext(KEY, colours);

/** Returns a function that maps a seat to an index (0 to 7) into the colours, weaves and shapes. */
export function colours(): (seat: number) => number {
  const given = getContext<Colours | undefined>(KEY);
  return (seat) => ((given?.()[seat - 1] ?? seat) - 1) % 8;
}
