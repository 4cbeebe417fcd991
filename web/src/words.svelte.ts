// The words that people see, from the Fluent files that the terminal reads too: one a language, loaded when it is spoken.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import names from "virtual:languages";

export type Arguments = Record<string, string | number>;

const sources = import.meta.glob<string>("../../src/perudo/locales/*.ftl", { query: "?raw", import: "default" });
const DEFAULT = "en";
/** Whose plural forms and numbers a language has that browsers do not know; else the browser's own would leak in. */
const FORMATS: Readonly<Record<string, readonly string[]>> = { crh: ["tr"] };

/** The messages of one language. */
export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.language = language;
    // No isolation marks around arguments: none of the languages is written from right to left.
    this.#bundle = new FluentBundle([language, ...(FORMATS[language] ?? [])], { useIsolating: false });
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The text of a message; throws where it is missing or something is not filled in. */
  say(message: string, args: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`no message ${message}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new Error(`${message}: ${errors[0].message}`);
    return text;
  }
}

export const languages = Object.keys(names);

let words = $state.raw<Words | null>(null);

/** The language that is spoken. */
export const language = (): string => words?.language ?? DEFAULT;

/** The best of the languages wished for, else English. */
export function best(wished: readonly string[]): string {
  return wished.map((language) => language.replace(/-.*/, "")).find((language) => languages.includes(language)) ?? DEFAULT;
}

/** Speaks the best of the languages wished for from now on. */
export async function speak(wished: readonly string[]): Promise<void> {
  const language = best(wished);
  const source = await sources[`../../src/perudo/locales/${language}.ftl`]!();
  words = new Words(language, source);
  document.documentElement.lang = language;
}

/** The text of a message in the language now spoken. A broken one shows its name rather than stop the page. */
export function t(message: string, args: Arguments = {}): string {
  try {
    return words?.say(message, args) ?? "";
  } catch (error) {
    console.error(error);
    return message;
  }
}

/** A sentence for what the server refused; one that this page does not know yet still gets a sentence. */
export function refusal(code: string, details: Arguments): string {
  return words?.has(code) ? t(code, details) : t("page-error-unknown", { code });
}
