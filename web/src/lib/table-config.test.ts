import { afterEach, expect, test, vi } from "vitest";
import { stubStorage } from "../testing/storage";
import { table } from "../testing/states";
import {
  storedOpponents,
  changeConfig,
  isHouseRules,
  storedRules,
  mixedLevels,
  rulesName,
  opponentLevels,
  presetOf,
  changeRules,
  ruleCode,
  effectiveRules,
  keyDifferences,
  type BotLevel,
  type RulesOffer,
  type TableConfig,
} from "./table-config";

const offer: RulesOffer = {
  prerequisites: { training_aid: { setting: "lost_dice_visible", values: [true] } },
  presets: [{ id: "easy", edition: "bag", options: { dice: 3 } }],
  editions: [
    { id: "box", rules: { players: [2, 6], dice: 5, lost_dice_visible: false } },
    { id: "bag", rules: { players: [2, 4], dice: 5, lost_dice_visible: true } },
  ],
};
const wish: TableConfig = { edition: "box", options: {}, chairs: 6, table_settings: table().table_settings };

afterEach(() => void vi.unstubAllGlobals());

test("house rules are differences from the edition, and reset with another one", () => {
  const own = changeConfig(wish, { options: { dice: 3 } }, offer);
  expect(own.options).toEqual({ dice: 3 });
  expect(effectiveRules(own, offer)).toMatchObject({ dice: 3, players: [2, 6] });
  expect(changeConfig(own, { options: { dice: 5 } }, offer).options).toEqual({});
  expect(changeConfig(own, { edition: "bag" }, offer).options).toEqual({});
});

test("rules equal to a preset's are that preset", () => {
  const easy = changeConfig(wish, { edition: "easy" }, offer);
  expect(easy).toMatchObject({ edition: "bag", options: { dice: 3 }, chairs: 4 });
  expect([
    presetOf(easy, offer.presets)?.id,
    rulesName(easy, offer.presets),
    isHouseRules(easy, offer.presets),
  ]).toEqual(["easy", "preset-easy", false]);
  const put = changeConfig(changeConfig(wish, { edition: "bag" }, offer), { options: { dice: 3 } }, offer);
  expect(rulesName(put, offer.presets)).toBe("preset-easy");
  const other = changeConfig(easy, { options: { dice: 4 } }, offer);
  expect([rulesName(other, offer.presets), isHouseRules(other, offer.presets)]).toEqual(["edition-bag", true]);
  expect(offer.presets[0]!.options).toEqual({ dice: 3 });
});

test("rules have a rule code", () => {
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

test("chairs stay within the rules, and a number outside the edition's is a house rule", () => {
  expect(changeConfig(wish, { edition: "bag" }, offer).chairs).toBe(4);
  const many = changeConfig(wish, { chairs: 7 }, offer);
  expect(many).toMatchObject({ chairs: 7, options: { players: [2, 7] } });
  expect(changeConfig(many, { chairs: 5 }, offer)).toMatchObject({ chairs: 5, options: {} });
});

test("hidden dice switch off the training aid", () => {
  const aided = changeConfig(
    changeConfig(wish, { edition: "bag" }, offer),
    { table_settings: { training_aid: true } },
    offer,
  );
  expect(aided.table_settings.training_aid).toBe(true);
  expect(changeConfig(aided, { options: { lost_dice_visible: false } }, offer).table_settings.training_aid).toBe(false);
  expect(changeConfig(aided, { table_settings: { chat: false } }, offer).table_settings).toMatchObject({
    training_aid: true,
    chat: false,
  });
});

test("stored rules are used as far as they are offered, or else the first preset", () => {
  const welcome = { ...offer, setting_values: { dice: [3, 5], lost_dice_visible: [false, true] } };
  const rules = (text: string | null) => (stubStorage(() => text), storedRules(welcome));
  const first = { edition: "bag", options: { dice: 3 } };
  for (const nothing of [null, "", "box", "null", '{"edition":"hoyle","options":{"dice":3}}'])
    expect(rules(nothing)).toEqual(first);
  const own = changeRules(first, { options: { dice: 3, lost_dice_visible: false } }, offer);
  expect(rules(JSON.stringify(own))).toEqual(own);
  expect(rules('{"edition":"bag","options":{"dice":4,"flying":true}}')).toEqual({
    edition: "bag",
    options: {},
  });
});

test("the number of bots stays within the rules", () => {
  const levels = ["beginner", "reader"] as const;
  const any = (count: number, fewest: number, most: number) =>
    opponentLevels(levels, { count, level: null }, { players: [fewest, most] });
  expect(any(3, 2, 6)).toEqual(["beginner", "reader", "beginner"]);
  expect(any(3, 2, 2)).toEqual(["beginner"]);
  expect(any(1, 4, 8)).toHaveLength(3);
  expect(opponentLevels(levels, { count: 2, level: "reader" }, { players: [2, 6] })).toEqual(["reader", "reader"]);
});

test("a mix of bots covers all levels", () => {
  const levels: BotLevel[] = ["beginner", "gambler", "odds", "reader", "planner", "master"];
  expect(mixedLevels(levels, 1)).toEqual(["odds"]);
  expect(mixedLevels(levels, 2)).toEqual(["beginner", "master"]);
  expect(mixedLevels(levels, 3)).toEqual(["beginner", "odds", "master"]);
  expect(mixedLevels(levels, 5)).toEqual(["beginner", "gambler", "odds", "reader", "master"]);
  expect(mixedLevels(levels, 7)).toEqual([...levels, "beginner"]);
});

test("stored opponents are used, at any level if theirs is gone", () => {
  const opponents = (text: string | null, levels: readonly BotLevel[]) => (
    stubStorage(() => text),
    storedOpponents(levels)
  );
  for (const nothing of [null, "", "null", "{}", '{"count":"3"}'])
    expect(opponents(nothing, ["beginner"])).toEqual({ count: 3, level: null });
  expect(opponents(null, ["beginner", "gambler"])).toEqual({ count: 3, level: "gambler" });
  expect(opponents('{"count":2,"level":"beginner"}', ["beginner"])).toEqual({ count: 2, level: "beginner" });
  expect(opponents('{"count":2,"level":"grandmaster"}', ["beginner"])).toEqual({ count: 2, level: null });
});

test("important differences between editions are listed", () => {
  const first = { raise: "any-higher", lost_dice_visible: true, reveal: "at-once" };
  expect(keyDifferences({ raise: "one-axis", lost_dice_visible: true, reveal: "from-caller" }, first)).toEqual([
    "raise",
  ]);
  const four = { raise: "one-axis", palifico: "each-time", lost_dice_visible: false, palifico_with_two: true };
  const taught = { raise: "any-higher", palifico: "once", lost_dice_visible: true, palifico_with_two: false };
  expect(keyDifferences(four, taught), "none is left out").toEqual([
    "raise",
    "palifico",
    "lost_dice_visible",
    "palifico_with_two",
  ]);
});
