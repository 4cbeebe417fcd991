// The user's request for a pause. The server drops the request when somebody declines, but the page remembers it.
import { session } from "../session.svelte";

export const pause = $state({ wanted: false });

/** Requests a pause or agrees to one. If `wanted` is false, withdraws the request or agreement. */
export async function requestPause(wanted: boolean): Promise<void> {
  pause.wanted = (await session.sendToTable({ do: "pause", wanted })) !== null && wanted;
}
