import { expect, test } from "vitest";
import { arcLayout, seatsFrom, ovalLayout, circleLayout } from "./seat-layout";

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];

test("the others sit clockwise from the user's left, and spectators see all", () => {
  expect(seatsFrom(4, 3)).toEqual([4, 1, 2]);
  expect(seatsFrom(3, null)).toEqual([1, 2, 3]);
});

test.each(COUNTS)("%i others have distinct places on the table", (count) => {
  for (const places of [arcLayout(count).places, ovalLayout(count), circleLayout(count)]) {
    expect(places).toHaveLength(count);
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(count);
    for (const { x } of places) expect(x).toBeGreaterThanOrEqual(0);
    for (const { x } of places) expect(x).toBeLessThanOrEqual(1);
  }
});

test.each(COUNTS.slice(1))("the first of %i others is on the left, the last on the right", (count) => {
  for (const places of [arcLayout(count).places, ovalLayout(count), circleLayout(count)]) {
    expect(places[0]!.x).toBeLessThan(0.5);
    expect(places.at(-1)!.x).toBeGreaterThan(0.5);
  }
});

test.each(COUNTS)("on a wide screen %i seats do not overlap", (count) => {
  // A seat's width and height as fractions of a 1920 x 1080 screen.
  const [wide, high] = [0.15, 0.46];
  const places = circleLayout(count);
  places.forEach((one, at) =>
    places.slice(at + 1).forEach((other) => {
      expect(Math.abs(one.x - other.x) >= wide || Math.abs(one.y - other.y) >= high, `${count}`).toBe(true);
    }),
  );
});
