// Chat at a table: visible lines, unread lines, and muted players.
import type { ChatLine } from "../wire";
import type { Table } from "./table";

/** Adds new lines. After a reconnection, the server resends the latest lines, which replace the known copies. */
export function mergeChat(known: readonly ChatLine[], lines: readonly ChatLine[], kept: number): ChatLine[] {
  const first = lines[0]?.seq ?? 0;
  return [...known.filter(({ seq }) => seq < first), ...lines].slice(-kept);
}

/** The lines of players who are not muted. */
export const visibleChat = (lines: readonly ChatLine[], muted: ReadonlySet<string>) =>
  lines.filter(({ name }) => !muted.has(name));

/** The number of unread visible lines, not counting the user's own lines. */
export const unreadChat = (lines: readonly ChatLine[], muted: ReadonlySet<string>, read: number, own: string | null) =>
  visibleChat(lines, muted).filter(({ seq, name }) => seq > read && name !== own).length;

/** Keeps players muted when they change their names. */
export function followRenames(muted: ReadonlySet<string>, before: Table | null, now: Table): ReadonlySet<string> {
  if (!before || !muted.size) return muted;
  const known = new Set(before.seats.map(({ name }) => name));
  const renamed = now.seats.filter(({ seat, kind, name }) => {
    const was = before.seats[seat - 1];
    return kind === "person" && was?.kind === "person" && !known.has(name) && muted.has(was.name);
  });
  return renamed.length ? new Set([...muted, ...renamed.map(({ name }) => name)]) : muted;
}
