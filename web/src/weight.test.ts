import { expect, test } from "vitest";
import { build } from "vite";
import { languages } from "./i18n.svelte";

/** The size limit in bytes for the scripts and styles of a game, including the largest language. */
const PLAY = 150_000;
/**
 * The size limit in bytes for the scripts and styles of the first screen. tests/browser/test_weight.py measures all
 * data sent.
 */
const FIRST = 100_000;

const root = new URL("..", import.meta.url).pathname;
const built = await build({ root, logLevel: "silent", build: { write: false } });
const files = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
const chunks = files.flatMap((file) => (file.type === "chunk" ? [file] : []));
const words = chunks.filter(({ facadeModuleId }) => /\.ftl\?raw$/.test(facadeModuleId ?? ""));

async function compressed(file: (typeof files)[number]): Promise<number> {
  const stream = new Blob([file.type === "chunk" ? file.code : String(file.source)]).stream();
  return (await new Response(stream.pipeThrough(new CompressionStream("gzip"))).arrayBuffer()).byteLength;
}

/** The compressed size of the given files plus that of the largest language. */
async function weight(of: typeof files): Promise<number> {
  const [rest, tongues] = await Promise.all([of, words].map((each) => Promise.all(each.map(compressed))));
  return rest!.reduce((sum, bytes) => sum + bytes, Math.max(...tongues!));
}

/** The files that index.html loads directly. */
function firstScreen(): typeof files {
  const page = files.find(({ fileName }) => fileName === "index.html");
  const html = page?.type === "asset" ? String(page.source) : "";
  return files.filter(({ fileName }) => /\.(js|css)$/.test(fileName) && html.includes(fileName));
}

/** The files of a lazily loaded page part and its imports. */
function part(name: string): typeof files {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(name));
  const found = new Set<string>();
  const take = (fileName: string): void => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || found.has(fileName)) return;
    [fileName, ...(chunk.viteMetadata?.importedCss ?? [])].forEach((each) => found.add(each));
    chunk.imports.forEach(take);
  };
  take(entry?.fileName ?? "");
  return files.filter(({ fileName }) => found.has(fileName));
}

test("a table stays within its compressed size", async () => {
  expect(words.length).toBe(languages.length);
  const table = part("/table/TablePage.svelte");
  expect(table.some(({ fileName }) => fileName.endsWith(".css"))).toBe(true);
  expect(await weight([...new Set([...firstScreen(), ...table])])).toBeLessThan(PLAY);
});

test("the first screen and a table show no long texts, which are loaded later", () => {
  const code = [...firstScreen(), ...part("/table/TablePage.svelte")].map((file) => ("code" in file ? file.code : ""));
  expect(code.join("").length).toBeGreaterThan(100_000);
  for (const text of code)
    expect(text).not.toMatch(
      /["'`]((lesson|reading|shared|box|howto|me|club|tournament|push|why|page-check|page-hand-over|page-leave|page-signed|page-practice-(why|between|exact|likely|over|under|chances|answer)|page-solved|page-type)-|page-rules-picture|(un)?rated-|error-(club|invite|tournament|passkey|person|rated|record|sign-in)|review-(chart|keys|about|part|swing))/,
    );
});

test("the first screen loads neither the table nor the rules", async () => {
  const first = firstScreen();
  const modules = first.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  expect(modules.some((id) => id.endsWith("/front/FrontPage.svelte"))).toBe(true);
  expect(first.some(({ fileName }) => fileName.endsWith(".css"))).toBe(true);
  expect(
    modules.filter((id) => /\/src\/(table|gathering|replay|learn|practice)\/|Rules(Dialog|Form|Cards)/.test(id)),
  ).toEqual([]);
  expect(await weight(first)).toBeLessThan(FIRST);
});
