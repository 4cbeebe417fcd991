// The words that people see, from the Fluent files that the terminal reads too: one a language, loaded when it is spoken.
import names from "virtual:languages";
import * as v from "valibot";
import { currentEdition } from "./edition-context.svelte";
import type { Message } from "./lib/settings";
import { nameOf, type Table } from "./lib/table";
import { stored } from "./storage";
import { Translator, type Arguments } from "./lib/translator";

const sources = import.meta.glob<string>("../../src/perudo/locales/*.ftl", { query: "?raw", import: "default" });
const DEFAULT = "en";

/** The language that was chosen in this browser; empty if none was. */
export const storedLanguage = stored("language", v.string(), "");

export const languages = Object.keys(names);

let translator = $state.raw<Translator | null>(null);

/** The language that is spoken. */
export const language = (): string => translator?.language ?? DEFAULT;

/** The best of the languages wished for, else English. */
export function bestLanguage(wished: readonly string[]): string {
  return (
    wished.map((language) => language.replace(/-.*/, "")).find((language) => languages.includes(language)) ?? DEFAULT
  );
}

/** Speaks the best of the languages wished for from now on. */
export async function setLanguage(wished: readonly string[]): Promise<void> {
  // Without a network there is one that this page's worker keeps.
  for (const language of [bestLanguage(wished), bestLanguage(navigator.languages), ...languages]) {
    const source = await sources[`../../src/perudo/locales/${language}.ftl`]!().catch(() => null);
    if (source === null) continue;
    translator = new Translator(language, source);
    document.documentElement.lang = language;
    return;
  }
  throw new Error("no words");
}

/** The text of a message in the language now spoken, in the words of the box that is open. A broken one shows its name rather than stop the page. */
export function t(message: string, args: Arguments = {}): string {
  try {
    return translator?.format(message, { box: currentEdition(), ...args }) ?? "";
  } catch (error) {
    console.error(error);
    return message;
  }
}

/** The text of messages, one sentence after the other. */
export const text = (...messages: readonly Message[]): string => messages.map(({ id, args }) => t(id, args)).join(" ");

/** Who sits at a seat: by name, but for the reader. */
export const seatLabel = (table: Pick<Table, "seats" | "seat">, seat: number | null): string =>
  seat !== null && seat === table.seat ? t("page-you") : nameOf(table, seat);

/** A sentence for what the server refused; one that this page does not know yet still gets a sentence. */
export function refusalText(code: string, details: Arguments): string {
  return translator?.has(code) ? t(code, details) : t("page-error-unknown", { code });
}
