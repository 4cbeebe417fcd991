import { expect, test } from "vitest";
import { keyboard, named } from "./keyboard.svelte";

const key = (key: string, code: string, shiftKey = false) => named({ key, code, shiftKey } as KeyboardEvent);

test("keys are recognised on every keyboard layout", () => {
  expect(key("d", "KeyD")).toBe("d");
  expect(key("D", "KeyD", true)).toBe("d");
  // Ukrainian letters are recognised by key position, and French digits with or without Shift.
  expect(key("в", "KeyD")).toBe("d");
  expect(key("&", "Digit1")).toBe("1");
  expect(key("1", "Digit1", true)).toBe("1");
  // Latin letters and symbols are recognised by character on any layout, such as Ukrainian, German or Dvorak.
  expect(key("?", "Digit7", true)).toBe("?");
  expect(key("?", "Minus", true)).toBe("?");
  expect(key("d", "KeyH")).toBe("d");
  expect(key(" ", "Space")).toBe("Space");
  expect(key("ArrowUp", "ArrowUp")).toBe("ArrowUp");
});

test("no key has two meanings on one screen", () => {
  const { list } = keyboard;
  // At the table, Enter makes a bid, or continues while the cups are open.
  for (const { place, names } of list) {
    const keys = names.filter((name) => name !== "onward").flatMap((name) => keyboard.keys(name));
    expect(new Set(keys).size, place).toBe(keys.length);
  }
  const ofPlaces = (...places: string[]) =>
    list
      .filter(({ place }) => places.includes(place))
      .flatMap(({ names }) => names.flatMap((name) => keyboard.keys(name)));
  for (const place of ["page-table", "page-learn-in-minutes", "page-screen"]) {
    const others = new Set(ofPlaces("page-ask", "page-keyboard"));
    expect(
      ofPlaces(place).filter((key) => others.has(key)),
      place,
    ).toEqual([]);
  }
});

test("only shortcuts of single characters can be turned off", () => {
  keyboard.characters = false;
  expect(keyboard.keys("dudo")).toEqual([]);
  expect(keyboard.keys("help")).toEqual([]);
  expect(keyboard.keys("bid")).toEqual(["Enter"]);
  expect(keyboard.list.map(({ place }) => place)).not.toContain("page-ask");
  keyboard.characters = true;
  expect(keyboard.keys("dudo")).toEqual(["d"]);
});
