// This player's request for a pause: the table forgets it when somebody declines, the page does not.
import { session } from "../session.svelte";

export const pause = $state({ wanted: false });

/** Asks for a pause, agrees to one, or takes that back. */
export async function requestPause(wanted: boolean): Promise<void> {
  pause.wanted = (await session.sendToTable({ do: "pause", wanted })) !== null && wanted;
}
