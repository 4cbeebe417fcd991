// Positions popovers next to the button that opens them, on the side with more room.

/** Attaches to an element with `popover`, and positions it whenever it opens. */
export function positionByButton(popup: HTMLElement): () => void {
  const place = (event: Event) => {
    const button = document.querySelector(`[popovertarget="${popup.id}"]`)?.getBoundingClientRect();
    if ((event as ToggleEvent).newState !== "open" || !button) return;
    const { innerWidth, innerHeight } = window;
    const left = button.left < innerWidth / 2;
    const below = button.top < innerHeight / 2;
    Object.assign(popup.style, {
      left: left ? `${Math.max(6, button.left)}px` : "auto",
      right: left ? "auto" : `${Math.max(6, innerWidth - button.right)}px`,
      top: below ? `${button.bottom}px` : "auto",
      bottom: below ? "auto" : `${innerHeight - button.top}px`,
      maxHeight: `${(below ? innerHeight - button.bottom : button.top) - 6}px`,
    });
  };
  popup.addEventListener("beforetoggle", place);
  return () => popup.removeEventListener("beforetoggle", place);
}
