// Talk at a table: which lines are shown, which are news, and who is muted.
import type { ChatLine } from "../wire";
import type { Table } from "./table";

/** Lines that came, added to those that were known; a table that is watched again tells its last lines again. */
export function mergeChat(known: readonly ChatLine[], lines: readonly ChatLine[], kept: number): ChatLine[] {
  const first = lines[0]?.seq ?? 0;
  return [...known.filter(({ seq }) => seq < first), ...lines].slice(-kept);
}

/** The lines of those who are not muted. */
export const visibleChat = (lines: readonly ChatLine[], muted: ReadonlySet<string>) =>
  lines.filter(({ name }) => !muted.has(name));

/** How many of the shown lines were not read yet, one's own left out. */
export const unreadChat = (lines: readonly ChatLine[], muted: ReadonlySet<string>, read: number, own: string | null) =>
  visibleChat(lines, muted).filter(({ seq, name }) => seq > read && name !== own).length;

/** Who is muted stays so under a new name. */
export function followRenames(muted: ReadonlySet<string>, before: Table | null, now: Table): ReadonlySet<string> {
  if (!before || !muted.size) return muted;
  const known = new Set(before.seats.map(({ name }) => name));
  const renamed = now.seats.filter(({ seat, kind, name }) => {
    const was = before.seats[seat - 1];
    return kind === "person" && was?.kind === "person" && !known.has(name) && muted.has(was.name);
  });
  return renamed.length ? new Set([...muted, ...renamed.map(({ name }) => name)]) : muted;
}
