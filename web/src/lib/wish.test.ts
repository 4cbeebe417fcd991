import { expect, test } from "vitest";
import type { EditionInfo } from "../wire";
import { table } from "./states";
import { changed, kept, opponents, rechosen, rulesOf, type Wish } from "./wish";

const editions: EditionInfo[] = [
  { id: "box", rules: { players: [2, 6], dice: 5, lost_dice_visible: false } },
  { id: "bag", rules: { players: [2, 4], dice: 5, lost_dice_visible: true } },
];
const wish: Wish = { edition: "box", options: {}, chairs: 6, customs: table().customs };

test("house rules are kept where they differ from the edition, and gone with another one", () => {
  const house = changed(wish, { options: { dice: 3 } }, editions);
  expect(house.options).toEqual({ dice: 3 });
  expect(rulesOf(house, editions)).toMatchObject({ dice: 3, players: [2, 6] });
  expect(changed(house, { options: { dice: 5 } }, editions).options).toEqual({});
  expect(changed(house, { edition: "bag" }, editions).options).toEqual({});
});

test("there are no more chairs than may play", () => {
  expect(changed(wish, { edition: "bag" }, editions).chairs).toBe(4);
  expect(changed(wish, { chairs: 1 }, editions).chairs).toBe(2);
});

test("the training aid goes when dice are hidden", () => {
  const aided = changed(changed(wish, { edition: "bag" }, editions), { customs: { aid: true } }, editions);
  expect(aided.customs.aid).toBe(true);
  expect(changed(aided, { options: { lost_dice_visible: false } }, editions).customs.aid).toBe(false);
  expect(changed(aided, { customs: { talk: false } }, editions).customs).toMatchObject({ aid: true, talk: false });
});

test("of rules that were written down, those are taken up again that are still to be had", () => {
  const welcome = { editions, choices: { dice: [3, 5], lost_dice_visible: [false, true] } };
  const first = { edition: "box", options: {} };
  for (const nothing of [null, "", "box", "null", '{"edition":"hoyle","options":{"dice":3}}']) expect(kept(nothing, welcome)).toEqual(first);
  const house = rechosen(first, { options: { dice: 3, lost_dice_visible: true } }, editions);
  expect(kept(JSON.stringify(house), welcome)).toEqual(house);
  expect(kept('{"edition":"bag","options":{"dice":4,"flying":true}}', welcome)).toEqual({ edition: "bag", options: {} });
});

test("against so many bots as the rules let play", () => {
  const players = (fewest: number, most: number) => opponents(["weak", "strong"], { players: [fewest, most] });
  expect(players(2, 6)).toEqual(["weak", "strong"]);
  expect(players(2, 2)).toEqual(["weak"]);
  expect(players(5, 8)).toEqual(["weak", "strong", "weak", "strong"]);
});
