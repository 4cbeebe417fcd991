// SHA-256 (FIPS 180-4) and HMAC. The browser's own implementation requires HTTPS.

const BLOCK = 64;
const primes = Array.from({ length: 310 }, (_, number) => number + 2).filter((number) => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return true;
});
/** The first 32 fractional bits of a root. */
const behind = (root: number): number => (root - Math.floor(root)) * 2 ** 32;
const ROUNDS = Uint32Array.from(primes.slice(0, 64), (prime) => behind(Math.cbrt(prime)));
const START = Uint32Array.from(primes.slice(0, 8), (prime) => behind(Math.sqrt(prime)));
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, data.length * 8);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let word = 0; word < 16; word++) words[word] = view.getUint32(at + 4 * word);
    for (let word = 16; word < 64; word++) {
      const [early, late] = [words[word - 15]!, words[word - 2]!];
      const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[word] = words[word - 16]! + one + words[word - 7]! + two;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let round = 0; round < 64; round++) {
      const one =
        h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round]! + words[round]!;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const within = (pad: number, rest: Uint8Array) =>
    sha256(Uint8Array.from([...block.map((byte) => byte ^ pad), ...rest]));
  return within(0x5c, within(0x36, data));
}
