// What a table shall be like: edition, house rules, chairs and customs, and how a change of one moves the others.
import type { Customs, EditionInfo } from "../wire";
import { differing, type Settings } from "./settings";

export interface Wish {
  edition: string;
  /** Where the rules differ from the edition's. */
  options: Settings;
  chairs: number;
  customs: Customs;
}

export interface Change {
  /** Another edition comes without house rules. */
  edition?: string;
  options?: Settings;
  chairs?: number;
  customs?: Partial<Customs>;
}

/** Every setting that a wish amounts to. */
export const rulesOf = ({ edition, options }: Pick<Wish, "edition" | "options">, editions: readonly EditionInfo[]): Settings => ({
  ...editions.find(({ id }) => id === edition)?.rules,
  ...options,
});

/** The wish after a change: chairs for as many as the rules let play, and no training aid where dice are hidden. */
export function changed(was: Wish, change: Change, editions: readonly EditionInfo[]): Wish {
  const edition = change.edition ?? was.edition;
  const options = change.edition ? {} : { ...was.options, ...change.options };
  const rules = rulesOf({ edition, options }, editions);
  const [fewest, most] = rules.players as [number, number];
  const customs = { ...was.customs, ...change.customs };
  return {
    edition,
    options: differing(options, editions.find(({ id }) => id === edition)),
    chairs: Math.min(Math.max(change.chairs ?? was.chairs, fewest), most),
    customs: { ...customs, aid: customs.aid === true && rules.lost_dice_visible === true },
  };
}
