import { expect, test } from "vitest";
import { build } from "vite";

const MOST = 120_000;

async function compressed(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

test("all script together, compressed, is light", { timeout: 60_000 }, async () => {
  const root = new URL("..", import.meta.url).pathname;
  const built = await build({ root, logLevel: "silent", build: { write: false } });
  const files = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const scripts = await Promise.all(files.flatMap((file) => (file.type === "chunk" ? [compressed(file.code)] : [])));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST);
});
