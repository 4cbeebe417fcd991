// Who plays at this browser: a name is there from the first moment, a word of the language, and may be changed.
import { recall, remember } from "./remembered";
import { t } from "./words.svelte";

/** Characters of a name, at most. */
export const LONGEST_NAME = 24;

class Me {
  #typed = $state<string | null>(recall("name")?.slice(0, LONGEST_NAME) || null);
  readonly #chance = Math.random();

  /** The one that is drawn until there is another. */
  get guest(): string {
    const names = t("guest-names").split(", ");
    return names[Math.floor(this.#chance * names.length)]!;
  }

  /** As it stands in the field. */
  get name(): string {
    return this.#typed ?? this.guest;
  }

  set name(name: string) {
    this.#typed = name;
    remember("name", name.trim());
  }

  /** The name to sit down by, kept from now on; where nothing is typed, the one that was drawn. */
  take(): string {
    this.name = this.name.trim() || this.guest;
    return this.name;
  }
}

export const me = new Me();
