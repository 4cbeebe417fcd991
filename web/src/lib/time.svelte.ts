// The time at the table: states come now and then, and clocks run on between them.
import { createSubscriber } from "svelte/reactivity";
import { t } from "../i18n.svelte";
import type { ClockSettings } from "../wire";
import { clockFigures, clockMessage } from "./clock";

const STEP = 200;

const everyStep = createSubscriber((update) => {
  const timer = setInterval(update, STEP);
  return () => clearInterval(timer);
});

/** Now, in milliseconds, as `performance.now()`; who shows it is kept up to date for as long as it is shown. */
export function now(): number {
  everyStep();
  return performance.now();
}

/** How a table is timed, in words. */
export function clockText(clock: ClockSettings | null): string {
  const { id, spans } = clockMessage(clock);
  return t(id, Object.fromEntries(Object.entries(spans).map(([name, { id, args }]) => [name, t(id, args)])));
}

/** A time that runs, in figures. */
export function clockFiguresText(milliseconds: number): string {
  const { id, args } = clockFigures(milliseconds);
  return t(id, args);
}
