// Which box the game looked at comes from: the page speaks its words, and the ace is drawn as it has it.
import { onDestroy } from "svelte";

type Edition = () => string | undefined;

let opened = $state.raw<readonly Edition[]>([]);

/** The edition of that box; none where no game is looked at. */
export const currentEdition = (): string => opened.at(-1)?.() ?? "";

/** Opens the box of an edition, for as long as the component lives that begins now. It may be asked a moment longer. */
export function useEdition(edition: Edition): void {
  opened = [...opened, edition];
  onDestroy(() => (opened = opened.filter((each) => each !== edition)));
}
