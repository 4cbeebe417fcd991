// This player's request for a pause. The table drops it when somebody declines; the page remembers it.
import { session } from "../session.svelte";

export const pause = $state({ wanted: false });

/** Requests a pause or agrees to one, or withdraws the request or agreement. */
export async function requestPause(wanted: boolean): Promise<void> {
  pause.wanted = (await session.sendToTable({ do: "pause", wanted })) !== null && wanted;
}
