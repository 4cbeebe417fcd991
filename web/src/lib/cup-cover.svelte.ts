// Whether the user's own cup hides their dice from onlookers. A tap covers or uncovers the dice. Holding the cup
// uncovers them only while it is held.
import { storedSwitch } from "../storage";

/** How long (ms) a press lasts before it counts as a peek. */
const HELD = 250;

const storedCup = storedSwitch("cup", "down", "up", false);

/**
 * Create this object while a component initialises. `open`: whether everyone can see the dice. `onpeek`: called when
 * the user peeks, so that other players see the gesture.
 */
export class CupCover {
  // A closed cup stays closed in the next round and at the next table.
  hidden = $state(storedCup.get());
  #peeking = $state(false);
  /** Whether the dice are covered now. */
  readonly covered = $derived.by(() => this.hidden && !this.open() && !this.#peeking);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the current press was a peek, not a tap. */
  #held = false;

  constructor(
    private readonly open: () => boolean,
    private readonly onpeek: () => void,
  ) {}

  /** Covers or uncovers the dice after a tap. Uncovering them counts as a peek, which other players see. */
  toggle = (): void => {
    if (this.#held) return;
    this.hidden = !this.hidden;
    storedCup.set(this.hidden);
    if (!this.hidden && !this.open()) this.onpeek();
  };

  press = (): void => {
    this.#held = false;
    clearTimeout(this.#timer);
    if (!this.hidden || this.open()) return;
    this.#timer = setTimeout(() => {
      this.#held = this.#peeking = true;
      this.onpeek();
    }, HELD);
  };

  release = (): void => {
    clearTimeout(this.#timer);
    this.#peeking = false;
    setTimeout(() => (this.#held = false)); // Reset the flag only after a click event that may follow.
  };
}
