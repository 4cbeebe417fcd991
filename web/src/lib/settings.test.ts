import { expect, test } from "vitest";
import { differing, sameSettings, sentence, short, speaking } from "./settings";

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

test("a setting that means nothing beside another is not told", () => {
  expect(speaking(rules, needs)).toEqual(["players", "dice", "palifico", "palifico_with_two", "calza"]);
  expect(speaking({ ...rules, calza: true, palifico: "off" }, needs)).toEqual([
    "players",
    "dice",
    "palifico",
    "calza",
    "calza_with_two",
  ]);
});

test("house rules are what differs from the edition", () => {
  expect(differing({ ...rules, dice: 3, players: [2, 6] }, { id: "box", rules })).toEqual({ dice: 3 });
});

test("each kind of value has its message", () => {
  expect(sentence("players", [2, 6])).toEqual({ id: "setting-players-value", args: { fewest: 2, most: 6 } });
  expect(sentence("dice", 5)).toEqual({ id: "setting-dice-value", args: { count: 5 } });
  expect(sentence("calza", true)).toEqual({ id: "setting-calza-true", args: {} });
  expect(sentence("palifico", "once")).toEqual({ id: "setting-palifico-once", args: {} });
  expect(short("calza", true)).toEqual({ id: "value-calza-true", args: {} });
  expect(short("dice", 5)).toEqual({ id: "value-dice", args: { count: 5 } });
  expect(short("palifico", "once")).toEqual({ id: "value-palifico-once", args: {} });
});

test("settings are the same whatever their order", () => {
  expect(sameSettings({ dice: 3, players: [2, 6] }, { players: [2, 6], dice: 3 })).toBe(true);
  expect(sameSettings({ dice: 3 }, {})).toBe(false);
  expect(sameSettings({}, { calza: true })).toBe(false);
});
