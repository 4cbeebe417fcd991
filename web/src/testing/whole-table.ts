// Whole tables in component tests: many sizes of screens, and both sides of a table.
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import { flushSync } from "svelte";
import { setLanguage, t } from "../i18n.svelte";
import type { MessageId } from "../messages";
import type { Table } from "../lib/table";
import { session } from "../session.svelte";
import type { Command } from "../connection";
import type { View } from "../wire";
import { NAMES, seat, table, tableMessage } from "./states";
import TableInEdition from "./TableInEdition.svelte";
import { example, type ExampleName } from "./views";

type Size = readonly [width: number, height: number];

const SMALL = [
  [320, 568],
  [375, 553],
] as const;
export const PHONES = [...SMALL, [360, 612], [360, 740], [390, 844]] as const;
export const LANDSCAPE = [
  [740, 360],
  [844, 390],
] as const;
const TABLETS = [
  [768, 1024],
  [1024, 768],
] as const;
const LAPTOPS = [
  [1280, 800],
  [1440, 900],
] as const;
const LARGE = [
  [1920, 1080],
  [2560, 1440],
] as const;
export const PHONE_AND_DESKTOP: readonly Size[] = [
  [360, 640],
  [1280, 800],
];
export const SIZES: readonly Size[] = [...PHONES, ...LANDSCAPE, ...TABLETS, ...LAPTOPS, ...LARGE];

export const LONG_NAMES = [
  ...["Magdalena", "Bartholomew", "Konstantin K.", "Ludovica"],
  ...["Wilhelmina", "Anastasiia", "Zeynep S.", "Христофор"],
];

/** Sets up a test file to show whole tables: on a desktop, in the dark theme, and without animations. */
export function useWholeScreen(): void {
  beforeAll(() => {
    document.body.removeAttribute("style");
  });
  beforeEach(async () => {
    document.documentElement.dataset.theme = "dark";
    await resize(1280, 800);
    await allowAnimations(false);
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await emulate("no-preference", "none");
    await setLanguage(["en"]);
  });
}

/** Sets the size of the window, and waits until the page has adapted to it. */
export async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Emulates media features. Features missing from the list keep their values, even in later test files. */
const emulate = (motion: "reduce" | "no-preference", colours: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-reduced-motion", value: motion },
      { name: "forced-colors", value: colours },
    ],
  });

/** Allows or forbids animations. */
export const allowAnimations = (allowed: boolean) => emulate(allowed ? "no-preference" : "reduce", "none");

export const forceColours = () => emulate("reduce", "active");

/** A table in a game, seen by its first player. */
export function tableOf(shown: View, change: Partial<Table> = {}, names: readonly string[] = NAMES): Table {
  const seats = shown.dice.map((_, at) => seat(at + 1, { name: names[at]! }));
  return table({ edition: "kozak", seats, view: shown, ...change });
}

/** The same table, seen by a spectator. */
export function watched(seen: Table): Table {
  return { ...seen, seat: null, host: false, view: { ...seen.view!, seat: null, hand: null, choices: null } };
}

/** Both sides of a table: a player's view and a spectator's. */
export const seenByBoth = (seen: Table) => [seen, watched(seen)];

/** The same table, seen by another player who has these dice. */
export function seenBy(player: number, seen: Table, hand: readonly number[] | null = null): Table {
  const choices = player === seen.view!.to_act ? seen.view!.choices : null;
  return { ...seen, seat: player, host: false, view: { ...seen.view!, seat: player, hand: hand as number[], choices } };
}

export const viewOf = (name: ExampleName) => example(name).view;

/** The first round with `players` players after `bids` bids, each one die higher, while another player is to act. */
export function afterBids(players: number, bids: number): View {
  const first = viewOf(`rolledBy${players}` as ExampleName);
  if (bids === 0) return first;
  const made = Array.from({ length: bids }, (_, at) => ({ seat: (at % players) + 1, quantity: at + 1, face: 2 }));
  return { ...first, bids: made, to_act: (bids % players) + 1, choices: null };
}

/** A button with this message as its name. */
export const button = (id: MessageId) => page.getByRole("button", { name: t(id), exact: true });

/** The seat of another player. */
export function seatOf(name: string): Element {
  const seats = [...document.querySelectorAll(".seats .seat")];
  return seats.find((each) => each.querySelector(".name")!.textContent.trim() === name)!;
}

/** Records the commands that the page sends, and answers each with `done`. */
export function recordCommands(): Command[] {
  const sent: Command[] = [];
  vi.spyOn(session, "send").mockImplementation((command) => {
    sent.push(command);
    return Promise.resolve({ is: "done", id: "", table: null });
  });
  return sent;
}

/** Opens the settings in the table's menu. */
export async function openSettings(): Promise<void> {
  await button("page-menu").click();
  await button("page-settings").click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
}

/** Clicks a switch in the settings. */
export const turn = (id: MessageId) => page.getByRole("switch", { name: t(id) }).click();

let opened = 0;
let version = 0;

/** Sends the page a state of its table. */
export function show(shown: Table): void {
  session.table.receive(tableMessage({ ...shown, table: `TABLE${opened}` }, ++version));
  flushSync();
}

/** Opens a new table as the page does. `screen`: whether to open it on a shared screen. */
export function open(shown: Table, screen = false) {
  const code = `TABLE${++opened}`;
  session.table.open(code, screen);
  session.chat.open(code);
  session.reactions.open();
  show(shown);
  return render(TableInEdition);
}

/** The faults found at each window size, without sizes that have none. */
export async function faults(
  sizes: readonly Size[],
  check: () => string[] | Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [width, height] of sizes) {
    await resize(width, height);
    const here = await check();
    if (here.length) found[`${width}x${height}`] = here;
  }
  return found;
}
