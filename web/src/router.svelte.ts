// The current route, and navigation within the page.
import { parse, type Route } from "./routes";

type SecretKind = "seat" | "sign-in";
let secret: { kind: string; value: string } | null = null;

/** Reads the address. A secret in its fragment is removed immediately, so that it stays out of the history. */
function read(): Route {
  const [, kind, value] = /^#(seat|sign-in)=([A-Za-z0-9_-]+)$/.exec(location.hash) ?? [];
  if (kind && value) {
    secret = { kind, value };
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

/** Returns the secret of a link of this kind once; null if the page was not opened by such a link. */
export function takeSecret(kind: SecretKind): string | null {
  if (secret?.kind !== kind) return null;
  const { value } = secret;
  secret = null;
  return value;
}

/** A click handler for links: navigates within the page, unless a new tab or window is wanted. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
