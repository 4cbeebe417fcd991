// Alerts at a table: the title of the tab, sounds, vibration, and their switches.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { flushSync } from "svelte";
import { alerts } from "../alerts.svelte";
import { t } from "../i18n.svelte";
import { Speaker } from "../lib/sound";
import type { Table } from "../lib/table";
import { violations } from "../testing/sight";
import { seat } from "../testing/states";
import {
  allowAnimations,
  open,
  openSettings,
  seenBy,
  show,
  tableOf,
  turn,
  useWholeScreen,
  viewOf,
} from "../testing/whole-table";

useWholeScreen();

/** The sounds and vibrations since the last call of `heard`. */
let sounds: string[] = [];
let shakes = 0;

beforeEach(() => {
  [sounds, shakes] = [[], 0];
  vi.spyOn(Speaker.prototype, "play").mockImplementation((cues, count) => {
    sounds.push(...cues.map((cue) => (cue === "tick" ? `tick ${count}` : cue)));
  });
  vi.spyOn(navigator, "vibrate").mockImplementation((pattern) => {
    if (pattern) shakes++;
    return true;
  });
});
afterEach(async () => {
  for (const kind of ["sound", "vibration"] as const) await alerts.turn(kind, true);
});

function heard() {
  const found = { sounds, shakes };
  [sounds, shakes] = [[], 0];
  return found;
}

const HAND = [2, 3, 3, 4, 5];

/** Ana's table with Bo. */
const tableFor = (change: Partial<Table> = {}) =>
  tableOf(viewOf("opening"), { edition: "bga", seats: [seat(1), seat(2)], ...change });
/** Ana has bid, and it is Bo's turn. */
const anaBid = () => tableFor({ view: viewOf("after1x4"), seat: 2 });
/** Bo has bid, and it is Ana's turn. */
function boBid(): Table {
  const first = viewOf("after1x4").bids[0]!;
  return tableFor({ seq: 3, view: { ...viewOf("opening"), bids: [first, { seat: 2, quantity: 2, face: 4 }] } });
}

/** A reveal from the first cup to the verdict, seen by the caller. */
function reveal(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  show(seenBy(2, tableOf(viewOf("fromCallerAfter"), { edition: "bga" })));
  for (let time = 0; time < 20_000; time += 50) {
    vi.advanceTimersByTime(50);
    flushSync();
  }
  vi.useRealTimers();
}
const beforeReveal = () => seenBy(2, tableOf(viewOf("fromCallerBefore"), { edition: "bga" }), HAND);

test("the page is silent until the user touches it", async () => {
  const { unmount } = await open(seenBy(2, tableFor(), HAND));
  show(anaBid());
  expect(heard()).toEqual({ sounds: [], shakes: 0 });
  await unmount();
  await userEvent.keyboard("{Shift}");
  await open(tableFor());
  show({ ...anaBid(), seat: 1 });
  heard();
  show(boBid());
  expect(heard()).toEqual({ sounds: ["knock", "turn"], shakes: 1 });
});

test("the tab's title states whose turn it is", async () => {
  await open(tableFor());
  for (const [view, title] of [
    [viewOf("opening"), t("page-title-turn")],
    [{ ...viewOf("after1x4"), seat: 1 }, t("page-title-waits", { name: "Bo" })],
    [viewOf("revealed"), t("page-title")],
  ] as const) {
    show(tableFor({ view, seats: viewOf("revealed").dice.map((_, at) => seat(at + 1)) }));
    expect(document.title).toBe(title);
  }
});

test("a sound for each counted die precedes that of the verdict", async () => {
  await allowAnimations(true);
  await open(beforeReveal());
  heard();
  reveal();
  // The first sound announces the call.
  const order = heard().sounds.slice(1);
  expect(order.filter((sound) => sound.startsWith("tick"))).toEqual(["tick 1", "tick 2", "tick 3", "tick 4"]);
  expect(order.filter((sound) => sound === "lift").length).toBeGreaterThan(1);
  expect(order.at(-1)).toBe("verdict");
});

test("reduced motion does not mute the verdict", async () => {
  await open(beforeReveal());
  heard();
  reveal();
  expect(heard()).toMatchObject({ sounds: ["call", "verdict"] });
});

test("switches apply at once, are stored, and play a sample when they are switched on", async () => {
  await open(tableFor());
  heard();
  await openSettings();
  const KINDS = [
    ["page-alert-sound", "perudo-sound"],
    ["page-alert-vibration", "perudo-vibration"],
  ] as const;
  for (const [kind, stored] of KINDS) {
    await turn(kind);
    expect(localStorage.getItem(stored)).toBe("off");
    await expect.element(page.getByRole("switch", { name: t(kind) })).not.toBeChecked();
  }
  expect(await violations()).toEqual([]);
  show({ ...anaBid(), seat: 1 });
  show(boBid());
  expect(heard()).toEqual({ sounds: [], shakes: 0 });
  for (const [kind, stored] of KINDS) {
    await turn(kind);
    expect(localStorage.getItem(stored)).toBe("on");
  }
  expect(heard()).toEqual({ sounds: ["knock"], shakes: 1 });
});
