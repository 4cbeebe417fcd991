// The name of this browser's player: a random one in the current language until the user types another.
import * as v from "valibot";
import { stored } from "./storage";
import { t } from "./i18n.svelte";

/** The maximum length of a name, in characters. */
export const MAX_NAME_LENGTH = 24;

const storedName = stored("name", v.string(), "");

class PlayerName {
  #typed = $state<string | null>(storedName.get().slice(0, MAX_NAME_LENGTH) || null);
  readonly #chance = Math.random();

  /** A random name, used until the user types one. */
  get suggestion(): string {
    const names = t("guest-names").split(", ");
    return names[Math.floor(this.#chance * names.length)]!;
  }

  /** The content of the name field. */
  get value(): string {
    return this.#typed ?? this.suggestion;
  }

  set value(name: string) {
    this.#typed = name;
    storedName.set(name.trim());
  }

  /** Stores and returns the name to play under: the typed name, or the suggestion if the field is empty. */
  confirm(): string {
    this.value = this.value.trim() || this.suggestion;
    return this.value;
  }
}

export const playerName = new PlayerName();
