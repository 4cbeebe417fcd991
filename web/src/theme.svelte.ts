// The colour scheme, which follows the system until the user switches.
import * as v from "valibot";
import { systemLight } from "./lib/media.svelte";
import { stored } from "./storage";

export type Theme = "dark" | "light";

const storedTheme = stored<Theme | null>("theme", v.picklist(["dark", "light"]), null);
let chosen = $state<Theme | null>(storedTheme.get());

export const theme = (): Theme => chosen ?? (systemLight.current ? "light" : "dark");

export function switchTheme(): void {
  chosen = theme() === "dark" ? "light" : "dark";
  storedTheme.set(chosen);
}
