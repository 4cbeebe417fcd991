import { expect, test } from "vitest";
import { onlyHuman, amongBots, placeOf, podium, standings } from "./standings";
import { seat, table, view } from "../testing/states";

const over = table({ places: [3, 1, 3, 2] });
const bot = (number: number) => seat(number, { kind: "bot", bot: "odds" });

test("standings are in the order of finish, with three on the podium", () => {
  expect(standings(over).map(({ seat }) => seat)).toEqual([2, 4, 1, 3]);
  expect(podium(over)).toEqual([
    { seat: 2, place: 1 },
    { seat: 4, place: 2 },
    { seat: 1, place: 3 },
  ]);
});

test("only eliminated players and the winner have places", () => {
  const now = table({ places: [null, 4, null, null] });
  expect(placeOf(now, 2)).toEqual({ place: 4, count: 4 });
  expect(placeOf(now, 1)).toBeNull();
  expect(placeOf(now, null)).toBeNull();
});

test("a substitute bot counts as a person", () => {
  const bots = table({ seats: [seat(1), bot(2), bot(3), bot(4)], view: view({ eliminated: [1] }) });
  expect([amongBots(bots), onlyHuman(bots)]).toEqual([true, true]);
  const held = table({
    seats: [seat(1), bot(2), { ...bot(3), substitute: true }, bot(4)],
    view: view({ eliminated: [1] }),
  });
  expect([amongBots(held), onlyHuman(held)]).toEqual([false, false]);
  expect(amongBots(table({ seats: bots.seats, view: view() }))).toBe(false);
});
