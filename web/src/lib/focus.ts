// Keeps the focus nearby when the focused element disappears, so that keyboard and screen reader users never start
// again at the top of the page.

const PLACES = "section, main";

const usable = (element: Element) => element.isConnected && element.checkVisibility() && !element.matches(":disabled");

/**
 * Restores a lost focus: to the same element if it can take the focus again, otherwise to the nearest container or the
 * page's title.
 */
export function keepFocus(): () => void {
  /** The most recently focused element and its ancestors, innermost first. */
  let path: Element[] = [];
  const follow = (event: FocusEvent) => (path = event.composedPath().filter((each) => each instanceof Element));
  /** Forgets the last focus if the user deliberately moved away, for instance by tapping elsewhere. */
  const leave = () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body && path[0] && usable(path[0])) path = [];
    });

  function keep(): void {
    const [last, ...around] = path;
    if (!last || document.activeElement !== document.body) return;
    const place = usable(last)
      ? last
      : (around.find((each) => each.matches(PLACES) && usable(each)) ?? document.querySelector("h1"));
    if (!(place instanceof HTMLElement)) return;
    if (place !== last) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  // Browsers send no event when a removed element loses the focus.
  const observer = new MutationObserver(keep);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  addEventListener("focusin", follow);
  addEventListener("focusout", leave);
  return () => {
    observer.disconnect();
    removeEventListener("focusin", follow);
    removeEventListener("focusout", leave);
  };
}
