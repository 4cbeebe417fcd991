// Which keys are meant for the table, and not for what has the focus.

/** A key that belongs to nothing else: no dialog is open, nothing is typed into, no shortcut of the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  if ((event.key === "Enter" || event.key === " ") && target.closest("button, a")) return false;
  return !target.closest("input, select, textarea, [contenteditable]");
}
