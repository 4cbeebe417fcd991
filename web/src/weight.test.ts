import { expect, test } from "vitest";
import { build } from "vite";
import { languages } from "./words.svelte";

const MOST = 165_000;

async function compressed(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

test("all script together with the longest language, compressed, is light", { timeout: 60_000 }, async () => {
  const root = new URL("..", import.meta.url).pathname;
  const built = await build({ root, logLevel: "silent", build: { write: false } });
  const files = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const chunks = files.flatMap((file) => (file.type === "chunk" ? [file] : []));
  const weigh = async (chunk: (typeof chunks)[number]) => ({
    bytes: await compressed(chunk.code),
    language: /\.ftl(\?|$)/.test(chunk.facadeModuleId ?? ""),
  });
  const weighed = await Promise.all(chunks.map(weigh));
  // Nobody fetches more than one language, but for who changes it.
  const tongues = weighed.filter(({ language }) => language).map(({ bytes }) => bytes);
  expect(tongues.length).toBe(languages.length);
  const rest = weighed.filter(({ language }) => !language).map(({ bytes }) => bytes);
  expect(rest.length).toBeGreaterThan(1);
  expect(rest.reduce((sum, bytes) => sum + bytes, Math.max(...tongues))).toBeLessThan(MOST);
});
