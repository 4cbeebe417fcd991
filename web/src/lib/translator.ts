// The messages of a language: a thin coat over Fluent, as words.py is for the terminal.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;

/** Whose plural forms and numbers a language has that some browsers do not know; else the browser's own would leak in. */
const FORMATS: Readonly<Record<string, readonly string[]>> = { be: ["ru"], crh: ["tr"] };

/** The messages of one language. */
export class Translator {
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
  format(message: string, args: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`no message ${message}`);
    const errors: Error[] = [];
    // A message may be put in the words of an edition's box; where none is named it is told as it is everywhere.
    const text = this.#bundle.formatPattern(pattern, { box: "", ...args }, errors);
    if (errors[0]) throw new Error(`${message}: ${errors[0].message}`);
    return text;
  }
}
