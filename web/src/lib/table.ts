// A table as the page shows it. The server sends parts, each whole, and only those that changed: here they become one.
import type { TableInfo, GameState, PrivateState, LiveState, SeatState, TableState, View } from "../wire";
import type { Message } from "./settings";
import type { Arguments } from "./translator";

export interface Table extends LiveState, TableInfo, Omit<GameState, "view">, Omit<PrivateState, "view"> {
  table: string;
  /** The game as this client sees it; null while people gather. */
  view: View | null;
}

/** Whether everyone rolls for the opening: elsewhere who opens is drawn, and there is nothing to announce. */
export const rollsForOpening = ({ view, rules }: Pick<Table, "view" | "rules">): boolean =>
  view?.phase === "opening" && rules.first_opener === "highest-roll";

/** What is going on at a table where a game has begun: the heading above it. */
export function headingOf(table: Pick<Table, "view" | "rules" | "stage">): Message {
  if (table.stage === "over") return { id: "page-over", args: {} };
  if (rollsForOpening(table)) return { id: "page-opening", args: {} };
  return { id: "page-round", args: { round: table.view?.round ?? 1 } };
}

/** Whether a bot of the house said anything in the round whose cups are open: it may be asked why. */
export const botMoved = ({ view, seats }: Pick<Table, "view" | "seats">): boolean =>
  [...(view?.revealed?.bids ?? []).map(({ seat }) => seat), view?.revealed?.caller].some(
    (seat) => seats[(seat ?? 0) - 1]?.bot,
  );

/** The name of who sits at a seat; empty where nobody does. */
export const nameOf = ({ seats }: Pick<Table, "seats">, seat: number | null | undefined): string =>
  seats[(seat ?? 0) - 1]?.name ?? "";

/** Whether somebody's connection is lost for so long that nobody waits for them any more: a bot may play for them. */
export const isAway = (
  { grace }: Pick<Table, "grace">,
  { seat, kind, connected }: Pick<SeatState, "seat" | "kind" | "connected">,
): boolean => kind === "person" && !connected && !grace[seat];

/**
 * A message that names seats by their roles in it. Whoever sits at one of them is told the same in the second person:
 * by `ID-you` where theirs is the first role, else by `ID-ROLE-you`.
 */
export function seatMessage(
  table: Pick<Table, "seats" | "seat">,
  id: string,
  roles: Record<string, number | null>,
  values: Arguments = {},
): Message {
  const seats = Object.entries(roles);
  const mine = seats.findIndex(([, seat]) => seat !== null && seat === table.seat);
  const you = mine < 0 ? "" : mine === 0 ? "-you" : `-${seats[mine]![0]}-you`;
  const names = seats.filter((_, at) => at !== mine).map(([role, seat]) => [role, nameOf(table, seat)]);
  return { id: `${id}${you}`, args: { ...values, ...(Object.fromEntries(names) as Arguments) } };
}

/** The name of whose table it is. */
export const hostOf = ({ seats }: Pick<Table, "seats">): string => seats.find(({ host }) => host)?.name ?? "";

/** The last that was sent of each part. */
export interface TableSections {
  table: string;
  version: number;
  live: LiveState;
  info: TableInfo;
  game: GameState | null;
  private: PrivateState;
}

/** With what a message brings. Null where one before it was missed, so that all has to be asked for again. */
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

/** The game as who looks sees it: also the number of their own dice, where it is hidden from others. */
function sightOf(all: GameState["view"], { dice_left: left, ...own }: NonNullable<PrivateState["view"]>): View {
  const dice = all.dice.map((count, at) => (at + 1 === own.seat ? left : count));
  return { ...all, ...own, dice };
}
