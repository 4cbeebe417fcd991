import { expect, test } from "vitest";
import { houseRules, sameSettings, settingSentence, shortSetting, shownSettings } from "./settings";

const rules = {
  players: [2, 6] as [number, number],
  dice: 5,
  palifico: "once",
  palifico_with_two: true,
  calza: false,
  calza_with_two: true,
};

const needs = {
  palifico_with_two: { setting: "palifico", values: ["each-time", "once"] },
  calza_with_two: { setting: "calza", values: [true] },
};

test("settings without an effect are not shown", () => {
  expect(shownSettings(rules, needs)).toEqual(["players", "dice", "palifico", "palifico_with_two", "calza"]);
  expect(shownSettings({ ...rules, calza: true, palifico: "off" }, needs)).toEqual([
    "players",
    "dice",
    "palifico",
    "calza",
    "calza_with_two",
  ]);
});

test("house rules are the differences from the edition", () => {
  expect(houseRules({ ...rules, dice: 3, players: [2, 6] }, { id: "box", rules })).toEqual({ dice: 3 });
});

test("each kind of value has its message", () => {
  expect(settingSentence("players", [2, 6])).toEqual({ id: "setting-players-value", args: { fewest: 2, most: 6 } });
  expect(settingSentence("dice", 5)).toEqual({ id: "setting-dice-value", args: { count: 5 } });
  expect(settingSentence("calza", true)).toEqual({ id: "setting-calza-true", args: {} });
  expect(settingSentence("palifico", "once")).toEqual({ id: "setting-palifico-once", args: {} });
  expect(shortSetting("calza", true)).toEqual({ id: "value-calza-true", args: {} });
  expect(shortSetting("dice", 5)).toEqual({ id: "value-dice", args: { count: 5 } });
  expect(shortSetting("palifico", "once")).toEqual({ id: "value-palifico-once", args: {} });
});

test("settings are equal in any order", () => {
  expect(sameSettings({ dice: 3, players: [2, 6] }, { players: [2, 6], dice: 3 })).toBe(true);
  expect(sameSettings({ dice: 3 }, {})).toBe(false);
  expect(sameSettings({}, { calza: true })).toBe(false);
});
