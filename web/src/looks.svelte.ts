// How this browser likes its table. The styles go by it: attributes of the page that `App` sets.
import { recall, remember } from "./remembered";

/** The weaves that a cup may bear, as `Defs` draws them. */
export const WEAVES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const CLAYS = ["red", "blue", "green", "dark"] as const;
export type Clay = (typeof CLAYS)[number];

const weave = (value: string | null): number => WEAVES.find((each) => String(each) === value) ?? 0;
const clay = (value: string | null): Clay => CLAYS.find((each) => each === value) ?? "red";

class Looks {
  #left = $state(recall("hand") === "left");
  #coloured = $state(recall("faces") === "coloured");
  #moods = $state(recall("moods") !== "off");
  #coach = $state(recall("coach") === "on");

  #weave = $state(weave(recall("weave")));
  #clay = $state<Clay>(clay(recall("clay")));

  /** The weave of one's own cup; 0 for that of one's seat. */
  get weave(): number {
    return this.#weave;
  }

  set weave(number: number) {
    this.#weave = number;
    remember("weave", String(number));
  }

  /** What one's own cup is made of. */
  get clay(): Clay {
    return this.#clay;
  }

  set clay(value: string) {
    this.#clay = clay(value);
    remember("clay", this.#clay);
  }

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

  /** Whether a coach tells, where all others are bots, what one's own words gave away. */
  get coach(): boolean {
    return this.#coach;
  }

  set coach(on: boolean) {
    this.#coach = on;
    remember("coach", on ? "on" : "off");
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
