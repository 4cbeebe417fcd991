import { beforeEach, expect, test, vi } from "vitest";
import { view } from "../testing/states";
import type { LegalChoices } from "../wire";

const BID = { seat: 4, quantity: 4, face: 5 };
/** The lowest legal quantity of each face, aces first. */
const choices = (...lowest: number[]): LegalChoices => ({
  bids: lowest.map((first) => [{ first, last: 20, why_not: null }]),
  dudo: null,
  calza: null,
});

let module: typeof import("./table-tips");
let tips: (typeof import("../tips.svelte"))["tips"];

beforeEach(async () => {
  vi.resetModules();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  module = await import("./table-tips");
  ({ tips } = await import("../tips.svelte"));
});

test("a turn explains the bid, then dudo, then lower bids of aces, then aces", () => {
  const turn = view({ bids: [BID], choices: choices(2, 5, 5, 5, 5, 4) });
  const told = [];
  for (let tip = module.wantedTip(turn); tip; tip = module.wantedTip(turn)) {
    told.push(tip);
    tips.understand(tip);
  }
  expect(told).toEqual(["bid", "dudo", "lower-aces", "aces"]);
});

test("an opening bid needs no word on dudo, nor on aces that cost as much", () => {
  tips.understand("bid", "aces");
  expect(module.wantedTip(view({ choices: choices(1, 1, 1, 1, 1, 1) }))).toBeNull();
});

test("others' turns explain aces only, and spectators get no tips", () => {
  expect(module.wantedTip(view({ to_act: 2 }))).toBe("aces");
  expect(module.wantedTip(view({ seat: null }))).toBeNull();
  expect(module.wantedTip(view({ phase: "revealed" }))).toBeNull();
});

test("a palifico round is explained first, and aces are not called wild in it", () => {
  expect(module.wantedTip(view({ to_act: 2, palifico: true }))).toBe("palifico");
  tips.understand("palifico");
  expect(module.wantedTip(view({ to_act: 2, palifico: true }))).toBeNull();
});

test("moves show what was understood", () => {
  expect(module.understoodBy({ move: "dudo" }, view())).toEqual(["dudo"]);
  expect(module.understoodBy({ move: "bid", quantity: 1, face: 2 }, view())).toEqual(["bid"]);
  const raise = module.understoodBy({ move: "bid", quantity: 2, face: 1 }, view({ bids: [BID] }));
  expect(raise).toEqual(["bid", "expected", "lower-aces"]);
});

test("what was understood stays so", async () => {
  tips.understandAll();
  expect(tips.fresh).toBe(false);
  vi.resetModules();
  const again = await import("../tips.svelte");
  expect(again.TIPS.some((tip) => again.tips.wants(tip))).toBe(false);
});
