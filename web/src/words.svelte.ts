// The words that people see, from the Fluent files that the terminal reads too: one a language, loaded when it is spoken.
import names from "virtual:languages";
import { box } from "./box.svelte";
import type { Message } from "./lib/settings";
import { nameOf, type Table } from "./lib/table";
import { Words, type Arguments } from "./lib/words";

const sources = import.meta.glob<string>("../../src/perudo/locales/*.ftl", { query: "?raw", import: "default" });
const DEFAULT = "en";

export const languages = Object.keys(names);

let words = $state.raw<Words | null>(null);

/** The language that is spoken. */
export const language = (): string => words?.language ?? DEFAULT;

/** The best of the languages wished for, else English. */
export function best(wished: readonly string[]): string {
  return (
    wished.map((language) => language.replace(/-.*/, "")).find((language) => languages.includes(language)) ?? DEFAULT
  );
}

/** Speaks the best of the languages wished for from now on. */
export async function speak(wished: readonly string[]): Promise<void> {
  // Without a network there is one that this page's worker keeps.
  for (const language of [best(wished), best(navigator.languages), ...languages]) {
    const source = await sources[`../../src/perudo/locales/${language}.ftl`]!().catch(() => null);
    if (source === null) continue;
    words = new Words(language, source);
    document.documentElement.lang = language;
    return;
  }
  throw new Error("no words");
}

/** The text of a message in the language now spoken, in the words of the box that is open. A broken one shows its name rather than stop the page. */
export function t(message: string, args: Arguments = {}): string {
  try {
    return words?.say(message, { box: box(), ...args }) ?? "";
  } catch (error) {
    console.error(error);
    return message;
  }
}

/** The text of messages, one sentence after the other. */
export const text = (...messages: readonly Message[]): string => messages.map(({ id, args }) => t(id, args)).join(" ");

/** Who sits at a seat: by name, but for the reader. */
export const labelOf = (table: Pick<Table, "seats" | "seat">, seat: number | null): string =>
  seat !== null && seat === table.seat ? t("page-you") : nameOf(table, seat);

/** A sentence for what the server refused; one that this page does not know yet still gets a sentence. */
export function refusal(code: string, details: Arguments): string {
  return words?.has(code) ? t(code, details) : t("page-error-unknown", { code });
}
