// The current time, for displays that change between two states of the table.
import { createSubscriber } from "svelte/reactivity";
import { t } from "../i18n.svelte";
import type { ClockSettings } from "../wire";
import { clockFigures, clockMessage } from "./clock";

const STEP = 200;

const everyStep = createSubscriber((update) => {
  const timer = setInterval(update, STEP);
  return () => clearInterval(timer);
});

/** The current time (`performance.now()`). The value keeps updating while a component shows it. */
export function now(): number {
  everyStep();
  return performance.now();
}

/** A time control as text. */
export function clockText(clock: ClockSettings | null): string {
  const { id, spans } = clockMessage(clock);
  return t(id, Object.fromEntries(Object.entries(spans).map(([name, { id, args }]) => [name, t(id, args)])));
}

/** The time on a running clock (in milliseconds) as figures, such as 0:07. */
export function clockFiguresText(milliseconds: number): string {
  const { id, args } = clockFigures(milliseconds);
  return t(id, args);
}
