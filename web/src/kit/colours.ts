// Colours and cups of players, which stay the same when they change seats.
import { getContext, setContext } from "svelte";

const KEY = Symbol("colours");

type Colours = () => readonly number[];

/** Sets each seat's colour number (from 1) for all components below. The default is the seat's number. */
export const setColours = (colours: Colours): Colours => setContext(KEY, colours);

/** Returns a seat's index into the eight colours, weaves and shapes, from 0. */
export function colours(): (seat: number) => number {
  const given = getContext<Colours | undefined>(KEY);
  return (seat) => ((given?.()[seat - 1] ?? seat) - 1) % 8;
}
