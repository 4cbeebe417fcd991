// Where the focus goes when what had it is gone, so that whoever plays by keys or by ear is never sent back to the
// beginning of the page.

const PLACES = "section, main";

const usable = (element: Element) => element.isConnected && element.checkVisibility() && !element.matches(":disabled");

/** Leads a lost focus back to what had it, once that can take it again; else to what it lay in; else to the page's title. */
export function keepFocus(): () => void {
  /** What had the focus last, and all that it lay in, from the inside out. */
  let path: Element[] = [];
  const follow = (event: FocusEvent) => (path = event.composedPath().filter((each) => each instanceof Element));
  /** What could have kept the focus was left on purpose, as by a tap beside everything. */
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

  // The browser tells nobody that it took the focus away.
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
