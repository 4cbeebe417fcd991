import { expect, test } from "vitest";
import { build } from "vite";
import { languages } from "./words.svelte";

/** All script, with the longest language. */
const MOST = 165_000;
/** What the page itself asks for of script and styles, with it; tests/browser/test_weight.py has all that is sent. */
const FIRST = 100_000;

const root = new URL("..", import.meta.url).pathname;
const built = await build({ root, logLevel: "silent", build: { write: false } });
const files = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
const chunks = files.flatMap((file) => (file.type === "chunk" ? [file] : []));
const words = chunks.filter(({ facadeModuleId }) => /\.ftl(\?|$)/.test(facadeModuleId ?? ""));
const scripts = chunks.filter((chunk) => !words.includes(chunk));

async function compressed(file: (typeof files)[number]): Promise<number> {
  const stream = new Blob([file.type === "chunk" ? file.code : String(file.source)]).stream();
  return (await new Response(stream.pipeThrough(new CompressionStream("gzip"))).arrayBuffer()).byteLength;
}

/** These files, with the longest language: nobody fetches more than one, but for who changes it. */
async function weight(of: typeof files): Promise<number> {
  const [rest, tongues] = await Promise.all([of, words].map((each) => Promise.all(each.map(compressed))));
  return rest!.reduce((sum, bytes) => sum + bytes, Math.max(...tongues!));
}

test("all script together with the longest language, compressed, is light", async () => {
  expect(words.length).toBe(languages.length);
  expect(scripts.length).toBeGreaterThan(1);
  expect(await weight(scripts)).toBeLessThan(MOST);
});

test("the first screen is sent what it needs, and neither table nor rules with it", async () => {
  const page = files.find(({ fileName }) => fileName === "index.html");
  const html = page?.type === "asset" ? String(page.source) : "";
  const first = files.filter(({ fileName }) => /\.(js|css)$/.test(fileName) && html.includes(fileName));
  const modules = first.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  expect(modules.some((id) => id.endsWith("/front/Front.svelte"))).toBe(true);
  expect(first.some(({ fileName }) => fileName.endsWith(".css"))).toBe(true);
  expect(modules.filter((id) => /\/src\/(table|gathering|replay|learn|practice)\/|Rules(Dialog|Form|Cards)/.test(id))).toEqual([]);
  expect(await weight(first)).toBeLessThan(FIRST);
});
