import { describe, expect, test, vi } from "vitest";
import { Translator } from "./lib/translator";
import { languages } from "./i18n.svelte";

const [texts, longTexts] = [
  import.meta.glob<string>("../../src/perudo/locales/*.ftl", { query: "?raw", import: "default", eager: true }),
  import.meta.glob<string>("../../src/perudo/locales/*.ftl", { query: "?later", import: "default", eager: true }),
];
const locales = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, `${text}\n${longTexts[file]!}`]));
const sources = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.test.ts", "!./**/*.d.ts", "!./testing/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = locales["../../src/perudo/locales/en.ftl"]!;
const english = new Translator("en", source);

test("a language's code is the name of its file", () => {
  expect(languages).toContain("en");
  expect(languages).toHaveLength(Object.keys(locales).length);
});

test.each(languages)("%s can be read", (language) => {
  expect(new Translator(language, locales[`../../src/perudo/locales/${language}.ftl`]!).has("page-title")).toBe(true);
});

test("the texts that are loaded first refer to none that come later", () => {
  for (const [file, text] of Object.entries(texts)) {
    const known = new Set([...text.matchAll(/^(-?[a-zA-Z][\w-]*) =/gm)].map(([, id]) => id));
    const references = [...text.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)\s*[}(]/g)].map(([, id]) => id!);
    expect(references.length).toBeGreaterThan(20);
    expect(
      references.filter((id) => !known.has(id) && !/^[A-Z]+$/.test(id)),
      file,
    ).toEqual([]);
  }
});

/** A fresh copy of the texts module, which has not loaded the long texts yet. */
async function start(): Promise<typeof import("./i18n.svelte")> {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: [] });
  vi.stubGlobal("document", { documentElement: {} });
  const page = await import("./i18n.svelte");
  await page.setLanguage(["en"]);
  return page;
}

test("a part of the page waits for the long texts that another part has asked for", async () => {
  const page = await start();
  void page.loadLongTexts();
  await page.loadLongTexts();
  expect(page.t("shared-goal")).toBe(english.format("shared-goal"));
});

test("a language that is chosen while the long texts are loaded has them too", async () => {
  const page = await start();
  await Promise.all([page.setLanguage(["fr"]), page.loadLongTexts()]);
  const french = new Translator("fr", locales["../../src/perudo/locales/fr.ftl"]!);
  expect(page.t("shared-goal")).toBe(french.format("shared-goal"));
});

test("bids read as people say them, without isolation marks", () => {
  expect(english.format("bid", { quantity: 7, face: 4 })).toBe("seven fours");
  expect(english.format("bid", { quantity: 1, face: 1 })).toBe("one ace");
  expect(english.format("story-bids", { name: "Ana", quantity: 21, face: 6 })).toBe("Ana: 21 sixes.");
});

test("a missing message or argument is an error", () => {
  expect(() => english.format("page-there-is-no-such-message")).toThrow("page-there-is-no-such-message");
  expect(() => english.format("story-opens")).toThrow("story-opens");
});

describe("the page's messages", () => {
  const code = Object.values(sources).join("\n");
  const named = new Set(
    [...code.matchAll(/["'`]((?:page|story|shared|house)-[a-z-]+)["'`]/g)].map((match) => match[1]!),
  );
  const patterns = [...code.matchAll(/`((?:page|story)-[^`]*\$\{[^`]*)`/g)].map((match) => {
    return new RegExp(`^${match[1]!.replace(/\$\{[^}]*\}/g, "[a-z-]+")}$`);
  });
  const said = new Set([...code.matchAll(/\b(?:t|say)\(\s*["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]!));

  test("all exist", () => {
    expect(named.size).toBeGreaterThan(80);
    expect([...named, ...said].filter((message) => !english.has(message))).toEqual([]);
  });

  test("are all used", () => {
    const own = [...source.matchAll(/^(page-[a-z-]+) =/gm)].map((match) => match[1]!);
    const used = (message: string) => named.has(message) || patterns.some((pattern) => pattern.test(message));
    // A message about a player can have a variant that addresses the user as "you" (see seatMessage).
    expect(own.filter((message) => !used(message) && !used(message.replace(/-you$/, "")))).toEqual([]);
  });

  test("are not written into components", () => {
    for (const [name, component] of Object.entries(sources).filter(([name]) => name.endsWith(".svelte"))) {
      const markup = component.replace(/<(script|style)[^]*?<\/\1>|<!--[^]*?-->/g, "");
      const text = markup.replace(/\{[^{}]*(\{[^{}]*(\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, "").replace(/<[^>]*>/g, "");
      expect(text.match(/[A-Za-z]{2,}/g) ?? [], name).toEqual([]);
      expect(markup.match(/\b(aria-label|title|alt|placeholder)="[^{"]*[a-z]/g) ?? [], name).toEqual([]);
    }
  });

  test("join labels by messages, not by punctuation in the code", () => {
    expect(new Translator("fr", locales["../../src/perudo/locales/fr.ftl"]!).format("label", { what: "Règles" })).toBe(
      "Règles\u00a0:",
    );
    for (const [name, source] of Object.entries(sources)) {
      const markup = name.endsWith(".svelte") ? source.replace(/<(script|style)[^]*?<\/\1>|<!--[^]*?-->/g, "") : "";
      const joined = [...markup.matchAll(/.*\}(<\/\w+>)?:/g), ...source.matchAll(/.*`.*\}: ?(\$\{|`)/g)].map(
        ([line]) => line,
      );
      // Error messages are for developers, so they are not translated.
      expect(
        joined.filter((line) => !line.includes("throw new Error")),
        name,
      ).toEqual([]);
    }
  });
});

test("the page has no comments and no messages of the command line", () => {
  for (const source of Object.values(locales)) {
    expect(source).toMatch(/^page-title = /m);
    expect(source).toMatch(/^lesson-own-doubt-wrong = /m);
    expect(source).not.toMatch(/^(#|cli-|rules-page-|serving-|solve-|tell-game)/m);
  }
});
