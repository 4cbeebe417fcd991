// This browser's preferences for the table. `App` sets some of them as attributes of the page, which the styles use.
import * as v from "valibot";
import { stored, storedSwitch, type Stored } from "./storage";

/** The numbers of the weaves that `SvgDefs` defines for cups. */
export const WEAVES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const CLAYS = ["red", "blue", "green", "dark"] as const;
export type Clay = (typeof CLAYS)[number];

/** A preference: a reactive value that is stored when it is set. */
class Preference<Value> {
  readonly #stored: Pick<Stored<Value>, "get" | "set">;
  #value: Value;

  constructor(stored: Pick<Stored<Value>, "get" | "set">) {
    this.#stored = stored;
    this.#value = $state(stored.get());
  }

  get value(): Value {
    return this.#value;
  }

  set value(value: Value) {
    this.#value = value;
    this.#stored.set(value);
  }
}

export const preferences = {
  /** The pattern of the player's own cup; 0 means the seat's pattern. */
  weave: new Preference(stored("weave", v.picklist([0, ...WEAVES]), 0)),
  /** The material of the player's own cup. */
  clay: new Preference(stored("clay", v.picklist(CLAYS), "red")),
  /** Whether the bid pad is on the left, in layouts with a left and a right side. */
  leftHanded: new Preference(storedSwitch("hand", "left", "right", false)),
  /** Whether bots may show reactions. */
  botReactions: new Preference(storedSwitch("moods", "on", "off", true)),
  /** Whether a coach comments on the player's moves at tables where all other players are bots. */
  coach: new Preference(storedSwitch("coach", "on", "off", false)),
  /**
   * The code of the table whose shared screen is in the same room; empty if there is none. The player's phone then
   * shows only the player's dice and the bid pad.
   */
  besideScreen: new Preference(stored("beside-screen", v.string(), "")),
  /** Whether each face of the dice has its own colour. */
  colouredFaces: new Preference(storedSwitch("faces", "coloured", "plain", false)),
};
