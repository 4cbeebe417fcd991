// The current route, and navigation within the page.
import { parse, type Route } from "./routes";

type SecretKind = "seat" | "sign-in";
let secret: { kind: string; value: string } | null = null;

/** Reads the address. Removes a secret from the fragment immediately, to keep the secret out of the browser history. */
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

/**
 * Returns the secret from the link that opened the page, but only once. Returns null if the link has no secret of this
 * kind.
 */
export function takeSecret(kind: SecretKind): string | null {
  if (secret?.kind !== kind) return null;
  const { value } = secret;
  secret = null;
  return value;
}

/** A click handler for links: navigates within the page, unless the user wants a new tab or window. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
