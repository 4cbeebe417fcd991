// Who plays at this browser: a name is there from the first moment, a word of the language, and may be changed.
import * as v from "valibot";
import { stored } from "./storage";
import { t } from "./i18n.svelte";

/** Characters of a name, at most. */
export const MAX_NAME_LENGTH = 24;

const storedName = stored("name", v.string(), "");

class PlayerName {
  #typed = $state<string | null>(storedName.get().slice(0, MAX_NAME_LENGTH) || null);
  readonly #chance = Math.random();

  /** The one that is drawn until there is another. */
  get suggestion(): string {
    const names = t("guest-names").split(", ");
    return names[Math.floor(this.#chance * names.length)]!;
  }

  /** As it stands in the field. */
  get value(): string {
    return this.#typed ?? this.suggestion;
  }

  set value(name: string) {
    this.#typed = name;
    storedName.set(name.trim());
  }

  /** The name to sit down by, kept from now on; where nothing is typed, the one that was drawn. */
  confirm(): string {
    this.value = this.value.trim() || this.suggestion;
    return this.value;
  }
}

export const playerName = new PlayerName();
