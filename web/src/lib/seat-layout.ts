// Positions of the seats around the table, with the user's own at the bottom.

/** The other seats clockwise from the user's left; all seats for a spectator. */
export function seatsFrom(seats: number, you: number | null): number[] {
  const from = you ?? 0;
  return Array.from({ length: seats - (you === null ? 0 : 1) }, (_, at) => ((from + at) % seats) + 1);
}

/** A position, as fractions of the table's width and height. On a phone, `y` is a row. */
export interface SeatPosition {
  x: number;
  y: number;
}

/**
 * The layout on a phone: seats go up the left side, along the top, and down the right. `y` is a row, counted from the
 * top.
 */
export function arcLayout(count: number): { places: SeatPosition[]; sides: number } {
  const sides = count <= 3 ? 0 : count <= 5 ? 1 : 2;
  const top = count - 2 * sides;
  const spread = sides ? 0 : top === 2 ? 0.12 : 0;
  const rows = Array.from({ length: sides }, (_, row) => row + 1);
  const places = [
    ...rows.map((y) => ({ x: 0, y })).reverse(),
    ...Array.from({ length: top }, (_, at) => ({
      x: top === 1 ? 0.5 : spread + ((1 - 2 * spread) * at) / (top - 1),
      y: 0,
    })),
    ...rows.map((y) => ({ x: 1, y })),
  ];
  return { places, sides };
}

/** The layout of a shared screen: seats evenly spaced around an oval, with a gap at the bottom. */
export function circleLayout(count: number): SeatPosition[] {
  const [gap, wider] = [count > 4 ? 40 : 60, 2.6];
  const points = Array.from({ length: 361 }, (_, at) => {
    const angle = ((gap + ((360 - 2 * gap) * at) / 360) * Math.PI) / 180;
    return { x: 0.5 - 0.5 * Math.sin(angle), y: 0.5 + 0.5 * Math.cos(angle), way: 0 };
  });
  points.forEach((point, at) => {
    const before = points[at - 1];
    if (before) point.way = before.way + Math.hypot((point.x - before.x) * wider, point.y - before.y);
  });
  const whole = points.at(-1)!.way;
  const at = (share: number) => points.find(({ way }) => way >= share * whole - 1e-9)!;
  return Array.from({ length: count }, (_, seat) => at(count === 1 ? 0.5 : seat / (count - 1))).map(({ x, y }) => ({
    x,
    y,
  }));
}

/** The layout of a desktop: an oval with a gap for the user's seat at the bottom. */
export function ovalLayout(count: number): SeatPosition[] {
  const gap = count > 4 ? 50 : count > 2 ? 78 : 115;
  return Array.from({ length: count }, (_, at) => {
    const degrees = count === 1 ? 180 : gap + ((360 - 2 * gap) * at) / (count - 1);
    const angle = (degrees * Math.PI) / 180;
    return { x: 0.5 - 0.5 * Math.sin(angle), y: 0.5 + 0.5 * Math.cos(angle) };
  });
}
