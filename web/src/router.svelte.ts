// The page's routes.

/** A finished game: the table's code, and the game's number at that table. */
export interface Played {
  code: string;
  number: number;
}

export type Route =
  | { at: "front" }
  | { at: "learn" }
  | { at: "practice"; part: "puzzles" | "odds" | "today" }
  | { at: "table" | "screen"; code: string }
  | {
      at: "replay";
      game: Played | null;
      /** The edition, for its illustrated round. */
      booklet?: string;
      /** Whether to show the editor for records. */
      typed?: boolean;
    }
  | { at: "nowhere" };

export function parse(path: string): Route {
  if (path === "/") return { at: "front" };
  if (path === "/learn") return { at: "learn" };
  const [, practice, part = "puzzles"] = /^\/(practice)(?:\/(odds|today))?\/?$/.exec(path) ?? [];
  if (practice) return { at: "practice", part: part as "puzzles" | "odds" | "today" };
  const [, code, screen] = /^\/t\/([A-Za-z0-9]{4,12})(\/screen)?\/?$/.exec(path) ?? [];
  if (code) return { at: screen ? "screen" : "table", code: code.toUpperCase() };
  const [, booklet] = /^\/r\/booklet\/([a-z0-9-]+)\/?$/.exec(path) ?? [];
  if (booklet) return { at: "replay", game: null, booklet };
  if (/^\/r\/new\/?$/.test(path)) return { at: "replay", game: null, typed: true };
  const [, at, table, number] = /^\/(r)(?:\/([A-Za-z0-9]{4,12})\/([0-9]{1,6}))?\/?$/.exec(path) ?? [];
  if (at) return { at: "replay", game: table ? { code: table.toUpperCase(), number: Number(number) } : null };
  return { at: "nowhere" };
}

let secret: string | null = null;

/** Reads the address. A secret in its fragment is removed immediately, so that it stays out of the history. */
function read(): Route {
  const [, found] = /^#seat=([A-Za-z0-9_-]+)$/.exec(location.hash) ?? [];
  if (found) {
    secret = found;
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return parse(location.pathname);
}

let current = $state.raw<Route>(read());
addEventListener("popstate", () => (current = read()));

export const route = (): Route => current;

export function go(path: string): void {
  history.pushState(null, "", path);
  current = parse(path);
  scrollTo(0, 0);
}

/** Returns the secret of a seat link once; null if the page was not opened by such a link. */
export function takeSecret(): string | null {
  const taken = secret;
  secret = null;
  return taken;
}

/** A click handler for links: navigates within the page, unless a new tab or window is wanted. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
