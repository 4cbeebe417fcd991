// A button that repeats while it is held.

/** How long (ms) a button is held before it repeats, and the time between repetitions. */
const DELAY = 450;
const INTERVAL = 110;

/**
 * An attachment for a button: a tap calls `step` once, and holding repeats the call while `possible` returns true.
 * Releasing the button makes no further call.
 */
export function holdToRepeat(step: () => void, possible: () => boolean) {
  return (button: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const again = () => {
      held = true;
      if (!possible()) return;
      step();
      timer = setTimeout(again, INTERVAL);
    };
    const stop = () => clearTimeout(timer);
    button.addEventListener("pointerdown", () => {
      stop();
      held = false;
      timer = setTimeout(again, DELAY);
    });
    button.addEventListener("click", ({ detail }) => (held && detail) || step());
    for (const end of ["pointerup", "pointerleave", "pointercancel"]) button.addEventListener(end, stop);
    return stop;
  };
}
