// The edition of the game on screen. It determines the terms in messages and the picture on the ace.
import { onDestroy } from "svelte";

type Edition = () => string | undefined;

let opened = $state.raw<readonly Edition[]>([]);

/** The current edition's id; empty if no game is shown. */
export const currentEdition = (): string => opened.at(-1)?.() ?? "";

/** Makes an edition the current one while the calling component is mounted. */
export function useEdition(edition: Edition): void {
  opened = [...opened, edition];
  onDestroy(() => (opened = opened.filter((each) => each !== edition)));
}
