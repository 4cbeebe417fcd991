import { expect, test } from "vitest";
import { wrapText } from "./svg-export";

test.each([
  ["", [""]],
  ["Counted: six fives.", ["Counted: six", "fives."]],
  ["one two three four", ["one two", "three four"]],
  ["Konstantinopolitana loses", ["Konstantinopolitana", "loses"]],
])("texts wrap at spaces: %s", (text, expected) => {
  expect(wrapText(text, 12)).toEqual(expected);
});

test("wrapping loses no word", () => {
  const text = "Counted: eleven fives. Ana’s bid stands. Bo loses a die. Bo is out. Ana wins the game.";
  for (const longest of [5, 10, 20, 40, 200]) expect(wrapText(text, longest).join(" ")).toBe(text);
});
