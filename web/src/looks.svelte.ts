// How this browser likes its table. The styles go by it: attributes of the page that `App` sets.
import { recall, remember } from "./remembered";

class Looks {
  #left = $state(recall("hand") === "left");
  #coloured = $state(recall("faces") === "coloured");
  #moods = $state(recall("moods") !== "off");

  /** Whether the pad lies to the left, where it has a side. */
  get left(): boolean {
    return this.#left;
  }

  set left(on: boolean) {
    this.#left = on;
    remember("hand", on ? "left" : "right");
  }

  /** Whether bots may show how they feel. */
  get moods(): boolean {
    return this.#moods;
  }

  set moods(on: boolean) {
    this.#moods = on;
    remember("moods", on ? "on" : "off");
  }

  /** Whether the faces of the dice are told apart by their colours as well. */
  get coloured(): boolean {
    return this.#coloured;
  }

  set coloured(on: boolean) {
    this.#coloured = on;
    remember("faces", on ? "coloured" : "plain");
  }
}

export const looks = new Looks();
