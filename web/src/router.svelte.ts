// The current route, and navigation within the page.
import { parse, type Route } from "./routes";

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
