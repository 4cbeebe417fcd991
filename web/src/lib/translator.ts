// The messages of one language: a thin layer over Fluent, like `locales/translator.py`.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;

/**
 * Fallback locales for languages that the browser may not support. The page uses the fallback's plural and number
 * formats, because the browser would otherwise use those of its own language.
 */
const FORMATS: Readonly<Record<string, readonly string[]>> = { be: ["ru"], crh: ["tr"] };

export class Translator {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.language = language;
    // No isolation marks around arguments: all languages are written from left to right.
    this.#bundle = new FluentBundle([language, ...(FORMATS[language] ?? [])], { useIsolating: false });
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The text of a message. Throws if the message or an argument is missing. */
  format(message: string, args: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`no message ${message}`);
    const errors: Error[] = [];
    // Messages may use the terms of an edition; an empty `box` selects the general terms.
    const text = this.#bundle.formatPattern(pattern, { box: "", ...args }, errors);
    if (errors[0]) throw new Error(`${message}: ${errors[0].message}`);
    return text;
  }
}
