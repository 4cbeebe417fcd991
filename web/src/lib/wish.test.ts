import { expect, test } from "vitest";
import { table } from "../testing/states";
import {
  against,
  changed,
  house,
  kept,
  mixed,
  named,
  opponents,
  presetOf,
  rechosen,
  ruleCode,
  rulesOf,
  telling,
  type Level,
  type Offer,
  type Wish,
} from "./wish";

const offer: Offer = {
  presets: [{ id: "easy", edition: "bag", options: { dice: 3 } }],
  editions: [
    { id: "box", rules: { players: [2, 6], dice: 5, lost_dice_visible: false } },
    { id: "bag", rules: { players: [2, 4], dice: 5, lost_dice_visible: true } },
  ],
};
const wish: Wish = { edition: "box", options: {}, chairs: 6, table_settings: table().table_settings };

test("house rules are kept where they differ from the edition, and gone with another one", () => {
  const own = changed(wish, { options: { dice: 3 } }, offer);
  expect(own.options).toEqual({ dice: 3 });
  expect(rulesOf(own, offer)).toMatchObject({ dice: 3, players: [2, 6] });
  expect(changed(own, { options: { dice: 5 } }, offer).options).toEqual({});
  expect(changed(own, { edition: "bag" }, offer).options).toEqual({});
});

test("a preset is the rules that it names, whoever has put them together", () => {
  const easy = changed(wish, { edition: "easy" }, offer);
  expect(easy).toMatchObject({ edition: "bag", options: { dice: 3 }, chairs: 4 });
  expect([presetOf(easy, offer.presets)?.id, named(easy, offer.presets), house(easy, offer.presets)]).toEqual([
    "easy",
    "preset-easy",
    false,
  ]);
  const put = changed(changed(wish, { edition: "bag" }, offer), { options: { dice: 3 } }, offer);
  expect(named(put, offer.presets)).toBe("preset-easy");
  const other = changed(easy, { options: { dice: 4 } }, offer);
  expect([named(other, offer.presets), house(other, offer.presets)]).toEqual(["edition-bag", true]);
  expect(offer.presets[0]!.options).toEqual({ dice: 3 });
});

test("rules have a code", () => {
  expect(ruleCode({ edition: "box", options: {} })).toBe("box");
  const options = {
    players: [2, 5] as [number, number],
    dice: 3,
    raise: "any-higher",
    palifico_with_two: false,
    calza: true,
  };
  expect(ruleCode({ edition: "box", options })).toBe(
    "box.players-2-5.dice-3.raise-any-higher.no-palifico_with_two.calza",
  );
});

test("there are no more chairs than may play, and more than the edition is for are a house rule", () => {
  expect(changed(wish, { edition: "bag" }, offer).chairs).toBe(4);
  const many = changed(wish, { chairs: 7 }, offer);
  expect(many).toMatchObject({ chairs: 7, options: { players: [2, 7] } });
  expect(changed(many, { chairs: 5 }, offer)).toMatchObject({ chairs: 5, options: {} });
});

test("the training aid goes when dice are hidden", () => {
  const aided = changed(changed(wish, { edition: "bag" }, offer), { table_settings: { training_aid: true } }, offer);
  expect(aided.table_settings.training_aid).toBe(true);
  expect(changed(aided, { options: { lost_dice_visible: false } }, offer).table_settings.training_aid).toBe(false);
  expect(changed(aided, { table_settings: { chat: false } }, offer).table_settings).toMatchObject({
    training_aid: true,
    chat: false,
  });
});

test("of rules that were written down, those are taken up again that are still to be had; else the first preset", () => {
  const welcome = { ...offer, setting_values: { dice: [3, 5], lost_dice_visible: [false, true] } };
  const first = { edition: "bag", options: { dice: 3 } };
  for (const nothing of [null, "", "box", "null", '{"edition":"hoyle","options":{"dice":3}}'])
    expect(kept(nothing, welcome)).toEqual(first);
  const own = rechosen(first, { options: { dice: 3, lost_dice_visible: false } }, offer);
  expect(kept(JSON.stringify(own), welcome)).toEqual(own);
  expect(kept('{"edition":"bag","options":{"dice":4,"flying":true}}', welcome)).toEqual({
    edition: "bag",
    options: {},
  });
});

test("against so many bots as one likes, and as the rules let play", () => {
  const levels = ["beginner", "reader"] as const;
  const any = (count: number, fewest: number, most: number) =>
    opponents(levels, { count, level: null }, { players: [fewest, most] });
  expect(any(3, 2, 6)).toEqual(["beginner", "reader", "beginner"]);
  expect(any(3, 2, 2)).toEqual(["beginner"]);
  expect(any(1, 4, 8)).toHaveLength(3);
  expect(opponents(levels, { count: 2, level: "reader" }, { players: [2, 6] })).toEqual(["reader", "reader"]);
});

test("a mixed table is of the whole ladder, from its foot to its top", () => {
  const levels: Level[] = ["beginner", "gambler", "odds", "reader", "planner", "master"];
  expect(mixed(levels, 1)).toEqual(["odds"]);
  expect(mixed(levels, 2)).toEqual(["beginner", "master"]);
  expect(mixed(levels, 3)).toEqual(["beginner", "odds", "master"]);
  expect(mixed(levels, 5)).toEqual(["beginner", "gambler", "odds", "reader", "master"]);
  expect(mixed(levels, 7)).toEqual([...levels, "beginner"]);
});

test("whom one played against is written down, and a level that is gone is any", () => {
  const levels = ["beginner"] as const;
  for (const nothing of [null, "", "null", "{}", '{"count":"3"}'])
    expect(against(nothing, levels)).toEqual({ count: 3, level: null });
  expect(against(null, ["beginner", "gambler"])).toEqual({ count: 3, level: "gambler" });
  expect(against('{"count":2,"level":"beginner"}', levels)).toEqual({ count: 2, level: "beginner" });
  expect(against('{"count":2,"level":"grandmaster"}', levels)).toEqual({ count: 2, level: null });
});

test("of a box it is told where it differs from others, in what tells boxes apart", () => {
  const first = { raise: "any-higher", lost_dice_visible: true, reveal: "at-once" };
  expect(telling({ raise: "one-axis", lost_dice_visible: true, reveal: "from-caller" }, first)).toEqual(["raise"]);
  const four = { raise: "one-axis", palifico: "each-time", lost_dice_visible: false, palifico_with_two: true };
  const taught = { raise: "any-higher", palifico: "once", lost_dice_visible: true, palifico_with_two: false };
  expect(telling(four, taught), "none is left out").toEqual([
    "raise",
    "palifico",
    "lost_dice_visible",
    "palifico_with_two",
  ]);
});
