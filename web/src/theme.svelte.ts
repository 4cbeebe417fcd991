// Dark or light: as the system says, until the switch says otherwise.
import { systemLight } from "./lib/media.svelte";
import { recall, remember } from "./remembered";

export type Theme = "dark" | "light";

const isTheme = (value: string | null): value is Theme => value === "dark" || value === "light";

const stored = recall("theme");
let chosen = $state<Theme | null>(isTheme(stored) ? stored : null);

export const theme = (): Theme => chosen ?? (systemLight.current ? "light" : "dark");

export function switchTheme(): void {
  chosen = theme() === "dark" ? "light" : "dark";
  remember("theme", chosen);
}
