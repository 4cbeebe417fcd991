// Synchronises practice progress between the devices of a user with a registered name.
import { fetchMe } from "../people/me-api";
import { parsePractice, type PracticeState } from "../lib/practice";
import { parseResponse } from "../response";

/**
 * Sends this browser's progress. Returns it merged with the user's progress from other devices; null if the request
 * failed.
 */
async function exchange(state: PracticeState): Promise<PracticeState | null> {
  const headers = { "Content-Type": "application/json" };
  try {
    const answer = await fetch("/api/me/practice", { method: "POST", headers, body: JSON.stringify(state) });
    return parsePractice(await parseResponse<object>(answer));
  } catch {
    return null; // The page tries again on the next visit.
  }
}

/**
 * Exchanges progress with the server, one request at a time. `state`: returns the current progress. `adopt`: replaces
 * the current progress.
 */
export class PracticeSync {
  #active = false;
  #named: Promise<boolean> | null = null;

  constructor(
    private readonly state: () => PracticeState,
    private readonly adopt: (state: PracticeState) => void,
  ) {}

  async run(): Promise<void> {
    if (this.#active) return;
    this.#active = true;
    this.#named ??= fetchMe().then(
      (me) => me.id !== null && !me.banned,
      () => false,
    );
    let sent: PracticeState | null = null;
    // Repeat the exchange if the user answered a question during the request.
    while ((await this.#named) && sent !== this.state()) {
      sent = this.state();
      const found = await exchange(sent);
      if (found && sent === this.state()) this.adopt((sent = found));
      if (!found) break;
    }
    this.#active = false;
  }
}
