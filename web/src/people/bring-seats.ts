// Keeps the seats of this browser's guest when the user signs in. Signing in invalidates the guest's token, so the page
// first requests links to the seats. Then the signed-in user takes the seats through these links.
import * as v from "valibot";
import { session } from "../session.svelte";
import { stored } from "../storage";

const SEATS = v.array(v.object({ table: v.string(), secret: v.string() }));

/** The seats that this tab takes after the user has signed in. */
export const storedSeats = stored("seats", SEATS, [], "sessionStorage");

/**
 * Requests links to the seats of this browser's guest. Seats on other nodes, or beyond the limit of one request, stay
 * with the guest.
 */
export async function packSeats(): Promise<void> {
  const tables = session.lobby.tablesToQuery;
  if (!tables.length) return;
  const { connection } = session.server;
  const seats: v.InferOutput<typeof SEATS> = [];
  try {
    const statuses = await connection.request({ do: "seat-statuses", tables });
    for (const { table } of statuses.tables) {
      const { link } = await connection.request({ do: "hand-over", table, address: `${location.origin}/t/${table}` });
      seats.push({ table, secret: link.slice(link.indexOf("=") + 1) });
    }
  } catch {
    // The user can sign in even if this fails.
  }
  storedSeats.set(seats);
}

/** How long (ms) the page waits until it has taken the seats. */
const PATIENCE = 3000;

/** Takes the seats whose links were requested before signing in. */
export async function takeSeats(): Promise<void> {
  const seats = storedSeats.get();
  if (!seats.length) return;
  const { connection } = session.server;
  const taken = seats.map(({ table, secret }) =>
    connection.send({ do: "take-seat", table, secret }).catch(() => undefined),
  );
  await Promise.race([Promise.all(taken), new Promise((done) => setTimeout(done, PATIENCE))]);
  storedSeats.remove();
}
