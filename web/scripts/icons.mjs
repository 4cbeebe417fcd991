// Perudo's logo, the sun of the ace, as an icon for tabs and home screens: drawn here as SVG and PNG.
import { deflateSync } from "node:zlib";

const SIZE = 40;
const CENTER = SIZE / 2;
const DISC = 7;
const RAYS = { count: 8, from: 10.9, to: 15.4, width: 3.8 };
const CORNER = 9;
const BONE = [0xf6, 0xec, 0xd8];
const CLAY = [0xb4, 0x45, 0x1f];

const hex = (color) => `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
const round = (number) => Math.round(number * 100) / 100;

const rays = Array.from({ length: RAYS.count }, (_, at) => {
  const angle = (at * 2 * Math.PI) / RAYS.count;
  return [RAYS.from, RAYS.to].map((far) => [CENTER + far * Math.sin(angle), CENTER - far * Math.cos(angle)]);
});

export function svg() {
  const path = rays.map(([from, to]) => `M${from.map(round).join(" ")}L${to.map(round).join(" ")}`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">
  <rect width="${SIZE}" height="${SIZE}" rx="${CORNER}" fill="${hex(BONE)}" />
  <circle cx="${CENTER}" cy="${CENTER}" r="${DISC}" fill="${hex(CLAY)}" />
  <path d="${path}" stroke="${hex(CLAY)}" stroke-width="${RAYS.width}" stroke-linecap="round" />
</svg>
`;
}

function distanceToRay(x, y, [[x1, y1], [x2, y2]]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** The distance of a point from the sun's edge, in units of the drawing; negative outside. */
function inside(x, y) {
  const disc = DISC - Math.hypot(x - CENTER, y - CENTER);
  return Math.max(disc, ...rays.map((ray) => RAYS.width / 2 - distanceToRay(x, y, ray)));
}

/** The radius of the circle to which a phone may crop an icon, as a share of its width. */
const SAFE = 0.4;

/** A full square with the sun inside the safe circle. */
export function png(pixels) {
  const scale = (pixels * SAFE) / (RAYS.to + RAYS.width / 2);
  const middle = pixels / 2;
  const rows = Buffer.alloc(pixels * (1 + 3 * pixels));
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      const [across, down] = [x, y].map((at) => CENTER + (at + 0.5 - middle) / scale);
      const cover = Math.min(1, Math.max(0, inside(across, down) * scale + 0.5));
      BONE.forEach((bone, part) => {
        rows[y * (1 + 3 * pixels) + 1 + 3 * x + part] = Math.round(bone + cover * (CLAY[part] - bone));
      });
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header.set([8, 2, 0, 0, 0], 8); // eight bits a colour, red green blue
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name, data) {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(8 + named.length);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc(named), 4 + named.length);
  return framed;
}

/** The checksum of a PNG chunk. */
function crc(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
