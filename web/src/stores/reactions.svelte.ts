// The reactions and gestures that are currently displayed.
import type { Reacted } from "../wire";

const SHOWN_MILLISECONDS = 2500;

export interface ShownReaction extends Pick<Reacted, "seat" | "reaction" | "gesture"> {
  key: number;
}

export class ReactionStore {
  shown = $state.raw<readonly ShownReaction[]>([]);
  #count = 0;

  open(): void {
    this.shown = [];
  }

  receive({ seat, reaction, gesture }: Reacted): void {
    const shown = { key: ++this.#count, seat, reaction, gesture };
    this.shown = [...this.shown, shown];
    setTimeout(() => (this.shown = this.shown.filter((one) => one !== shown)), SHOWN_MILLISECONDS);
  }
}
