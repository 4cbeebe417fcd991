// The interface texts, from the Fluent files that the terminal interface also uses. Each language is loaded on demand.
// Its long texts are loaded only with the parts of the page that show them (see `lazy.ts`).
import names from "virtual:languages";
import * as v from "valibot";
import { currentEdition } from "./edition-context.svelte";
import type { Message } from "./lib/settings";
import type { MessageArguments, MessageId } from "./messages";
import { hostOf, nameOf, type Table } from "./lib/table";
import { stored } from "./storage";
import { Translator, type Arguments } from "./lib/translator";

const sources = import.meta.glob<string>("../../src/perudo/locales/*.ftl", { query: "?raw", import: "default" });
const laterSources = import.meta.glob<string>("../../src/perudo/locales/*.ftl", { query: "?later", import: "default" });
const DEFAULT = "en";

/** The request for the long texts; null until a part of the page needs them. */
let longTexts: Promise<void> | null = null;

async function load(language: string): Promise<string> {
  const file = `../../src/perudo/locales/${language}.ftl`;
  const source = await sources[file]!();
  // A part of the page may have requested the long texts while the short ones were loading.
  return longTexts ? `${source}\n${await laterSources[file]!()}` : source;
}

/** Loads the long texts of the current language. From then on, each language is loaded with its long texts. */
export function loadLongTexts(): Promise<void> {
  longTexts ??= addLongTexts().catch((error: unknown) => {
    longTexts = null;
    throw error;
  });
  return longTexts;
}

async function addLongTexts(): Promise<void> {
  const wanted = language();
  const source = await load(wanted);
  if (wanted === language()) translator = new Translator(wanted, source);
}

/** The language that the user chose in this browser; empty if none. */
export const storedLanguage = stored("language", v.string(), "");

export const languages = Object.keys(names);

let translator = $state.raw<Translator | null>(null);

/** The code of the current language. */
export const language = (): string => translator?.language ?? DEFAULT;

/** The most preferred of the available languages (default: English). */
export function bestLanguage(wished: readonly string[]): string {
  return (
    wished.map((language) => language.replace(/-.*/, "")).find((language) => languages.includes(language)) ?? DEFAULT
  );
}

/** Switches to the most preferred language that can be loaded. */
export async function setLanguage(wished: readonly string[]): Promise<void> {
  // Offline, only the language that the service worker cached can be loaded.
  for (const language of [bestLanguage(wished), bestLanguage(navigator.languages), ...languages]) {
    const source = await load(language).catch(() => null);
    if (source === null) continue;
    translator = new Translator(language, source);
    document.documentElement.lang = language;
    return;
  }
  throw new Error("no words");
}

/** The arguments of a message: its required arguments, if any, and optional ones. */
type ArgumentsOf<Id extends MessageId> = Id extends keyof MessageArguments
  ? [args: Arguments & Record<MessageArguments[Id], string | number>]
  : [args?: Arguments];

/**
 * The text of a message in the current language, with the terms of the current edition. If a message is broken, the
 * page shows the message's id and keeps working.
 */
export function t<Id extends MessageId>(message: Id, ...[args]: ArgumentsOf<Id>): string {
  try {
    return translator?.format(message, { box: currentEdition(), ...args }) ?? "";
  } catch (error) {
    console.error(error);
    return message;
  }
}

/** The texts of several messages, joined by spaces. */
export const text = (...messages: readonly Message[]): string => messages.map(({ id, args }) => t(id, args)).join(" ");

/** A seat's label: "You", or the player's name. */
export const seatLabel = (table: Pick<Table, "seats" | "seat">, seat: number | null): string =>
  seat !== null && seat === table.seat ? t("page-you") : nameOf(table, seat);

/** The title of a table, which names the host if there is one. */
export function tableTitle(table: Pick<Table, "seats">): string {
  const name = hostOf(table);
  return name ? t("page-table-of", { name }) : t("page-title");
}

/** The text of a refusal, even if this version of the page does not know the refusal's code. */
export function refusalText(code: string, details: Arguments): string {
  return translator?.has(code) ? t(code as MessageId, details) : t("page-error-unknown", { code });
}
