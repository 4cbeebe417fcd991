import { expect, test } from "vitest";
import { followRenames, mergeChat, visibleChat, unreadChat } from "./chat";
import { seat, table } from "../testing/states";

const line = (seq: number, name: string) => ({ seq, seat: 1, name, phrase: null, text: "so" });
const lines = [line(3, "Ana"), line(5, "Bo"), line(8, "Cleo")];

test("repeated lines are added once", () => {
  expect(mergeChat(lines, [line(9, "Bo")], 50).map(({ seq }) => seq)).toEqual([3, 5, 8, 9]);
  expect(mergeChat(lines, [line(5, "Bo"), line(8, "Cleo"), line(9, "Bo")], 50).map(({ seq }) => seq)).toEqual([
    3, 5, 8, 9,
  ]);
  expect(mergeChat(lines, [line(9, "Bo")], 2).map(({ seq }) => seq)).toEqual([8, 9]);
});

test("muted players' lines are neither shown nor unread", () => {
  expect(visibleChat(lines, new Set(["Bo"])).map(({ name }) => name)).toEqual(["Ana", "Cleo"]);
  expect(unreadChat(lines, new Set(), 3, "Ana")).toBe(2);
  expect(unreadChat(lines, new Set(["Bo"]), 3, "Ana")).toBe(1);
  expect(unreadChat(lines, new Set(), 0, "Ana")).toBe(2);
});

test("muting follows a new name, and not the seat", () => {
  const before = table();
  const renamed = table({ seats: [seat(1), seat(2, { name: "Bob" }), seat(3), seat(4)] });
  expect([...followRenames(new Set(["Bo"]), before, renamed)]).toEqual(["Bo", "Bob"]);
  const turned = table({
    seats: [seat(1, { name: "Bo" }), seat(2, { name: "Cleo" }), seat(3, { name: "Dan" }), seat(4, { name: "Ana" })],
  });
  expect([...followRenames(new Set(["Bo"]), before, turned)]).toEqual(["Bo"]);
  const bot = table({ seats: [seat(1), seat(2, { kind: "bot", bot: "odds", name: "Killa" }), seat(3), seat(4)] });
  expect([...followRenames(new Set(["Bo"]), before, bot)]).toEqual(["Bo"]);
});
