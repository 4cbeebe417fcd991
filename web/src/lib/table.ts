// A table as the page shows it. The server sends each changed section as a whole; this module merges them.
import type { MessageId } from "../messages";
import type { TableInfo, GameState, PrivateState, LiveState, SeatState, TableState, View } from "../wire";
import type { Message } from "./settings";
import type { Arguments } from "./translator";

export interface Table extends LiveState, TableInfo, Omit<GameState, "view">, Omit<PrivateState, "view"> {
  table: string;
  /** The game as this client may see it; null before it starts. */
  view: View | null;
}

/** Whether everyone rolls for the opening. Otherwise the page does not show how the opener is drawn. */
export const rollsForOpening = ({ view, rules }: Pick<Table, "view" | "rules">): boolean =>
  view?.phase === "opening" && rules.first_opener === "highest-roll";

/** Whether players have to remember earlier rounds, because the number of dice left is hidden during bidding. */
export const hidesEarlierRounds = ({ view }: Pick<Table, "view">): boolean =>
  view?.phase === "bidding" && view.in_play === null;

/** The heading above a game. */
export function headingOf(table: Pick<Table, "view" | "rules" | "stage">): Message {
  if (table.stage === "over") return { id: "page-over", args: {} };
  if (rollsForOpening(table)) return { id: "page-opening", args: {} };
  return { id: "page-round", args: { round: table.view?.round ?? 1 } };
}

/** Whether a built-in bot moved in the revealed round, so that its explanations can be shown. */
export const botMoved = ({ view, seats }: Pick<Table, "view" | "seats">): boolean =>
  [...(view?.revealed?.bids ?? []).map(({ seat }) => seat), view?.revealed?.caller].some(
    (seat) => seats[(seat ?? 0) - 1]?.bot,
  );

/** The name of a seat's player; empty if there is none. */
export const nameOf = ({ seats }: Pick<Table, "seats">, seat: number | null | undefined): string =>
  seats[(seat ?? 0) - 1]?.name ?? "";

/** Whether a player has been disconnected for so long that a bot may play for them. */
export const isAway = (
  { grace }: Pick<Table, "grace">,
  { seat, kind, connected }: Pick<SeatState, "seat" | "kind" | "connected">,
): boolean => kind === "person" && !connected && !grace[seat];

/**
 * A message about seats in given roles. A variant addresses the user as "you": `ID-you` if the user has the first role,
 * `ID-ROLE-you` if the user has another role.
 */
export function seatMessage(
  table: Pick<Table, "seats" | "seat">,
  id: MessageId,
  roles: Record<string, number | null>,
  values: Arguments = {},
): Message {
  const seats = Object.entries(roles);
  const mine = seats.findIndex(([, seat]) => seat !== null && seat === table.seat);
  const you = mine < 0 ? "" : mine === 0 ? "-you" : `-${seats[mine]![0]}-you`;
  const names = seats.filter((_, at) => at !== mine).map(([role, seat]) => [role, nameOf(table, seat)]);
  return { id: `${id}${you}` as MessageId, args: { ...values, ...(Object.fromEntries(names) as Arguments) } };
}

/** The name of the table's host. */
export const hostOf = ({ seats }: Pick<Table, "seats">): string => seats.find(({ host }) => host)?.name ?? "";

/** The latest version of each section of a table's state. */
export interface TableSections {
  table: string;
  version: number;
  live: LiveState;
  info: TableInfo;
  game: GameState | null;
  private: PrivateState;
}

/**
 * Merges a message into the sections. Returns null if an earlier message was missed; the caller must then request the
 * whole state.
 */
export function mergeSections(parts: TableSections | null, message: TableState): TableSections | null {
  const { table, version, live, info, game, private: mine } = message;
  if (info && game !== undefined && mine) return { table, version, live, info, game, private: mine };
  if (parts?.table !== table || version !== parts.version + 1) return null;
  return {
    table,
    version,
    live,
    info: info ?? parts.info,
    game: game === undefined ? parts.game : game,
    private: mine ?? parts.private,
  };
}

export function toTable({ table, live, info, game, private: { view: own, ...mine } }: TableSections): Table {
  const { view, ...rest } = game ?? {
    view: null,
    timed_out_moves: [],
    next_draw: null,
    draw: null,
    aborted_reveals: [],
    places: [],
    facts: [],
  };
  return { table, ...live, ...info, ...mine, ...rest, view: view && own && sightOf(view, own) };
}

/** Adds the private part of a view, such as the user's own number of dice if it is hidden from others. */
function sightOf(all: GameState["view"], { dice_left: left, ...own }: NonNullable<PrivateState["view"]>): View {
  const dice = all.dice.map((count, at) => (at + 1 === own.seat ? left : count));
  return { ...all, ...own, dice };
}
